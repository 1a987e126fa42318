import { AppError } from '../app-error';
import { type RoomId, roomId } from '../ids';
import { roomLimits } from '../limits';
import { surfaceOf } from './area';
import type { RoomEdit, RoomShape } from './room';
import { boxArea, type Room, shapeArea } from './rooms';
import type { ScanRoom } from './scan-room';

/** A room as its author arranges it, hidden or merged too. `ownName` is the scan's; `room` has its own area alone. */
export type ArrangedRoom = { edit: RoomEdit; ownName: string; floor: number | null; room: Room };

/** All rooms of the scan, then the author's own. */
export function arrangedRooms(scanRooms: readonly ScanRoom[], edits: readonly RoomEdit[]): ArrangedRoom[] {
  const inScan = new Set(scanRooms.map(({ id }) => id));
  const single = [
    ...scanRooms.map(({ id, name, floor, bounds }) => ({ edit: editOf(edits, roomId(id)), ownName: name, area: boxArea(floor, bounds) })),
    ...edits.flatMap((edit) => (edit.shape && !inScan.has(edit.id) ? [{ edit, ownName: '', area: shapeArea(edit.shape) }] : [])),
  ];
  return single.map(({ edit, ownName, area }) => {
    const name = edit.name.trim() || ownName.trim() || 'Unnamed room';
    return { edit, ownName, floor: area.floor, room: { id: edit.id, name, floor: area.floor, areas: [area], surface: surfaceOf(area) } };
  });
}

/** The rooms into which one can be merged: those of its floor that are not merged themselves, so that no circle comes about. */
export const mergeTargets = (rooms: readonly ArrangedRoom[], { edit, floor }: ArrangedRoom): ArrangedRoom[] =>
  rooms.filter((other) => other.floor === floor && other.edit.id !== edit.id && other.edit.mergedInto === null);

/** Changes one room. A room of the scan without any change is not listed. */
export function changeRoom(edits: readonly RoomEdit[], id: RoomId, change: Partial<Omit<RoomEdit, 'id'>>): readonly RoomEdit[] {
  const after = { ...editOf(edits, id), ...change };
  const isListed = edits.some((edit) => edit.id === id);
  if (after.name === '' && !after.isHidden && after.mergedInto === null && after.shape === null) return unlisted(edits, id);
  return isListed ? edits.map((edit) => (edit.id === id ? after : edit)) : added(edits, after);
}

export const addRoom = (edits: readonly RoomEdit[], id: RoomId, name: string, shape: RoomShape): readonly RoomEdit[] =>
  added(edits, { id, name, isHidden: false, mergedInto: null, shape });

/** Deletes what is stored of a room; rooms that were merged into one of the author's own are rooms again. */
export const deleteRoom = (edits: readonly RoomEdit[], id: RoomId): readonly RoomEdit[] =>
  edits
    .filter((edit) => edit.id === id || edit.mergedInto === id)
    .reduce<readonly RoomEdit[]>(
      (remaining, edit) => (edit.id === id ? unlisted(remaining, id) : changeRoom(remaining, edit.id, { mergedInto: null })),
      edits,
    );

function added(edits: readonly RoomEdit[], edit: RoomEdit): readonly RoomEdit[] {
  if (edits.length >= roomLimits.rooms)
    throw new AppError(
      'out-of-range',
      `A tour can have ${roomLimits.rooms} changed rooms. Delete one of your own, or undo a change first.`,
    );
  return [...edits, edit];
}

const unlisted = (edits: readonly RoomEdit[], id: RoomId): readonly RoomEdit[] => edits.filter((edit) => edit.id !== id);

const editOf = (edits: readonly RoomEdit[], id: RoomId): RoomEdit =>
  edits.find((edit) => edit.id === id) ?? { id, name: '', isHidden: false, mergedInto: null, shape: null };
