import { listMethods, setMethods } from './collection-methods';
import { functionNotFound, nullValue, type Result } from './errors';
import { mapDiffMethods, mapMethods } from './map-methods';
import type { Method, Methods } from './method';
import { bytesMethods, durationMethods, latlngMethods, pathMethods, timestampMethods } from './scalar-methods';
import { stringMethods } from './string-methods';
import { type RulesValue, type TypeName, typeOf } from './values';

const methodsOf: Readonly<Partial<Record<TypeName, Methods<never>>>> = {
  string: stringMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  bytes: bytesMethods,
  path: pathMethods,
};

/** `receiver.name(args)` on known values. Never throws. */
export function callMethod(receiver: RulesValue, name: string, args: readonly RulesValue[]): Result {
  const method = methodsOf[typeOf(receiver)]?.get(name) as Method<RulesValue> | undefined;
  if (method === undefined) return receiver === null ? nullValue() : functionNotFound(name);
  return method.arity === args.length ? method.run(receiver, args) : functionNotFound(name);
}

/** The arities of all methods with this name, over all types; empty if there are none. */
export function methodArities(name: string): readonly number[] {
  return Object.values(methodsOf).flatMap((methods) => methods.get(name)?.arity ?? []);
}
