import type { Change, Doc } from '../../model/document';
import type { Micros } from '../../model/timestamp';
import type { JournalEntry, State } from '../journal';
import { type Json, readMap, writeMap } from './value-json';

const FORMAT = 1;

/**
 * One frame's content. A log starts with `epoch`; then come commits (`set` and `del`), `clear` with the new epoch, and bare times. A snapshot
 * starts with `epoch`, `version` and `docs` (how many follow), then has frames of `set`.
 */
export type LogRecord = {
  readonly v: number;
  readonly t: Micros;
  readonly epoch?: string;
  readonly version?: Micros;
  readonly docs?: number;
  readonly set?: readonly StoredDoc[];
  readonly del?: readonly string[];
  readonly clear?: string;
};

type StoredDoc = readonly [path: string, createTime: Micros, updateTime: Micros, fields: { readonly [key: string]: Json }];

/** @throws Error when a newer version of this program wrote it */
export function parseRecord(json: string): LogRecord {
  const record = JSON.parse(json) as LogRecord;
  if (record.v !== FORMAT) throw new Error(`format ${record.v} is not known`);
  return record;
}

export const logHeader = (epoch: string, time: Micros): string => JSON.stringify({ v: FORMAT, t: time, epoch });

export const snapshotHeader = ({ epoch, version, clock, docs }: State): string =>
  JSON.stringify({ v: FORMAT, t: clock, epoch, version, docs: docs.length });

export function printEntry(entry: JournalEntry): string {
  if (entry.kind === 'tick') return `{"v":${FORMAT},"t":${entry.time}}`;
  if (entry.kind === 'clear') return `{"v":${FORMAT},"t":${entry.time},"clear":"${entry.epoch}"}`;
  const { version, changes } = entry.commit;
  return printDocs(version, docsAfter(changes).map(printDoc), goneAfter(changes));
}

/** A frame of documents stored (each printed by `printDoc`), and of paths that are no longer there. */
export function printDocs(time: Micros, stored: readonly string[], deleted: readonly string[] = []): string {
  const set = stored.length > 0 ? `,"set":[${stored.join(',')}]` : '';
  const del = deleted.length > 0 ? `,"del":${JSON.stringify(deleted)}` : '';
  return `{"v":${FORMAT},"t":${time}${set}${del}}`;
}

export const printDoc = ({ path, createTime, updateTime, fields }: Doc): string =>
  `[${JSON.stringify(path)},${createTime},${updateTime},${writeMap(fields)}]`;

export const readDoc = ([path, createTime, updateTime, fields]: StoredDoc): Doc =>
  Object.freeze({ path, fields: readMap(fields), createTime, updateTime });

const docsAfter = (changes: readonly Change[]): readonly Doc[] => changes.flatMap(({ after }) => after ?? []);
const goneAfter = (changes: readonly Change[]): readonly string[] => changes.flatMap(({ path, after }) => (after ? [] : path));
