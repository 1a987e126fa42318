import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { paddings, rowHeights } from '@/widgets/poi-list/row-sizes';

/** Where each line begins, and at the end where the last one ends. */
export function offsetsOf(rows: readonly TreeRow[]): number[] {
  const offsets: number[] = [paddings.start];
  for (const row of rows) offsets.push((offsets.at(-1) ?? 0) + rowHeights[row.kind]);
  return offsets;
}

/** The line at a height, and how far down on it, from 0 to 1; above the first it is that one, below the last one the end of the list. */
export function lineAt(offsets: readonly number[], height: number): { at: number; part: number } {
  const after = offsets.findIndex((offset) => offset > height);
  if (after < 0) return { at: offsets.length - 1, part: 0 };
  if (after === 0) return { at: 0, part: 0 };
  const [top = 0, bottom = 0] = [offsets[after - 1], offsets[after]];
  return { at: after - 1, part: (height - top) / (bottom - top) };
}
