import { printFieldPath } from '../../model/field-path';
import { operatorName } from '../../model/proto-json/filter';
import type { ComparisonOperator, Filter } from '../../model/query';
import { failedPrecondition, invalidArgument } from '../../model/status';
import { isArray, Reference, type Value } from '../../model/value';
import { type Condition, conditions, isComposite, isNameCondition } from './conditions';

const MAX_DISJUNCTIONS = 30;
const MAX_VALUES: Partial<Record<ComparisonOperator, number>> = { in: 30, 'array-contains-any': 30, 'not-in': 10 };
const NEGATIONS: ReadonlySet<string> = new Set(['!=', 'not-in', 'is-not-nan', 'is-not-null']);
const RESERVED = /^__.*__$/s;

/**
 * Validates a filter.
 * @param kindless the query names no collection, so that only names can be compared
 * @throws INVALID_ARGUMENT with the messages of the official emulator
 */
export function checkFilter(filter: Filter | undefined, kindless: boolean): void {
  if (!filter) return;
  const all = conditions(filter);
  for (const condition of all) checkCondition(condition, kindless);
  checkNegations(all, isDisjunctive(filter));
  const count = countDisjunctions(filter);
  if (count > MAX_DISJUNCTIONS)
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
}

/** The last of the checks. @throws FAILED_PRECONDITION */
export function checkArrayClauses(filter: Filter | undefined): void {
  if (filter && countArrayClauses(filter) > 1) throw failedPrecondition('Only a single array-contains clause is allowed in a query');
}

function checkCondition(condition: Condition, kindless: boolean): void {
  if (condition.kind === 'field') checkList(condition.op, condition.value);
  if (isNameCondition(condition)) checkNameCondition(condition);
  else checkFieldCondition(condition, kindless);
}

function checkFieldCondition({ field }: Condition, kindless: boolean): void {
  const [head = ''] = field;
  if (RESERVED.test(head)) throw invalidArgument(`the name ${head} is reserved`);
  if (kindless) throw invalidArgument(`kind is required for filter: ${printFieldPath(field)}`);
}

function checkList(op: ComparisonOperator, value: Value): void {
  const most = MAX_VALUES[op];
  if (most === undefined) return;
  const name = operatorName(op);
  if (!isArray(value)) throw invalidArgument(`'${name}' requires an ArrayValue.`);
  if (value.length === 0) throw invalidArgument(`'${name}' requires an non-empty ArrayValue.`);
  if (value.length > most) throw invalidArgument(`'${name}' supports up to ${most} comparison values.`);
}

/** In messages, the official emulator calls a document's name `__key__`. */
function checkNameCondition(condition: Condition): void {
  if (condition.op === 'array-contains' || condition.op === 'array-contains-any') throw invalidArgument('the name __key__ is reserved');
  const value = condition.kind === 'field' ? condition.value : null;
  const names = condition.op === 'in' || condition.op === 'not-in' ? (value as readonly Value[]) : [value];
  if (!names.every((name) => name instanceof Reference)) throw invalidArgument('__key__ filter value must be a Key');
}

function checkNegations(all: readonly Condition[], disjunctive: boolean): void {
  const negations = all.filter(({ op }) => NEGATIONS.has(op));
  if (negations.length > 1)
    throw invalidArgument("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  if (disjunctive && negations.some(({ op }) => op === 'not-in'))
    throw invalidArgument("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
}

function isDisjunctive(filter: Filter): boolean {
  if (isComposite(filter)) return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(isDisjunctive);
  return filter.op === 'in' || filter.op === 'array-contains-any';
}

/** How many conjunctions the filter's disjunctive normal form has, counted without building it. */
export function countDisjunctions(filter: Filter): number {
  if (isComposite(filter)) {
    const counts = filter.filters.map(countDisjunctions);
    if (filter.kind === 'and' || counts.length === 0) return counts.reduce((product, count) => product * count, 1);
    return counts.reduce((sum, count) => sum + count, 0);
  }
  const spreads = filter.op === 'in' || filter.op === 'array-contains-any';
  return spreads && filter.kind === 'field' && isArray(filter.value) ? filter.value.length : 1;
}

/** The most array clauses that one conjunction of the normal form has. */
function countArrayClauses(filter: Filter): number {
  if (!isComposite(filter)) return Number(filter.op === 'array-contains' || filter.op === 'array-contains-any');
  const counts = filter.filters.map(countArrayClauses);
  return filter.kind === 'and' ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}
