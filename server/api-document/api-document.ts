/** The OpenAPI description of every call, made from the same endpoints that the server mounts. */
import * as z from "zod/mini";
import type { Caller, Endpoint } from "#domain/endpoint.ts";
import { ERRORS, errorReplySchema } from "#domain/errors.ts";

type Json = Record<string, unknown>;

/** What a caller must be, as the document's reader is told. */
const WHO: Readonly<Record<Caller, string>> = {
  anyone: "Anyone may call this.",
  user: "Needs a session: the session cookie, or `Authorization: Bearer <access token>`.",
  admin: "Needs an administrator's session.",
};

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return json;
};

const content = (schema: z.ZodMiniType, io: "input" | "output", type = "application/json"): Json => ({
  [type]: { schema: schemaOf(schema, io) },
});

const parametersOf = (schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
};

const operationOf = (endpoint: Endpoint): Json => {
  const { caller, summary, params, query, body, reply, event } = endpoint;
  const done =
    reply === undefined
      ? { "204": { description: "Done; no body" } }
      : {
          "200": {
            description: "OK",
            content: {
              ...content(reply, "output"),
              ...(event === undefined ? {} : content(event, "output", "text/event-stream")),
            },
          },
        };
  return {
    summary,
    description: WHO[caller],
    tags: [endpoint.path.split("/")[endpoint.path.startsWith("/api/") ? 2 : 3] ?? "other"],
    ...(caller === "anyone" ? { security: [] } : {}),
    parameters: [...parametersOf(params, "path"), ...parametersOf(query, "query")],
    ...(body === undefined ? {} : { requestBody: { required: true, content: content(body, "input") } }),
    responses: { ...done, default: { $ref: "#/components/responses/Error" } },
  };
};

/** The document, OpenAPI 3.1. `version` is the app's own. */
export const apiDocumentOf = (endpoints: readonly Endpoint[], appUrl: string, version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Plainsay", version, description: "Every call of the Plainsay server." },
    servers: [{ url: appUrl }],
    security: [{ session: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "better-auth.session_token" },
        bearer: { type: "http", scheme: "bearer" },
      },
      responses: {
        Error: {
          description: `One shape for every error. Codes: ${Object.keys(ERRORS).join(", ")}.`,
          content: content(errorReplySchema, "output"),
        },
      },
    },
  };
};
