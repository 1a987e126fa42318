import { allPois, foldersFrom } from '../folders/folder';
import { isOrigin, type Vector } from '../geometry';
import { blockText } from '../merge/poi-aspects';
import type { FieldChange } from '../merge/poi-changes';
import type { Poi } from '../pois/poi';
import { date, type Stored, text } from '../stored';
import { type Alignment, alignedPosition } from './alignment';

/** PoIs with the same name are the same if they are this near each other, in metres. */
const sameNameMetres = 3;
/** PoIs with different names are the same, renamed, if they are this near each other, in metres. */
const renamedMetres = 0.5;

/** What one of two compared tours has that the other has not. Fields are from the first to the second, as text. */
export type PoiDifference =
  | { kind: 'first' | 'second'; id: string; poi: Poi }
  | { kind: 'changed'; id: string; poi: Poi; other: Poi; fields: readonly (FieldChange & { field: ShownField })[] };

/** What is compared of a PoI. */
export type ShownField = 'Name' | 'Tag' | 'Description' | 'Content';

type Place = (poi: Poi) => Vector | null;

/**
 * What the PoIs of one tour have that those of the other have not: first those that only the first has, then those that only the second has, then
 * those whose name or content changed.
 * @param alignment leads from the first scan to the second
 */
export function poiDifferences(first: readonly Poi[], second: readonly Poi[], alignment: Alignment | null): PoiDifference[] {
  const there: Place = (poi) => {
    const place = placeOfPoi(poi);
    return place && alignment ? alignedPosition(alignment, place) : place;
  };
  const rest = new Set(second);
  const pairs = new Map<Poi, Poi>();
  const pair = (isSame: (one: Poi, other: Poi) => boolean, most: number) => {
    for (const poi of first) {
      if (pairs.has(poi)) continue;
      const found = nearest(
        poi,
        [...rest].filter((other) => isSame(poi, other)),
        there,
        most,
      );
      if (!found) continue;
      pairs.set(poi, found);
      rest.delete(found);
    }
  };
  pair(hasSameName, sameNameMetres);
  pair((one, other) => there(one) !== null && placeOfPoi(other) !== null, renamedMetres);
  return [
    ...first.filter((poi) => !pairs.has(poi)).map((poi) => ({ kind: 'first', id: `first ${poi.identifier}`, poi }) as const),
    ...second.filter((poi) => rest.has(poi)).map((poi) => ({ kind: 'second', id: `second ${poi.identifier}`, poi }) as const),
    ...first.flatMap((poi) => {
      const other = pairs.get(poi);
      const fields = other ? changedFields(poi, other) : [];
      return other && fields.length > 0 ? [{ kind: 'changed', id: `both ${poi.identifier}`, poi, other, fields } as const] : [];
    }),
  ];
}

/** The PoIs of a stored tour, and when it was last changed. */
export type TourPois = { name: string; pois: Poi[]; updated: Date | null };

/** Reads the PoIs of a stored tour. */
export const tourPoisFrom = (_id: string, stored: Stored): TourPois => ({
  name: text(stored.name),
  pois: allPois(foldersFrom(stored.folders)),
  updated: date(stored.updated),
});

/** The PoIs of a location's tour; if it has none, those of the organization's tour of the same scan that was changed last. */
export function poisOfScan(own: TourPois | null, others: readonly TourPois[]): TourPois | null {
  if (own && own.pois.length > 0) return own;
  const described = others.filter(({ pois }) => pois.length > 0);
  return described.toSorted((one, other) => (other.updated?.getTime() ?? 0) - (one.updated?.getTime() ?? 0))[0] ?? own;
}

/** The one that is nearest, of those near enough. One without a place is as near as can be allowed. */
function nearest(poi: Poi, others: readonly Poi[], there: Place, most: number): Poi | null {
  const place = there(poi);
  let found: { other: Poi; metres: number } | null = null;
  for (const other of others) {
    const at = placeOfPoi(other);
    const metres = place && at ? Math.hypot(place.x - at.x, place.y - at.y, place.z - at.z) : most;
    if (metres <= most && (!found || metres < found.metres)) found = { other, metres };
  }
  return found?.other ?? null;
}

/** A tag is where it is fixed; another PoI where it is seen from. */
function placeOfPoi({ tag, position }: Poi): Vector | null {
  const place = tag && !isOrigin(tag.anchorPosition) ? tag.anchorPosition : position;
  return isOrigin(place) ? null : place;
}

const plain = (name: string) => name.trim().toLowerCase();
const hasSameName = (one: Poi, other: Poi): boolean => plain(one.name) === plain(other.name);

const shownFields: readonly { field: ShownField; read: (poi: Poi) => string }[] = [
  { field: 'Name', read: ({ name }) => name.trim() },
  { field: 'Tag', read: ({ tag }) => tag?.label.trim() ?? '' },
  { field: 'Description', read: ({ tag }) => tag?.description.trim() ?? '' },
  // blocks of other tours have other ids
  { field: 'Content', read: ({ content }) => content.map((block) => `${block.name}: ${blockText(block)}`).join('\n') },
];

function changedFields(one: Poi, other: Poi): (FieldChange & { field: ShownField })[] {
  const fields = shownFields.map(({ field, read }) => ({ field, before: read(one), after: read(other) }));
  return fields.filter(({ before, after }) => before !== after);
}
