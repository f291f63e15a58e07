/** Calls of the authentication library on behalf of a request: what it is told, and how its refusals are put. */
import { isAPIError } from "better-auth/api";
import type { Context } from "hono";
import { AppError } from "#domain/errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { CLIENT_ADDRESS_HEADER } from "./auth.ts";

const PASSED_ON = ["cookie", "authorization", "user-agent"];

export const authHeaders = (context: Context<AppEnv>): Headers => {
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  headers.set(CLIENT_ADDRESS_HEADER, context.get("clientAddress"));
  return headers;
};

/** Sends the cookies that the library set to the caller. */
export const passCookies = (context: Context<AppEnv>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) context.header("Set-Cookie", cookie, { append: true });
};

/** Runs a call; a refusal of the library becomes ours, with the specification's sentence. */
export const asAppErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isAPIError(error) ? toAppError(error) : error;
  }
};

/** What the library throws; its own type hides the body. */
type Refusal = { readonly statusCode: number; readonly body?: { readonly code?: string; readonly message?: string } };

const toAppError = (refusal: unknown): AppError => {
  const { statusCode, body } = refusal as Refusal;
  if (body?.code === "EMAIL_NOT_VERIFIED") return new AppError("email_not_confirmed", { cause: refusal });
  if (body?.code === "FAILED_TO_CREATE_USER") return new AppError("conflict", { cause: refusal });
  if (statusCode === 401) return new AppError("invalid_credentials", { cause: refusal });
  if (statusCode >= 500) return new AppError("internal", { cause: refusal });
  const message = body?.message;
  return new AppError("bad_request", { cause: refusal, ...(message === undefined ? {} : { message }) });
};

/** Sends the browser to a page of the app. */
export const toPage = (context: Context<AppEnv>, page: string, query: Record<string, string>): Response =>
  context.redirect(`${page}?${new URLSearchParams(query).toString()}`);
