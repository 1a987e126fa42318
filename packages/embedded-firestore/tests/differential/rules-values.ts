import { Duration } from '../../src/rules/duration';
import { Failure } from '../../src/rules/errors';
import { isList, isRulesMap, type RulesValue, typeOf, ValueSet } from '../../src/rules/values';
import type { Random } from '../fuzz/random';
import { evaluated } from '../support/rules-language';
import { expression, type Names, type Type } from './rules-grammar';

/** A document as a literal, so that its fields are constants. */
const DOCUMENT =
  "{'id': 'd0', 'data': {'b': true, 'i': 7, 'f': -2.5, 's': 'A b', 'by': b'a', 'l': [1, 'a'], 'm': {'a': 1}, 'r': /x/one, 'n': null, 't': timestamp.value(1700000000123), 'g': latlng.value(48.1, 11.6)}}";
const NAMES: Names = { variables: [], functions: [], documents: [DOCUMENT] };
const NO_CONSTANT = /\b(request|resource|database|id\b(?!')|nope|exists|existsAfter|get(After)?\(\/)/;
const TYPES: readonly Type[] = ['int', 'float', 'string', 'bytes', 'list', 'set', 'map', 'path', 'timestamp', 'duration', 'latlng', 'bool'];
const TRIES = 20;

/** A condition that holds where a random constant expression has the value that our engine gives it, or fails in both. */
export function pinnedValue(random: Random): string {
  for (let tries = 0; tries < TRIES; tries++) {
    const source = expression(random, random.pick(TYPES), 2 + random.below(3), NAMES);
    if (!NO_CONSTANT.test(source.replaceAll(DOCUMENT, ''))) return pinned(source);
  }
  return 'true';
}

function pinned(source: string): string {
  const value = evaluated(source);
  if (value instanceof Failure) return `((${source}) == null) || ((${source}) != null)`;
  const type = typeOf(value);
  const typed = type === 'null' ? `(${source}) == null` : `(${source}) is ${type}`;
  return [typed, ...comparison(`(${source})`, value)].join(' && ');
}

/** How a value is compared with what it should be: in a form that both engines read alike. */
function comparison(source: string, value: RulesValue): readonly string[] {
  if (typeof value === 'number')
    return Number.isNaN(value) ? [`math.isNaN(${source})`] : [`string(${source}) == '${evaluatedText(value)}'`];
  const literal = literalOf(value);
  return literal === undefined ? [] : [`${source} == ${literal}`];
}

const evaluatedText = (value: number): string => String(evaluated('string(resource.data)', { resource: new Map([['data', value]]) }));

function literalOf(value: RulesValue): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return /^-?\d+\.\d+$/.test(evaluatedText(value)) ? evaluatedText(value) : undefined;
  if (value instanceof Uint8Array) return `b'${[...value].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  if (isList(value)) return enclosed('[', value.map(literalOf), ']');
  if (value instanceof ValueSet) return enclosed('[', [...value.values()].map(literalOf), '].toSet()');
  if (isRulesMap(value))
    return enclosed(
      '{',
      [...value].map(([key, field]) => pair(quoted(key), literalOf(field))),
      '}',
    );
  if (value instanceof Duration) return `duration.time(0, 0, ${value.seconds}, ${value.fraction})`;
  return undefined;
}

const pair = (key: string | undefined, value: string | undefined): string | undefined =>
  key === undefined || value === undefined ? undefined : `${key}: ${value}`;

const enclosed = (open: string, items: readonly (string | undefined)[], close: string): string | undefined =>
  items.includes(undefined) ? undefined : `${open}${items.join(', ')}${close}`;

/** Undefined for what no literal of Google's can say. */
const quoted = (text: string): string | undefined =>
  /^[\x20-\x7e\xa0-\uffff]*$/.test(text) && !/['"\\]/.test(text) ? `'${text}'` : undefined;
