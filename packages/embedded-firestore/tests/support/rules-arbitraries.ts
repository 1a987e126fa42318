import fc from 'fast-check';
import { Timestamp } from '../../src/model/timestamp';
import { GeoPoint, Reference } from '../../src/model/value';
import { Duration } from '../../src/rules/duration';
import { Path } from '../../src/rules/paths';
import { setOf } from '../../src/rules/sets';
import type { RulesMap, RulesValue } from '../../src/rules/values';
import { MapDiff } from '../../src/rules/values';

const text = fc.oneof(fc.constantFrom('', 'a', 'b', 'ab', '\0', '\0n1;', '1:a', '\ud83d\ude00'), fc.string({ maxLength: 4 }));

/** Few enough different values that equal ones meet. */
const scalar: fc.Arbitrary<RulesValue> = fc.oneof(
  fc.constantFrom<RulesValue>(null, true, false, 0n, 1n, -1n, 2n ** 53n + 1n, 0, -0, 1, 1.5, 2 ** 53, Number.POSITIVE_INFINITY),
  text,
  fc.constantFrom(new Uint8Array(), new Uint8Array([1]), new Uint8Array([1]), new Uint8Array([1, 2])),
  fc.constantFrom(new Timestamp(0, 0), new Timestamp(0, 0), new Timestamp(0, 0.001), new Timestamp(-1, 999_999)),
  fc.constantFrom(0n, 1n, -1n).map((nanos) => Duration.of(nanos) ?? null),
  fc.constantFrom(new GeoPoint(0, 0), new GeoPoint(-0, 0), new GeoPoint(1, 2)),
  fc.constantFrom(new Path(['databases', 'd', 'documents', 'a', 'b']), new Path(['a']), new Path(['a', 'b'])),
  fc.constant(new Reference('projects/p/databases/d/documents/a/b')),
);

/** Values of every type, nested. */
export const aRulesValue: fc.Arbitrary<RulesValue> = fc.letrec<{ value: RulesValue; map: RulesMap }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    tie('map'),
    fc.array(tie('value'), { maxLength: 3 }).map(setOf),
    fc.tuple(tie('map'), tie('map')).map(([current, previous]) => new MapDiff(current, previous)),
  ),
  map: fc.array(fc.tuple(text, tie('value')), { maxLength: 3 }).map((entries) => new Map(entries)),
})).value;

/** Expressions as texts, of any type and mostly well-formed in their types' eyes only by chance. */
export const anExpressionText: fc.Arbitrary<string> = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie('expression');
  const pair = fc.tuple(inner, inner);
  const binary = fc.constantFrom('+', '-', '*', '/', '%', '<', '<=', '>', '>=', '==', '!=', 'in', '&&', '||');
  const method = fc.constantFrom(
    'size',
    'lower',
    'trim',
    'keys',
    'values',
    'toSet',
    'toUtf8',
    'toBase64',
    'toHexString',
    'year',
    'dayOfYear',
    'time',
    'seconds',
    'nanos',
    'latitude',
    'affectedKeys',
  );
  const method1 = fc.constantFrom(
    'hasAll',
    'hasAny',
    'hasOnly',
    'concat',
    'join',
    'removeAll',
    'diff',
    'matches',
    'split',
    'union',
    'difference',
    'distance',
    'bind',
  );
  const global = fc.constantFrom(
    'string',
    'int',
    'float',
    'bool',
    'path',
    'debug',
    'math.abs',
    'math.floor',
    'math.sqrt',
    'hashing.md5',
    'timestamp.value',
    'exists',
    'get',
  );
  return {
    expression: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom(
        'true',
        'false',
        'null',
        '0',
        '1',
        '-1',
        '9223372036854775807',
        '1.5',
        '1e300',
        "'a'",
        "''",
        "'(a|b)*'",
        "'['",
        "b'\\xff'",
        '[]',
        '({})',
        '(/a/b)',
        '(/a/$(nobody))',
        'request',
        'request.time',
        'resource',
        'resource.data',
        'resource.data.text',
        'resource.data.list',
        'resource.data.nan',
        'resource.data.nope',
        'uid',
        'rest',
        'nobody',
        "duration.value(1, 'h')",
        'latlng.value(1, 2)',
        "['a', 1, null].toSet()",
      ),
      fc.tuple(inner, binary, inner).map(([left, op, right]) => `(${left} ${op} ${right})`),
      fc.tuple(fc.constantFrom('!', '-'), inner).map(([op, operand]) => `${op}(${operand})`),
      fc.tuple(inner, inner, inner).map(([test, then, otherwise]) => `(${test} ? ${then} : ${otherwise})`),
      fc.tuple(inner, fc.constantFrom('int', 'number', 'string', 'list', 'map')).map(([operand, type]) => `(${operand} is ${type})`),
      pair.map(([object, index]) => `(${object})[${index}]`),
      fc.tuple(inner, inner, inner).map(([object, from, to]) => `(${object})[${from}:${to}]`),
      pair.map(([first, second]) => `[${first}, ${second}]`),
      pair.map(([key, value]) => `({${key}: ${value}})`),
      inner.map((segment) => `(/a/$(${segment}))`),
      fc.tuple(inner, method).map(([receiver, name]) => `(${receiver}).${name}()`),
      fc.tuple(inner, method1, inner).map(([receiver, name, arg]) => `(${receiver}).${name}(${arg})`),
      fc.tuple(inner, inner, inner).map(([receiver, first, second]) => `(${receiver}).get(${first}, ${second})`),
      fc.tuple(inner, inner, inner).map(([receiver, first, second]) => `(${receiver}).replace(${first}, ${second})`),
      fc.tuple(global, inner).map(([name, arg]) => `${name}(${arg})`),
      inner.map((object) => `(${object}).data`),
    ),
  };
}).expression;
