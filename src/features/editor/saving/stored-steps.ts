import { renewedAddresses, withAddresses } from '@/domain/files/file-addresses-in';
import { allFolders } from '@/domain/folders/folder';
import type { EditedTour } from '@/domain/tours/edited';
import type { EditingState, Step } from '../session/editing-state';
import type { StoredSteps } from '../session/step-storage';

type Steps = Pick<StoredSteps, 'past' | 'future' | 'saved'>;

/** A folder's own fields, and each identifier in it, are about this many bytes. */
const folderBytes = 200;
const idBytes = 24;

/**
 * The newest steps that fit into these bytes, and how many of them are saved. A step that something outside of the tour follows, and those beyond it, are
 * left out: nothing would follow it after a reload.
 */
export function stepsToStore({ past, future, base, needsSaving }: EditingState, maxBytes: number): Steps {
  const measure = measureNew();
  let bytes = 0;
  const fits = ({ before, after, followed }: Step) => {
    if (followed) return false;
    bytes += measure(before) + measure(after);
    return bytes <= maxBytes;
  };
  // nearest first: what is undone next is worth most
  const fittingPast = takeWhile(past.toReversed(), fits).toReversed();
  const fittingFuture = takeWhile(future.toReversed(), fits).toReversed();
  const saved = (needsSaving ? savedCount(past, base) : past.length) ?? -1;
  const dropped = past.length - fittingPast.length;
  return { past: fittingPast, future: fittingFuture, saved: saved < dropped ? null : saved - dropped };
}

/** How many steps lead to the saved state; null if none does, such as after a merge. */
function savedCount(past: readonly Step[], base: EditedTour): number | null {
  const at = past.findLastIndex(({ after }) => after === base);
  if (at >= 0) return at + 1;
  return past[0]?.before === base ? 0 : null;
}

/**
 * The steps of a closed tab that the saved tour contains, to be undone now: later ones belong to unsaved changes.
 * @param now the saved tour, whose files may have other addresses by now
 */
export function savedSteps({ past, future, saved }: Steps, now: EditedTour): Pick<Steps, 'past' | 'future'> {
  if (saved === null) return { past: [], future: [] };
  const savedPast = past.slice(0, saved);
  return withPresentAddresses({ past: savedPast, future: saved === past.length ? future : [] }, now);
}

/** The steps after the last save, which restoring the unsaved changes brings back. */
export const unsavedSteps = ({ past, saved }: Steps, now: EditedTour): readonly Step[] =>
  withPresentAddresses({ past: past.slice(saved ?? 0), future: [] }, now).past;

function withPresentAddresses(steps: Pick<Steps, 'past' | 'future'>, now: EditedTour): Pick<Steps, 'past' | 'future'> {
  const last = steps.past.at(-1)?.after ?? steps.future.at(-1)?.before;
  const moves = renewedAddresses(last, now);
  return moves.size === 0 ? steps : withAddresses(steps, moves, new Map());
}

/** Measures what of a state was not measured before: states share what did not change. */
function measureNew(): (state: EditedTour) => number {
  const measured = new Set<object>();
  const isNew = (part: object) => !measured.has(part) && measured.add(part);
  return ({ folders, floors, guidedTours, rooms }) => {
    let bytes = 0;
    for (const folder of allFolders(folders)) {
      if (!isNew(folder)) continue;
      bytes += folderBytes + folder.pois.length * idBytes;
      for (const poi of folder.pois) if (isNew(poi)) bytes += sizeOf(poi);
    }
    for (const part of [floors, guidedTours, rooms]) if (isNew(part)) bytes += sizeOf(part);
    return bytes;
  };
}

const sizes = new WeakMap<object, number>();

function sizeOf(part: object): number {
  const measured = sizes.get(part);
  if (measured !== undefined) return measured;
  const size = JSON.stringify(part).length;
  sizes.set(part, size);
  return size;
}

function takeWhile<T>(all: readonly T[], is: (one: T) => boolean): T[] {
  const end = all.findIndex((one) => !is(one));
  return end < 0 ? [...all] : all.slice(0, end);
}
