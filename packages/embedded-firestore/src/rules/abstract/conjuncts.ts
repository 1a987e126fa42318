import type { FieldPath } from '../../model/field-path';
import type { Filter } from '../../model/query';
import { isArray } from '../../model/value';

/** A filter that is not composite. */
export type Condition = Exclude<Filter, { kind: 'and' | 'or' }>;
/** Conditions that all hold for the same document. */
export type Conjunct = readonly Condition[];

/** Firestore's limit on the disjunctions of a query. */
const MAX_CONJUNCTS = 30;

/**
 * Converts a filter to disjunctive normal form: each result document satisfies all conditions of at least one conjunct. `in` and `array-contains-any` become
 * one conjunct per value, up to 30 in total. A filter beyond that yields a single conjunct without conditions.
 */
export function conjunctsOf(filter: Filter | undefined): readonly Conjunct[] {
  if (filter === undefined) return [[]];
  return expand(filter, alternativesOf) ?? expand(filter, (condition) => [condition]) ?? [[]];
}

type Split = (condition: Condition) => readonly Condition[];

function expand(filter: Filter, split: Split): readonly Conjunct[] | undefined {
  if ('filters' in filter) return (filter.kind === 'or' ? expandOr : expandAnd)(filter.filters, split);
  return split(filter).map((condition) => [condition]);
}

function expandOr(filters: readonly Filter[], split: Split): readonly Conjunct[] | undefined {
  const branches: Conjunct[] = [];
  for (const filter of filters) {
    const branch = expand(filter, split);
    if (branch === undefined || branches.length + branch.length > MAX_CONJUNCTS) return undefined;
    branches.push(...branch);
  }
  return branches;
}

function expandAnd(filters: readonly Filter[], split: Split): readonly Conjunct[] | undefined {
  let product: readonly Conjunct[] = [[]];
  for (const filter of filters) {
    const factor = expand(filter, split);
    if (factor === undefined || product.length * factor.length > MAX_CONJUNCTS) return undefined;
    product = product.flatMap((conjunct) => factor.map((other) => [...conjunct, ...other]));
  }
  return product;
}

function alternativesOf(condition: Condition): readonly Condition[] {
  if (condition.kind !== 'field' || !isArray(condition.value)) return [condition];
  const { field, value } = condition;
  if (condition.op === 'in') return value.map((member) => ({ kind: 'field', field, op: '==', value: member }));
  if (condition.op === 'array-contains-any') return value.map((member) => ({ kind: 'field', field, op: 'array-contains', value: member }));
  return [condition];
}

export const isDocumentId = (field: FieldPath): boolean => field.length === 1 && field[0] === '__name__';
