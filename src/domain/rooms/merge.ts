import { type Aspect, mergeAspects, readableValue, singleField } from '../merge/aspects';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from '../merge/location';
import { keysBy, mergeItem, mergeKeyedList, type Three } from '../merge/three';
import type { RoomEdit } from './room';

export const roomAspects: readonly Aspect<RoomEdit>[] = [
  singleField('name', 'name'),
  { words: 'visibility', fields: ['isHidden'], read: ({ isHidden }) => (isHidden ? 'Hidden' : 'Shown') },
  { words: 'room it is part of', fields: ['mergedInto'], read: ({ mergedInto }) => readableValue(mergedInto) },
  {
    words: 'outline',
    fields: ['shape'],
    read: ({ shape }) => (shape ? `${shape.corners.length} corners on floor ${shape.floor + 1}` : 'None'),
  },
];

const keys = keysBy<RoomEdit>(({ id }) => id);

/** The name of a room in lists of changes. */
export const roomName = ({ name, id }: Pick<RoomEdit, 'name' | 'id'>): string => name || `Room ${id}`;

/** Three-way merge of rooms, matched by their ids and merged field by field. */
export const mergeRooms = (lists: Three<readonly RoomEdit[]>, location: MergeLocation): readonly RoomEdit[] =>
  mergeKeyedList(lists, keys, (three, key) => {
    const sample = three.base ?? three.mine ?? three.theirs;
    const roomLocation = childLocation(location, 'room', key, sample ? roomName(sample) : key);
    return mergeItem(three, {
      collide: (sides) => [
        mergeAspects(sides, roomAspects, ['id'], (aspect) =>
          resolveConflict(roomLocation, aspect, sides) === 'theirs' ? 'theirs' : 'mine',
        ),
      ],
      stays: (by, _base, remaining) => resolveDeletion(roomLocation, by, `“${roomName(remaining)}” changed`),
    });
  });
