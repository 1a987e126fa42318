import type { Stored } from '../stored';
import { type Finder, hasOwnId, isAbout, isNamedIn } from './person';
import type { PersonalGroup, PersonalPlace } from './personal-place';
import { fieldsOf, personalPlaces } from './places';

/** A document in somebody's data. `parts` are the names of what in it carries their name, such as points of a tour. */
export type ExportedDocument = { path: string; fields: Stored; parts?: string[] };
export type ExportedPlace = { path: string; title: string; group: PersonalGroup; documents: ExportedDocument[] };

/** Everything that Loggia stores of a person. Times are in RFC 3339. */
export type PersonExport = {
  exportedAt: string;
  person: { uid: string; email: string; name: string };
  /** What the account has, but its password; null for a guest. */
  account: Stored | null;
  /** Those that have something, in the order of the table. */
  places: ExportedPlace[];
  /** The paths of files that they uploaded. */
  files: string[];
};

/** What says which document it is, in places where somebody is only named. */
const describing = [
  'id',
  'kind',
  'what',
  'state',
  'organization',
  'tour',
  'tourName',
  'at',
  'created',
  'createdAt',
  'timestamp',
  'updated',
  'publishedAt',
  'deletedAt',
  'resolvedAt',
] as const;

/** The fields by which an export finds documents, and describes those of others; without contents of tours. */
export const exportedFields: readonly string[] = [...new Set([...describing, 'name', ...personalPlaces.flatMap(fieldsOf)])].filter(
  (field) => field !== 'packed' && field !== 'message',
);

/** What of a document is a person's data: all of what is about them; of what belongs to others, where they are named. Null if it has nothing of them. */
export function exportedDocument(finder: Finder, place: PersonalPlace, path: string, stored: Stored): ExportedDocument | null {
  if (isAbout(finder, place, path, stored)) {
    if (!place.ids || hasOwnId(finder, place, path)) return { path, fields: stored };
    // what somebody else has about the person, such as a notification of what they did: whose it is belongs to the other one
    return { path: place.path, fields: Object.fromEntries(Object.entries(stored).filter((entry) => isDescribing(entry))) };
  }
  if (!isNamedIn(finder, place, stored)) return null;
  const author = place.naming?.[0]?.uid;
  const isAuthor = author !== undefined && finder.isIn(stored[author]);
  const own = isAuthor ? (place.wrote ?? []) : [];
  const shown = [...own, ...(place.naming?.some(({ name }) => name === 'name') ? [] : ['name'])];
  const fields = Object.entries(stored).flatMap(([field, value]): [string, unknown][] => {
    if (isDescribing([field, value], shown) || finder.isIn(value)) return [[field, value]];
    // of a list, the person alone
    return Array.isArray(value) && value.some(finder.isIn) ? [[field, value.filter(finder.isIn)]] : [];
  });
  const parts = [...new Set(Object.values(stored).flatMap((value) => namesWithin(finder, place, value)))];
  return { path, fields: Object.fromEntries(fields), ...(parts.length > 0 && { parts }) };
}

/** Whether a field says which document it is; a map is content. */
const isDescribing = ([field, value]: [string, unknown], more: readonly string[] = []): boolean =>
  (describing.some((each) => each === field) || more.includes(field)) && (typeof value !== 'object' || value instanceof Date);

/** The names of the innermost maps that name the person. */
function namesWithin(finder: Finder, place: PersonalPlace, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => namesWithin(finder, place, each));
  if (typeof value !== 'object' || value === null || !isNamedIn(finder, place, value)) return [];
  const map = value as Stored;
  const inner = Object.values(map).flatMap((each) => namesWithin(finder, place, each));
  const isNamed = (place.naming ?? []).some(({ uid }) => uid !== undefined && finder.isIn(map[uid]));
  return [...(isNamed && typeof map.name === 'string' ? [map.name] : []), ...inner];
}
