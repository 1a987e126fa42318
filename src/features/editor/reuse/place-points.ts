import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import { isToBePlaced, poisToBePlaced } from '@/domain/reuse/to-be-placed';
import type { EditingSession } from '../session/editing-context';
import { placeTag } from '../tags/place-tag';
import { isScanToolActive, startViewChange } from '../tags/set-view';

/**
 * Opens a point that waits for its place, and lets its author give it one: with the pointer for a tag, else by Set View. Then the next one, until none is
 * left or one is given up.
 */
export async function placePoints(session: EditingSession, first: PoiId): Promise<void> {
  if (isScanToolActive(session)) return;
  for (
    let next: PoiId | undefined = first;
    next !== undefined;
    next = poisToBePlaced(session.store.getState().edited.folders)[0]?.identifier
  ) {
    const poi = findPoi(session.store.getState().edited.folders, next);
    if (!poi || !isToBePlaced(poi)) continue;
    session.player.store.getState().openPoi(next);
    await giveAPlace(session, poi);
    const now = findPoi(session.store.getState().edited.folders, next);
    if (now && isToBePlaced(now)) return;
  }
}

async function giveAPlace(session: EditingSession, { identifier, tag }: Poi): Promise<void> {
  if (tag) return placeTag(session, identifier);
  startViewChange(session, identifier);
  await new Promise<void>((resolve) => {
    const stop = session.store.subscribe(({ changingView }) => {
      if (changingView === identifier) return;
      stop();
      resolve();
    });
  });
}

/** Begins with the first point that waits. */
export function placeFirst(session: EditingSession): void {
  const [first] = poisToBePlaced(session.store.getState().edited.folders);
  if (first) void placePoints(session, first.identifier);
}
