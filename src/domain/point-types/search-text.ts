import type { Poi } from '../pois/poi';
import { plainText } from '../rich-text';
import { type PointField, type PointType, typeOf } from './point-type';
import { dayText, type FlagWords, valueText } from './value-text';
import { type FieldValue, fieldsOf, isDay, isEmptyValue, stateOf } from './values';

/** How visitors read values. @see valueText */
export type ValueWriting = { tag: string; words: FlagWords };

/** What searches find of a point's details: its type, its state, and its fields with their names. @param writing without it values are as stored */
export function detailsText(poi: Poi, types: readonly PointType[], writing?: ValueWriting): string {
  const { shown } = fieldsOf(poi, types);
  const fields = shown.flatMap(({ field, value, fits }) => {
    if (!fits || isEmptyValue(value)) return [];
    const words = writing ? valueText(field, value, writing.tag, writing.words) : storedText(field, value);
    return words === '' ? [] : [`${field.name}: ${words}`];
  });
  const due = writing && isDay(poi.due) ? dayText(poi.due, writing.tag) : poi.due;
  return joined([typeOf(types, poi.typeId)?.name, stateOf(poi, types)?.name, due, ...fields]);
}

/** A flag is stored without words. */
function storedText({ kind, choices, unit }: PointField, value: FieldValue): string {
  const nameOf = (id: unknown) => choices.find((choice) => choice.id === id)?.name;
  if (kind === 'choice') return nameOf(value) ?? '';
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (typeof value === 'number') return joined([String(value), unit], ' ');
  return typeof value === 'string' ? plainText(value) : '';
}

const joined = (texts: readonly (string | undefined)[], separator = ' · '): string =>
  texts.filter((text) => text !== undefined && text.trim() !== '').join(separator);
