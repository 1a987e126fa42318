import { type FieldPath, parseFieldPath } from '../field-path';
import type { ComparisonOperator, Filter, UnaryOperator } from '../query';
import { invalidArgument } from '../status';
import { asEnum, asList, asMessage, asText, field, type Message, payloadError } from './payload';
import { readValue } from './value';

const compositeOperators = ['AND', 'OR'] as const;
const fieldOperators = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const operatorSigns = [
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '!=',
  'array-contains',
  'in',
  'array-contains-any',
  'not-in',
] as const satisfies ComparisonOperator[];
/** The numbers of these enums start at 2 for the unary operators: 1 was never used. */
const unaryOperators = ['', 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
const unarySigns: Readonly<Record<Exclude<(typeof unaryOperators)[number], ''>, UnaryOperator>> = {
  IS_NAN: 'is-nan',
  IS_NULL: 'is-null',
  IS_NOT_NAN: 'is-not-nan',
  IS_NOT_NULL: 'is-not-null',
};

const MAX_DEPTH = 100;

/** The name that messages use for a comparison operator: `IN` for `in`. */
export const operatorName = (op: ComparisonOperator): string => fieldOperators[operatorSigns.indexOf(op)] ?? op;

/** Reads a `StructuredQuery.Filter`; `undefined` when it is absent. @throws INVALID_ARGUMENT */
export function readFilter(json: unknown, depth = 0): Filter | undefined {
  if (depth > MAX_DEPTH) throw payloadError('Filters are nested too deeply.');
  const message = asMessage(json, 'filter');
  const composite = field(message, 'compositeFilter');
  if (composite !== undefined) return readComposite(asMessage(composite, 'compositeFilter'), depth);
  const comparison = field(message, 'fieldFilter');
  if (comparison !== undefined) return readComparison(asMessage(comparison, 'fieldFilter'));
  const unary = field(message, 'unaryFilter');
  return unary === undefined ? undefined : readUnary(asMessage(unary, 'unaryFilter'));
}

function readComposite(message: Message, depth: number): Filter {
  const op = asEnum(message.op, compositeOperators);
  if (op === undefined) throw invalidArgument('Unsupported CompositeFilter operator.');
  const filters = asList(message.filters, 'filters').flatMap((filter) => readFilter(filter, depth + 1) ?? []);
  return { kind: op === 'AND' ? 'and' : 'or', filters };
}

function readComparison(message: Message): Filter {
  const path = readFieldReference(message.field);
  const op = asEnum(message.op, fieldOperators);
  if (op === undefined) throw invalidArgument('Unknown FieldFilter operator.');
  return { kind: 'field', field: path, op: operatorSigns[fieldOperators.indexOf(op)] ?? '==', value: readValue(message.value) };
}

function readUnary(message: Message): Filter {
  const path = readFieldReference(message.field);
  const op = asEnum(message.op, unaryOperators);
  if (op === undefined || op === '') throw invalidArgument('Unknown UnaryFilter operator.');
  return { kind: 'unary', field: path, op: unarySigns[op] };
}

/** Reads a `FieldReference`. @throws INVALID_ARGUMENT when it is absent or no path */
export const readFieldReference = (json: unknown): FieldPath =>
  parseFieldPath(asText(field(asMessage(json, 'field'), 'fieldPath'), 'fieldPath'));
