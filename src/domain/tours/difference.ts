import { type Folder, isUncategorized } from '../folders';
import { samePoi } from '../folders/same';
import { type FieldChange, poiChanges } from '../merge/poi-changes';
import type { Poi } from '../pois';
import { isSame } from '../same';
import type { Edited } from './edited';

/** One thing that differs between two states of a tour, in words for people; `where` is the folder it lies in, "" for none. */
export type Change = {
  kind: 'tour' | 'floor' | 'folder' | 'poi';
  what: 'added' | 'deleted' | 'changed';
  id: string;
  name: string;
  where: string;
  /** what of it is changed; none of what was added or deleted */
  fields: readonly FieldChange[];
};

/** What differs between two states of a tour: the tour, its floors, folders, and then its PoIs, in the order of the later state. */
export type Difference = readonly Change[];

/** What was done to a tour between two states, to be read by people. @see EDIT-060 */
export function editedDifference(before: Edited, after: Edited): Difference {
  if (before === after) return [];
  const [was, is] = [placed(before.folders), placed(after.folders)];
  return [
    ...(before.name === after.name ? [] : [change('tour', '', after.name, [{ field: 'name', before: before.name, after: after.name }])]),
    ...floorChanges(before.floors, after.floors),
    ...differing(was.folders, is.folders, 'folder', folderChanges),
    ...differing(was.pois, is.pois, 'poi', placedPoiChanges),
  ];
}

/** How much differs, on one line: `2 PoIs added, 1 PoI changed`. */
export function differenceWords(difference: Difference): string {
  const counts = new Map<string, number>();
  for (const { kind, what } of difference) counts.set(`${kind} ${what}`, (counts.get(`${kind} ${what}`) ?? 0) + 1);
  const words = kinds.flatMap((kind) =>
    (['added', 'changed', 'deleted'] as const).flatMap((what) => {
      const count = counts.get(`${kind} ${what}`) ?? 0;
      return count === 0 ? [] : [kind === 'tour' ? 'name of the tour changed' : `${count} ${named[kind][count === 1 ? 0 : 1]} ${what}`];
    }),
  );
  return words.join(', ') || 'Nothing changed';
}

const kinds = ['poi', 'folder', 'floor', 'tour'] as const;
const named = { poi: ['PoI', 'PoIs'], folder: ['folder', 'folders'], floor: ['floor', 'floors'] } as const;

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
    const [was = '', is = ''] = [before[floor], after[floor]];
    return was === is ? [] : [change('floor', String(floor), `Floor ${floor + 1}`, [{ field: 'name', before: was, after: is }])];
  });

/** Something of the tour, the folder it lies in, by id and name, and the ids of what lies in it, in order. */
type Placed<T> = { of: T; name: string; above: string; where: string; inside: readonly string[] };
type Things<T> = ReadonlyMap<string, Placed<T>>;

/** The folders and PoIs of a tree by their ids. */
function placed(
  folders: readonly Folder[],
  above = { id: '', name: '' },
): { folders: Map<string, Placed<Folder>>; pois: Map<string, Placed<Poi>> } {
  const found = { folders: new Map<string, Placed<Folder>>(), pois: new Map<string, Placed<Poi>>() };
  for (const folder of folders) {
    const name = isUncategorized(folder) ? 'No folder' : folder.name;
    const inside = [...folder.children.map(({ id }) => id), ...folder.pois.map(({ identifier }) => identifier)];
    found.folders.set(folder.id, { of: folder, name, above: above.id, where: above.name, inside });
    for (const poi of folder.pois) found.pois.set(poi.identifier, { of: poi, name: poi.name, above: folder.id, where: name, inside: [] });
    const below = placed(folder.children, { id: folder.id, name });
    for (const [id, child] of below.folders) found.folders.set(id, child);
    for (const [id, poi] of below.pois) found.pois.set(id, poi);
  }
  return found;
}

type FieldsOf<T> = (before: Placed<T>, after: Placed<T>) => FieldChange[];

const differing = <T>(was: Things<T>, is: Things<T>, kind: Change['kind'], fieldsOf: FieldsOf<T>): Change[] => [
  ...[...is].flatMap(([id, after]): Change[] => {
    const before = was.get(id);
    if (!before) return [{ ...change(kind, id, after.name, [], after.where), what: 'added' }];
    const fields = fieldsOf(before, after);
    return fields.length === 0 ? [] : [change(kind, id, after.name, fields, after.where)];
  }),
  ...[...was].flatMap(([id, before]): Change[] =>
    is.has(id) ? [] : [{ ...change(kind, id, before.name, [], before.where), what: 'deleted' }],
  ),
];

const moveOf = <T>(before: Placed<T>, after: Placed<T>): FieldChange[] =>
  before.above === after.above ? [] : [{ field: 'folder', before: before.where || 'None', after: after.where || 'None' }];

const placedPoiChanges: FieldsOf<Poi> = (before, after) => [
  ...moveOf(before, after),
  ...(samePoi(before.of, after.of) ? [] : poiChanges(before.of, after.of)),
];

const folderChanges: FieldsOf<Folder> = (before, after) => [
  ...(before.of.name === after.of.name ? [] : [{ field: 'name', before: before.name, after: after.name }]),
  ...moveOf(before, after),
  ...(isSame(common(before.inside, after.inside), common(after.inside, before.inside))
    ? []
    : [{ field: 'order', before: 'As it was', after: 'Arranged anew' }]),
];

const common = (list: readonly string[], other: readonly string[]): string[] => {
  const known = new Set(other);
  return list.filter((id) => known.has(id));
};
