import { canonicalKey } from '../../model/canonical';
import type { Doc } from '../../model/document';
import { type FieldPath, fieldReader, isNameField } from '../../model/field-path';
import { compareValues, Rank, rankOf } from '../../model/order';
import type { ComparisonOperator, Filter, UnaryOperator } from '../../model/query';
import { isArray, type Reference, type Value } from '../../model/value';
import { isComposite } from './conditions';
import type { Names } from './names';

export type DocTest = (doc: Doc) => boolean;
type ValueTest = (value: Value) => boolean;

/** Compiles a validated filter; see `checkFilter`. */
export function compileFilter(filter: Filter, names: Names): DocTest {
  if (isComposite(filter)) return compileComposite(filter.kind, filter.filters, names);
  if (filter.kind === 'field' && isNameField(filter.field)) return nameTest(filter.op, filter.value, names);
  return fieldTest(filter.field, filter.kind === 'unary' ? unaryTests[filter.op] : comparisonTest(filter.op, filter.value));
}

function compileComposite(kind: 'and' | 'or', filters: readonly Filter[], names: Names): DocTest {
  const tests = filters.map((part) => compileFilter(part, names));
  const [first] = tests;
  if (!first) return always;
  if (tests.length === 1) return first;
  return kind === 'and' ? (doc) => tests.every((test) => test(doc)) : (doc) => tests.some((test) => test(doc));
}

/** A test of the field's value; a document without the field never passes. */
function fieldTest(field: FieldPath, test: ValueTest): DocTest {
  const read = fieldReader(field);
  return ({ fields }) => {
    const value = read(fields);
    return value !== undefined && test(value);
  };
}

const always = () => true;
const never = () => false;

const unaryTests: Readonly<Record<UnaryOperator, ValueTest>> = {
  'is-null': (value) => value === null,
  'is-nan': (value) => Number.isNaN(value),
  'is-not-null': (value) => value !== null,
  'is-not-nan': (value) => value !== null && !Number.isNaN(value),
};

/** Null and NaN equal nothing here, not even themselves: that is what the unary operators are for. */
const isComparable = (value: Value): boolean => value !== null && !Number.isNaN(value);

function comparisonTest(op: ComparisonOperator, operand: Value): ValueTest {
  switch (op) {
    case '==':
      return isComparable(operand) ? equality(operand) : never;
    case '!=':
      return operand === null ? never : excluding(isComparable(operand) ? equality(operand) : never);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isComparable(operand) ? range(op, operand) : never;
    case 'array-contains':
      return isComparable(operand) ? containing(equality(operand)) : never;
    case 'in':
      return membership(operand);
    case 'array-contains-any':
      return containing(membership(operand));
    case 'not-in':
      return isArray(operand) && operand.includes(null) ? never : excluding(membership(operand));
  }
}

function equality(operand: Value): ValueTest {
  if (typeof operand === 'string' || typeof operand === 'boolean') return (value) => value === operand;
  return (value) => compareValues(value, operand) === 0;
}

const excluding =
  (test: ValueTest): ValueTest =>
  (value) =>
    value !== null && !test(value);

const containing =
  (test: ValueTest): ValueTest =>
  (value) =>
    isArray(value) && value.some(test);

/** Whether a value equals one of the list's, null and NaN left out. */
function membership(list: Value): ValueTest {
  const members = isArray(list) ? list.filter(isComparable) : [];
  const texts = new Set<Value>(members);
  const keys = new Set(members.map(canonicalKey));
  return (value) => (typeof value === 'string' ? texts.has(value) : keys.has(canonicalKey(value)));
}

const accepts: Readonly<Record<'<' | '<=' | '>' | '>=' | '==', (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '==': (order) => order === 0,
};

/** A range matches only values of its operand's type. */
function range(op: '<' | '<=' | '>' | '>=', operand: Value): ValueTest {
  const rank = rankOf(operand);
  const accept = accepts[op];
  if (rank === Rank.string) return (value) => typeof value === 'string' && accept(compareValues(value, operand));
  return (value) => rankOf(value) === rank && accept(compareValues(value, operand));
}

function nameTest(op: ComparisonOperator, operand: Value, names: Names): DocTest {
  const list = (isArray(operand) ? operand : [operand]) as readonly Reference[];
  const comparers = list.map((reference) => names.comparing(reference));
  const [first = () => 0] = comparers;
  if (op === 'in') return ({ path }) => comparers.some((compare) => compare(path) === 0);
  if (op === 'not-in' || op === '!=') return ({ path }) => comparers.every((compare) => compare(path) !== 0);
  if (op === 'array-contains' || op === 'array-contains-any') return never;
  const accept = accepts[op];
  return ({ path }) => accept(first(path));
}
