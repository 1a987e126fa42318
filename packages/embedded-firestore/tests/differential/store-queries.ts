import type { Json } from '../conformance/grpc-client';
import type { Random } from '../fuzz/random';
import { COLLECTIONS, DOCUMENTS, documentName, FIELDS, scalarValue, storableValue } from './store-values';

const COMPARISONS = ['EQUAL', 'EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const LISTS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const UNARY = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'];
const NAME = '__name__';

const field = (fieldPath: string): Json => ({ fieldPath });
const someField = (random: Random): string => (random.once(10) ? NAME : random.pick(FIELDS));
const reference = (random: Random): Json => ({ referenceValue: documentName(random) });
const operand = (random: Random, name: string): Json =>
  name === NAME ? reference(random) : random.once(4) ? storableValue(random) : scalarValue(random);

export type QueryLimits = { readonly collections?: readonly string[]; readonly listened?: boolean };

/** A query of any form; some of them are not valid. `listened`: of the forms that clients listen to. */
export function randomQuery(random: Random, { collections = COLLECTIONS, listened = false }: QueryLimits = {}): Json {
  const orderBy = random.times(Math.max(0, random.below(4) - 1), () => order(random));
  return {
    from: [from(random, collections)],
    ...(!random.once(3) && { where: filter(random, 2) }),
    ...(orderBy.length > 0 && { orderBy }),
    ...(random.once(5) && { startAt: cursor(random, orderBy) }),
    ...(random.once(6) && { endAt: cursor(random, orderBy) }),
    ...(random.once(3) && { limit: 1 + random.below(4) }),
    ...(!listened && random.once(6) && { offset: random.below(4) }),
    ...(!listened && random.once(6) && { select: { fields: random.times(random.below(3), () => field(someField(random))) } }),
  };
}

function from(random: Random, collections: readonly string[]): Json {
  if (random.once(6)) return { collectionId: 's', allDescendants: true };
  return { collectionId: random.pick(collections), ...(random.once(6) && { allDescendants: true }) };
}

function filter(random: Random, depth: number): Json {
  if (depth > 0 && random.once(3)) {
    const filters = random.times(1 + random.below(3), () => filter(random, depth - 1));
    return { compositeFilter: { op: random.pick(['AND', 'AND', 'OR']), filters } };
  }
  const name = someField(random);
  const kind = random.below(10);
  if (kind === 0) return { unaryFilter: { op: random.pick(UNARY), field: field(name) } };
  if (kind === 1) return { fieldFilter: { field: field('t'), op: 'ARRAY_CONTAINS', value: scalarValue(random) } };
  if (kind > 3) return { fieldFilter: { field: field(name), op: random.pick(COMPARISONS), value: operand(random, name) } };
  const values = random.times(random.once(10) ? 0 : 1 + random.below(3), () => operand(random, name));
  return { fieldFilter: { field: field(name), op: random.pick(LISTS), value: { arrayValue: { values } } } };
}

function order(random: Random): Json {
  return { field: field(someField(random)), direction: random.pick(['ASCENDING', 'DESCENDING']) };
}

function cursor(random: Random, orderBy: readonly Json[]): Json {
  const names = orderBy.map(({ field: ordered }) => String((ordered as Json).fieldPath));
  const values = names.slice(0, 1 + random.below(names.length + 1)).map((name) => operand(random, name));
  const extra = random.once(4) || values.length === 0 ? [reference(random)] : [];
  return { values: [...values, ...extra], before: random.once(2) };
}

/** A query with the aggregates to compute over it. */
export function randomAggregation(random: Random, limits?: QueryLimits): Json {
  const { select: _, ...structuredQuery } = randomQuery(random, limits);
  const aggregations = random.times(1 + random.below(3), () => aggregate(random)).map((each, n) => ({ ...each, alias: `r${n}` }));
  return { structuredQuery, aggregations };
}

function aggregate(random: Random): Json {
  if (random.once(2)) return { count: random.once(3) ? { upTo: String(1 + random.below(3)) } : {} };
  return { [random.pick(['sum', 'avg'])]: { field: field(random.pick(['a', 'b', 'm.x'])) } };
}

/** Where a query begins: mostly the root. */
export const randomParent = (random: Random): string => (random.once(6) ? documentName(random) : DOCUMENTS);
