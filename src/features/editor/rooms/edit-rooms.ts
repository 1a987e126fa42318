import { roomId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';
import { type ArrangedRoom, addRoom, changeRoom, deleteRoom } from '@/domain/rooms/changes';
import type { RoomShape } from '@/domain/rooms/room';
import type { EditedTour } from '@/domain/tours/edited';
import type { EditingSession } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';

type Session = Pick<EditingSession, 'store' | 'edit' | 'undo'>;

/** Changes the rooms as an undo step; calls with the same key are one. */
const editRooms = ({ edit }: Session, label: string, change: (rooms: EditedTour['rooms']) => EditedTour['rooms'], key?: string): boolean =>
  edit(label, (edited) => ({ ...edited, rooms: change(edited.rooms) }), key === undefined ? {} : { key });

export const renameRoom = (session: Session, { edit: { id } }: ArrangedRoom, name: string): void =>
  void editRooms(session, 'Rename room', (rooms) => changeRoom(rooms, id, { name }), `room-name-${id}`);

export const hideRoom = (session: Session, { edit: { id } }: ArrangedRoom, isHidden: boolean): void =>
  void editRooms(session, isHidden ? 'Hide room' : 'Show room', (rooms) => changeRoom(rooms, id, { isHidden }));

export function mergeRoom(session: Session, { edit: { id }, room }: ArrangedRoom, into: ArrangedRoom): void {
  if (editRooms(session, 'Merge rooms', (rooms) => changeRoom(rooms, id, { mergedInto: into.edit.id })))
    toastUndoable(session, `“${room.name}” is part of “${into.room.name}” now.`);
}

export function separateRoom(session: Session, { edit: { id }, room }: ArrangedRoom): void {
  if (editRooms(session, 'Separate room', (rooms) => changeRoom(rooms, id, { mergedInto: null })))
    toastUndoable(session, `“${room.name}” is a room of its own again.`);
}

/** Adds a room, or changes the one with this id. */
export function saveRoom(session: Session, id: string | null, name: string, shape: RoomShape): boolean {
  return id === null
    ? editRooms(session, 'Add room', (rooms) => addRoom(rooms, roomId(randomIdentifier()), name, shape))
    : editRooms(session, 'Change outline', (rooms) => changeRoom(rooms, roomId(id), { name, shape }));
}

export function removeRoom(session: Session, { edit: { id }, room }: ArrangedRoom): void {
  if (editRooms(session, 'Delete room', (rooms) => deleteRoom(rooms, id))) toastUndoable(session, `“${room.name}” was deleted.`);
}
