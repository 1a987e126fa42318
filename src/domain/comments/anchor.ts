import { fileAddressFrom } from '../files/file-address';
import { originalFileName } from '../files/names';
import { findPoi } from '../folders/find';
import { allPois } from '../folders/folder';
import { type Vector, vectorFrom } from '../geometry';
import { type PoiId, poiId } from '../ids';
import { commentLimits } from '../limits';
import { attachedFiles } from '../pois/deletion';
import { oneOf, record, text } from '../stored';
import { listNames } from '../tours/file-lists';
import type { Tour } from '../tours/tour';

export const anchorKinds = ['poi', 'place', 'file', 'version'] as const;
export type AnchorKind = (typeof anchorKinds)[number];

/**
 * What a thread is about: a point, a place in the scan, a file or a version of the tour, by its id, with the name it had then. A place has the sweep from
 * which it was chosen and its position on the scan, in metres.
 */
export type ThreadAnchor = { kind: AnchorKind; id: string; name: string; sweep: string; position: Vector | null };

/** Reads a stored anchor. */
export function anchorFrom(stored: unknown): ThreadAnchor {
  const { kind, id, name, sweep, position } = record(stored);
  return {
    kind: oneOf(anchorKinds, kind, 'place'),
    id: text(id),
    name: text(name),
    sweep: text(sweep),
    position: position ? vectorFrom(position) : null,
  };
}

/** The anchor as it is stored. */
export const storedAnchor = ({ kind, id, name, sweep, position }: ThreadAnchor) => ({
  kind,
  id,
  name: name.slice(0, commentLimits.anchorName),
  sweep,
  ...(position && { position: vectorFrom(position) }),
});

const withoutPlace = { sweep: '', position: null };

export const poiAnchor = ({ identifier, name }: { identifier: PoiId; name: string }): ThreadAnchor => ({
  kind: 'poi',
  id: identifier,
  name,
  ...withoutPlace,
});

export const placeAnchor = (sweep: string, position: Vector, name: string): ThreadAnchor => ({
  kind: 'place',
  id: '',
  name,
  sweep,
  position,
});

export const fileAnchor = ({ id, name }: TourFileName): ThreadAnchor => ({ kind: 'file', id, name, ...withoutPlace });

export const versionAnchor = ({ id, name }: { id: string; name: string }): ThreadAnchor => ({ kind: 'version', id, name, ...withoutPlace });

/** A file of a tour: `id` says which it is, whatever token its address has, and whichever organization the tour is in. */
export type TourFileName = { id: string; name: string };

/** The files of a tour that can be commented on, each once: those of its points and of its own lists. */
export function filesOfTour(tour: Pick<Tour, 'folders' | (typeof listNames)[number]>): TourFileName[] {
  const files = new Map<string, TourFileName>();
  const add = ({ url, name }: { url: string; name: string }) => {
    const id = fileIdOf(url);
    if (id !== '' && id.length <= commentLimits.anchorId && !files.has(id)) files.set(id, { id, name: originalFileName(name) || id });
  };
  for (const list of listNames) tour[list].forEach(add);
  for (const poi of allPois(tour.folders)) attachedFiles(poi).forEach(add);
  return [...files.values()];
}

/** Below the folder of the tour; of a file elsewhere, its whole address. */
function fileIdOf(url: string): string {
  const path = fileAddressFrom(url)?.path;
  return path === undefined ? url : path.replace(/^organizations\/[^/]+\/tour\/[^/]+\//, '');
}

/** What a thread is about as it is now: its present name, and whether it is gone. Versions are not read for it. */
export type AnchorState = { name: string; isGone: boolean };

/** @param files those of the tour */
export function anchorState(anchor: ThreadAnchor, tour: Pick<Tour, 'folders'>, files: readonly TourFileName[]): AnchorState {
  if (anchor.kind === 'poi') {
    const poi = findPoi(tour.folders, poiId(anchor.id));
    return poi ? { name: poi.name, isGone: false } : { name: anchor.name, isGone: true };
  }
  if (anchor.kind === 'file') return { name: anchor.name, isGone: !files.some(({ id }) => id === anchor.id) };
  return { name: anchor.name, isGone: false };
}
