/** Every table, one file a room. */
export * from "./schema/scenarios.ts";
