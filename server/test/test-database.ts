/** Names of databases beside each other on one PostgreSQL. */

export const TEMPLATE = "plainsay_template";

/** The same server's other database: the address is a socket's, which the URL class does not read. */
export const databaseUrl = (url: string, name: string): string => url.replace(/\/plainsay(?=\?|$)/, `/${name}`);
