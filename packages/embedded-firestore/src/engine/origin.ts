import { randomBytes } from 'node:crypto';
import { documentSize } from '../model/size';
import type { Micros } from '../model/timestamp';
import type { Clock } from './clock';
import { History } from './history';
import { Store } from './store';

/** The initial state of a database when it is opened or cleared. */
export type InitialState = { readonly epoch: string; readonly store: Store; readonly history: History; readonly clock: Clock };

/** Eight random bytes in hexadecimal. */
export const newEpoch = (): string => randomBytes(8).toString('hex');

/** An empty store at a version, with no earlier history. */
export const emptyAt = (version: Micros, historyBytes: number): { store: Store; history: History } => ({
  store: new Store(version),
  history: new History(version, { bytes: historyBytes, weigh: (doc) => documentSize(doc.path, doc.fields) }),
});
