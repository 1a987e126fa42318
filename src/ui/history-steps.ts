/** A history entry: its URL, and its index if known. */
export type HistoryEntry = { address: string; index: number | null };

let isTraversing = false;
let lastEntry: HistoryEntry | null = null;
const waiting: (() => void)[] = [];

/** Goes some steps back or forward without the router noticing. The current page and entry must be right for the target too. */
export function traverse(steps: number): void {
  isTraversing = true;
  window.history.go(steps);
}

/** Whether a `traverse` is on its way; the entry is not known until it arrives. */
export const isTraversingHistory = (): boolean => isTraversing;

/** Runs the callback now, or when the `traverse` that is on its way arrives. */
export function afterTraversal(callback: () => void): void {
  if (isTraversing) waiting.push(callback);
  else callback();
}

/** Call it on every `popstate`. @returns whether this one ends a `traverse` */
export function endTraversal(): boolean {
  if (!isTraversing) return false;
  isTraversing = false;
  noteCurrentEntry();
  // a callback may start the next one; the rest waits for it
  while (!isTraversing && waiting.length > 0) waiting.shift()?.();
  return true;
}

/** Stores the current entry, as the one that the next navigation comes from. */
export function noteCurrentEntry(): void {
  if (!isTraversing) lastEntry = readCurrentEntry();
}

/** The entry before the navigation that `popstate` announces. */
export const entryBefore = (): HistoryEntry => lastEntry ?? readCurrentEntry();

export function readCurrentEntry(): HistoryEntry {
  const state: unknown = window.history.state;
  const routerIndex = typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : null;
  // fall back to the router's index in browsers without the Navigation API
  return { address: window.location.href, index: window.navigation?.currentEntry?.index ?? routerIndex };
}

/**
 * A typed URL has no index, or starts counting again in another area of the app: it comes after the entry from which it was typed. Never 0,
 * because `history.go(0)` reloads the page.
 */
export function stepsBetween(from: HistoryEntry, to: HistoryEntry): number {
  if (to.index === null) return 1;
  return from.index === null ? -1 : to.index - from.index || -1;
}
