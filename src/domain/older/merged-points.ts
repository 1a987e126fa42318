import { storedPoi } from '../pois/poi';
import { type Stored, text } from '../stored';
import { besideListName, poiOfItem } from './as-tour';
import { allItems } from './edits';
import type { OlderItem } from './items';
import type { PoiList } from './poi-lists';

/**
 * The points of an older tour are in two places: saved lists (`pois`), and single documents (`pointsOfInterest`), which the console writes when it
 * duplicates a tour or imports sweeps. One model of both: the latest list wins for an identifier that both have; documents that the list neither
 * has nor has taken come after it, in a folder of their own; a list that is saved takes those that it began with, so that one of them that was
 * removed stays removed.
 */
type ListContent = Pick<PoiList, 'poi' | 'taken'>;

/** The documents that the list neither has nor has taken; all of them without a list. */
export function pointsBesideList<T extends Pick<OlderItem, 'identifier'>>(list: ListContent | null, points: readonly T[]): T[] {
  if (!list) return [...points];
  const present = new Set([...list.taken, ...allItems(list.poi).map(({ identifier }) => identifier)]);
  return points.filter(({ identifier }) => !present.has(identifier));
}

/** The list’s items, then the documents beside it. */
export const mergedItems = (list: ListContent | null, points: readonly OlderItem[]): OlderItem[] => [
  ...(list?.poi ?? []),
  ...pointsBesideList(list, points),
];

/** The identifiers of the items that have a folder of their own: without a list there is nothing that they are beside. */
export const identifiersBesideList = (list: ListContent | null, identifiers: readonly string[]): ReadonlySet<string> =>
  new Set(
    list
      ? pointsBesideList(
          list,
          identifiers.map((identifier) => ({ identifier })),
        ).map(({ identifier }) => identifier)
      : [],
  );

/** What a saved list has taken: what the one before it had, and the documents that it began with. */
export const claimedBy = (list: ListContent | null, identifiers: readonly string[]): string[] => [
  ...new Set([...(list?.taken ?? []), ...identifiers]),
];

/** A document of `pointsOfInterest` as it is stored. */
export type StoredPoint = { id: string; stored: Stored };

/** What a document says of a point and a list does not. */
const documentFields = ['userUid', 'editorUid', 'zoom', 'floor', 'message', 'published'] as const;

/**
 * The same points as documents, for bringing a tour over: those of the list in its order, with the category of their document or of the item that
 * they are below, then those beside it.
 */
export function mergedDocuments(list: ListContent | null, points: readonly StoredPoint[]): StoredPoint[] {
  if (!list) return [...points];
  const documents = points.map((point) => ({ ...point, identifier: text(point.stored.identifier) || point.id }));
  const storedBy = new Map(documents.map(({ identifier, stored }) => [identifier, stored]));
  const ofItems = (items: readonly OlderItem[], parent: string): StoredPoint[] =>
    items.flatMap((item) => {
      const document = storedBy.get(item.identifier) ?? {};
      const category = parent || (item.tasks.length > 0 ? item.name : '') || text(document.category);
      const more = Object.fromEntries(documentFields.filter((field) => field in document).map((field) => [field, document[field]]));
      return [
        { id: item.identifier, stored: { ...storedPoi(poiOfItem(item)), ...more, category } },
        ...ofItems(item.tasks, parent || item.name),
      ];
    });
  const beside = pointsBesideList(list, documents).map(({ id, stored }) => ({
    id,
    stored: { ...stored, category: text(stored.category) || besideListName },
  }));
  return [...ofItems(list.poi, ''), ...beside];
}
