/**
 * Starts a real PostgreSQL beside the server, for one machine without an administrator. It listens on a unix socket
 * in a folder of its own (Windows: on the loopback address, with a password), commits durably, and is stopped by a
 * watchdog when this process ends in any way.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
	chmod,
	chown,
	mkdtemp,
	readFile,
	rm,
	writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	type Account,
	runAs,
	serviceAccount,
	spawnOptions,
} from "./account.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import {
	createDatabase,
	DATABASE_NAME,
	DATABASE_USER,
	findDatabase,
	prepareParent,
} from "./data-folder.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { inUse, SOCKET_PREFIX, waitUntilFree } from "./lock.ts";

export interface EmbeddedPostgresOptions {
	/** Made if missing; the database's files go to `postgres` in it. */
	dataDir: string;
	/** Told when PostgreSQL ends without having been stopped; `reason` is the end of its log. */
	onExit?: (reason: string) => void;
}

export interface EmbeddedPostgres {
	/** For `openPool`: `postgresql://…` of the database `plainsay`, with all rights. */
	url: string;
	/** Where the database's files really are. */
	dataPath: string;
	/** Stops it in order and resolves when it is gone. Connections still open are cut. May be called twice. */
	stop: () => Promise<void>;
}

/** Small, and never at the cost of a commit: fsync, full_page_writes and synchronous_commit stay on. */
const SETTINGS: Readonly<Record<string, string>> = {
	shared_buffers: "16MB",
	max_connections: "40",
	superuser_reserved_connections: "1",
	reserved_connections: "0",
	jit: "off",
	huge_pages: "off",
	work_mem: "4MB",
	maintenance_work_mem: "32MB",
	max_wal_size: "256MB",
	min_wal_size: "32MB",
	wal_level: "minimal",
	max_wal_senders: "0",
	max_worker_processes: "0",
	max_parallel_workers: "0",
	max_logical_replication_workers: "0",
	autovacuum_max_workers: "1",
	// Its own log goes to this process; what a query said (it may hold a person's words) must not be in it.
	log_min_messages: "log",
	log_min_error_statement: "panic",
	log_checkpoints: "off",
	timezone: "UTC",
	log_timezone: "UTC",
};

const START_TIMEOUT_MS = 60_000;
const LOG_CHARS = 2_000;
const READY = "database system is ready to accept connections";

/**
 * `"$@"` is the server. The inner loop ends when the pipe from Node closes, whatever closed it, and asks the server to
 * stop; when the server ends first, the loop is ended, so that it never signals a process number given to another.
 */
const WATCHDOG = `exec 3<&0
socket=$1; shift
"$@" </dev/null 3<&- &
server=$!
( while read -r _ <&3; do :; done; kill -INT $server ) 2>/dev/null &
watcher=$!
wait $server
code=$?
kill $watcher 2>/dev/null
rm -rf "$socket"
exit $code`;

interface Endpoint {
	settings: Record<string, string>;
	url: string;
	socketDir: string;
}

/** A unix socket's path may not exceed some 100 characters: the temporary folder is used if short, else `/tmp`. */
async function openSocketFolder(account: Account): Promise<Endpoint> {
	const candidates = [tmpdir(), "/tmp", "/dev/shm"].filter(
		(folder) => folder.length <= 60,
	);
	for (const candidate of candidates) {
		const socketDir = await mkdtemp(join(candidate, SOCKET_PREFIX)).catch(
			() => undefined,
		);
		if (socketDir === undefined) continue;
		if (account) await chown(socketDir, account.uid, account.gid);
		const isUsable =
			!account ||
			(await runAs(account, "/bin/sh", ["-c", 'test -w "$1"', "sh", socketDir]))
				.code === 0;
		if (isUsable) {
			const url = `postgresql://${DATABASE_USER}@/${DATABASE_NAME}?host=${encodeURIComponent(socketDir)}`;
			return {
				socketDir,
				url,
				settings: { listen_addresses: "", unix_socket_directories: socketDir },
			};
		}
		await rm(socketDir, { recursive: true, force: true });
	}
	throw new EmbeddedPostgresError(
		`No temporary folder can be written to (tried ${candidates.join(", ")}): set TMPDIR.`,
	);
}

/** Windows: a port that is free now, on the loopback address only. */
async function openLoopback(password: string): Promise<Endpoint> {
	const port = await new Promise<number>((resolve, reject) => {
		const probe = createServer().once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() =>
				resolve(typeof address === "object" && address ? address.port : 0),
			);
		});
	});
	return {
		socketDir: "",
		url: `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`,
		settings: {
			listen_addresses: "127.0.0.1",
			port: String(port),
			unix_socket_directories: "",
		},
	};
}

/**
 * Starts it: about 0.2 s, the first time about 1 s. Prints nothing.
 * @throws EmbeddedPostgresError, one sentence, when the folder is in use or not writable, or it cannot run here.
 */
export async function startEmbeddedPostgres(
	options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
	const parent = await prepareParent(options.dataDir);
	const existing = await findDatabase(parent);
	const account = await serviceAccount(existing?.ownerUid);
	const binaries = await findBinaries(account, parent);
	const isWindows = process.platform === "win32";
	const password = isWindows ? await keptPassword(parent) : undefined;
	const dataPath =
		existing?.path ??
		(await createDatabase(parent, account, binaries, password));
	const stalePid = await waitUntilFree(dataPath);
	const endpoint =
		password === undefined
			? await openSocketFolder(account)
			: await openLoopback(password);
	const server = launch({
		account,
		binaries,
		dataPath,
		endpoint,
		stalePid,
		onExit: options.onExit,
	});
	await server.ready;
	return { url: endpoint.url, dataPath, stop: server.stop };
}

async function keptPassword(parent: string): Promise<string> {
	const file = join(parent, "postgres.password");
	const kept = await readFile(file, "utf8").catch(() => undefined);
	if (kept !== undefined) return kept;
	const password = randomBytes(24).toString("hex");
	await writeFile(file, password, { mode: 0o600 });
	await chmod(file, 0o600);
	return password;
}

interface Launch {
	account: Account;
	binaries: Binaries;
	dataPath: string;
	endpoint: Endpoint;
	stalePid: number;
	onExit: ((reason: string) => void) | undefined;
}

function launch({
	account,
	binaries,
	dataPath,
	endpoint,
	stalePid,
	onExit,
}: Launch) {
	const settings = Object.entries({
		...SETTINGS,
		...endpoint.settings,
	}).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
	const command = [binaries.postgres, "-D", dataPath, ...settings];
	const { env, ...who } = spawnOptions(account);
	const child = spawn(
		"/bin/sh",
		["-c", WATCHDOG, "plainsay-database", endpoint.socketDir, ...command],
		{
			...who,
			// PostgreSQL's own way to be told that the lock's process number now belongs to something else. It keeps its
			// check for surviving processes, which removing the lock would lose.
			env:
				stalePid === 0 ? env : { ...env, PG_GRANDPARENT_PID: String(stalePid) },
			// A session of its own: Ctrl-C in the terminal must not reach it before the server has finished its requests.
			detached: true,
			stdio: ["pipe", "ignore", "pipe"],
		},
	);
	let log = "";
	let isStopping = false;
	const exited = new Promise<void>((resolve) => {
		child.once("exit", () => resolve());
		child.once("error", () => resolve());
	});
	const ready = new Promise<void>((resolve, reject) => {
		const timer = setTimeout(() => child.stdin.end(), START_TIMEOUT_MS);
		child.stderr.on("data", (chunk: Buffer) => {
			log = (log + chunk.toString()).slice(-LOG_CHARS);
			if (!log.includes(READY)) return;
			clearTimeout(timer);
			resolve();
		});
		void exited.then(() => {
			clearTimeout(timer);
			reject(
				/lock file "[^"]*" already exists/.test(log)
					? inUse(dataPath)
					: failed(log),
			);
		});
	});
	ready.then(
		() => exited.then(() => isStopping || onExit?.(lastLines(log))),
		() => undefined,
	);
	child.stdin.on("error", () => undefined);
	const stop = async () => {
		isStopping = true;
		child.stdin.end();
		await exited;
	};
	return { ready, stop };
}

function lastLines(log: string): string {
	return log.trim().split("\n").slice(-5).join("\n");
}

function failed(log: string): EmbeddedPostgresError {
	return new EmbeddedPostgresError(
		`The embedded PostgreSQL did not start: ${lastLines(log) || "it said nothing"}`,
	);
}
