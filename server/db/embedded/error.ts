/** The embedded PostgreSQL cannot run here; the message is one clear sentence for whoever started the server. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}
