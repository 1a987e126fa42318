import { describe, expect, it } from 'vitest';
import { evaluated, failureOf } from '../../tests/support/rules-language';
import { equalValues } from './equality';
import { Failure } from './errors';

/** Both sides are expressions; a comment of the published reference gives most of them. */
const holds = (left: string, right: string): boolean => {
  const [value, expected] = [evaluated(left), evaluated(right)];
  return !(value instanceof Failure) && !(expected instanceof Failure) && equalValues(value, expected);
};

describe('strings', () => {
  it.each([
    ["'abc'.size()", '3'],
    ["''.size()", '0'],
    ["'\\U0001F600'.size()", '2'],
    ["'ABC123'.lower()", "'abc123'"],
    ["'abc'.upper()", "'ABC'"],
    ["'  a b \\t'.trim()", "'a b'"],
    ["'user@domain.com'.matches('.*@domain[.]com')", 'true'],
    ["'banana'.matches('.*@domain[.]com')", 'false'],
    ["'banana'.matches('ana')", 'false'],
    ["'banana'.matches('b(an)+a')", 'true'],
    ["'12'.matches('\\d+')", 'true'],
    ["'12'.matches('\\\\d+')", 'true'],
    ["'a.b'.matches('a\\.b')", 'true'],
    ["'axb'.matches('a\\.b')", 'false'],
    ["'ÄÖ'.matches('\\\\p{Lu}+')", 'true'],
    ["''.matches('')", 'true'],
    ["'a\\nb'.matches('a.b')", 'false'],
    ["'banana'.replace('a', 'o')", "'bonono'"],
    ["'banana'.replace('ana', 'ee')", "'beena'"],
    ["'foo@test.com'.replace('.', '-')", "'------------'"],
    ["'abc'.replace('x', 'y')", "'abc'"],
    ["'abc'.replace('(b)', '$1$0\\\\x')", "'abbxc'"],
    ["'a/b/c'.split('/')", "['a', 'b', 'c']"],
    ["'a1b22c'.split('[0-9]+')", "['a', 'b', 'c']"],
    ["'abc'.split('/')", "['abc']"],
    ["'€'.toUtf8()", "b'\\xE2\\x82\\xAC'"],
  ])('%s == %s', (left, right) => {
    expect(holds(left, right)).toBe(true);
  });

  it.each([
    ["'a'.matches('(')", 'Invalid argument provided to call. Function: [matches].'],
    ["'a'.matches('(?=a)')", 'Invalid argument provided to call. Function: [matches].'],
    ["'a'.replace('[', '')", 'Invalid argument provided to call. Function: [replace].'],
    ["'a'.split('*')", 'Invalid argument provided to call. Function: [split].'],
    ["'a'.matches(1)", 'Invalid argument provided to call. Function: [matches].'],
    ["'a'.matches(null)", 'Null value error.'],
    ["'a'.replace('a', null)", 'Null value error.'],
    ["'a'.replace(1, 'a')", 'Invalid argument provided to call. Function: [replace].'],
    ["'a'.matches()", 'Function not found error: Name: [matches].'],
    ["'a'.size(1)", 'Function not found error: Name: [size].'],
    ["'a'.hasAll([])", 'Function not found error: Name: [hasAll].'],
    ["'a'.nope()", 'Function not found error: Name: [nope].'],
    ['null.size()', 'Null value error.'],
    ['1.size()', 'Function not found error: Name: [size].'],
    ['true.size()', 'Function not found error: Name: [size].'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('lists', () => {
  it.each([
    ['[].size()', '0'],
    ["['a', 'b'].size()", '2'],
    ['[1, 2].concat([2, 3])', '[1, 2, 2, 3]'],
    ["['a', 'b'].hasAll(['a'])", 'true'],
    ["['a', 'b'].hasAll(['a', 'c'])", 'false'],
    ["['a', 'b'].hasAll([])", 'true'],
    ["['a', 'b'].hasAny(['c', 'b'])", 'true'],
    ["['a', 'b'].hasAny(['c'])", 'false'],
    ["['a', 'b'].hasAny([])", 'false'],
    ["['a', 'b'].hasOnly(['a', 'c'])", 'false'],
    ["['a', 'b'].hasOnly(['a', 'b', 'c'])", 'true'],
    ["['a', 'b'].hasOnly(['b', 'a'])", 'true'],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b'])", 'true'],
    ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", 'true'],
    ['[1, 2.0].hasAll([1.0, 2])', 'false'],
    ['[[1], {}].hasAll([{}, [1.0]])', 'false'],
    ["['a', 'b', 'c'].join('-')", "'a-b-c'"],
    ["[].join('-')", "''"],
    ["[1, 2.5, true, null, 'a'].join(',')", "'1,2.5,true,null,a'"],
    ['[1, 2, 1, 3].removeAll([1])', '[2, 3]'],
    ['[1, 2].removeAll([])', '[1, 2]'],
    ['[1, 1.0, 2].toSet().size()', '2'],
    ['[null, null].toSet().size()', '1'],
  ])('%s == %s', (left, right) => {
    expect(holds(left, right)).toBe(true);
  });

  it.each([
    ["['a'].hasAll('a')", 'Invalid argument provided to call. Function: [hasAll].'],
    ["['a'].hasAny(null)", 'Null value error.'],
    ["['a'].concat(['b'].toSet())", 'Invalid argument provided to call. Function: [concat].'],
    ['[[1]].join(",")', 'Invalid argument provided to call. Function: [join].'],
    ['[1].join(1)', 'Invalid argument provided to call. Function: [join].'],
    ['[1].keys()', 'Function not found error: Name: [keys].'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });

  it('compares long lists as it does short ones', () => {
    const numbers = (count: number, suffix: string) => `[${Array.from({ length: count }, (_, at) => `${at}${suffix}`).join(', ')}]`;
    const long = `${numbers(40, '')}`;

    expect(evaluated(`${long}.hasAll(${numbers(40, '')})`)).toBe(true);
    expect(evaluated(`${long}.hasAll(${numbers(40, '.0')})`)).toBe(false);
    expect(evaluated(`${long}.hasOnly(${numbers(39, '')})`)).toBe(false);
    expect(evaluated(`${long}.removeAll(${numbers(39, '')})`)).toStrictEqual([39n]);
    expect(evaluated(`${long}.concat([resource.data.nan]).hasAny([resource.data.nan])`)).toBe(false);
  });
});

describe('sets', () => {
  it.each([
    ["['a', 'b'].toSet().size()", '2'],
    ["['a', 'b'].toSet().difference(['a', 'c'].toSet())", "['b'].toSet()"],
    ["['a', 'b'].toSet().intersection(['a', 'c'].toSet())", "['a'].toSet()"],
    ["['a', 'b'].toSet().union(['a', 'c'].toSet())", "['a', 'b', 'c'].toSet()"],
    ["['a', 'b'].toSet().hasAll(['a', 'c'])", 'false'],
    ["['d', 'e', 'f'].toSet().hasAll(['d', 'e'])", 'true'],
    ["['a', 'b'].toSet().hasAny(['c', 'd'].toSet())", 'false'],
    ["['a', 'b'].toSet().hasAny(['a', 'c'].toSet())", 'true'],
    ["['a', 'b'].toSet().hasOnly(['a', 'c'])", 'false'],
    ["['a', 'b'].toSet().hasOnly(['a', 'b'])", 'true'],
    ["['a'].toSet().hasOnly(['a', 'b'].toSet())", 'true'],
    ["[['a'].toSet(), ['a', 'a'].toSet()].toSet().size()", '1'],
    ["['a'].toSet().difference(['a'].toSet()).size()", '0'],
  ])('%s == %s', (left, right) => {
    expect(holds(left, right)).toBe(true);
  });

  it.each([
    ["['a'].toSet().union(['b'])", 'Invalid argument provided to call. Function: [union].'],
    ["['a'].toSet().difference(null)", 'Null value error.'],
    ["['a'].toSet()[0]", 'Unsupported operation error. Received: set[int].'],
    ["['a'].toSet().join(',')", 'Function not found error: Name: [join].'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });

  it('holds one NaN, which a list holds as often as it is there', () => {
    expect(evaluated('[resource.data.nan, resource.data.nan].toSet().size()')).toBe(1n);
    expect(evaluated('resource.data.nan in [resource.data.nan].toSet()')).toBe(true);
    expect(evaluated('[[resource.data.nan]].toSet() == [[resource.data.nan]].toSet()')).toBe(true);
    expect(evaluated('resource.data.nan in [resource.data.nan]')).toBe(false);
  });
});

describe('maps', () => {
  it.each([
    ["{'a': 1, 'b': 2}.keys()", "['a', 'b']"],
    ["{'a': 1, 'b': 2}.values()", '[1, 2]'],
    ['{}.size()', '0'],
    ["{'a': 1}.get('a', 7)", '1'],
    ["{'a': 1}.get('b', 7)", '7'],
    ["{'a': null}.get('a', 7)", 'null'],
    ["{'a': {'b': {'c': 5}}}.get(['a', 'b', 'c'], 7)", '5'],
    ["{'a': {'b': 5}}.get(['a', 'x'], 7)", '7'],
    ["{'a': 5}.get(['a', 'b'], 7)", '7'],
    ["{'a': {'b': null}}.get(['a', 'b'], 7)", 'null'],
    ["{'a': 1, 'b': 2, 'a': 3}.size()", '2'],
    ["{'a': 1, 'a': 3}.a", '3'],
    ["resource.data.get('nope', '')", "''"],
    ["resource.data.keys().hasAll(['text', 'int'])", 'true'],
    ["{'a': 1}.diff({}).addedKeys()", "['a'].toSet()"],
    ["{}.diff({'a': 1}).removedKeys()", "['a'].toSet()"],
    ["{'a': 0}.diff({'a': 1, 'b': 4}).changedKeys()", "['a'].toSet()"],
    ["{'a': 0}.diff({'a': 0.0}).unchangedKeys()", "['a'].toSet()"],
    ["{'a': 0, 'c': 0, 'u': 0}.diff({'r': 0, 'c': 1, 'u': 0}).affectedKeys()", "['a', 'r', 'c'].toSet()"],
    ["{'a': null}.diff({'a': null}).affectedKeys().size()", '0'],
    ["{'a': null}.diff({}).addedKeys()", "['a'].toSet()"],
    ["{'a': [1]}.diff({'a': [2]}).affectedKeys().hasOnly(['a'])", 'true'],
  ])('%s == %s', (left, right) => {
    expect(holds(left, right)).toBe(true);
  });

  it.each([
    ["{'a': 1}.get('a')", 'Function not found error: Name: [get].'],
    ["{'a': 1}.get(1, 7)", 'Invalid argument provided to call. Function: [get].'],
    ["{'a': 1}.get(null, 7)", 'Null value error.'],
    ["{'a': 1}.get([1], 7)", 'Invalid argument provided to call. Function: [get].'],
    ["{'a': 1}.get([1], 7)", 'Invalid argument provided to call. Function: [get].'],
    ["{'a': 1}.diff(null)", 'Null value error.'],
    ["{'a': 1}.diff([])", 'Invalid argument provided to call. Function: [diff].'],
    ["{'a': 1}.a()", 'Function not found error: Name: [a].'],
    ['{1: 1}', 'Invalid argument provided to call. Function: [map].'],
    ['{null: 1}', 'Null value error.'],
    ['{}.diff({}).size()', 'Function not found error: Name: [size].'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('timestamps and durations', () => {
  it.each([
    ['resource.data.time.year()', '2024'],
    ['resource.data.time.month()', '2'],
    ['resource.data.time.day()', '29'],
    ['resource.data.time.dayOfWeek()', '4'],
    ['timestamp.date(2024, 3, 3).dayOfWeek()', '7'],
    ['timestamp.date(2024, 3, 4).dayOfWeek()', '1'],
    ['resource.data.time.dayOfYear()', '60'],
    ['timestamp.date(2023, 12, 31).dayOfYear()', '365'],
    ['timestamp.date(2024, 12, 31).dayOfYear()', '366'],
    ['timestamp.date(1, 1, 1).dayOfYear()', '1'],
    ['resource.data.time.hours()', '13'],
    ['resource.data.time.minutes()', '14'],
    ['resource.data.time.seconds()', '15'],
    ['resource.data.time.nanos()', '123456000'],
    ['resource.data.time.date()', 'timestamp.date(2024, 2, 29)'],
    ['resource.data.time.time()', 'duration.time(13, 14, 15, 123456000)'],
    ['resource.data.time.toMillis()', '1709212455123'],
    ["(timestamp.value(0) - duration.value(1, 'ms')).toMillis()", '-1'],
    ["(timestamp.value(0) - duration.value(1, 'ms')).year()", '1969'],
    ["(timestamp.value(0) - duration.value(1, 'ns')).nanos()", '999999999'],
    ["(timestamp.value(0) - duration.value(1, 'ns')).time()", 'duration.time(23, 59, 59, 999999999)'],
    ["timestamp.value(0) + duration.value(1, 'd')", 'timestamp.date(1970, 1, 2)'],
    ["duration.value(1, 'd') + timestamp.value(0)", 'timestamp.date(1970, 1, 2)'],
    ['timestamp.date(1970, 1, 2) - timestamp.value(0)', "duration.value(24, 'h')"],
    ['timestamp.value(0) - timestamp.date(1970, 1, 2)', "duration.value(-1, 'd')"],
    ["duration.value(1, 'h') + duration.value(1, 'm')", "duration.value(61, 'm')"],
    ["duration.value(1, 'h') - duration.value(1, 'm')", "duration.value(59, 'm')"],
    ["-duration.value(1, 'h')", "duration.value(-60, 'm')"],
    ["duration.value(90, 's').seconds()", '90'],
    ["duration.value(-1500, 'ms').seconds()", '-1'],
    ["duration.value(-1500, 'ms').nanos()", '-500000000'],
    ["duration.value(1, 'w').seconds()", '604800'],
    ['request.time.date() == request.time', 'true'],
  ])('%s == %s', (left, right) => {
    expect(holds(left, right)).toBe(true);
  });

  it.each([
    ["duration.value(1, 'h') * 2", 'Unsupported operation error. Received: duration * int.'],
    ["duration.value(1, 'h') - timestamp.value(0)", 'Unsupported operation error. Received: duration - timestamp.'],
    ['timestamp.value(0) + timestamp.value(0)', 'Unsupported operation error. Received: timestamp + timestamp.'],
    ["timestamp.date(9999, 12, 31) + duration.value(2, 'd')", 'Integer overflow.'],
    ["timestamp.date(1, 1, 1) - duration.value(1, 'ns')", 'Integer overflow.'],
    ["duration.value(315576000000, 's') + duration.value(1, 'ns')", 'Integer overflow.'],
    ['resource.data.time.week()', 'Function not found error: Name: [week].'],
    ['resource.data.time.hours(1)', 'Function not found error: Name: [hours].'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('bytes, places and paths', () => {
  it.each([
    ["b'\\xFF\\xFF'.size()", '2'],
    ["b'€'.size()", '3'],
    ["b'\\xFB\\xEF\\xBE'.toBase64()", "'----'"],
    ["b'\\xFF\\xFF'.toBase64()", "'__8='"],
    ["b'\\x2A'.toHexString()", "'2A'"],
    ["b'€'.toHexString()", "'E282AC'"],
    ["b'\\052'", "b'*'"],
    ['resource.data.place.latitude()', '48.1'],
    ['resource.data.place.longitude()', '11.6'],
    ['resource.data.place.distance(resource.data.place)', '0'],
    ['math.round(latlng.value(0, 0).distance(latlng.value(0, 90)) / 1000)', '10008'],
    ['path("path/{foo}/{bar}").bind({"foo": "something", "bar": "another"})', '/path/something/another'],
    ['path("path/{foo}").bind({"foo": "x"}).foo', "'x'"],
    ['path("path/{foo}").bind({"foo": 1})[1]', "'1'"],
    ['path("path/{foo}").bind({"foo": "a/b"})[1]', "'a/b'"],
    ['path("path/{foo=**}").bind({"foo": /a/b})', '/path/a/b'],
    ['string(path("path/{foo}"))', "'/path/'"],
    ["/users/$('a/b')[1]", "'a/b'"],
    ['/users/$(1)', '/users/1'],
    ['resource.data.ref.bind({})', 'resource.data.ref'],
    ['/a/$(rest)/b', '/a/posts/1/b'],
  ])('%s == %s', (left, right) => {
    expect(holds(left, right)).toBe(true);
  });

  it.each([
    ["b'a'.lower()", 'Function not found error: Name: [lower].'],
    ['resource.data.place.distance(1)', 'Invalid argument provided to call. Function: [distance].'],
    ['resource.data.place.distance(null)', 'Null value error.'],
    ['path("path/{foo}")[0]', 'Variable is not bound in path template.'],
    ['path("path/{foo}").foo', 'Variable is not bound in path template.'],
    ['path("path/{foo}").bind({"foo": [1]})', 'Invalid argument provided to call. Function: [bind].'],
    ['path("path/{foo}").bind({"bar": "x"})', 'Invalid argument provided to call. Function: [bind].'],
    ['path("{a}/{a}")', 'Invalid argument provided to call. Function: [path].'],
    ['path("{a")', 'Invalid argument provided to call. Function: [path].'],
    ['path("path/{foo}").bind({"foo": ""})', 'Invalid argument provided to call. Function: [bind].'],
    ['/users/$(resource.data.role)', 'Property role is undefined on object.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});
