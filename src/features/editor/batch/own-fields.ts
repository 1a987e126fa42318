import { type PointField, type PointType, typeOf } from '@/domain/point-types/point-type';
import { type FieldValue, isDay, isEmptyValue, type Typed, withField } from '@/domain/point-types/values';
import { formatCountedDay } from '@/domain/time';
import { typedValue } from '../point-types/value-field';
import type { SetField } from './set-fields';
import { addChoice, namesIn, removeChoice, type TypedChoice, typedChoice } from './typed-choices';

/** Fields of several types that are alike are one: they have the same key, kind and unit. */
const idOf = ({ key, kind, unit }: PointField): string => `own ${kind} ${unit} ${key}`;

/** The fields of types that a batch can set, each with the choices of all that are alike: choices are chosen by their names, as states are. */
export function ownFields(types: readonly PointType[]): SetField[] {
  const all = types.flatMap(({ fields }) => fields).filter(({ original }) => !original);
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
    ...(own.kind !== 'flag' && own.kind !== 'choice' && { input: own }),
    valueOf: (poi, { types }) => {
      const field = fieldOf(poi, types);
      const value = field && poi.fields?.[field.key];
      if (!field || isEmptyValue(value)) return '';
      return [value]
        .flat()
        .map((id) => nameOf(field, id))
        .join(', ');
    },
    labelOf: (value) => labelOf(own, value),
    choices: () => [...choicesOf(own), { value: '', label: 'Clear: not set' }],
    set: (poi, choice, { types }) => {
      const field = fieldOf(poi, types);
      if (!field) return 'has no such field: choose a type that has it';
      const value = choice === '' ? undefined : valueIn(field, choice, poi.fields?.[field.key]);
      return value === null ? 'has no such choice' : withField(poi, field.key, value);
    },
  };
}

/** The name of a choice, or a value as it is. */
const nameOf = ({ choices }: PointField, value: FieldValue): string => choices.find(({ id }) => id === value)?.name ?? String(value);

const namesOf = ({ choices }: PointField): string[] => [...new Set(choices.map(({ name }) => name))];

/** A field whose choices are ticked by their names. */
export const byNames = (field: PointField): PointField => ({ ...field, choices: namesOf(field).map((name) => ({ id: name, name })) });

function choicesOf(own: PointField) {
  switch (own.kind) {
    case 'flag':
      return [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ];
    case 'choice':
      return namesOf(own).map((name) => ({ value: `name ${name}`, label: name }));
    case 'choices':
      return [
        { value: addChoice, label: 'Add…' },
        { value: removeChoice, label: 'Remove…' },
      ];
    default:
      return [{ value: typedChoice, label: 'Set to…' }];
  }
}

/**
 * The value of a choice; null for none that the field can have, undefined while nothing is typed.
 * @param before what the point has, to which choices are added
 */
export function valueIn(field: PointField, choice: string, before?: FieldValue): FieldValue {
  if (field.kind === 'flag') return choice === 'true';
  if (field.kind === 'choice') return field.choices.find(({ name }) => `name ${name}` === choice)?.id ?? null;
  if (field.kind === 'choices') return chosenIn(field, choice, Array.isArray(before) ? before : []);
  const text = choice.slice(typedChoice.length);
  return field.kind === 'date' && text !== '' && !isDay(text) ? null : typedValue(field, text);
}

/** Choices with others by their names, in the order of the field, or without them. */
function chosenIn({ choices }: PointField, choice: string, before: readonly FieldValue[]): FieldValue {
  const isAdding = choice.startsWith(addChoice);
  const names = namesIn(choice.slice((isAdding ? addChoice : removeChoice).length));
  if (isAdding && names.some((name) => !choices.some((each) => each.name === name))) return null;
  const isNamed = ({ name }: { name: string }) => names.includes(name);
  const ids = choices.filter((each) => (isNamed(each) ? isAdding : before.includes(each.id))).map(({ id }) => id);
  return [...ids, ...before.filter((id) => !choices.some((each) => each.id === id))];
}

/** Whether what is typed or ticked for a field can be set. */
export const isComplete = (field: PointField, { action, text }: TypedChoice): boolean =>
  field.kind === 'choices' ? text !== '' : !isEmptyValue(valueIn(field, action + text));

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
