import { allPois, type Folder } from '../folders/folder';
import type { GuidedStop, GuidedTour } from '../guided-tours/guided-tour';
import { guidedTourAspects, guidedTourParts, stopAspects, stopName } from '../guided-tours/merge';
import { changedFields, type FieldChange } from '../merge/poi-changes';
import { roomAspects, roomName } from '../rooms/merge';
import type { RoomEdit } from '../rooms/room';
import { isDeepEqual } from '../same';
import type { EditedTour } from './edited';

/** An item of the tour, its parent by id and name, and the ids of its children in order. */
export type Entry<T> = { of: T; name: string; parent: string; where: string; childIds: readonly string[] };
export type Entries<T> = ReadonlyMap<string, Entry<T>>;

/** What a list of changes needs of a state. One from before there were guided tours and rooms has none. */
export type ComparedContent = Pick<EditedTour, 'name' | 'floors' | 'folders'> & Partial<Pick<EditedTour, 'guidedTours' | 'rooms'>>;

export const guidedTourEntries = ({ guidedTours = [] }: ComparedContent): Entries<GuidedTour> =>
  new Map(
    guidedTours.map((tour) => [tour.id, { of: tour, name: tour.name, parent: '', where: '', childIds: tour.stops.map(({ id }) => id) }]),
  );

export function stopEntries({ guidedTours = [], folders }: ComparedContent): Entries<GuidedStop> {
  const names = poiNames(folders);
  return new Map(
    guidedTours.flatMap(({ id: parent, name: where, stops }) =>
      stops.map((stop) => {
        const name = stop.title || (stop.poi && names.get(stop.poi)) || stopName(stop);
        return [stop.id, { of: stop, name, parent, where, childIds: [] }] as const;
      }),
    ),
  );
}

export const roomEntries = ({ rooms = [] }: ComparedContent): Entries<RoomEdit> =>
  new Map(rooms.map((room) => [room.id, { of: room, name: roomName(room), parent: '', where: '', childIds: [] }]));

export const guidedTourChanges = (before: Entry<GuidedTour>, after: Entry<GuidedTour>): FieldChange[] => [
  ...changedFields(guidedTourAspects, guidedTourParts, before.of, after.of),
  ...orderChange(before, after),
];

export const stopChanges = (before: Entry<GuidedStop>, after: Entry<GuidedStop>): FieldChange[] =>
  changedFields(stopAspects, ['id'], before.of, after.of);

export const roomChanges = (before: Entry<RoomEdit>, after: Entry<RoomEdit>): FieldChange[] =>
  changedFields(roomAspects, ['id'], before.of, after.of);

/** Whether the children that both have are in another order. */
export const orderChange = (before: Pick<Entry<unknown>, 'childIds'>, after: Pick<Entry<unknown>, 'childIds'>): FieldChange[] =>
  isDeepEqual(common(before.childIds, after.childIds), common(after.childIds, before.childIds))
    ? []
    : [{ field: 'order', before: 'Previous order', after: 'Reordered' }];

const poiNames = (folders: readonly Folder[]): ReadonlyMap<string, string> =>
  new Map(allPois(folders).map(({ identifier, name }) => [identifier, name]));

const common = (list: readonly string[], other: readonly string[]): string[] => {
  const otherIds = new Set(other);
  return list.filter((id) => otherIds.has(id));
};
