/** Connections to PostgreSQL, embedded or hosted: the pool, transactions, and what is worth a second try. */
import pg from "pg";

export interface PoolOptions {
  /** `postgresql://…`; the embedded launcher gives one too. */
  url: string;
  /** Connections at most; servers side by side on one database share its `max_connections`. */
  max?: number;
  /** Told of an idle connection that broke (a restarted database, say). The pool replaces it by itself. */
  onIdleError: (error: Error) => void;
}

const RETRYABLE_CODES: ReadonlySet<string> = new Set(["40001", "40P01"]);
const RETRY_ATTEMPTS = 5;
const RETRY_BASE_MS = 10;

/**
 * Opens a pool; connects on first use. Nothing waits for ever: 5 s for a connection, 15 s a statement,
 * 15 s idle inside a transaction. Set at the start of a session, so a proxy that pools by transaction will not do.
 */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: "plainsay",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // Without a listener the "error" event of an idle connection ends the process.
  pool.on("error", options.onIdleError);
  return pool;
}

/** PostgreSQL's five-character code, also when the query builder wrapped the error as a cause. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError) return cause.code;
  }
  return undefined;
}

/**
 * Runs `work` again, up to five times in all, when PostgreSQL ended it as a deadlock (40P01) or a serialization
 * failure (40001). `work` must be one whole transaction and must do nothing outside the database.
 * @throws whatever the last try threw; any other error at once.
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === RETRY_ATTEMPTS || !RETRYABLE_CODES.has(sqlStateOf(error) ?? "")) throw error;
      // Two that collided must not come back in step.
      const waitMs = RETRY_BASE_MS * 2 ** attempt * Math.random();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

/**
 * Runs `work` inside one transaction on one connection: committed when it returns, rolled back when it throws,
 * retried as `withRetry` says.
 */
export function withTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withRetry(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query("BEGIN");
      const result = await work(client);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      // A connection that cannot roll back must not be given to the next caller with a transaction open.
      await client.query("ROLLBACK").catch((cause: unknown) => {
        broken = cause instanceof Error ? cause : new Error(String(cause));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  });
}
