import { type TourTypeColor, tourTypeColors } from '../organizations/tour-types';
import { asStored, flag, isRecord, oneOf, records, type Stored, text } from '../stored';

/** The colours of types, states and choices: those that people tell apart best; whatever comes after the last is gray. */
export const pointColors = tourTypeColors;
export type PointColor = TourTypeColor;

export const pointIcons = [
  'pin',
  'door',
  'flame',
  'plug',
  'droplet',
  'thermometer',
  'wrench',
  'shield',
  'camera',
  'box',
  'lamp',
  'wifi',
  'info',
  'alert',
  'check',
  'leaf',
] as const;
/** What a type's icon shows. */
export type PointIcon = (typeof pointIcons)[number];

export const fieldKinds = ['text', 'longText', 'number', 'date', 'flag', 'choice', 'choices', 'link'] as const;
/** What a field holds: `flag` is yes or no, `choice` is one of its choices, `choices` any number of them. */
export type FieldKind = (typeof fieldKinds)[number];

/** One of the choices of a field. Points store its id, which never changes; its name does. */
export type FieldChoice = { id: string; name: string };

/**
 * A field of a type. Points store its values by `key`, which never changes. `original` is a field of a kind that this release does not know, as it is
 * stored: its values are shown as unknown, and nothing is lost.
 */
export type PointField = {
  key: string;
  name: string;
  kind: FieldKind;
  /** of a number; "" for none */
  unit: string;
  choices: readonly FieldChoice[];
  /** a version is published only when each point of the type has it */
  isRequired: boolean;
  /** never part of a version */
  leftOut: boolean;
  original?: Stored;
};

/** What a point of a type can be in, in order, such as open, in work and done. `hasDueDate` says that points in it have a date. */
export type PointState = { id: string; name: string; color: PointColor; hasDueDate: boolean };

/** A type of points, which an organization defines. `leftOut`: its points are never part of a version. */
export type PointType = {
  id: string;
  name: string;
  icon: PointIcon;
  color: PointColor;
  fields: readonly PointField[];
  states: readonly PointState[];
  leftOut: boolean;
};

/** `organizations/{organization}/catalog/pointTypes`, one document for all. */
export type PointTypes = { types: readonly PointType[]; updated: Date | null };

/** Reads stored types. Whatever else is stored stays, as does the kind of a field that a later release knows. */
export const pointTypesFrom = (stored: unknown): PointType[] => records(stored, pointTypeFrom);

const pointTypeFrom = (type: Stored, index: number): PointType => ({
  ...asStored(type),
  id: text(type.id) || `type-${index}`,
  name: text(type.name),
  icon: oneOf(pointIcons, type.icon, 'pin'),
  color: oneOf(pointColors, type.color, 'gray'),
  fields: records(type.fields, fieldFrom),
  states: records(type.states, stateFrom),
  leftOut: flag(type.leftOut),
});

function fieldFrom(stored: Stored, index: number): PointField {
  // a tour has fields as they are read, a catalog as they were written
  const field = isRecord(stored.original) ? stored.original : stored;
  return {
    ...asStored(field),
    key: text(field.key) || `field-${index}`,
    name: text(field.name),
    kind: oneOf(fieldKinds, field.kind, 'text'),
    unit: text(field.unit),
    choices: records(field.choices, (choice, at) => ({
      ...asStored(choice),
      id: text(choice.id) || `choice-${at}`,
      name: text(choice.name),
    })),
    isRequired: flag(field.isRequired),
    leftOut: flag(field.leftOut),
    ...(!isFieldKind(field.kind) && { original: field }),
  };
}

const isFieldKind = (kind: unknown): boolean => fieldKinds.some((each) => each === kind);

const stateFrom = (state: Stored, index: number): PointState => ({
  ...asStored(state),
  id: text(state.id) || `state-${index}`,
  name: text(state.name),
  color: oneOf(pointColors, state.color, 'gray'),
  hasDueDate: flag(state.hasDueDate),
});

/** The stored form of types: fields of kinds that this release does not know are as they were. */
export const storedPointTypes = (types: readonly PointType[]): Stored[] =>
  types.map((type) => ({ ...type, fields: type.fields.map(({ original, ...field }) => original ?? field) }));

/** The colour at a position of a list, so that neighbours differ; gray once there are no more. */
export const colorAt = (position: number): PointColor => spread[position] ?? 'gray';

/** In the order in which they are told apart. */
const spread: readonly PointColor[] = ['blue', 'red', 'green', 'yellow', 'purple', 'pink', 'indigo'];

/** The type with this id; undefined if nobody knows it. */
export const typeOf = (types: readonly PointType[], id: string | undefined): PointType | undefined =>
  id === undefined ? undefined : types.find((type) => type.id === id);
