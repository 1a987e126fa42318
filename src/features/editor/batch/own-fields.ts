import { type PointField, type PointType, typeOf } from '@/domain/point-types/point-type';
import { type FieldValue, isDay, isEmptyValue, type Typed, withField } from '@/domain/point-types/values';
import { formatCountedDay } from '@/domain/time';
import { typedValue } from '../point-types/value-field';
import type { SetField } from './set-fields';

/** What a choice begins with whose rest is typed. */
export const typedChoice = 'to ';

const settable: readonly PointField['kind'][] = ['text', 'number', 'date', 'flag', 'choice', 'link'];
const chosen: readonly PointField['kind'][] = ['flag', 'choice'];

/** Fields of several types that are alike are one: they have the same key, kind and unit. */
const idOf = ({ key, kind, unit }: PointField): string => `own ${kind} ${unit} ${key}`;

/** The fields of types that a batch can set, each with the choices of all that are alike: choices are chosen by their names, as states are. */
export function ownFields(types: readonly PointType[]): SetField[] {
  const all = types.flatMap(({ fields }) => fields).filter(({ kind, original }) => !original && settable.includes(kind));
  const alike = new Map<string, PointField>();
  for (const field of all) {
    const first = alike.get(idOf(field));
    alike.set(idOf(field), first ? { ...first, choices: [...first.choices, ...field.choices] } : field);
  }
  return [...alike].map(([id, field]) => setFieldOf(id, field));
}

function setFieldOf(id: string, own: PointField): SetField {
  const fieldOf = ({ typeId }: Typed, types: readonly PointType[]) => typeOf(types, typeId)?.fields.find((field) => idOf(field) === id);
  return {
    id,
    label: own.name,
    own,
    valueOf: (poi, { types }) => {
      const field = fieldOf(poi, types);
      const value = field && poi.fields?.[field.key];
      if (!field || isEmptyValue(value)) return '';
      return (own.kind === 'choice' && field.choices.find((choice) => choice.id === value)?.name) || String(value);
    },
    labelOf: (value) => labelOf(own, value),
    choices: () => [...choicesOf(own), { value: '', label: 'Clear: not set' }],
    set: (poi, choice, { types }) => {
      const field = fieldOf(poi, types);
      if (!field) return 'has no such field: choose a type that has it';
      const value = choice === '' ? undefined : valueIn(field, choice);
      return value === null ? 'has no such choice' : withField(poi, field.key, value);
    },
  };
}

function choicesOf({ kind, choices }: PointField) {
  switch (kind) {
    case 'flag':
      return [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ];
    case 'choice':
      return [...new Set(choices.map(({ name }) => name))].map((name) => ({ value: `name ${name}`, label: name }));
    default:
      return [{ value: typedChoice, label: 'Set to…' }];
  }
}

/** The value of a choice; null for none that the field can have, undefined while nothing is typed. */
export function valueIn(field: PointField, choice: string): FieldValue {
  if (field.kind === 'flag') return choice === 'true';
  if (field.kind === 'choice') return field.choices.find(({ name }) => `name ${name}` === choice)?.id ?? null;
  const text = choice.slice(typedChoice.length);
  return field.kind === 'date' && text !== '' && !isDay(text) ? null : typedValue(field, text);
}

/** What is typed for a choice; null where nothing is. */
export const typedText = (own: PointField | undefined, choice: string | undefined): string | null =>
  own && !chosen.includes(own.kind) && choice?.startsWith(typedChoice) ? choice.slice(typedChoice.length) : null;

function labelOf({ kind, unit }: PointField, value: string): string {
  if (value === '') return 'Not set';
  switch (kind) {
    case 'flag':
      return value === 'true' ? 'Yes' : 'No';
    case 'date':
      return isDay(value) ? formatCountedDay(value) : value;
    case 'number':
      return unit === '' ? value : `${value}\u00A0${unit}`;
    default:
      return value;
  }
}
