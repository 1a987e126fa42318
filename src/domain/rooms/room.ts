import { type RoomId, roomId } from '../ids';
import { asStored, flag, isRecord, number, records, type Stored, text } from '../stored';

/**
 * What an author changed of a room of the scan, by its id: its name ("" for the scan's own), whether visitors find it, and into which room it was
 * merged. A room that the author added has a shape.
 */
export type RoomEdit = { id: RoomId; name: string; isHidden: boolean; mergedInto: RoomId | null; shape: RoomShape | null };

/** The outline of a room that the author added, in metres of the scan. `floor` counts from 0. */
export type RoomShape = { floor: number; corners: readonly { x: number; z: number }[] };

/** Reads the stored rooms. Of two with one id the first applies; one without an id applies to no room. */
export function roomsFrom(stored: unknown): RoomEdit[] {
  const used = new Set<string>();
  return records(stored, roomFrom).filter(({ id }) => {
    const isNew = id !== '' && !used.has(id);
    used.add(id);
    return isNew;
  });
}

function roomFrom(stored: Stored): RoomEdit {
  const [id, mergedInto] = [text(stored.id), text(stored.mergedInto)];
  return {
    ...asStored(stored),
    id: roomId(id),
    name: text(stored.name),
    isHidden: flag(stored.isHidden),
    mergedInto: mergedInto === '' || mergedInto === id ? null : roomId(mergedInto),
    shape: shapeFrom(stored.shape),
  };
}

/** An outline needs three corners. */
function shapeFrom(stored: unknown): RoomShape | null {
  if (!isRecord(stored)) return null;
  const corners = records(stored.corners, ({ x, z }) => ({ x: number(x, 0), z: number(z, 0) }));
  return corners.length < 3 ? null : { floor: number(stored.floor, 0), corners };
}
