import { identityOf } from './equality';
import type { Result } from './errors';
import { argumentFailure, isText, type Methods, noArguments, oneArgument } from './method';
import { setOf } from './sets';
import { isList, isRulesMap, type List, MapDiff, type RulesMap, type RulesValue, type ValueSet } from './values';

/** `rules.Map`; keys are sorted, values are not. */
export const mapMethods: Methods<RulesMap> = new Map([
  ['size', noArguments<RulesMap>((map) => BigInt(map.size))],
  ['keys', noArguments<RulesMap>((map) => [...map.keys()].sort())],
  ['values', noArguments<RulesMap>((map) => [...map.values()])],
  ['diff', oneArgument('diff', isRulesMap, (map: RulesMap, other) => new MapDiff(map, other))],
  ['get', { arity: 2, run: (map: RulesMap, [key = null, otherwise = null]) => get(map, key, otherwise) }],
]);

function get(map: RulesMap, key: RulesValue, otherwise: RulesValue): Result {
  if (isText(key)) return map.has(key) ? (map.get(key) ?? null) : otherwise;
  return isList(key) ? getNested(map, key, otherwise) : argumentFailure('get', key);
}

function getNested(map: RulesMap, keys: List, otherwise: RulesValue): Result {
  let current: RulesValue = map;
  for (const key of keys) {
    if (!isText(key)) return argumentFailure('get', key);
    if (!isRulesMap(current) || !current.has(key)) return otherwise;
    current = current.get(key) ?? null;
  }
  return current;
}

/** `rules.MapDiff` */
export const mapDiffMethods: Methods<MapDiff> = new Map([
  ['addedKeys', noArguments<MapDiff>(({ current, previous }) => keysOf(current, (key) => !previous.has(key)))],
  ['removedKeys', noArguments<MapDiff>(({ current, previous }) => keysOf(previous, (key) => !current.has(key)))],
  ['changedKeys', noArguments<MapDiff>((diff) => keysOf(diff.current, (key) => diff.previous.has(key) && !isSame(diff, key)))],
  ['unchangedKeys', noArguments<MapDiff>((diff) => keysOf(diff.current, (key) => diff.previous.has(key) && isSame(diff, key)))],
  ['affectedKeys', noArguments<MapDiff>(affectedKeys)],
]);

function affectedKeys(diff: MapDiff): ValueSet {
  const removed = [...diff.previous.keys()].filter((key) => !diff.current.has(key));
  return setOf([...[...diff.current.keys()].filter((key) => !diff.previous.has(key) || !isSame(diff, key)), ...removed]);
}

const keysOf = (map: RulesMap, accepts: (key: string) => boolean): ValueSet => setOf([...map.keys()].filter(accepts));

/** Compares like members of a set: 1 equals 1.0, and NaN equals NaN. */
const isSame = ({ current, previous }: MapDiff, key: string): boolean =>
  identityOf(current.get(key) ?? null) === identityOf(previous.get(key) ?? null);
