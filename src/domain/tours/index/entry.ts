import type { OrgId } from '../../ids';
import { date, type Stored } from '../../stored';
import { tourFields } from '../fields';
import { cachedTourFrom, type ListedTour, rowFields } from '../listed-tour';

/** How a value is written as text, and read again. `read` never throws. */
type Codec = { write: (value: unknown) => string; read: (text: string) => unknown };

const textCodec: Codec = { write: String, read: (text) => text };
const flagCodec: Codec = { write: (value) => (value === true ? '1' : ''), read: (text) => text === '1' };
const numberCodec: Codec = { write: (value) => (value === null ? '' : String(value)), read: (text) => (text === '' ? null : Number(text)) };
/** Milliseconds since 1970, in base 36. */
const dateCodec: Codec = {
  write: (value) => date(value)?.getTime().toString(36) ?? '',
  read: (text) => (text === '' ? null : new Date(Number.parseInt(text, 36))),
};

function codecOf(name: (typeof rowFields)[number]): Codec {
  const { kind, read } = tourFields[name];
  if (kind === 'flag') return flagCodec;
  return read === date ? dateCodec : textCodec;
}

type Column = Codec & { name: string; of: (tour: ListedTour) => unknown };

const placeCodecs = { country: textCodec, locality: textCodec, latitude: numberCodec, longitude: numberCodec } as const;
const placeNames = Object.keys(placeCodecs) as (keyof typeof placeCodecs)[];

/** What an entry has, in this order. The organization is that of the index. */
const columns: readonly Column[] = [
  { name: 'id', ...textCodec, of: ({ id }) => id },
  ...rowFields.filter((name) => name !== 'organization').map((name): Column => ({ name, ...codecOf(name), of: (tour) => tour[name] })),
  ...placeNames.map((name): Column => ({ name: `place.${name}`, ...placeCodecs[name], of: ({ place }) => place[name] })),
  { name: 'fileCount', ...numberCodec, of: ({ fileCount }) => fileCount },
  { name: 'isPublished', ...flagCodec, of: ({ isPublished }) => isPublished },
  { name: 'isProposed', ...flagCodec, of: ({ isProposed }) => isProposed },
];

/** The names of the columns, the first line of a packed shard. */
export const entryHeader = columns.map(({ name }) => name).join('\t');

/** An entry as a line: its values, escaped, with tabs between them. Equal tours have equal lines. */
export const packEntry = (tour: ListedTour): string => columns.map(({ of, write }) => escapeText(write(of(tour)))).join('\t');

/** The id of a packed entry. */
export const idOfEntry = (line: string): string => unescapeText(line.slice(0, line.indexOf('\t')));

/**
 * A reader of the lines under a header, which may have more columns, in another order; null if it lacks one that a list shows. The reader returns null
 * for a line that is none of that header.
 */
export function entryReader(header: string, organization: OrgId): ((line: string) => ListedTour | null) | null {
  const names = header.split('\t');
  const places = columns.map(({ name }) => names.indexOf(name));
  if (places.includes(-1)) return null;
  return (line) => {
    const values = line.split('\t');
    return values.length === names.length ? tourFrom(values, places, organization) : null;
  };
}

function tourFrom(values: readonly string[], places: readonly number[], organization: OrgId): ListedTour {
  const stored: Record<string, unknown> = { organization };
  const place: Record<string, unknown> = {};
  columns.forEach(({ name, read }, at) => {
    const value = read(unescapeText(values[places[at] ?? 0] ?? ''));
    if (name.startsWith(placePrefix)) place[name.slice(placePrefix.length)] = value;
    else stored[name] = value;
  });
  return cachedTourFrom(String(stored.id), { ...stored, place } satisfies Stored);
}

const placePrefix = 'place.';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' };

const escapeText = (text: string): string => text.replace(/[\\\t\n]/g, (character) => escapes[character] ?? character);

const unescapeText = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(.)/g, (_, character: string) => (character === 't' ? '\t' : character === 'n' ? '\n' : character))
    : text;
