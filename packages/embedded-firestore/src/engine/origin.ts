import { randomBytes } from 'node:crypto';
import { documentSize } from '../model/size';
import type { Micros } from '../model/timestamp';
import type { Clock } from './clock';
import { History } from './history';
import { Store } from './store';

/** What a database starts from, when it is opened and again when it is cleared. */
export type Origin = { readonly epoch: string; readonly store: Store; readonly history: History; readonly clock: Clock };

/** Eight random bytes in hexadecimal. */
export const newEpoch = (): string => randomBytes(8).toString('hex');

/** No documents at a version, and nothing known from before it. */
export const emptyAt = (version: Micros, historyBytes: number): { store: Store; history: History } => ({
  store: new Store(version),
  history: new History(version, { bytes: historyBytes, weigh: (doc) => documentSize(doc.path, doc.fields) }),
});
