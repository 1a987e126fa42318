import { plainText } from './rich-text';

/** A line that only the earlier text has, or only the later one. */
export type ChangedLine = { kind: 'removed' | 'added'; line: string };

/** Pairs of lines that are compared at most; larger rewrites count as removed and added whole. */
const mostPairs = 4_000_000;

/** The lines that differ between two texts, in order, what was removed before what was added in its place. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return changesOf(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

function changesOf(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const isTooLarge = before.length * after.length > mostPairs;
  const common = isTooLarge ? null : commonLengths(before, after);
  const width = after.length + 1;
  const changes: ChangedLine[] = [];
  let [old, next] = [0, 0];
  while (old < before.length || next < after.length) {
    const [removed, added] = [before[old], after[next]];
    if (common && removed !== undefined && removed === added) {
      old += 1;
      next += 1;
    } else if (removed !== undefined && (added === undefined || isTooLarge || isRemovedFirst(common, old * width + next, width))) {
      changes.push({ kind: 'removed', line: removed });
      old += 1;
    } else if (added !== undefined) {
      changes.push({ kind: 'added', line: added });
      next += 1;
    }
  }
  return changes;
}

const isRemovedFirst = (common: Uint32Array | null, at: number, width: number): boolean =>
  (common?.[at + width] ?? 0) >= (common?.[at + 1] ?? 0);

/** For each pair of positions, how many lines the rests have in common, in order. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let next = after.length - 1; next >= 0; next -= 1) {
      const at = old * width + next;
      lengths[at] =
        before[old] === after[next] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}

/** The text of rich text without markup, one line for each paragraph, heading, item of a list or row of a table; empty ones are left out. */
export const plainLines = (html: string): string[] =>
  html
    .split(/<\/(?:p|h[1-6]|li|tr|div|blockquote|pre)>|<(?:br|hr)\s*\/?>/)
    .map(plainText)
    .filter(Boolean);
