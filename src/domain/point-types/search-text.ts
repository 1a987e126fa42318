import type { Poi } from '../pois/poi';
import { plainText } from '../rich-text';
import { type PointField, type PointType, typeOf } from './point-type';
import { fieldsOf, stateOf } from './values';

/** What searches find of a point's details: its type, its state, and its fields with their names. */
export function detailsText(poi: Poi, types: readonly PointType[]): string {
  const { shown } = fieldsOf(poi, types);
  const fields = shown.flatMap(({ field, value, fits }) => {
    const words = fits ? valueText(field, value) : '';
    return words === '' ? [] : [`${field.name}: ${words}`];
  });
  return joined([typeOf(types, poi.typeId)?.name, stateOf(poi, types)?.name, poi.due, ...fields]);
}

/** A flag has no words of its own: its field is found by its name. */
function valueText({ kind, choices, unit }: PointField, value: unknown): string {
  const nameOf = (id: unknown) => choices.find((choice) => choice.id === id)?.name;
  if (kind === 'choice') return nameOf(value) ?? '';
  if (Array.isArray(value)) return value.map(nameOf).join(', ');
  if (typeof value === 'number') return joined([String(value), unit], ' ');
  return typeof value === 'string' ? plainText(value) : '';
}

const joined = (texts: readonly (string | undefined)[], separator = ' · '): string =>
  texts.filter((text) => text !== undefined && text.trim() !== '').join(separator);
