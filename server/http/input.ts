/** Reads and checks what a call sends; a refusal names each field with a sentence. */
import type { Context } from "hono";
import type { Endpoint, Received } from "#domain/endpoint.ts";
import { AppError } from "#domain/errors.ts";
import type { AppEnv } from "./app-env.ts";

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

export const parseInput = async <E extends Endpoint>(endpoint: E, context: Context<AppEnv>): Promise<Received<E>> => {
  const issues: Issue[] = [];
  const part = (schema: Endpoint["body"], value: unknown): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    issues.push(...result.error.issues);
    return undefined;
  };
  const params = part(endpoint.params, context.req.param());
  // An address that no row can have is a missing row, not a bad request.
  if (issues.length > 0) throw new AppError("not_found");
  const query = part(endpoint.query, context.req.query());
  const body = part(endpoint.body, endpoint.body === undefined ? undefined : await readJson(context));
  if (issues.length > 0) throw badRequest(issues);
  return { params, query, body } as Received<E>;
};

const readJson = async (context: Context<AppEnv>): Promise<unknown> => {
  const type = context.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError("bad_request", { message: "Send the request as application/json." });
  }
  try {
    return await context.req.json();
  } catch (cause) {
    throw new AppError("bad_request", { message: "That is not valid JSON.", cause });
  }
};

const badRequest = (issues: readonly Issue[]): AppError => {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.map(String).join(".") || "body"] ??= issue.message;
  const [first] = Object.entries(fields);
  return new AppError("bad_request", {
    fields,
    ...(first === undefined ? {} : { message: `Please check ${first[0]}: ${first[1]}` }),
  });
};
