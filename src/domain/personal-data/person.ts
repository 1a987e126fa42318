import { isEmail } from '../email';
import { isRecord, type Stored } from '../stored';
import type { NamingFields, PersonalPlace } from './personal-place';
import { idsIn } from './places';

/** Somebody whose data is exported or erased: what is "" is not searched for. */
export type Person = { uid: string; email: string; name: string };

/** What stands in place of the account, and of the name or address, of somebody who was erased. */
export const formerUid = 'former-member';
export const formerName = 'a former member';

/** Names of fewer characters would be found everywhere. */
const shortestName = 3;

/** Finds a person in values. */
export type Finder = {
  person: Person;
  /** Whether a value is the account, or has the address. */
  isIn: (value: unknown) => boolean;
  /** Whether a text has the account, the address, or the name. */
  isQuotedIn: (text: string) => boolean;
  /** The text without the account and the address, and without the name. */
  withoutAddress: (text: string) => string;
  withoutQuotes: (text: string) => string;
};

/** Text as the source of a regular expression. */
const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const never = /(?!)/g;

/** In texts, an address or a name ends where a word ends; an account is found wherever it stands. */
export function finderOf(person: Person): Finder {
  const email = person.email.toLowerCase();
  const uid = person.uid === '' ? never : new RegExp(escapeRegExp(person.uid), 'g');
  const address = isEmail(email)
    ? new RegExp(`(?<![\\p{L}\\p{N}.+%-])${escapeRegExp(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu')
    : never;
  const name =
    person.name.trim().length < shortestName
      ? never
      : new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(person.name.trim())}(?![\\p{L}\\p{N}])`, 'giu');
  const withoutAddress = (text: string) => text.replace(uid, formerUid).replace(address, formerName);
  const has = (pattern: RegExp, text: string) => text.search(pattern) !== -1;
  return {
    person: { ...person, email },
    isIn: (value) => typeof value === 'string' && value !== '' && ((person.uid !== '' && value === person.uid) || has(address, value)),
    isQuotedIn: (text) => has(uid, text) || has(address, text) || has(name, text),
    withoutAddress,
    withoutQuotes: (text) => withoutAddress(text).replace(name, formerName),
  };
}

/** Whether a document is about the person, and so theirs. */
export function isAbout(finder: Finder, place: PersonalPlace, path: string, stored: Stored): boolean {
  const { email } = finder.person;
  const address = place.addressOf?.(path.split('/').at(-1) ?? '', stored);
  return (
    hasOwnId(finder, place, path) ||
    (email !== '' && address?.toLowerCase() === email) ||
    (place.about ?? []).some((field) => finder.isIn(stored[field]))
  );
}

/** Whether the path of a document has the person. */
export function hasOwnId({ person }: Finder, place: PersonalPlace, path: string): boolean {
  const ids = idsIn(place, path);
  return Object.entries(place.ids ?? {}).some(([name, forms]) => forms.some((form) => isId(form, ids[name] ?? '', person)));
}

function isId(form: string, id: string, { uid, email }: Pick<Person, 'uid' | 'email'>): boolean {
  const isOfAccount = form.includes('{uid}');
  if ((isOfAccount ? uid : email) === '') return false;
  return (
    id.toLowerCase() ===
    form.replace('{uid}', uid).replace('{address}', email).replace('{encoded}', encodeURIComponent(email)).toLowerCase()
  );
}

/** Maps of documents, but not the classes of times, places and references. */
const isMap = (value: unknown): value is Stored => isRecord(value) && Object.getPrototypeOf(value) === Object.prototype;

const isNamed = (finder: Finder, map: Stored, { uid, email }: NamingFields): boolean =>
  (uid !== undefined && finder.isIn(map[uid])) || (email !== undefined && finder.isIn(map[email]));

/** Whether the document names the person: in a field, or in a list. */
export function isNamedIn(finder: Finder, place: PersonalPlace, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((each) => isNamedIn(finder, place, each));
  if (!isMap(value)) return false;
  return (
    (place.naming ?? []).some((fields) => isNamed(finder, value, fields)) ||
    (place.lists ?? []).some((list) => Array.isArray(value[list]) && value[list].some(finder.isIn)) ||
    (place.packed ?? []).some((field) => typeof value[field] === 'string' && finder.withoutAddress(value[field]) !== value[field]) ||
    Object.values(value).some((each) => isNamedIn(finder, place, each))
  );
}

/**
 * The document without the person: "a former member" in place of them, nothing in lists. The same object where nothing is to be changed.
 */
export function withoutPerson(finder: Finder, place: PersonalPlace, document: Stored): Stored {
  if (!isNamedIn(finder, place, document)) return document;
  const rewritten = rewrittenMap(finder, place, document);
  const quotes = (place.quotes ?? []).filter((field) => field in rewritten);
  return { ...rewritten, ...Object.fromEntries(quotes.map((field) => [field, mapTexts(rewritten[field], finder.withoutQuotes)])) };
}

function rewrittenMap(finder: Finder, place: PersonalPlace, map: Stored): Stored {
  const own = new Map<string, unknown>();
  for (const fields of place.naming ?? [])
    if (isNamed(finder, map, fields)) for (const change of withoutNames(finder, map, fields)) own.set(...change);
  for (const list of place.lists ?? [])
    if (Array.isArray(map[list]))
      own.set(
        list,
        map[list].filter((each) => !finder.isIn(each)),
      );
  for (const field of place.packed ?? []) if (typeof map[field] === 'string') own.set(field, finder.withoutAddress(map[field]));
  return Object.fromEntries(
    Object.entries(map).map(([field, value]) => [field, own.has(field) ? own.get(field) : rewritten(finder, place, value)]),
  );
}

function rewritten(finder: Finder, place: PersonalPlace, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(finder, place, each));
  return isMap(value) ? rewrittenMap(finder, place, value) : value;
}

/** A name says "a former member"; without one, the address does. */
function withoutNames(finder: Finder, map: Stored, { uid, email, name }: NamingFields): [string, unknown][] {
  const change: [string, unknown][] = [];
  if (uid !== undefined && finder.isIn(map[uid])) change.push([uid, formerUid]);
  const address = email === undefined ? undefined : map[email];
  const hasName = name !== undefined && name in map;
  if (email !== undefined && typeof address === 'string' && address !== '')
    change.push([email, hasName ? '' : finder.isIn(address) ? finder.withoutAddress(address) : formerName]);
  if (hasName) change.push([name, formerName]);
  return change;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([field, each]) => [field, mapTexts(each, change)])) : value;
}

/** The fields of a document, or of what is left of it, whose text has the person; dots between those of maps. */
export function quotingFields(finder: Finder, document: Stored): string[] {
  const fields = new Set<string>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') {
      if (finder.isQuotedIn(value)) fields.add(path.join('.'));
    } else if (Array.isArray(value)) for (const each of value) walk(each, path);
    else if (isMap(value))
      for (const [field, each] of Object.entries(value)) {
        if (finder.isQuotedIn(field)) fields.add([...path, '…'].join('.'));
        walk(each, [...path, field]);
      }
  };
  walk(document, []);
  return [...fields];
}
