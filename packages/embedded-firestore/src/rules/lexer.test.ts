import { describe, expect, it } from 'vitest';
import { tokensOf } from './lexer';

/** Kinds and texts, a slash of a path as `path /`. */
const kinds = (source: string): readonly string[] =>
  tokensOf(source)
    .slice(0, -1)
    .map(({ kind, text }) => `${kind} ${text}`);

/** What the literals of a source mean. */
const values = (source: string): readonly unknown[] =>
  tokensOf(source)
    .slice(0, -1)
    .map(({ value }) => value);

describe('a slash', () => {
  it.each([
    ['a / b', ['name a', 'symbol /', 'name b']],
    ['1/2', ['integer 1', 'symbol /', 'integer 2']],
    ['f(x)/2', ['name f', 'symbol (', 'name x', 'symbol )', 'symbol /', 'integer 2']],
    ['x[0]/2', ['name x', 'symbol [', 'integer 0', 'symbol ]', 'symbol /', 'integer 2']],
    ["'a'/b", ["string 'a'", 'symbol /', 'name b']],
    ['x.in / 2', ['name x', 'symbol .', 'name in', 'symbol /', 'integer 2']],
    ['/a/b', ['slash /', 'segment a', 'slash /', 'segment b']],
    ['a == /a', ['name a', 'symbol ==', 'slash /', 'segment a']],
    ['a in /a', ['name a', 'name in', 'slash /', 'segment a']],
    ['return /a', ['name return', 'slash /', 'segment a']],
    ['if /a', ['name if', 'slash /', 'segment a']],
    ['(/a)', ['symbol (', 'slash /', 'segment a', 'symbol )']],
    ['[/a, /b]', ['symbol [', 'slash /', 'segment a', 'symbol ,', 'slash /', 'segment b', 'symbol ]']],
    [
      'f(/a/(default)/b)',
      ['name f', 'symbol (', 'slash /', 'segment a', 'slash /', 'segment (default)', 'slash /', 'segment b', 'symbol )'],
    ],
    ['/a / b', ['slash /', 'segment a', 'symbol /', 'name b']],
    ['/a/$(b)/c', ['slash /', 'segment a', 'slash /', 'symbol $(', 'name b', 'symbol )', 'slash /', 'segment c']],
    ['/$(a / b)', ['slash /', 'symbol $(', 'name a', 'symbol /', 'name b', 'symbol )']],
    ['/$((a)/b)', ['slash /', 'symbol $(', 'symbol (', 'name a', 'symbol )', 'symbol /', 'name b', 'symbol )']],
    ['/$(a) / 2', ['slash /', 'symbol $(', 'name a', 'symbol )', 'symbol /', 'integer 2']],
    [
      '/$(f(/a/$(b)))/c',
      [
        'slash /',
        'symbol $(',
        'name f',
        'symbol (',
        'slash /',
        'segment a',
        'slash /',
        'symbol $(',
        'name b',
        'symbol )',
        'symbol )',
        'symbol )',
        'slash /',
        'segment c',
      ],
    ],
    ['match /a/{b}/{c=**} {', ['name match', 'slash /', 'segment a', 'slash /', 'capture {b}', 'slash /', 'glob {c=**}', 'symbol {']],
    [
      'match /a.b/c-d/e_f~g%h@i+j/ü {',
      [
        'name match',
        'slash /',
        'segment a.b',
        'slash /',
        'segment c-d',
        'slash /',
        'segment e_f~g%h@i+j',
        'slash /',
        'segment ü',
        'symbol {',
      ],
    ],
    ['{ /a {', ['symbol {', 'slash /', 'segment a', 'symbol {']],
  ])('%s', (source, expected) => {
    expect(kinds(source)).toStrictEqual(expected);
  });
});

describe('wildcards', () => {
  it.each([
    ['/{a}', 'capture', 'a'],
    ['/{ a }', 'capture', 'a'],
    ['/{a=*}', 'capture', 'a'],
    ['/{a=**}', 'glob', 'a'],
    ['/{a = **}', 'glob', 'a'],
  ])('%s is a %s of %s', (source, kind, name) => {
    expect(tokensOf(source)[1]).toMatchObject({ kind, value: name });
  });

  it('stand only in paths', () => {
    expect(kinds('{a}')).toStrictEqual(['symbol {', 'name a', 'symbol }']);
  });
});

describe('literals', () => {
  it.each([
    ["'a'", 'a'],
    ['"a"', 'a'],
    ["'it\\'s'", "it's"],
    ['"\\"\\\\\\n\\t\\r"', '"\\\n\t\r'],
    ["'\\x41\\u00e9\\U0001F600\\101'", 'Aé😀A'],
    ["'\\d+\\.\\w'", '\\d+\\.\\w'],
    ["'\\U00110000'", '\\U00110000'],
    ["''", ''],
    ['12', 12n],
    ['9223372036854775808', 9223372036854775808n],
    ['1.5', 1.5],
    ['1e3', 1000],
    ['2.5E-1', 0.25],
    ["b'a€'", new Uint8Array([97, 0xe2, 0x82, 0xac])],
    ["b'\\x2A\\052'", new Uint8Array([42, 42])],
    ['b"\\xff"', new Uint8Array([255])],
  ])('%s', (source, value) => {
    expect(values(source)).toStrictEqual([value]);
  });

  it('ends a number before a method', () => {
    expect(kinds('1.size()')).toStrictEqual(['integer 1', 'symbol .', 'name size', 'symbol (', 'symbol )']);
  });

  it.each([
    ["'a\nb", "'a", 'The string does not end.'],
    ["'a\\", "'a\\", 'The string does not end.'],
    ['12345678901234567890', '12345678901234567890', 'Integer is out of range.'],
    ['a /* b', '/* b', 'The comment does not end.'],
    ['a # b', '#', undefined],
    ['a & b', '&', undefined],
    ['😀', '😀', undefined],
  ])('%j has the invalid token %j', (source, text, reason) => {
    expect(tokensOf(source).find(({ kind }) => kind === 'invalid')).toMatchObject({ text, value: reason });
  });
});

describe('space and positions', () => {
  it('leaves out comments of both kinds', () => {
    expect(kinds('a // b\n/* c\n * d */ e /**/ f')).toStrictEqual(['name a', 'name e', 'name f']);
  });

  it('counts lines and columns from 1 and offsets in UTF-16 units', () => {
    const [a, b, c] = tokensOf("a\n  'é😀'\r\n/* x\ny */ c");

    expect(a?.at).toStrictEqual({ offset: 0, end: 1, line: 1, column: 1 });
    expect(b?.at).toStrictEqual({ offset: 4, end: 9, line: 2, column: 3 });
    expect(c?.at).toStrictEqual({ offset: 21, end: 22, line: 4, column: 6 });
  });

  it('ends with one end token', () => {
    expect(tokensOf('').map(({ kind }) => kind)).toStrictEqual(['end']);
    expect(tokensOf(' \n').at(-1)).toMatchObject({ kind: 'end', at: { line: 2, column: 1 } });
  });
});
