import type { OrgId, TourId } from '@/domain/ids';
import type { PointType } from '@/domain/point-types/point-type';
import { availableTypes, foreignTypes } from '@/domain/point-types/used-types';
import { type Copied, copiedAsJson, copiedOf } from '@/domain/reuse/copied';
import { addedToTour } from '@/domain/reuse/into-tour';
import { type Picked, picked, pickedPois, type ReuseSelection } from '@/domain/reuse/selection';
import { editedOf } from '@/domain/tours/edited';
import { requireAuthor } from '../saving/save-preconditions';
import type { EditingSession } from '../session/editing-context';
import { availableTypesOf } from '../session/editing-state';
import type { ReuseOutcome } from '../session/reuse-state';
import { removeMoved } from './cuts';
import { outcomeOf } from './outcome';
import { withOwnFiles } from './own-files';

/** A tour that points are copied or moved into. */
export type TargetTour = { id: TourId; name: string; organization: OrgId };

export type ToTour = {
  selection: ReuseSelection;
  target: TargetTour;
  kind: 'copy' | 'move';
  /** the id of the save; a retry with the same id adds nothing twice */
  historyId: string;
};

/** What the first call with each id copied: a retry after a lost answer finds that stored, and nothing newer. */
const copiedFirst = new Map<string, Picked>();

/**
 * Adds points and folders to another tour, as a save of it under the rights of whoever does it, and removes them here only once that is stored: those that
 * are still as they were copied.
 * @returns null when it was stopped @throws AppError, and nothing was changed
 */
export async function bringToTour(session: EditingSession, { selection, target, kind, historyId }: ToTour): Promise<ReuseOutcome | null> {
  session.flushPendingInput();
  const author = requireAuthor(session.store.getState().input.author);
  const from = picked(session.store.getState().edited.folders, selection);
  const first = copiedFirst.get(historyId) ?? from;
  copiedFirst.set(historyId, first);
  const copied = copiedOf(session.tour(), from);
  // the limits are those of the clipboard
  copiedAsJson(copied);
  const own = await withOwnFiles(session, target, copied);
  if (!own) return null;
  const types = await typesOfTarget(session, target, copied);
  const added = await session.addToTour({
    tour: target.id,
    historyId,
    author,
    typesWith: types.withThose,
    add: (stored) => addedToTour(stored, editedOf(stored), own.copied, { into: null, author: author.uid }),
  });
  const isMove = kind === 'move';
  const changed = isMove ? removeMoved(session, added ? from : first).changed : [];
  return outcomeOf(added ?? own.copied, {
    verb: `${isMove ? 'moved' : 'copied'} into “${target.name}”`,
    omitted: own.omitted,
    foreignTypes: types.foreign(),
    originals: !isMove ? 'none' : changed.length === 0 ? 'removed' : 'stay',
    changed,
    hasLanguages: session.tour().languages.length > 1,
  });
}

/**
 * The types of a tour together with those of the points that are added to it. Within an organization the latest definitions are here; another one has its
 * own, which may have the same ids. `foreign` are those that it does not have, as far as is known.
 */
async function typesOfTarget(session: EditingSession, { organization }: TargetTour, copied: Copied) {
  const foreignTo = (own: readonly PointType[]) => foreignTypes(pickedPois(copied), own, copied.types);
  if (organization === session.tour().organization) {
    const own = availableTypesOf(session.store.getState());
    return { withThose: (ofTour: readonly PointType[]) => availableTypes(copied.types, ofTour), foreign: () => foreignTo(own) };
  }
  const catalog = await session.readPointTypes(organization);
  let own = catalog ?? [];
  const withThose = (ofTour: readonly PointType[]) => {
    own = availableTypes(catalog, ofTour);
    return availableTypes(own, copied.types);
  };
  return { withThose, foreign: () => foreignTo(own).filter(({ isDefined }) => catalog !== null || !isDefined) };
}
