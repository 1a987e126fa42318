import { type Folder, isUncategorized } from '../folders/folder';
import { samePoi } from '../folders/same';
import { type FieldChange, poiChanges } from '../merge/poi-changes';
import { plural } from '../plural';
import type { Poi } from '../pois/poi';
import {
  type ComparedContent,
  type Entries,
  type Entry,
  guidedTourChanges,
  guidedTourEntries,
  orderChange,
  roomChanges,
  roomEntries,
  stopChanges,
  stopEntries,
} from './difference-lists';

/** One difference between two states of a tour, as text; `where` is the folder or guided tour that contains it, "" for none. */
export type Change = {
  kind: 'tour' | 'floor' | 'folder' | 'poi' | 'guidedTour' | 'stop' | 'room';
  what: 'added' | 'deleted' | 'changed';
  id: string;
  name: string;
  where: string;
  /** the changed fields; empty for additions and deletions */
  fields: readonly FieldChange[];
};

/** All differences between two states: the tour, its floors, folders, PoIs, guided tours and rooms, in the order of the later state. */
export type Difference = readonly Change[];

/** What was changed in a tour between two states, as text. @see EDIT-060 */
export function editedDifference(before: ComparedContent, after: ComparedContent): Difference {
  if (before === after) return [];
  const [previous, current] = [entriesOf(before.folders), entriesOf(after.folders)];
  return [
    ...(before.name === after.name ? [] : [change('tour', '', after.name, [{ field: 'name', before: before.name, after: after.name }])]),
    ...floorChanges(before.floors, after.floors),
    ...changesOf(previous.folders, current.folders, 'folder', folderChanges),
    ...changesOf(previous.pois, current.pois, 'poi', placedPoiChanges),
    ...changesOf(guidedTourEntries(before), guidedTourEntries(after), 'guidedTour', guidedTourChanges),
    ...changesOf(stopEntries(before), stopEntries(after), 'stop', stopChanges),
    ...changesOf(roomEntries(before), roomEntries(after), 'room', roomChanges),
  ];
}

/** The number of differences on one line: `2 PoIs added, 1 PoI changed`. */
export function differenceSummary(difference: Difference): string {
  const counts = new Map<string, number>();
  for (const { kind, what } of difference) counts.set(`${kind} ${what}`, (counts.get(`${kind} ${what}`) ?? 0) + 1);
  const words = kinds.flatMap((kind) =>
    (['added', 'changed', 'deleted'] as const).flatMap((what) => {
      const count = counts.get(`${kind} ${what}`) ?? 0;
      return count === 0 ? [] : [kind === 'tour' ? 'name of the tour changed' : `${plural(count, nouns[kind])} ${what}`];
    }),
  );
  return words.join(', ') || 'Nothing changed';
}

const kinds = ['poi', 'folder', 'guidedTour', 'stop', 'room', 'floor', 'tour'] as const;
const nouns = {
  poi: { one: '# PoI', other: '# PoIs' },
  folder: { one: '# folder', other: '# folders' },
  floor: { one: '# floor', other: '# floors' },
  guidedTour: { one: '# guided tour', other: '# guided tours' },
  stop: { one: '# stop', other: '# stops' },
  room: { one: '# room', other: '# rooms' },
};

const change = (kind: Change['kind'], id: string, name: string, fields: readonly FieldChange[], where = ''): Change => ({
  kind,
  what: 'changed',
  id,
  name,
  where,
  fields,
});

const floorChanges = (before: readonly string[], after: readonly string[]): Change[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, floor) => floor).flatMap((floor) => {
    const [previous = '', current = ''] = [before[floor], after[floor]];
    return previous === current
      ? []
      : [change('floor', String(floor), `Floor ${floor + 1}`, [{ field: 'name', before: previous, after: current }])];
  });

/** All folders and PoIs of a tree by id. */
function entriesOf(
  folders: readonly Folder[],
  parent = { id: '', name: '' },
): { folders: Map<string, Entry<Folder>>; pois: Map<string, Entry<Poi>> } {
  const found = { folders: new Map<string, Entry<Folder>>(), pois: new Map<string, Entry<Poi>>() };
  for (const folder of folders) {
    const name = isUncategorized(folder) ? 'No folder' : folder.name;
    const childIds = [...folder.children.map(({ id }) => id), ...folder.pois.map(({ identifier }) => identifier)];
    found.folders.set(folder.id, { of: folder, name, parent: parent.id, where: parent.name, childIds });
    for (const poi of folder.pois)
      found.pois.set(poi.identifier, { of: poi, name: poi.name, parent: folder.id, where: name, childIds: [] });
    const descendants = entriesOf(folder.children, { id: folder.id, name });
    for (const [id, child] of descendants.folders) found.folders.set(id, child);
    for (const [id, poi] of descendants.pois) found.pois.set(id, poi);
  }
  return found;
}

type FieldsOf<T> = (before: Entry<T>, after: Entry<T>) => FieldChange[];

const changesOf = <T>(previous: Entries<T>, current: Entries<T>, kind: Change['kind'], fieldsOf: FieldsOf<T>): Change[] => [
  ...[...current].flatMap(([id, after]): Change[] => {
    const before = previous.get(id);
    if (!before) return [{ ...change(kind, id, after.name, [], after.where), what: 'added' }];
    const fields = fieldsOf(before, after);
    return fields.length === 0 ? [] : [change(kind, id, after.name, fields, after.where)];
  }),
  ...[...previous].flatMap(([id, before]): Change[] =>
    current.has(id) ? [] : [{ ...change(kind, id, before.name, [], before.where), what: 'deleted' }],
  ),
];

const moveOf = <T>(before: Entry<T>, after: Entry<T>): FieldChange[] =>
  before.parent === after.parent ? [] : [{ field: 'folder', before: before.where || 'None', after: after.where || 'None' }];

const placedPoiChanges: FieldsOf<Poi> = (before, after) => [
  ...moveOf(before, after),
  ...(samePoi(before.of, after.of) ? [] : poiChanges(before.of, after.of)),
];

const folderChanges: FieldsOf<Folder> = (before, after) => [
  ...(before.of.name === after.of.name ? [] : [{ field: 'name', before: before.name, after: after.name }]),
  ...moveOf(before, after),
  ...orderChange(before, after),
];
