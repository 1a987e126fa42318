import type { Doc } from '../../model/document';
import { isNameField } from '../../model/field-path';
import type { DocPath } from '../../model/path';
import type { ComparisonOperator, Cursor, Order, Query } from '../../model/query';
import { Reference, type Value } from '../../model/value';
import { isNameCondition, requirements } from './conditions';
import type { Names } from './names';

type PathTest = (path: DocPath) => boolean;

/** The part of a name-ordered list that a query can match: what passes every `low` and every `high` test; each splits the list once. */
export type NameRange = { readonly lows: readonly PathTest[]; readonly highs: readonly PathTest[] };

/** The range that a query's conditions on the name, and cursors on it, leave. */
export function nameRange(query: Query, orders: readonly Order[], names: Names): NameRange {
  const lows: PathTest[] = [];
  const highs: PathTest[] = [];
  const limit = (op: ComparisonOperator, value: Value | undefined) => {
    if (!(value instanceof Reference)) return;
    const compare = names.comparing(value);
    if (op === '>=' || op === '==') lows.push((path) => compare(path) >= 0);
    if (op === '<=' || op === '==') highs.push((path) => compare(path) <= 0);
    if (op === '>') lows.push((path) => compare(path) > 0);
    if (op === '<') highs.push((path) => compare(path) < 0);
  };
  for (const condition of requirements(query.where))
    if (condition.kind === 'field' && isNameCondition(condition)) limit(condition.op, condition.value);
  const [first] = orders;
  if (first && isNameField(first.field)) {
    if (query.startAt) limit(startOperator(query.startAt, first.descending), query.startAt.values[0]);
    if (query.endAt) limit(startOperator({ ...query.endAt, before: !query.endAt.before }, !first.descending), query.endAt.values[0]);
  }
  return { lows, highs };
}

function startOperator({ before }: Cursor, descending: boolean): ComparisonOperator {
  if (descending) return before ? '<=' : '<';
  return before ? '>=' : '>';
}

/** The documents of a name-ordered list that lie in the range. */
export function withinRange(docs: readonly Doc[], { lows, highs }: NameRange): readonly Doc[] {
  if (lows.length === 0 && highs.length === 0) return docs;
  const from = partition(docs, (path) => !lows.every((test) => test(path)));
  const to = partition(docs, (path) => highs.every((test) => test(path)));
  return docs.slice(from, Math.max(from, to));
}

/** The number of leading documents that pass; all that pass come first. */
function partition(docs: readonly Doc[], passes: PathTest): number {
  let [low, high] = [0, docs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(docs[middle]?.path ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}
