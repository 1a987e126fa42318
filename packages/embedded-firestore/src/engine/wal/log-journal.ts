import { StatusError } from '../../model/status';
import type { Micros } from '../../model/timestamp';
import type { Journal, JournalEntry, State } from '../journal';
import { type Files, storageError, syncFolder } from './files';
import { logPath, removeBefore, snapshotPath, temporaryPath } from './folder';
import { encodeFrame } from './frame';
import { LogFile } from './log-file';
import { logHeader, printEntry } from './record';
import type { Recovered } from './recover';
import { type Abort, writeSnapshot } from './snapshot-file';

/** A log is replaced by a snapshot when it is larger than this and than twice the data. */
const LOG_BYTES = 16 * 1024 * 1024;

export type LogOptions = {
  readonly files: Files;
  readonly warn: (message: string) => void;
  /** Log size from which a snapshot is made; 16 MiB by default. */
  readonly logBytes?: number | undefined;
};

/** A state being written into a file beside other work. */
type PendingSnapshot = { readonly abort: Abort; readonly size: Promise<number | undefined> };

/**
 * Persists a database in a folder: every entry in a log, and periodically a full snapshot, after which a new log starts. An entry survives the end of
 * the process once it is appended, and that of the computer within 50 ms.
 */
export class LogJournal implements Journal {
  private log: LogFile | undefined;
  private generation: number;
  private snapshotSize: number;
  private snapshotAt: number;
  private snapshot: PendingSnapshot | undefined;
  private replacement: PendingSnapshot | undefined;
  private closed = false;

  constructor(
    private readonly folder: string,
    recovered: Recovered | undefined,
    private readonly options: LogOptions,
  ) {
    this.generation = recovered?.log?.generation ?? recovered?.generation ?? 0;
    this.snapshotSize = recovered?.snapshotSize ?? 0;
    this.snapshotAt = this.threshold();
    if (recovered?.log && recovered.log.size > 0) this.log = this.openLog(this.generation, recovered.log.size);
  }

  append(entry: JournalEntry, state: () => State): void {
    if (this.closed) throw new StatusError('UNAVAILABLE', 'The database is closed.');
    const log = this.log ?? this.begin(this.generation, state());
    const current = log.size > this.snapshotAt && !this.snapshot ? this.startNext(log, state()) : log;
    current.append(encodeFrame(printEntry(entry)));
  }

  async prepare(state: State): Promise<(clock: Micros) => void> {
    const prepared = temporaryPath(this.folder, 'replacement');
    try {
      this.options.files.mkdirSync(this.folder, { recursive: true });
      this.replacement = this.startWriting(prepared, state);
      const size = await this.replacement.size;
      if (size === undefined) throw new Error('the database was closed');
      return (clock) => this.putInPlace(prepared, { ...state, clock }, size);
    } catch (error) {
      throw storageError(prepared, error);
    } finally {
      this.replacement = undefined;
    }
  }

  async close(clock: Micros): Promise<void> {
    const writing = [this.snapshot, this.replacement].flatMap((each) => each ?? []);
    for (const { abort } of writing) abort.aborted = true;
    this.closeLog(clock);
    this.closed = true;
    await Promise.allSettled(writing.map(({ size }) => size));
  }

  private closeLog(clock: Micros): void {
    if (!this.log) return;
    try {
      this.log.append(encodeFrame(printEntry({ kind: 'tick', time: clock })));
      this.log.close();
    } catch (error) {
      this.options.warn(storageError(this.folder, error).message);
    }
  }

  private openLog(generation: number, size: number): LogFile {
    const { files, warn } = this.options;
    return new LogFile(files, logPath(this.folder, generation), size, warn);
  }

  /** Creates a log that starts with its header. */
  private begin(generation: number, { epoch, clock }: State): LogFile {
    const { files } = this.options;
    let log: LogFile | undefined;
    try {
      files.mkdirSync(this.folder, { recursive: true });
      log = this.openLog(generation, 0);
      log.append(encodeFrame(logHeader(epoch, clock)));
      syncFolder(files, this.folder);
    } catch (error) {
      log?.close();
      if (log) files.unlinkSync(logPath(this.folder, generation));
      throw storageError(this.folder, error);
    }
    this.log = log;
    this.generation = generation;
    return log;
  }

  /** Goes on in a new log, and writes the state that it starts from in the background. Without space for that, it stays with the old one. */
  private startNext(log: LogFile, state: State): LogFile {
    try {
      log.finish();
      const next = this.begin(this.generation + 1, state);
      log.close();
      this.snapshot = this.startWriting(temporaryPath(this.folder, 'snapshot'), state);
      void this.finishSnapshot(this.snapshot, this.generation);
      return next;
    } catch (error) {
      this.postpone(error);
      return log;
    }
  }

  private startWriting(path: string, state: State): PendingSnapshot {
    const abort: Abort = { aborted: false };
    return { abort, size: writeSnapshot(this.options.files, path, state, abort) };
  }

  private async finishSnapshot(writing: PendingSnapshot, generation: number): Promise<void> {
    try {
      const size = await writing.size;
      if (size !== undefined) this.rename(temporaryPath(this.folder, 'snapshot'), generation, size);
    } catch (error) {
      this.postpone(error);
    }
    if (this.snapshot === writing) this.snapshot = undefined;
  }

  /** The rename is the moment: until then a crash leaves the old state, from then on the new one. */
  private putInPlace(prepared: string, state: State, size: number): void {
    if (this.snapshot) this.snapshot.abort.aborted = true;
    const old = this.log;
    this.begin(this.generation + 1, state);
    this.rename(prepared, this.generation, size);
    old?.close();
  }

  private rename(temporary: string, generation: number, size: number): void {
    const { files } = this.options;
    files.renameSync(temporary, snapshotPath(this.folder, generation));
    syncFolder(files, this.folder);
    this.snapshotSize = size;
    this.snapshotAt = this.threshold();
    removeBefore(files, this.folder, generation);
  }

  private threshold(): number {
    return Math.max(this.options.logBytes ?? LOG_BYTES, 2 * this.snapshotSize);
  }

  private postpone(error: unknown): void {
    this.options.warn(`No snapshot was written, the log grows on: ${storageError(this.folder, error).message}`);
    this.snapshotAt = (this.log?.size ?? 0) + this.threshold();
  }
}
