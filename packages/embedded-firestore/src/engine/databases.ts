import { join } from 'node:path';
import type { DatabaseId } from '../model/path';
import { Clock } from './clock';
import { Database } from './database';
import { type Journal, nullJournal } from './journal';
import { emptyAt, type InitialState, newEpoch } from './origin';
import { systemTime, type Time } from './time';
import { type Files, nodeFiles } from './wal/files';
import { folderName, namesIn, parseFolderName } from './wal/folder';
import { lockFolder } from './wal/folder-lock';
import { LogJournal } from './wal/log-journal';
import { type Recovered, recover } from './wal/recover';

const HISTORY_BYTES = 64 * 1024 * 1024;

export type DatabasesOptions = {
  /** The data folder; if absent, data is in memory only. */
  readonly dataDir?: string;
  /**
   * `process` (the default): an acknowledged write survives a process crash, and after 50 ms a system crash. `disk`: an acknowledged
   * write survives both.
   */
  /** If a log is damaged in the middle, save a copy and continue with the data before the damage, instead of failing to open. */
  readonly repair?: boolean;
  /** Called with a message about data cut by recovery and failed background writes; standard error by default. */
  readonly warn?: (message: string) => void;
  /** Bytes of old versions that each database retains for reads in the past and resuming listeners; 64 MiB by default. */
  readonly historyBytes?: number;
  /** Log size above which it is replaced by a snapshot; 16 MiB by default. */
  readonly logBytes?: number;
  readonly time?: Time;
  readonly files?: Files;
};

/** All databases of one server, by project and id; each is created on first access, and on disk on first write. */
export class Databases {
  private readonly databases = new Map<string, Database>();
  private readonly files: Files;
  private readonly time: Time;
  private readonly warn: (message: string) => void;
  private readonly unlock: () => void;

  private constructor(private readonly options: DatabasesOptions) {
    this.files = options.files ?? nodeFiles;
    this.time = options.time ?? systemTime;
    this.warn = options.warn ?? ((message) => console.error(message));
    this.unlock = options.dataDir === undefined ? () => {} : lockFolder(this.files, options.dataDir);
  }

  /**
   * Opens a data folder with everything in it, or an empty server in memory.
   * @throws FAILED_PRECONDITION when another process has the folder, DATA_LOSS when something in it is damaged
   */
  static open(options: DatabasesOptions = {}): Databases {
    const databases = new Databases(options);
    try {
      databases.recoverAll();
    } catch (error) {
      databases.unlock();
      throw error;
    }
    return databases;
  }

  get(id: DatabaseId): Database {
    return this.databases.get(keyOf(id)) ?? this.add(id, undefined);
  }

  /** All existing databases. */
  all(): readonly Database[] {
    return [...this.databases.values()];
  }

  /** Closes the logs and releases the folder lock. */
  async close(): Promise<void> {
    await Promise.all(this.all().map((database) => database.close()));
    this.unlock();
  }

  private recoverAll(): void {
    const { dataDir, repair = false, historyBytes = HISTORY_BYTES } = this.options;
    if (dataDir === undefined) return;
    for (const name of namesIn(this.files, dataDir)) {
      const id = parseFolderName(name);
      if (id) this.add(id, recover(this.files, join(dataDir, name), { historyBytes, repair, warn: this.warn }));
    }
  }

  private add(id: DatabaseId, recovered: Recovered | undefined): Database {
    const historyBytes = this.options.historyBytes ?? HISTORY_BYTES;
    const clock = new Clock(() => this.time.now());
    clock.learn(recovered?.clock ?? 0);
    const { epoch, store, history } = recovered ?? { epoch: newEpoch(), ...emptyAt(0, historyBytes) };
    const origin: InitialState = { epoch, store, history, clock };
    const database = new Database(id, origin, { time: this.time, journal: this.journal(id, recovered), historyBytes });
    this.databases.set(keyOf(id), database);
    return database;
  }

  private journal(id: DatabaseId, recovered: Recovered | undefined): Journal {
    const { dataDir, logBytes } = this.options;
    if (dataDir === undefined) return nullJournal;
    const options = { files: this.files, warn: this.warn, logBytes };
    return new LogJournal(join(dataDir, folderName(id)), recovered, options);
  }
}

const keyOf = ({ project, database }: DatabaseId): string => `${project}/${database}`;
