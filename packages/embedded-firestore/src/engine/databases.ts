import { join } from 'node:path';
import type { DatabaseId } from '../model/path';
import { Clock } from './clock';
import { Database } from './database';
import { type Journal, nullJournal } from './journal';
import { emptyAt, newEpoch, type Origin } from './origin';
import { systemTime, type Time } from './time';
import { type Files, nodeFiles } from './wal/files';
import { folderName, namesIn, parseFolderName } from './wal/folder';
import { lockFolder } from './wal/folder-lock';
import { LogJournal } from './wal/log-journal';
import { type Recovered, recover } from './wal/recover';

const HISTORY_BYTES = 64 * 1024 * 1024;

export type DatabasesOptions = {
  /** Where to keep everything; memory only when absent. */
  readonly dataDir?: string;
  /**
   * `process` (the default): an answered write survives the end of the process, and within 50 ms that of the computer. `disk`: an answered
   * write survives both.
   */
  readonly durability?: 'process' | 'disk';
  /** Where a log is damaged in the middle, keep a copy of it and go on with what is before, instead of refusing to open. */
  readonly repair?: boolean;
  /** Told in a sentence what recovery has cut, and what could not be written in the background; standard error by default. */
  readonly warn?: (message: string) => void;
  /** Bytes of replaced versions that each database keeps for reads in the past and for listeners that resume; 64 MiB by default. */
  readonly historyBytes?: number;
  /** Size of a log from which a snapshot takes its place; 16 MiB by default. */
  readonly logBytes?: number;
  readonly time?: Time;
  readonly files?: Files;
};

/** All databases of one server, by project and id; each comes into being when it is first asked for, and on the disk when first written to. */
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

  /** Those that exist. */
  all(): readonly Database[] {
    return [...this.databases.values()];
  }

  /** Closes the logs and gives the folder back. */
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
    const origin: Origin = { epoch, store, history, clock };
    const database = new Database(id, origin, { time: this.time, journal: this.journal(id, recovered), historyBytes });
    this.databases.set(keyOf(id), database);
    return database;
  }

  private journal(id: DatabaseId, recovered: Recovered | undefined): Journal {
    const { dataDir, durability = 'process', logBytes } = this.options;
    if (dataDir === undefined) return nullJournal;
    const options = { files: this.files, durability, warn: this.warn, logBytes };
    return new LogJournal(join(dataDir, folderName(id)), recovered, options);
  }
}

const keyOf = ({ project, database }: DatabaseId): string => `${project}/${database}`;
