import { isRecord } from '../stored';
import { fileAddressFrom } from './file-address';

/** The addresses of stored files in a value, at any depth: whole texts, and addresses inside a text, which may be HTML. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return isAddress(value) ? [value] : inText(value).filter(isAddress);
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return isPlain(value) ? Object.values(value).flatMap(addressesIn) : [];
}

/** The value with addresses replaced; what has none of them stays the same object. @param done what was replaced before in objects that values share */
export function withAddresses<Value>(value: Value, moves: ReadonlyMap<string, string>, done = new Map<unknown, unknown>()): Value {
  if (typeof value === 'string') return (moves.get(value) ?? withAddressesInText(value, moves)) as Value;
  if (!Array.isArray(value) && !isPlain(value)) return value;
  const earlier = done.get(value);
  if (earlier !== undefined) return earlier as Value;
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => [key, withAddresses(entry, moves, done)]);
  const isSame = entries.every(([key, entry]) => entry === (value as Record<string, unknown>)[key]);
  const replaced = isSame ? value : Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
  done.set(value, replaced);
  return replaced as Value;
}

/**
 * The present addresses of files that a former state names by another token, by their former ones: their addresses were closed in the meantime. A
 * file that `after` names by several tokens has no present one.
 */
export function renewedAddresses(before: unknown, after: unknown): Map<string, string> {
  const present = new Map<string, string | null>();
  const current = new Set(addressesIn(after));
  for (const url of current) {
    const file = keyOf(url);
    present.set(file, present.has(file) ? null : url);
  }
  const renewed = addressesIn(before).flatMap((url): [string, string][] => {
    const now = present.get(keyOf(url));
    return now && !current.has(url) ? [[url, now]] : [];
  });
  return new Map(renewed);
}

/** A file, whatever the token in its address. */
function keyOf(url: string): string {
  const { bucket = '', path = '' } = fileAddressFrom(url) ?? {};
  return `${bucket}/${path}`;
}

/** Whether a text is the address of a file and nothing else: a sentence that begins with one can be parsed as an address, too. */
const isAddress = (text: string): boolean => !/\s|[.,;:!?)\]}]$/.test(text) && fileAddressFrom(text) !== null;

/** An address in a text, without the punctuation after it. */
const addressPattern = /https?:\/\/[^\s"'<>\\]*[^\s"'<>\\.,;:!?)\]}]/g;

const inText = (text: string): string[] => (text.match(addressPattern) ?? []).map((url) => url.replaceAll('&amp;', '&'));

const withAddressesInText = (text: string, moves: ReadonlyMap<string, string>): string =>
  text.replace(addressPattern, (found) => {
    const moved = moves.get(found.replaceAll('&amp;', '&'));
    if (moved === undefined) return found;
    return found.includes('&amp;') ? moved.replaceAll('&', '&amp;') : moved;
  });

/** A stored object, as opposed to dates and to Firestore's own types for timestamps, geo points and references. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
