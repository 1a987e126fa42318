import { expect } from 'vitest';
import type { Doc, DocumentView } from '../../src/model/document';
import type { Caller, Decision, Gate, PlannedWrite } from '../../src/model/gate';
import { idOf, parentOf } from '../../src/model/path';
import type { ComparisonOperator, Filter, Query, UnaryOperator } from '../../src/model/query';
import type { MapValue, Value } from '../../src/model/value';
import { createGate } from '../../src/rules/gate';
import { compileRuleset, type Ruleset } from '../../src/rules/ruleset';

export const database = { project: 'p', database: '(default)' };
export const NOW = 1_760_000_000_000_000;

/** A JavaScript literal as a stored value: whole numbers are integers. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain } | Value;
export function storedValue(plain: Plain): Value {
  if (typeof plain === 'number') return Number.isInteger(plain) ? BigInt(plain) : plain;
  if (Array.isArray(plain)) return (plain as Plain[]).map(storedValue);
  if (plain !== null && typeof plain === 'object' && Object.getPrototypeOf(plain) === Object.prototype)
    return fieldsOf(plain as Record<string, Plain>);
  return plain as Value;
}
export const fieldsOf = (fields: Record<string, Plain>): MapValue =>
  new Map(Object.entries(fields).map(([name, plain]) => [name, storedValue(plain)]));

export const aDoc = (path: string, fields: Record<string, Plain> = {}): Doc => ({
  path,
  fields: fieldsOf(fields),
  createTime: 1,
  updateTime: 1,
});
export type Stored = Record<string, Record<string, Plain>>;
export function viewOf(stored: Stored = {}): DocumentView {
  const docs = new Map(Object.entries(stored).map(([path, fields]) => [path, aDoc(path, fields)]));
  return { get: (path) => docs.get(path) };
}

export const visitor: Caller = { kind: 'anonymous' };
export const aUser = (uid: string, claims: Record<string, Plain> = {}): Caller => ({
  kind: 'user',
  uid,
  token: fieldsOf({ sub: uid, ...claims }),
});

/** Rules of Cloud Firestore around these statements, which start on line 4. */
export const firestoreRules = (body: string, version: '1' | '2' = '2'): string =>
  `rules_version = '${version}';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;

export function rulesetOf(content: string): Ruleset {
  const { ruleset, issues } = compileRuleset([{ name: 'firestore.rules', content }]);
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  return ruleset as Ruleset;
}
export const gateOf = (body: string, version: '1' | '2' = '2'): Gate => createGate(rulesetOf(firestoreRules(body, version)), database);

export const is = (field: string, op: ComparisonOperator, value: Plain): Filter => ({
  kind: 'field',
  field: field.split('.'),
  op,
  value: storedValue(value),
});
export const isUnary = (field: string, op: UnaryOperator): Filter => ({ kind: 'unary', field: field.split('.'), op });
export const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
export const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });

/** A query over a collection by its path, with these conditions together. */
export function query(collection: string, where: readonly Filter[] = [], more: Partial<Query> = {}): Query {
  const [only] = where;
  const filter = where.length < 2 ? only : and(...where);
  const base = { parent: parentOf(collection), collectionId: idOf(collection), allDescendants: false, orderBy: [], offset: 0 };
  return { ...base, ...(filter === undefined ? {} : { where: filter }), ...more };
}
export const group = (collectionId: string, where: readonly Filter[] = [], parent = ''): Query => ({
  ...query(collectionId, where),
  parent,
  allDescendants: true,
});

export const momentOf = (stored: Stored = {}) => ({ documents: viewOf(stored), time: NOW });
export const get = (gate: Gate, caller: Caller, path: string, stored: Stored = {}): Decision =>
  gate.get(caller, [path], momentOf(stored))[0] as Decision;
export const list = (gate: Gate, caller: Caller, asked: Query, stored: Stored = {}): Decision => gate.list(caller, asked, momentOf(stored));

/** Commits the writes (`null` deletes) and answers the decision; kinds follow from what is stored. */
export function write(gate: Gate, caller: Caller, stored: Stored, writes: Record<string, Record<string, Plain> | null>): Decision {
  const before = viewOf(stored);
  const future = { ...stored };
  for (const [path, fields] of Object.entries(writes)) {
    if (fields === null) delete future[path];
    else future[path] = fields;
  }
  const after = viewOf(future);
  const planned = Object.entries(writes).map(([path, fields]): PlannedWrite => {
    const old = before.get(path);
    return { kind: fields === null ? 'delete' : old === undefined ? 'create' : 'update', path, before: old, after: after.get(path) };
  });
  return gate.write(caller, planned, { documents: before, after, time: NOW });
}

export const messageOf = (decision: Decision): string => (decision.allowed ? 'allowed' : decision.message);
