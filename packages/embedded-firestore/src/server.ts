import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { version } from '../package.json';
import { Databases } from './engine/databases';
import { systemTime, type Time } from './engine/time';
import { exportArchive, importArchive } from './engine/wal/archive-folder';
import { parseDatabaseName } from './model/resource-name';
import type { RulesFile, RulesIssue } from './model/rules-source';
import { listen } from './port';
import { Rulesets } from './rulesets';
import { Triggers } from './triggers/triggers';
import { Backlog } from './wire/backlog';
import { Control } from './wire/control/control';
import { printIssue } from './wire/control/security-rules';
import { httpHandler } from './wire/http';
import { DEFAULT_LIMITS, type Limits } from './wire/limits';
import { openService } from './wire/service/open-service';
import { Channels } from './wire/webchannel/channels';

const DEFAULT_HOST = '127.0.0.1';

export type ServerOptions = {
  /** 0, the default, uses any free port. */
  readonly port?: number;
  /** The address or name to listen on, 127.0.0.1 by default. Anyone who can reach the port has administrator access. */
  readonly host?: string;
  /** The data folder; if absent, data is in memory only. */
  readonly dataDir?: string;
  /** If the data is damaged in the middle, continues with what is before the damage. */
  readonly repair?: boolean;
  /** Bytes of old versions that each database retains. */
  readonly historyBytes?: number;
  /** A rules file for every project without its own rules; if it does not compile, everything is denied. */
  readonly rulesFile?: string;
  /** The project of the seed and of `clear`; `singleProject` adds a hint when another one is used. */
  readonly projectId?: string;
  readonly singleProject?: boolean;
  /** The metadata file of an export, read at the start unless the data folder holds documents already. */
  readonly seed?: string;
  /** `host:port` of the functions emulator, which receives events for documents with registered triggers. */
  readonly functionsEmulator?: string;
  /** Receives log lines; standard error by default. */
  readonly log?: (line: string) => void;
  /** The time source; tests use a faster one. */
  readonly time?: Time;
  /** Limits on resources per client; absent ones have their defaults. */
  readonly limits?: Partial<Limits>;
};

/** A running server. */
export type Server = {
  readonly port: number;
  /** Stops accepting connections, ends streams, finishes pending requests (for at most a second), and flushes to disk. */
  close(): Promise<void>;
  /** Deletes everything in a project's default database. */
  clear(projectId?: string): Promise<void>;
  /** Loads the rules of a project. If one of the issues is an error, the previous rules remain in effect. */
  loadRules(projectId: string, source: string): readonly RulesIssue[];
};

/**
 * Starts a Cloud Firestore server with gRPC, REST, WebChannel and security rules. It listens once data is recovered and rules are compiled.
 * @throws what keeps it from starting: the port is taken (`EADDRINUSE`), the data is damaged or in use, the seed cannot be read
 */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const databases = openDatabases(options);
  try {
    return await serve(options, databases);
  } catch (error) {
    await databases.close();
    throw error;
  }
}

async function serve(options: ServerOptions, databases: Databases): Promise<Server> {
  const { host = DEFAULT_HOST, projectId = 'demo-project', log = console.error } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const rulesets = new Rulesets(databases, log);
  if (options.rulesFile !== undefined) await loadInitialRules(rulesets, options.rulesFile, log);
  const defaultOf = (project: string) => rulesets.guard(databases.get({ project, database: '(default)' }));
  if (options.seed !== undefined) await seed(defaultOf(projectId), options.seed, log);

  const service = openService({
    open: (id) => rulesets.guard(databases.get(id)),
    singleProject: options.singleProject ? projectId : undefined,
    log,
  });
  const database = (name: string) => service.database(parseDatabaseName(name));
  const backlog = new Backlog(limits);
  const channels = new Channels({ database, log, backlog, maxSessions: limits.sessions, ...(options.time && { time: options.time }) });
  const sessions = () => channels.size;
  const triggers = new Triggers({ databases, functionsEmulator: options.functionsEmulator, time: options.time ?? systemTime, log });
  const control = new Control({ databases, service, rules: rulesets, triggers, version, exportTo: exportArchive, sessions, log });
  const released = (connection: object): void => {
    for (const { transactions } of databases.all()) transactions.releaseOf(connection);
  };
  const handler = httpHandler({ service, channels, control, host, log });
  const port = await listen({
    host,
    port: options.port ?? 0,
    handler,
    grpc: async () => {
      const { createGrpcServer } = await import('./wire/grpc/grpc-server');
      return createGrpcServer({ service, database, released, backlog, log }, limits.pingMillis);
    },
    requestMillis: limits.requestMillis,
    log,
  });
  return {
    port: port.number,
    async close() {
      port.stopAccepting();
      channels.close();
      await port.close();
      triggers.close();
      await databases.close();
    },
    clear: (project = projectId) => defaultOf(project).clear(),
    loadRules: (project, source) => rulesets.load(project, [{ name: 'firestore.rules', content: source }]),
  };
}

function openDatabases({ dataDir, repair, historyBytes, time, log = console.error }: ServerOptions): Databases {
  return Databases.open({
    warn: log,
    ...(dataDir !== undefined && { dataDir }),
    ...(repair !== undefined && { repair }),
    ...(historyBytes !== undefined && { historyBytes }),
    ...(time !== undefined && { time }),
  });
}

async function loadInitialRules(rulesets: Rulesets, path: string, log: (line: string) => void): Promise<void> {
  const files: readonly RulesFile[] = [{ name: basename(path), content: await readFile(path, 'utf8') }];
  const issues = rulesets.loadInitial(files);
  for (const issue of issues) log(printIssue(issue));
  if (issues.some(({ severity }) => severity === 'ERROR')) log(`${path} has errors: everything is refused until it compiles.`);
}

async function seed(database: ReturnType<Databases['get']>, metadataFile: string, log: (line: string) => void): Promise<void> {
  if (database.size > 0) log(`The data folder holds ${database.size} documents already: ${metadataFile} is not read.`);
  else await importArchive(database, metadataFile);
}
