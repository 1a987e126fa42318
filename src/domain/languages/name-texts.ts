import type { GuidedStop } from '../guided-tours/guided-tour';
import type { RoomId } from '../ids';
import type { RoomEdit } from '../rooms/room';
import { poiThing, roomThing, stopThing } from './things';

/** A name by what its translation is stored by; the thing is null where the author wrote none, and nobody knows its language. */
export type NameText = readonly [thing: string | null, field: string];

/** The name of a floor, which counts from 0; those of scans and "Floor 1" are not the author's. */
export const floorNameText = (floors: readonly string[], floor: number): NameText => [
  floors[floor]?.trim() ? 'tour' : null,
  `floor ${floor + 1}`,
];

/** The name of a room; those of scans are not the author's. */
export const roomNameText = (edits: readonly RoomEdit[], id: RoomId): NameText => [
  edits.some((edit) => edit.id === id && edit.name.trim() !== '') ? roomThing(id) : null,
  'name',
];

/** The name of a stop: its title, or the name of its point. */
export function stopNameText({ id, title, poi }: Pick<GuidedStop, 'id' | 'title' | 'poi'>): NameText {
  if (title !== '') return [stopThing(id), 'title'];
  return [poi === null ? null : poiThing(poi), 'name'];
}
