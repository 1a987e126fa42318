import type { RestDocument } from '../rest/rest-values';

type Fields = NonNullable<RestDocument['fields']>;

/** Up to this size in JSON, which is larger than what is stored, a tour fits into the bin beside who deleted it. */
const maxBytes = 1_000_000;

/** The fields of a tour that its entry in the bin has, and those that stay behind: the largest of a tour that fills a document; null if all fit. */
export function splitForBin(fields: Fields): { inBin: Fields; rest: Fields | null } {
  const encoder = new TextEncoder();
  const sizeOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;
  if (sizeOf(fields) <= maxBytes) return { inBin: fields, rest: null };
  const [[largest, value] = ['', {}], ...others] = Object.entries(fields).toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one));
  return { inBin: Object.fromEntries(others), rest: { [largest]: value } };
}
