import { formatByTag } from '@/language/formats';
import type { PointField } from './point-type';
import type { FieldValue } from './values';

const numberFormat = formatByTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 10 }));
const listFormat = formatByTag((tag) => new Intl.ListFormat(tag));
const dayFormat = formatByTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

/** The words of a flag. */
export type FlagWords = { yes: string; no: string };

/** A value that fits its field, as visitors read it. @param tag BCP 47 tag of the language of its words, days and numbers */
export function valueText({ kind, unit, choices }: PointField, value: FieldValue, tag: string, words: FlagWords): string {
  const nameOf = (id: unknown) => choices.find((choice) => choice.id === id)?.name ?? '';
  switch (kind) {
    case 'number':
      return `${numberFormat(tag).format(Number(value))}${unit && `\u00A0${unit}`}`;
    case 'date':
      return dayText(String(value), tag);
    case 'flag':
      return value === true ? words.yes : words.no;
    case 'choice':
      return nameOf(value);
    case 'choices':
      return listFormat(tag).format((value as unknown[]).map(nameOf));
    default:
      return String(value);
  }
}

/** A day of the calendar: "6 May 2025". */
export const dayText = (day: string, tag: string): string => dayFormat(tag).format(new Date(day));

/** A value that no field can show, as it is stored. */
export const plainValue = (value: FieldValue): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Whether a value is in the language of the author; numbers and days are in that of the page. */
export const isAuthors = ({ kind }: PointField): boolean =>
  kind === 'text' || kind === 'longText' || kind === 'choice' || kind === 'choices';
