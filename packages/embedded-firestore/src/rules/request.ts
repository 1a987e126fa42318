import type { Caller } from '../model/gate';
import type { Query } from '../model/query';
import { type Micros, Timestamp } from '../model/timestamp';
import { type Abstract, known, mapOf, some } from './abstract/abstract-value';
import { Path } from './paths';
import type { RulesMap, RulesValue } from './values';

/** The operation of a request: `request.method`. */
export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

const auths = new WeakMap<Caller, RulesMap>();

/** `request.auth`: `{uid, token}`, or null if nobody is signed in. */
export function authOf(caller: Caller): RulesMap | null {
  if (caller.kind !== 'user') return null;
  const known = auths.get(caller);
  if (known !== undefined) return known;
  const auth = new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', caller.token],
  ]);
  auths.set(caller, auth);
  return auth;
}

/** The parts of `request` that do not depend on the document. */
export type RequestFrame = { readonly auth: RulesMap | null; readonly time: Timestamp };

export const frameOf = (caller: Caller, time: Micros): RequestFrame => ({ auth: authOf(caller), time: Timestamp.fromMicros(time) });

/** `request` for one document; `resource` is the document after the write, null for a delete; a read has none. */
export function documentRequest(frame: RequestFrame, method: Operation, segments: readonly string[], resource: RulesMap | null): RulesMap {
  const request = new Map<string, RulesValue>([
    ['auth', frame.auth],
    ['method', method],
    ['path', new Path(segments)],
    ['time', frame.time],
  ]);
  return method === 'get' ? request : request.set('resource', resource);
}

/** `request` of a query, for every document that it may return; the path is unknown. */
export const listRequest = (frame: RequestFrame, query: Query): Abstract =>
  mapOf(
    new Map<string, Abstract>([
      ['auth', known(frame.auth)],
      ['method', known('list')],
      ['path', some('path')],
      ['query', known(queryMap(query))],
      ['time', known(frame.time)],
    ]),
  );

/** `request.query`: `{limit, offset, orderBy}`; a missing limit is null, `orderBy` maps each field to 'ASC' or 'DESC'. */
function queryMap({ limit, offset, orderBy }: Query): RulesMap {
  const orders = orderBy.map(({ field, descending }): [string, string] => [field.join('.'), descending ? 'DESC' : 'ASC']);
  return new Map<string, RulesValue>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    ['orderBy', new Map(orders)],
  ]);
}
