import { type IconDescription, type IconRef, iconRefs } from '@/domain/icons';
import { withExclusion } from '@/domain/point-types/excluded';
import { newPointField } from '@/domain/point-types/new-point-type';
import { type PointField, type PointType, typeOf } from '@/domain/point-types/point-type';
import { stateOf, withDue, withState, withType } from '@/domain/point-types/values';
import { type View, withView, withViewOf } from '@/domain/pois/new-poi';
import { type Poi, type PoiType, poiDefaults, poiTypes } from '@/domain/pois/poi';
import { lacksPlace, withIcon } from '@/domain/pois/tag-changes';
import { isDeepEqual } from '@/domain/same';
import { formatCountedDay } from '@/domain/time';
import { versionsWords } from '../point-types/versions-words';
import { kindLabels } from '../tags/kind-labels';
import { typedChoice } from './typed-choices';

/** What a choice can depend on; `pois` are all of the tour in the order of the list, as they are before the change. */
export type SetContext = {
  icons: readonly IconDescription[];
  view: View | null;
  pois: readonly Poi[];
  types: readonly PointType[];
};
type Choice = { value: string; label: string };

/** A field of points that a batch can set; each is a line of the dialog. */
export type SetField = {
  id: string;
  label: string;
  /** What to know before it is set. */
  hint?: string;
  /** The field of the organization's types that it is. */
  own?: PointField;
  /** How the rest of a choice is typed, or ticked, where one is. */
  input?: PointField;
  /** The value of a point: two that are equal are one. */
  valueOf: (poi: Poi, context: SetContext) => string;
  /** How a value is shown. */
  labelOf: (value: string, context: SetContext) => string;
  /** None where a tour has no such thing: then it is not offered. */
  choices: (context: SetContext) => readonly Choice[];
  /** The point with what was chosen, or why it is refused, after its name: "is not placed in the scan". */
  set: (poi: Poi, choice: string, context: SetContext) => Poi | string;
};

const iconLabel = (ref: string, icons: readonly IconDescription[]) =>
  icons.find((icon) => icon.ref === ref)?.description || `${ref.slice(0, 1).toUpperCase()}${ref.slice(1)}`;

const icon: SetField = {
  id: 'icon',
  label: 'Icon',
  valueOf: (poi) => (poi.type === 'tag' && poi.tag ? poi.tag.icon : poi.icon),
  labelOf: (value, { icons }) => iconLabel(value, icons),
  choices: ({ icons }) => [
    ...iconRefs.map((ref) => ({ value: ref, label: iconLabel(ref, icons) })),
    { value: '', label: `Clear: ${iconLabel(poiDefaults.icon, icons)}, as new ones have` },
  ],
  set: (poi, choice) => withIcon(poi, choice === '' ? poiDefaults.icon : (choice as IconRef)),
};

const kind: SetField = {
  id: 'kind',
  label: 'Kind',
  valueOf: ({ type }) => type,
  labelOf: (value) => kindLabels[value as PoiType],
  choices: () => poiTypes.map((value) => ({ value, label: kindLabels[value] })),
  set: (poi, choice) => {
    if (choice === 'tag' && !poi.tag) return 'has no tag yet: place one first';
    if (choice === 'tag' && lacksPlace(poi)) return 'has no place yet: place it first';
    return { ...poi, type: choice as PoiType };
  },
};

const view: SetField = {
  id: 'view',
  label: 'View',
  valueOf: ({ sweep, rotation }) => (sweep === '' ? '' : `${sweep} ${rotation.x} ${rotation.y}`),
  labelOf: (value) => (value === '' ? 'No view' : 'The same view'),
  choices: (context) => [
    ...(context.view ? [{ value: 'here', label: 'What you see now' }] : []),
    { value: 'before', label: 'That of the point before each' },
    { value: 'after', label: 'That of the point after each' },
    { value: '', label: 'Clear: no view' },
  ],
  set: setView,
};

function setView(poi: Poi, choice: string, context: SetContext): Poi | string {
  if (choice === '') return { ...poi, sweep: '' };
  if (choice === 'here') {
    const now = context.view;
    return now ? { ...withView(poi, now), ...(poi.type !== 'tag' && { floor: now.floor }) } : 'has no view to get';
  }
  const at = context.pois.findIndex(({ identifier }) => identifier === poi.identifier);
  const neighbour = context.pois[choice === 'before' ? at - 1 : at + 1];
  if (!neighbour) return choice === 'before' ? 'is the first of the list' : 'is the last of the list';
  return neighbour.sweep === '' ? `has no view to get: “${neighbour.name}” has none` : withViewOf(poi, neighbour);
}

const type: SetField = {
  id: 'type',
  label: 'Type',
  valueOf: ({ typeId = '' }) => typeId,
  labelOf: (value, { types }) => (value === '' ? 'No type' : (typeOf(types, value)?.name ?? `Unknown type (${value})`)),
  choices: ({ types, pois }) =>
    types.length === 0 && !pois.some(({ typeId }) => typeId !== undefined)
      ? []
      : [...types.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: 'Clear: no type' }],
  set: (poi, choice, { types }) => (choice === (poi.typeId ?? '') ? poi : withType(poi, typeOf(types, choice) ?? null)),
};

/** Types have states of their own, which are chosen by their names: those of the same name are one choice. */
const state: SetField = {
  id: 'state',
  label: 'State',
  valueOf: (poi, { types }) => stateOf(poi, types)?.name ?? (poi.state === undefined ? '' : `Unknown state (${poi.state})`),
  labelOf: (value) => (value === '' ? 'No state' : value),
  choices: ({ types }) => {
    const names = new Set(types.flatMap(({ states }) => states.map(({ name }) => name)));
    return names.size === 0
      ? []
      : [...[...names].map((name) => ({ value: `name ${name}`, label: name })), { value: '', label: 'Clear: no state' }];
  },
  set: (poi, choice, { types }) => {
    if (choice === '') return withState(poi, undefined);
    const found = typeOf(types, poi.typeId)?.states.find(({ name }) => `name ${name}` === choice);
    return found ? withState(poi, found) : 'has no such state: choose a type that has it';
  },
};

const dueInput: PointField = { ...newPointField('date'), name: 'Due date' };

const due: SetField = {
  id: 'due',
  label: 'Due date',
  input: dueInput,
  valueOf: (poi, { types }) => (stateOf(poi, types)?.hasDueDate && poi.due) || '',
  labelOf: (value) => (value === '' ? 'Not set' : formatCountedDay(value)),
  choices: ({ types }) =>
    types.some(({ states }) => states.some(({ hasDueDate }) => hasDueDate))
      ? [
          { value: typedChoice, label: 'Set to…' },
          { value: '', label: 'Clear: not set' },
        ]
      : [],
  set: (poi, choice, { types }) => {
    if (choice === '') return withDue(poi, '');
    if (!stateOf(poi, types)?.hasDueDate) return 'is in no state that has a due date: choose one that has';
    return withDue(poi, choice.slice(typedChoice.length));
  },
};

const versions: SetField = {
  id: 'versions',
  label: versionsWords.label,
  hint: versionsWords.hint,
  valueOf: ({ leftOut }) => (leftOut ? 'yes' : 'no'),
  labelOf: (value) => (value === 'yes' ? 'Yes' : 'No'),
  choices: () => [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  set: (poi, choice) => withExclusion(poi, choice === 'yes'),
};

/** In the order of the dialog, in which they are set: a state is that of the type that was chosen with it. */
export const setFields: readonly SetField[] = [icon, kind, view, type, state, due, versions];

/** The choices by the id of their field; what is not chosen stays as it is. */
export type SetChoices = ReadonlyMap<string, string>;

/** The point with all choices; the same object if nothing differs. Or why it is rejected. */
export function withChoices(poi: Poi, choices: SetChoices, fields: readonly SetField[], context: SetContext): Poi | string {
  let next = poi;
  for (const field of fields) {
    const choice = choices.get(field.id);
    const changed = choice === undefined ? next : field.set(next, choice, context);
    if (typeof changed === 'string') return changed;
    next = changed;
  }
  return isDeepEqual(poi, next) ? poi : next;
}

/** What the points have: one value, or how many different ones. */
export function presentValue(field: SetField, pois: readonly Poi[], context: SetContext): string {
  const values = new Set(pois.map((poi) => field.valueOf(poi, context)));
  const [only] = values;
  return values.size === 1 && only !== undefined ? field.labelOf(only, context) : `${values.size} different values`;
}
