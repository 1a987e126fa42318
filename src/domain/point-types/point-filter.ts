import { allPois, type Folder } from '../folders/folder';
import type { PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import { datetimeLocal } from '../time';
import { type ConditionKind, conditionKindOf, meetsCondition } from './field-conditions';
import { colorAt, type PointColor, type PointField, type PointType, typeOf } from './point-type';
import { fitsField, isDay, isEmptyValue, isOverdue, stateOf } from './values';

/** What points are filtered and coloured by: their type, their state, when they are due, or a field, by its key. */
export type FacetKey = 'type' | 'state' | 'due' | `field:${string}`;
export type FacetValue = { id: string; name: string; color: PointColor };
/**
 * Values of one kind, such as the states. Types with the same key, or a state with the same id, share it. A field without choices has a condition besides.
 */
export type Facet = { key: FacetKey; name: string; values: readonly FacetValue[]; condition?: ConditionKind };

/** The value of points that could have one and have none. Ids of choices are letters, digits and hyphens. */
export const notSet = '!none';

/** The chosen values, of which a point has to have one for each facet, and what points are coloured by. */
export type PointFilter = { chosen: ReadonlyMap<string, ReadonlySet<string>>; colorBy: string };

/** A filter as written in an address, such as `type:valve,lamp;by:state`; "" for none. */
export function pointFilterText({ chosen, colorBy }: PointFilter): string {
  const parts = [...chosen].flatMap(([key, values]) => (values.size > 0 ? [`${encoded(key)}:${[...values].map(encoded).join(',')}`] : []));
  return [...parts, ...(colorBy === '' ? [] : [`by:${encoded(colorBy)}`])].join(';');
}

/** Reads a filter of an address; what it cannot read is left out. */
export function pointFilterIn(text: string): PointFilter {
  const chosen = new Map<string, ReadonlySet<string>>();
  let colorBy = '';
  for (const part of text.split(';')) {
    const [key = '', values = ''] = part.split(':');
    if (key === 'by') colorBy = decoded(values);
    else if (key !== '' && values !== '') chosen.set(decoded(key), new Set(values.split(',').map(decoded)));
  }
  return { chosen, colorBy };
}

const encoded = (text: string): string => text.replace(/[%:;,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const decoded = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What the points of a tour can be filtered by: what at least one of them has. */
export function facetsOf(
  pois: readonly Poi[],
  types: readonly PointType[],
  names: Record<'type' | 'state' | 'due' | 'overdue' | 'soon' | 'yes' | 'no' | 'notSet', string>,
): Facet[] {
  const used = types.filter(({ id }) => pois.some(({ typeId }) => typeId === id));
  const states = uniqueById(used.flatMap((type) => type.states));
  const fields = new Map(used.flatMap((type) => type.fields.filter(isShown).map((field) => [field.key, field] as const)));
  const all: Facet[] = [
    { key: 'type', name: names.type, values: used.map(({ id, name, color }) => ({ id, name, color })) },
    { key: 'state', name: names.state, values: states },
    {
      key: 'due',
      name: names.due,
      values: [
        { id: 'overdue', name: names.overdue, color: 'red' },
        { id: 'soon', name: names.soon, color: 'yellow' },
      ],
    },
    ...[...fields].map(([key, field]): Facet => facetOfField(key, field, names)),
  ];
  const none: FacetValue = { id: notSet, name: names.notSet, color: 'gray' };
  return all.flatMap((facet): Facet[] => {
    const used = new Set(pois.flatMap((poi) => valuesOf(poi, facet.key, types)));
    const values = [...facet.values, none].filter(({ id }) => used.has(id));
    const hasConditions = facet.condition && pois.some((poi) => fieldValueOf(poi, facet.key, types)?.fits);
    return values.length > 0 || hasConditions ? [{ ...facet, values }] : [];
  });
}

const isShown = ({ original }: PointField): boolean => !original;

function facetOfField(key: string, field: PointField, names: Record<'yes' | 'no', string>): Facet {
  const condition = conditionKindOf(field.kind);
  const name = condition === 'number' && field.unit !== '' ? `${field.name} (${field.unit})` : field.name;
  return { key: `field:${key}`, name, values: condition ? [] : valuesOfField(field, names), ...(condition && { condition }) };
}

const valuesOfField = ({ kind, choices }: PointField, names: Record<'yes' | 'no', string>): FacetValue[] =>
  kind === 'flag'
    ? [
        { id: 'true', name: names.yes, color: 'green' },
        { id: 'false', name: names.no, color: 'red' },
      ]
    : choices.map(({ id, name }, position) => ({ id, name, color: colorAt(position) }));

const uniqueById = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  items.filter(({ id }, index) => items.findIndex((other) => other.id === id) === index);

function valuesOf(poi: Poi, key: string, types: readonly PointType[]): readonly string[] {
  const type = typeOf(types, poi.typeId);
  if (key === 'type') return [type?.id ?? notSet];
  if (key === 'state') return type && type.states.length > 0 ? [stateOf(poi, types)?.id ?? notSet] : [];
  if (key === 'due') return dueOf(poi, types);
  const found = fieldValueOf(poi, key, types);
  if (!found) return [];
  if (isEmptyValue(found.value)) return [notSet];
  if (!found.fits || conditionKindOf(found.field.kind)) return [];
  return Array.isArray(found.value) ? found.value : [String(found.value)];
}

/** What a point has of a facet that is a field; undefined if its type has no such field. */
function fieldValueOf(poi: Poi, key: string, types: readonly PointType[]) {
  const field = typeOf(types, poi.typeId)?.fields.find((each) => `field:${each.key}` === key);
  if (!field || field.original) return undefined;
  const value = poi.fields?.[field.key];
  return { field, value, fits: fitsField(field, value) && !isEmptyValue(value) };
}

/** Whether what a point has of a field is what one of the chosen conditions asks for. */
function meetsOne(poi: Poi, key: string, conditions: ReadonlySet<string>, types: readonly PointType[]): boolean {
  const found = fieldValueOf(poi, key, types);
  const kind = found?.fits ? conditionKindOf(found.field.kind) : null;
  return kind !== null && [...conditions].some((condition) => meetsCondition(kind, found?.value, condition));
}

const soonDays = 30;

function dueOf(poi: Poi, types: readonly PointType[]): readonly string[] {
  const state = stateOf(poi, types);
  if (!state?.hasDueDate) return [];
  if (!isDay(poi.due)) return [notSet];
  if (isOverdue(poi, state, dayIn(0))) return ['overdue'];
  return poi.due <= dayIn(soonDays) ? ['soon'] : [];
}

/** A day from today on, in the user's time zone. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return datetimeLocal(day).slice(0, 10);
}

const matches = (poi: Poi, { chosen }: PointFilter, types: readonly PointType[], besides = ''): boolean =>
  [...chosen].every(
    ([key, values]) =>
      key === besides ||
      values.size === 0 ||
      valuesOf(poi, key, types).some((value) => values.has(value)) ||
      meetsOne(poi, key, values, types),
  );

/** How many points a value would show, with what is chosen elsewhere. */
export const countOf = (pois: readonly Poi[], key: FacetKey, value: string, filter: PointFilter, types: readonly PointType[]): number =>
  pois.filter((poi) => matches(poi, filter, types, key) && valuesOf(poi, key, types).includes(value)).length;

/** The points that a filter shows; null for all. */
export function shownPoints(folders: readonly Folder[], filter: PointFilter, types: readonly PointType[]): ReadonlySet<PoiId> | null {
  if ([...filter.chosen.values()].every((values) => values.size === 0)) return null;
  return new Set(allPois(folders).flatMap((poi) => (matches(poi, filter, types) ? [poi.identifier] : [])));
}

/** Whether points can be coloured by a facet: one of them has a value of it. */
export const canColor = ({ values }: Facet): boolean => values.some(({ id }) => id !== notSet);

/** What each point is coloured by: the first value that it has. */
export function markedPoints(pois: readonly Poi[], facet: Facet, types: readonly PointType[]): Map<PoiId, FacetValue> {
  return new Map(
    pois.flatMap((poi) => {
      const values = valuesOf(poi, facet.key, types);
      const found = facet.values.find(({ id }) => id !== notSet && values.includes(id));
      return found ? [[poi.identifier, found] as const] : [];
    }),
  );
}
