import { randomIdentifier } from '../random';
import { colorAt, type FieldChoice, type FieldKind, type PointField, type PointState, type PointType } from './point-type';

/** A new type, without a name, fields and states, in the next colour. */
export const newPointType = (position: number): PointType => ({
  id: randomIdentifier(),
  name: '',
  icon: 'pin',
  color: colorAt(position),
  fields: [],
  states: [],
  leftOut: false,
});

/** A new field, without a name. */
export const newPointField = (kind: FieldKind = 'text'): PointField => ({
  key: randomIdentifier(),
  name: '',
  kind,
  unit: '',
  choices: [],
  isRequired: false,
  leftOut: false,
});

export const newFieldChoice = (name = ''): FieldChoice => ({ id: randomIdentifier(), name });

/** A new state, without a name, in the next colour. */
export const newPointState = (position: number): PointState => ({
  id: randomIdentifier(),
  name: '',
  color: colorAt(position),
  hasDueDate: false,
});
