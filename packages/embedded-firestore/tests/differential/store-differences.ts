import type { Outcome } from './store-player';
import type { Step } from './store-step';

/** A way in which the two engines differ on purpose, and by what it is known. */
export type StoreDifference = {
  readonly reason: string;
  readonly explains: (step: Step, official: Outcome, ours: Outcome) => boolean;
};

/** What the differential tester does not report. Each is told in the package's README. */
export const STORE_DIFFERENCES: readonly StoreDifference[] = [
  {
    reason:
      'Who uses a transaction that has ended is told ABORTED; Google’s emulator says INVALID_ARGUMENT at times, depending on what ended it.',
    explains: (_step, official, ours) => official.message === 'Transaction is invalid or closed.' && ours.status !== 'OK',
  },
  {
    reason: 'A listener is refused when its query is; Google’s emulator opens some that it then cannot read (conditions on names).',
    explains: (step, official, ours) => step.kind === 'listen' && official.status === 'OK' && ours.message?.includes('__key__') === true,
  },
  {
    reason: 'An OR of one filter is that filter; Google’s emulator counts it as an OR when it meets a NOT_IN inside.',
    explains: (_step, official, ours) =>
      official.message?.startsWith("'NOT_IN' cannot be used in the same query") === true && ours.status === 'OK',
  },
  {
    reason:
      'A comparison with NaN or null orders by its field, as every other; Google’s emulator sees that nothing is found, and does not.',
    explains: (_step, official, ours) =>
      ours.message === 'order by clause cannot contain more fields after the key' && official.status === 'OK' && !hasDocument(official),
  },
  {
    reason: 'Descending names, and something else that is wrong with the query: both refuse, each for the one that it meets first.',
    explains: (_step, official, ours) =>
      [official, ours].some(({ message }) => message?.includes('descending key scans')) && official.status !== 'OK' && ours.status !== 'OK',
  },
  {
    reason:
      'Two array-contains clauses are refused with one code; Google’s emulator has another for some nested filters, by how its planner meets them.',
    explains: (_step, official, ours) =>
      official.message?.includes("'ARRAY_CONTAINS' filter is allowed per disjunction") === true && ours.status === 'FAILED_PRECONDITION',
  },
];

const hasDocument = ({ answers }: Outcome): boolean => JSON.stringify(answers ?? []).includes('"document"');
