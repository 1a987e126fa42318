import { allPois, type Folder } from '../folders/folder';
import { type IconDescription, type IconRef, iconsOf } from '../icons';
import { type FolderId, folderId, poiId } from '../ids';
import type { Poi } from '../pois/poi';
import type { Tour } from '../tours/tour';
import { type ChangeText, type Compared, hasMovedTag } from './compare';
import { changeKindTexts } from './compare-texts';
import { foldersOfSnapshot } from './snapshots';
import { escaped } from './website/escape';

/** What happened to a point between two versions. */
export type PoiChange = ChangeText['what'] | 'unchanged';

/** The marker of each kind of change, in the order in which they are listed; colour is never the only difference. */
const markerIcons: Record<PoiChange, IconRef> = { added: 'green', changed: 'blue', moved: 'purple', removed: 'red', unchanged: 'white' };
const kinds = Object.keys(markerIcons) as PoiChange[];

/** The kinds of change with their words. */
export const poiChanges = (): { what: PoiChange; label: string }[] => kinds.map((what) => ({ what, label: changeKindTexts.get()[what] }));

/** The address of the marker of a kind of change; each has another colour and another symbol. */
export const changeMarker = (what: PoiChange): string => `/compare/${what}.png`;

/** The icons of a comparison: the markers in place of the organization's icons. */
export const comparedIcons = (): IconDescription[] =>
  iconsOf(
    poiChanges().map(({ what, label }) => ({
      ref: markerIcons[what],
      description: label,
      default: changeMarker(what),
      hover: changeMarker(what),
    })),
  );

/**
 * A tour that shows in the scan what changed between two versions: a folder for each kind of change, with points marked by it. Removed points are
 * where they were, and so is the former place of one whose tag moved.
 */
export function comparedTour(
  tour: Tour,
  { before, after, changes }: { before: Compared; after: Compared; changes: readonly ChangeText[] },
): Tour {
  const [previous, current] = [poisById(before), poisById(after)];
  const marked = new Map<PoiChange, Poi[]>(kinds.map((what) => [what, []]));
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  for (const poi of current.values()) {
    const change = changeOf.get(`poi ${poi.identifier}`);
    const what = change?.what ?? 'unchanged';
    marked.get(what)?.push(markedPoi(poi, what, change?.text ?? ''));
    const former = previous.get(poi.identifier);
    if (former && hasMovedTag(former, poi)) marked.get(what)?.push(formerPlaceOf(former, change?.text ?? ''));
  }
  for (const poi of previous.values())
    if (!current.has(poi.identifier))
      marked.get('removed')?.push(markedPoi(poi, 'removed', changeOf.get(`poi ${poi.identifier}`)?.text ?? ''));
  const folders = poiChanges().flatMap(({ what, label }): Folder[] => {
    const pois = marked.get(what) ?? [];
    return pois.length === 0 ? [] : [{ id: folderOfChange(what), name: label, children: [], pois }];
  });
  return { ...tour, folders, matterportId: after.matterportId || before.matterportId };
}

/** The folder of a comparison that has the points with this kind of change. */
export const folderOfChange = (what: PoiChange): FolderId => folderId(`compared-${what}`);

const poisById = (version: Compared): ReadonlyMap<string, Poi> =>
  new Map(allPois(foldersOfSnapshot(version)).map((poi) => [poi.identifier, poi]));

/** The point with the marker and the name of its change, and what changed above its content. */
function markedPoi(poi: Poi, what: PoiChange, text: string): Poi {
  const t = changeKindTexts.get();
  const [icon, label] = [markerIcons[what], t[what]];
  const title = what === 'unchanged' ? poi.name : t.marked({ kind: label, name: poi.name });
  const note = { identifier: `${poi.identifier}-change`, name: label, box: 'grid', cols: 1, type: 'text' as const };
  return {
    ...poi,
    icon,
    tag: poi.tag && { ...poi.tag, icon, label: title },
    content: text === '' ? poi.content : [{ ...note, content: `<p>${escaped(text)}</p>` }, ...poi.content],
  };
}

/** Where the tag of a point was that moved. */
const formerPlaceOf = (poi: Poi, text: string): Poi => {
  const former = markedPoi(poi, 'removed', text);
  const t = changeKindTexts.get();
  return {
    ...former,
    identifier: poiId(`${poi.identifier}-before`),
    name: t.formerPlace({ name: poi.name }),
    tag: former.tag && { ...former.tag, label: t.movedFromHere({ name: poi.name }) },
  };
};
