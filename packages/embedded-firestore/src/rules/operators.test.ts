import { describe, expect, it } from 'vitest';
import { evaluated, failureOf } from '../../tests/support/rules-language';

describe('arithmetic', () => {
  it.each([
    ['1 + 2', 3n],
    ['1 + 2.5', 3.5],
    ['2.5 - 1', 1.5],
    ['3 * 4', 12n],
    ['7 / 2', 3n],
    ['-7 / 2', -3n],
    ['7.0 / 2', 3.5],
    ['7 % 3', 1n],
    ['-7 % 3', -1n],
    ['7 % -3', 1n],
    ['7.5 % 2', 1.5],
    ['1.0 / 0', Number.POSITIVE_INFINITY],
    ['-1.0 / 0', Number.NEGATIVE_INFINITY],
    ['1 / 0.0', Number.POSITIVE_INFINITY],
    ['-(3)', -3n],
    ['-2.5', -2.5],
    ['- -3', 3n],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
    ['9223372036854775806 + 1', 9223372036854775807n],
    ['1 + 2 * 3 - 4 / 2', 5n],
    ['(1 + 2) * 3', 9n],
    ['10 - 4 - 3', 3n],
    ['2 * 3 % 4', 2n],
    ['1e3', 1000],
    ['1.5E-2', 0.015],
    ["'a' + 'b'", 'ab'],
    ['resource.data.int + 1', 8n],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression)).toStrictEqual(value);
  });

  it.each([
    ['1 / 0', 'Division by zero.'],
    ['1 % 0', 'Division by zero.'],
    ['9223372036854775807 + 1', 'Integer overflow.'],
    ['-9223372036854775808 - 1', 'Integer overflow.'],
    ['-9223372036854775808 / -1', 'Integer overflow.'],
    ['-(-9223372036854775808)', 'Integer overflow.'],
    ['9223372036854775807 * 2', 'Integer overflow.'],
    ["1 + 'a'", 'Unsupported operation error. Received: int + string.'],
    ["'a' + 1", 'Unsupported operation error. Received: string + int.'],
    ["'a' - 'b'", 'Unsupported operation error. Received: string - string.'],
    ['[1] + [2]', 'Unsupported operation error. Received: list + list.'],
    ['true + true', 'Unsupported operation error. Received: bool + bool.'],
    ['null + 1', 'Null value error.'],
    ['1 * null', 'Null value error.'],
    ['-null', 'Null value error.'],
    ["-'a'", 'Unsupported operation error. Received: -string.'],
    ['!1', 'Unsupported operation error. Received: !int.'],
    ['!null', 'Null value error.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });

  it('keeps the remainder of a division by zero of floats a NaN', () => {
    expect(evaluated('1.0 % 0')).toBeNaN();
  });
});

describe('equality', () => {
  it.each([
    ['1 == 1', true],
    ['1 == 1.0', true],
    ['1 != 1.0', false],
    ['9007199254740993 == 9007199254740992.0', true],
    ["1 == '1'", false],
    ["1 != '1'", true],
    ['true == 1', false],
    ['null == null', true],
    ['null == false', false],
    ['null != 0', true],
    ['0.0 == -0.0', true],
    ['resource.data.nan == resource.data.nan', false],
    ['\'a\' == "a"', true],
    ['[1, 2] == [1.0, 2.0]', false],
    ['[1, 2] == [2, 1]', false],
    ['[1] == [1, 2]', false],
    ["{'a': 1, 'b': 2} == {'b': 2.0, 'a': 1}", false],
    ["{'a': 1} == {'b': 1}", false],
    ["{'a': null} == {}", false],
    ["{'a': null} == {'b': null}", false],
    ["['a', 'b'].toSet() == ['b', 'a', 'a'].toSet()", true],
    ["['a'].toSet() == ['a']", false],
    ["b'\\x01' == b'\\001'", true],
    ["b'a' == 'a'", false],
    ['timestamp.value(0) == timestamp.date(1970, 1, 1)', true],
    ["duration.value(60, 's') == duration.value(1, 'm')", true],
    ['latlng.value(1, 2) == latlng.value(1.0, 2.0)', true],
    ['latlng.value(1, 2) == latlng.value(2, 1)', false],
    ['/a/b == /a/b', true],
    ["/a/b == path('a/b')", true],
    ["/a/b == '/a/b'", false],
    ['resource.data.ref == /databases/(default)/documents/users/ada', true],
    ['resource.data.ref == /databases/$(database)/documents/users/$(request.auth.uid)', true],
    ['resource.data.ref == /databases/(default)/documents/users/bob', false],
    ["{'a': 1}.diff({}) == {'a': 1.0}.diff({})", false],
    ["{'a': 1}.diff({}) == {}.diff({'a': 1})", false],
  ])('%s is %s', (expression, value) => {
    expect(evaluated(expression)).toBe(value);
  });
});

describe('order', () => {
  it.each([
    ['1 < 2', true],
    ['2 <= 2.0', true],
    ['2 > 1.5', true],
    ['9007199254740993 > 9007199254740992.0', false],
    ['1 < resource.data.nan', false],
    ['1 >= resource.data.nan', false],
    ["'a' < 'b'", true],
    ["'B' < 'a'", true],
    ["'a' < 'ab'", true],
    ["'\\uffff' < '\\U0001F600'", false],
    ["'a' >= 'a'", true],
    ['timestamp.date(2020, 1, 1) < timestamp.date(2020, 1, 2)', true],
    ['request.time > resource.data.time', true],
    ["duration.value(1, 'h') > duration.value(59, 'm')", true],
    ["duration.value(1, 'h') <= duration.value(60, 'm')", true],
    ["b'a' < b'b'", true],
  ])('%s is %s', (expression, value) => {
    expect(evaluated(expression)).toBe(value);
  });

  it.each([
    ["1 < 'a'", 'Unsupported operation error. Received: int < string.'],
    ['true < false', 'Unsupported operation error. Received: bool < bool.'],
    ['[1] < [2]', 'Unsupported operation error. Received: list < list.'],
    ['null <= 50', 'Null value error.'],
    ['50 > null', 'Null value error.'],
    ['timestamp.value(0) < 5', 'Unsupported operation error. Received: timestamp < int.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('in', () => {
  it.each([
    ["'a' in ['a', 'b']", true],
    ["'c' in ['a', 'b']", false],
    ['1 in [1.0]', false],
    ['null in [null]', true],
    ["'a' in {'a': null}", true],
    ["'b' in {'a': 1}", false],
    ["'a' in ['a'].toSet()", true],
    ['[1] in [[1]].toSet()', true],
    ["'text' in resource.data", true],
    ["!('nope' in resource.data)", true],
    ["!('a' in ['b'])", true],
  ])('%s is %s', (expression, value) => {
    expect(evaluated(expression)).toBe(value);
  });

  it.each([
    ["'a' in 'abc'", 'Unsupported operation error. Received: string in string.'],
    ["'a' in null", 'Null value error.'],
    ['1 in 1', 'Unsupported operation error. Received: int in int.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('is', () => {
  const kinds: Readonly<Record<string, string>> = {
    bool: 'true',
    bytes: "b'a'",
    duration: "duration.value(1, 's')",
    float: '1.0',
    int: '1',
    latlng: 'latlng.value(1, 1)',
    list: '[]',
    map: '{}',
    map_diff: '{}.diff({})',
    path: '/a',
    set: '[].toSet()',
    string: "'a'",
    timestamp: 'request.time',
  };
  const cases = Object.keys(kinds).flatMap((type) =>
    Object.entries(kinds).map(([of, value]) => [value, type, of === type && type !== 'set'] as const),
  );

  it.each(cases)('%s is %s: %s', (value, type, expected) => {
    expect(evaluated(`(${value}) is ${type}`)).toBe(expected);
  });

  it.each([
    ['1 is number', true],
    ['1.5 is number', true],
    ["'1' is number", false],
    ['null is string', false],
    ['resource.data.ref is path', true],
    ['resource.data is map', true],
    ['!(1 is string)', true],
  ])('%s is %s', (expression, value) => {
    expect(evaluated(expression)).toBe(value);
  });
});

describe('fields, indexes and slices', () => {
  it.each([
    ['resource.data.text', 'ada'],
    ['resource.data.null', null],
    ["resource['data']['map'].inner.deep", 1n],
    ["resource.data['text']", 'ada'],
    ['[1, 2, 3][0]', 1n],
    ['[null][0]', null],
    ["'abc'[1]", 'b'],
    ["'a\\U0001F600c'[3]", 'c'],
    ["'abc'[1:2]", 'b'],
    ["'abc'[0:3]", 'abc'],
    ["'abc'[1:1]", ''],
    ['/a/b/c[0:2] == /a/b', true],
    ["'a\\U0001F600c'[1:3]", '😀'],
    ['[1, 2, 3][1:3]', [2n, 3n]],
    ['[1, 2, 3][1:1]', []],
    ['/a/b/c[1]', 'b'],
    ['rest[0]', 'posts'],
    ['resource.data.ref[1]', '(default)'],
    ['request.auth.token.admin', true],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression)).toStrictEqual(value);
  });

  it.each([
    ['resource.data.role', 'Property role is undefined on object.'],
    ["resource.data['role']", 'Property role is undefined on object.'],
    ["'a'.role", 'Property role is undefined on object.'],
    ['resource.data.null.role', 'Null value error.'],
    ["resource.data.null['role']", 'Null value error.'],
    ['resource.data.null[0]', 'Null value error.'],
    ['[1][1]', 'Index out of bounds.'],
    ['[1][-1]', 'Index out of bounds.'],
    ["'abc'[3]", 'Index out of bounds.'],
    ["'abc'[-1]", 'Index out of bounds.'],
    ['[1][9223372036854775807]', 'Index out of bounds.'],
    ['[1][0.0]', 'Unsupported operation error. Received: list[float].'],
    ['[1][null]', 'Null value error.'],
    ["[1]['a']", 'Unsupported operation error. Received: list[string].'],
    ["{'1': 1}[1]", 'Unsupported operation error. Received: map[int].'],
    ['1[0]', 'Unsupported operation error. Received: int[int].'],
    ["'abc'[2:1]", 'Index out of bounds.'],
    ["'abc'[0:4]", 'Index out of bounds.'],
    ["'abc'[-1:2]", 'Index out of bounds.'],
    ['[1, 2][0:3]', 'Index out of bounds.'],
    ['resource.data.null[0:1]', 'Null value error.'],
    ["'abc'[null:1]", 'Null value error.'],
    ["'abc'[0:'1']", 'Unsupported operation error. Received: string[int:string].'],
    ['{}[0:1]', 'Unsupported operation error. Received: map[int:int].'],
    ['/a/b[2]', 'Index out of bounds.'],
    ['/a/$(nobody)[1]', 'Variable not found error: Name: [nobody].'],
    ['/users/$(uid).uid', 'Property uid is undefined on object.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});
