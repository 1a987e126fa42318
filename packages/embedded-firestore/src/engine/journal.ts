import type { Commit, Doc } from '../model/document';
import type { Micros } from '../model/timestamp';

/** A journal entry: a commit, a clear of all data, or the clock's progress. */
export type JournalEntry =
  | { readonly kind: 'commit'; readonly commit: Commit }
  | { readonly kind: 'clear'; readonly time: Micros; readonly epoch: string }
  | { readonly kind: 'tick'; readonly time: Micros };

/** The complete state of a database at one version. `clock` is the latest time issued. */
export type State = { readonly epoch: string; readonly version: Micros; readonly clock: Micros; readonly docs: readonly Doc[] };

/** Persists the entries of a database. */
export type Journal = {
  /**
   * Keeps an entry; it survives the process as soon as this returns. `state` is asked for when the journal wants to start over from a snapshot:
   * the state with this entry not yet applied.
   * @throws RESOURCE_EXHAUSTED when it cannot be kept; then nothing of it is, and the next one may be
   */
  append(entry: JournalEntry, state: () => State): void;
  /** Prepares another state to start over from; the returned function puts it in place at once, and knows the latest time handed out. */
  prepare(state: State): Promise<(clock: Micros) => void>;
  /** Keeps the time and closes; resolves when nothing is written in the background any more. */
  close(clock: Micros): Promise<void>;
};

/** Stores nothing: for in-memory databases. */
export const nullJournal: Journal = {
  append: () => {},
  prepare: () => Promise.resolve(() => {}),
  close: () => Promise.resolve(),
};
