import { type FieldPath, isNameField } from '../../model/field-path';
import type { Filter } from '../../model/query';

/** A filter that is not composite. */
export type Condition = Exclude<Filter, { readonly kind: 'and' | 'or' }>;

/** All conditions of a filter, however deep they are nested. */
export function conditions(filter: Filter | undefined): readonly Condition[] {
  if (!filter) return [];
  return isComposite(filter) ? filter.filters.flatMap(conditions) : [filter];
}

/** The conditions that every result satisfies: those not below an `or`. */
export function requirements(filter: Filter | undefined): readonly Condition[] {
  if (!filter) return [];
  if (!isComposite(filter)) return [filter];
  return filter.kind === 'and' || filter.filters.length === 1 ? filter.filters.flatMap(requirements) : [];
}

export const isComposite = (filter: Filter): filter is Extract<Filter, { readonly kind: 'and' | 'or' }> =>
  filter.kind === 'and' || filter.kind === 'or';

export const isNameCondition = (condition: Condition): boolean => isNameField(condition.field);

const INEQUALITIES: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '!=', 'not-in', 'is-not-nan', 'is-not-null']);

/** Whether the condition selects a range, so that results are ordered by its field. */
export const isInequality = ({ op }: Condition): boolean => INEQUALITIES.has(op);

export const sameField = (a: FieldPath, b: FieldPath): boolean => a.length === b.length && a.every((segment, i) => segment === b[i]);
