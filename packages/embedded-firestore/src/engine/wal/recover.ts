import type { Change, Doc } from '../../model/document';
import type { DocPath } from '../../model/path';
import { StatusError } from '../../model/status';
import type { Micros } from '../../model/timestamp';
import type { History } from '../history';
import { emptyAt, newEpoch } from '../origin';
import type { Store } from '../store';
import type { Files } from './files';
import { listGenerations, logPath, removeBefore, snapshotPath, temporaryPath } from './folder';
import { type Frame, findFrame, readFrames } from './frame';
import { type LogRecord, parseRecord, readDoc } from './record';

export type RecoveryOptions = {
  readonly historyBytes: number;
  /** Cut at the first damage instead of refusing; a copy of the damaged file is kept beside it. */
  readonly repair: boolean;
  /** Told in a sentence what was cut. */
  readonly warn: (message: string) => void;
};

/** What a folder holds. `clock` is the latest time that is known to have been handed out. */
export type Recovered = {
  epoch: string;
  store: Store;
  history: History;
  clock: Micros;
  /** The newest log: its generation and size; undefined when there is none yet. */
  log: { readonly generation: number; readonly size: number } | undefined;
  /** The size of the newest snapshot. */
  snapshotSize: number;
  generation: number;
};

/**
 * Reads a database's folder: the newest snapshot, then the logs since, up to a write that was cut short by the end of the process.
 * @throws DATA_LOSS naming file and offset when something is damaged and there is more behind it
 */
export function recover(files: Files, folder: string, recovery: RecoveryOptions): Recovered {
  const { logs, snapshots, temporary } = listGenerations(files, folder);
  for (const name of temporary) files.unlinkSync(temporaryPath(folder, name.slice(0, -'.tmp'.length)));
  const generation = snapshots.at(-1) ?? 0;
  const state: Recovered = {
    epoch: newEpoch(),
    ...emptyAt(0, recovery.historyBytes),
    clock: 0,
    log: undefined,
    snapshotSize: 0,
    generation,
  };
  const reader = new Reader(files, recovery);
  if (snapshots.length > 0) loadSnapshot(reader, snapshotPath(folder, generation), state, recovery);
  const rest = logs.filter((number) => number >= generation);
  rest.forEach((number, place) => {
    if (number !== generation + place) throw damaged(logPath(folder, generation + place), 'it is missing');
    const size = replayLog(reader, logPath(folder, number), state, { last: place === rest.length - 1, ...recovery });
    state.log = { generation: number, size };
  });
  removeBefore(files, folder, generation);
  return state;
}

function loadSnapshot(reader: Reader, path: string, state: Recovered, { historyBytes }: RecoveryOptions): void {
  let expected = 0;
  state.snapshotSize = reader.read(path, { last: false }, (record) => {
    if (record.version !== undefined) {
      Object.assign(state, emptyAt(record.version, historyBytes), { epoch: record.epoch, clock: record.t });
      expected = record.docs ?? 0;
    }
    state.store.load((record.set ?? []).map(readDoc));
  });
  reader.demand(state.store.size === expected, path, `it holds ${state.store.size} of ${expected} documents`);
}

function replayLog(
  reader: Reader,
  path: string,
  state: Recovered,
  options: { readonly last: boolean; readonly historyBytes: number },
): number {
  return reader.read(path, options, (record) => {
    state.clock = Math.max(state.clock, record.t);
    if (record.epoch !== undefined) state.epoch = record.epoch;
    if (record.clear !== undefined) Object.assign(state, emptyAt(record.t, options.historyBytes), { epoch: record.clear });
    const changes = changesOf(record, state.store);
    if (changes.length === 0) return;
    const commit = { version: record.t, changes };
    state.store.apply(commit);
    state.history.add(commit);
  });
}

function changesOf({ set = [], del = [] }: LogRecord, store: Store): readonly Change[] {
  const change = (path: DocPath, after: Doc | undefined): Change => ({ path, before: store.get(path), after });
  return [...set.map(readDoc).map((doc) => change(doc.path, doc)), ...del.map((path) => change(path, undefined))];
}

/** Reads files of frames, and decides about damage. */
class Reader {
  constructor(
    private readonly files: Files,
    private readonly recovery: RecoveryOptions,
  ) {}

  /**
   * Gives each whole frame to `take`.
   * @param last whether the file may end in the middle of a write
   * @returns how many bytes of the file are good; the rest is cut off
   */
  read(path: string, { last }: { readonly last: boolean }, take: (record: LogRecord) => void): number {
    const bytes = this.files.readFileSync(path);
    const frames = readFrames(bytes);
    let next = frames.next();
    for (; !next.done; next = frames.next()) this.take(path, next.value, take);
    const validBytes = next.value;
    if (validBytes < bytes.length) this.cut(path, bytes, validBytes, last);
    return validBytes;
  }

  demand(holds: boolean, path: string, what: string): void {
    if (holds) return;
    if (!this.recovery.repair) throw damaged(path, what);
    this.recovery.warn(`${path} is damaged: ${what}. Started with these.`);
  }

  private take(path: string, { offset, json }: Frame, take: (record: LogRecord) => void): void {
    try {
      take(parseRecord(json));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StatusError('DATA_LOSS', `${path} cannot be read: ${reason} (frame at offset ${offset}).`);
    }
  }

  private cut(path: string, bytes: Buffer, validBytes: number, last: boolean): void {
    const more = findFrame(bytes, validBytes);
    const lost = bytes.length - validBytes;
    if (last && more === undefined) this.recovery.warn(`${path} ended in an unfinished write: cut ${lost} bytes at offset ${validBytes}.`);
    else {
      const where = more === undefined ? 'the rest of the file cannot be read' : `whole frames follow at offset ${more}`;
      if (!this.recovery.repair) throw damaged(path, `bad frame at offset ${validBytes}, and ${where}`);
      this.files.copyFileSync(path, `${path}.damaged`);
      this.recovery.warn(`${path} is damaged: cut ${lost} bytes at offset ${validBytes}. The whole file is kept as ${path}.damaged.`);
    }
    const file = this.files.openSync(path, 'r+');
    this.files.ftruncateSync(file, validBytes);
    this.files.closeSync(file);
  }
}

const damaged = (path: string, what: string): StatusError =>
  new StatusError('DATA_LOSS', `${path} is damaged: ${what}. Nothing was changed. Start with repair to cut there and keep a copy.`);
