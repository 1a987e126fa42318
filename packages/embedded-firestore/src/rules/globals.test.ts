import { describe, expect, it } from 'vitest';
import { evaluated, failureOf } from '../../tests/support/rules-language';
import { Path } from './paths';

describe('conversions', () => {
  it.each([
    ['string(true)', 'true'],
    ['string(1)', '1'],
    ['string(-9223372036854775808)', '-9223372036854775808'],
    ['string(2.0)', '2.0'],
    ['string(2.5)', '2.5'],
    ['string(0.001)', '0.001'],
    ['string(0.00012)', '1.2E-4'],
    ['string(1234567.0)', '1234567.0'],
    ['string(10000000.0)', '1.0E7'],
    ['string(1.5e300)', '1.5E300'],
    ['string(0.0)', '0.0'],
    ['string(-0.0)', '-0.0'],
    ['string(1.0 / 0)', 'Infinity'],
    ['string(resource.data.nan)', 'NaN'],
    ['string(null)', 'null'],
    ["string('a')", 'a'],
    ["int('2')", 2n],
    ["int('-2')", -2n],
    ["int('+2')", 2n],
    ['int(2.0)', 2n],
    ['int(-2.9)', -2n],
    ['int(7)', 7n],
    ["int('9223372036854775807')", 9223372036854775807n],
    ["float('2.2')", 2.2],
    ["float('-1e3')", -1000],
    ["float('.5')", 0.5],
    ['float(2)', 2],
    ['float(2.5)', 2.5],
    ["path('a/b')", new Path(['a', 'b'])],
    ["path('/a/b')", new Path(['a', 'b'])],
    ["debug('x')", 'x'],
    ['debug(1 + 1)', 2n],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression)).toStrictEqual(value);
  });

  it.each([
    ['string([])', 'string'],
    ['string({})', 'string'],
    ['string(request.time)', 'string'],
    ["int('a')", 'int'],
    ["int('1.5')", 'int'],
    ["int('')", 'int'],
    ["int('9223372036854775808')", 'int'],
    ['int(true)', 'int'],
    ["float('a')", 'float'],
    ["float('')", 'float'],
    ["float('1 x')", 'float'],
    ['float(true)', 'float'],
    ["path('a//b')", 'path'],
    ["path('')", 'path'],
    ['path(1)', 'path'],
  ])('%s fails for its argument', (expression, name) => {
    expect(failureOf(expression)).toBe(`Invalid argument provided to call. Function: [${name}].`);
  });

  it.each([
    ['int(null)', 'Null value error.'],
    ['float(null)', 'Null value error.'],
    ['bool(null)', 'Function not found error: Name: [bool].'],
    ["bool('true')", 'Function not found error: Name: [bool].'],
    ['math.isInfinite(1.0)', 'Function not found error: Name: [isInfinite].'],
    ['path(null)', 'Null value error.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('math', () => {
  it.each([
    ['math.abs(-1)', 1n],
    ['math.abs(-1.5)', 1.5],
    ['math.ceil(2.1)', 3],
    ['math.ceil(2.0)', 2],
    ['math.ceil(-2.1)', -2],
    ['math.ceil(2)', 2],
    ['math.floor(1.9)', 1],
    ['math.floor(-1.1)', -2],
    ['math.round(1.0 / 0)', 2n ** 63n - 1n],
    ['math.round(resource.data.nan)', 0n],
    ['int(1.0 / 0)', 2n ** 63n - 1n],
    ['int(-1.0 / 0)', -(2n ** 63n)],
    ['int(resource.data.nan)', 0n],
    ['math.round(2.4)', 2n],
    ['math.round(2.5)', 3n],
    ['math.round(-2.5)', -2n],
    ['math.round(0.49999999999999994)', 0n],
    ['math.pow(2, 2)', 4],
    ['math.pow(1.5, 2)', 2.25],
    ['math.pow(4, 0.5)', 2],
    ['math.sqrt(4)', 2],
    ['math.sqrt(2.25)', 1.5],
    ['math.isNaN(math.sqrt(-1))', true],
    ['math.isNaN(100)', false],
    ['math.isNaN(resource.data.nan)', true],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression)).toStrictEqual(value);
  });

  it.each([
    ['math.abs(-9223372036854775808)', 'Integer overflow.'],
    ["math.abs('1')", 'Invalid argument provided to call. Function: [abs].'],
    ["math.pow(1, '1')", 'Invalid argument provided to call. Function: [pow].'],
    ['math.sqrt(null)', 'Null value error.'],
    ['math.pow(1, null)', 'Null value error.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('hashing', () => {
  it.each([
    ["hashing.md5('').toHexString()", 'D41D8CD98F00B204E9800998ECF8427E'],
    ["hashing.sha256('abc').toHexString()", 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'],
    ["hashing.sha256(b'abc').toHexString()", 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'],
    ["hashing.crc32('123456789').toHexString()", '2639F4CB'],
    ["hashing.crc32c('123456789').toHexString()", '839206E3'],
    ["hashing.crc32c('').toHexString()", '00000000'],
  ])('%s is %s', (expression, value) => {
    expect(evaluated(expression)).toBe(value);
  });

  it('takes the UTF-8 bytes of a text', () => {
    expect(evaluated("hashing.md5('€') == hashing.md5(b'\\xE2\\x82\\xAC')")).toBe(true);
  });

  it('takes nothing else', () => {
    expect(failureOf('hashing.md5(1)')).toBe('Invalid argument provided to call. Function: [md5].');
    expect(failureOf('hashing.sha256(null)')).toBe('Null value error.');
  });
});

describe('timestamp, duration and latlng', () => {
  it.each([
    ['timestamp.date(1984, 1, 2).toMillis()', 441849600000n],
    ['timestamp.value(1234).toMillis()', 1234n],
    ['timestamp.value(-62135596800000).year()', 1n],
    ['timestamp.date(9999, 12, 31).year()', 9999n],
    ["duration.value(1, 'w').seconds()", 604800n],
    ["duration.value(1, 'd').seconds()", 86400n],
    ["duration.value(1, 'h').seconds()", 3600n],
    ["duration.value(1, 'm').seconds()", 60n],
    ["duration.value(1, 's').seconds()", 1n],
    ["duration.value(1, 'ms').nanos()", 1000000n],
    ["duration.value(1, 'ns').nanos()", 1n],
    ['duration.time(1, 2, 3, 4).seconds()', 3723n],
    ['duration.time(1, 2, 3, 4).nanos()', 4n],
    ["duration.abs(duration.value(-10, 's')).seconds()", 10n],
    ["duration.abs(duration.value(10, 's')).seconds()", 10n],
    ["duration.value(315576000000, 's').seconds()", 315576000000n],
    ['latlng.value(45.0, 90.0).latitude()', 45],
    ['latlng.value(-90, 180).longitude()', 180],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression)).toStrictEqual(value);
  });

  it.each([
    ['timestamp.date(2023, 2, 29)', 'Invalid argument provided to call. Function: [date].'],
    ['timestamp.date(2023, 13, 1)', 'Invalid argument provided to call. Function: [date].'],
    ['timestamp.date(0, 1, 1)', 'Invalid argument provided to call. Function: [date].'],
    ['timestamp.date(10000, 1, 1)', 'Invalid argument provided to call. Function: [date].'],
    ['timestamp.date(2023.0, 1, 1)', 'Invalid argument provided to call. Function: [date].'],
    ['timestamp.date(2023, null, 1)', 'Null value error.'],
    ['timestamp.value(9223372036854775807)', 'Invalid argument provided to call. Function: [value].'],
    ["timestamp.value('0')", 'Invalid argument provided to call. Function: [value].'],
    ["duration.value(1, 'y')", 'Invalid argument provided to call. Function: [value].'],
    ["duration.value(1.5, 'h')", 'Invalid argument provided to call. Function: [value].'],
    ['duration.value(1, null)', 'Null value error.'],
    ["duration.value(315576000001, 's')", 'Integer overflow.'],
    ['duration.time(9223372036854775807, 0, 0, 0)', 'Integer overflow.'],
    ['duration.abs(1)', 'Invalid argument provided to call. Function: [abs].'],
    ['latlng.value(91, 0)', 'Invalid argument provided to call. Function: [value].'],
    ['latlng.value(0, -181)', 'Invalid argument provided to call. Function: [value].'],
    ["latlng.value('0', 0)", 'Invalid argument provided to call. Function: [value].'],
    ['latlng.value(resource.data.nan, 0)', 'Invalid argument provided to call. Function: [value].'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});
