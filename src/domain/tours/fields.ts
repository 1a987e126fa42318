import { documentsFrom, filesFrom, floorPlansFrom } from '../attachments';
import { collectionId, orgId, tourTypeId, userId } from '../ids';
import { languagesFrom, maxLanguages } from '../languages/language-tags';
import { guidedTourLimits, idLimit, pointTypeLimits, roomLimits, tourLimits } from '../limits';
import { placeFrom } from '../place';
import { date, flag, list, number, record, text } from '../stored';

/** How `firestore.rules` check a field: the name of their function for it. `other` has a check of its own there. */
type Kind = 'id' | 'name' | 'modelId' | 'text' | 'flag' | 'wholeNumber' | 'items' | 'place' | 'other';
type Field<Read> = { kind: Kind; most?: number; read: (stored: unknown) => Read };

const textOf = (most: number) => ({ kind: 'text', most, read: (stored: unknown) => text(stored) }) as const;
const itemsOf = <Read>(most: number, read: (stored: unknown) => Read) => ({ kind: 'items', most, read }) as const;
const idOf = <Id>(read: (id: string) => Id) => ({ kind: 'text', most: idLimit, read: (stored: unknown) => read(text(stored)) }) as const;
const time = { kind: 'other', read: date } as const;

/**
 * The stored fields of a tour in the order they are exported: how each is read, its default, and its limit. The entity, its reader, its form
 * and the lists in `firestore.rules` (`node scripts/generate-rules.mjs`) come from here. The readers of `folders`, `guidedTours`, `rooms` and
 * `pointTypes` are in `tour.ts`, so that a list of tours does not load them.
 * @see MODEL-017 MODEL-019
 */
export const tourFields = {
  name: { kind: 'name', most: tourLimits.name, read: (stored) => text(stored) },
  matterportId: { kind: 'modelId', read: (stored) => text(stored) },
  defurnishId: textOf(tourLimits.defurnishId),
  /** A datetime-local string. */
  tourDate: textOf(tourLimits.tourDate),
  address: textOf(tourLimits.address),
  description: textOf(tourLimits.description),
  public: { kind: 'flag', read: flag },
  organization: { kind: 'other', read: (stored) => orgId(text(stored)) },
  collection: { kind: 'other', most: idLimit, read: (stored) => collectionId(text(stored)) },
  tourTypeId: idOf(tourTypeId),
  floors: itemsOf(tourLimits.floors, (stored): readonly string[] => list(stored, (label) => text(label) || text(record(label).name))),
  floorplans: itemsOf(tourLimits.floorplans, floorPlansFrom),
  documents: itemsOf(tourLimits.documents, documentsFrom),
  files: itemsOf(tourLimits.files, filesFrom),
  created: time,
  updated: time,
  /** Who created it, "" for tours from before that was stored. Set once: no update writes it. */
  createdBy: { kind: 'other', read: (stored) => userId(text(stored)) },
  place: { kind: 'place', read: placeFrom },
  folders: itemsOf(tourLimits.folders, (stored) => stored),
  guidedTours: itemsOf(guidedTourLimits.tours, (stored) => stored),
  rooms: itemsOf(roomLimits.rooms, (stored) => stored),
  /** The types that its points have, as they were when it was saved: whoever reads the tour shows them. */
  pointTypes: itemsOf(pointTypeLimits.types, (stored) => stored),
  originalTourId: idOf((id) => id),
  importedOriginalTourId: idOf((id) => id),
  numberOfFloors: { kind: 'wholeNumber', read: (stored) => number(stored, 0) },
  historyId: textOf(tourLimits.historyId),
  nira: textOf(tourLimits.nira),
  thumbnailUrl: textOf(tourLimits.thumbnailUrl),
  /** What the thumbnail shows, for people who can’t see it. */
  thumbnailAlt: textOf(tourLimits.thumbnailAlt),
  /** Whether the scan's own tags and measurements are shown beside the tour's points. */
  showsScanMarks: { kind: 'flag', read: flag },
  /** BCP 47: the language in which it is written, then those that have a document of translations; empty for a tour in one language. */
  languages: itemsOf(maxLanguages, languagesFrom),
  /** Whether search engines may list its front page, where its organization allows it too. */
  isIndexed: { kind: 'flag', read: flag },
} as const satisfies Record<string, Field<unknown>>;

export type TourField = keyof typeof tourFields;
export const tourFieldNames = Object.keys(tourFields) as TourField[];

/** The type of each field, as its reader returns it. */
export type TourFieldTypes = { -readonly [Name in TourField]: ReturnType<(typeof tourFields)[Name]['read']> };

/** Reads some fields of a stored tour; whatever is missing or of another type gets its default. */
export function readTourFields<Name extends TourField>(names: readonly Name[], stored: Readonly<Record<string, unknown>>) {
  const read: Record<string, unknown> = {};
  for (const name of names) read[name] = tourFields[name].read(stored[name]);
  return read as Pick<TourFieldTypes, Name>;
}
