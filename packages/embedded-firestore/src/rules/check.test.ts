import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../tests/support/rules-language';

const file = (body: string, version = '2') => `rules_version = '${version}';\nservice cloud.firestore {\n${body}\n}`;
/** A rule with this condition, on line 3 from column 1; every function is used when the condition calls it. */
const rule = (condition: string, functions = '') => file(`match /a/{id} { allow read: if ${condition}; ${functions} }`);
const messages = (text: string) => issuesOf(text).map((issue) => issue.replace(/ \d+:\d+/, ''));

describe('a correct source', () => {
  it.each([
    file(''),
    file('match /a/{id} { allow read, write; }'),
    rule('f(1)', 'function f(x) { let y = x; return y == id; }'),
    rule("math.abs(1) == 1 && hashing.md5('a').size() == 16 && timestamp.value(0) < request.time"),
    rule('get(/a/$(id)).data.x && exists(/a/$(id)) && getAfter(/a/b) != null && existsAfter(/a/b)'),
    rule('resource.data.keys().hasAll([]) && resource.data.diff({}).affectedKeys().size() == 0'),
    "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/a/$(bucket)); } } }",
    "rules_version = '2'; service cloud.firestore { } service firebase.storage { }",
    "rules_version = '2'; function f() { return true; } service cloud.firestore { match /a { allow read: if f(); } }",
  ])('has no issue: %j', (text) => {
    expect(issuesOf(text)).toStrictEqual([]);
  });
});

describe('the version', () => {
  it("is '1' when it is missing, with a warning", () => {
    const message = 'warning 1:1 Ruleset uses old version (version [1]). Please update to the latest version (version [2]).';

    expect(issuesOf('service cloud.firestore { }')).toStrictEqual([message]);
    expect(issuesOf("rules_version = '1'; service cloud.firestore { }")).toStrictEqual([message]);
  });
});

describe('services', () => {
  it.each([
    ["rules_version = '2';", ['error No service is declared. Expected: service cloud.firestore or service firebase.storage.']],
    ["rules_version = '2'; service a.b { }", ['error Unknown service: a.b. Expected: cloud.firestore or firebase.storage.']],
    [
      "rules_version = '2'; service cloud.firestore { } service cloud.firestore { }",
      ['error Service is already defined: cloud.firestore.'],
    ],
  ])('%s', (text, expected) => {
    expect(messages(text)).toStrictEqual(expected);
  });
});

describe('names', () => {
  it.each([
    ['nobody == 1', ['warning 3:32 Invalid variable name: nobody.']],
    ['id == request.auth.uid', []],
    ['/a/$(nobody) == /a/b', ['warning 3:37 Invalid variable name: nobody.']],
    ['/a/$(nobody.x) == /a/b', ['warning 3:37 Invalid variable name: nobody.']],
    ['math == 1', ['warning 3:32 Invalid variable name: math.']],
    ['nope(1)', ['warning 3:32 Invalid function name: nope.']],
    ['nope()', ['warning 3:32 Invalid function name: nope.']],
    ['math.nope(1)', ['warning 3:32 Invalid function name: nope.']],
    ['id.nope()', ['warning 3:32 Invalid function name: nope.']],
    [
      'firestore.get(/a/b) != null',
      [
        'warning 3:32 Wrong number of arguments. Function: get. Received: 1. Expected: 2.',
        'warning 3:32 Invalid variable name: firestore.',
      ],
    ],
    ['1 is integer', ['error 3:32 Unknown type: integer.']],
    ['1 is null', ['error 3:32 Unknown type: null.']],
    ["id.matches('a', 'b')", ['warning 3:32 Wrong number of arguments. Function: matches. Received: 2. Expected: 1.']],
    ['exists(/a/b, /c/d)', ['error 3:32 Wrong number of arguments. Function: exists. Received: 2. Expected: 1.']],
    ['get() != null', ['error 3:32 Wrong number of arguments. Function: get. Received: 0. Expected: 1.']],
    ['math.pow(2) == 1', ['error 3:32 Wrong number of arguments. Function: pow. Received: 1. Expected: 2.']],
    ['int() == 1', ['error 3:32 Wrong number of arguments. Function: int. Received: 0. Expected: 1.']],
  ])('in %s', (condition, expected) => {
    expect(issuesOf(rule(condition))).toStrictEqual(expected);
  });
});

describe('functions', () => {
  it.each<[string, string, readonly string[]]>([
    ['f()', 'function f(a) { return a; }', ['error Wrong number of arguments. Function: f. Received: 0. Expected: 1.']],
    ['f(1, 2)', 'function f(a) { return a; }', ['error Wrong number of arguments. Function: f. Received: 2. Expected: 1.']],
    ['true', 'function f() { return true; }', ['warning Unused function: f.']],
    ['true', 'function f() { return g(); } function g() { return true; }', ['warning Unused function: f.', 'warning Unused function: g.']],
    ['f(1)', 'function f(a) { return true; }', ['warning Unused variable: a.']],
    ['f()', 'function f() { let a = 1; return true; }', ['warning Unused variable: a.']],
    ['f()', 'function f() { let a = 1; let b = a; return b; }', []],
    [
      'f()',
      'function f() { return true; } function f() { return true; }',
      ['error Function is already defined: f.', 'warning Unused function: f.'],
    ],
    ['f(1, 2)', 'function f(a, a) { return a; }', ['warning Unused variable: a.', 'error Variable is already defined: a.']],
    ['f(1)', 'function f(a) { let a = 2; return a; }', ['warning Unused variable: a.', 'error Variable is already defined: a.']],
    ['f()', 'function f() { let a = b; let b = 1; return a; }', ['warning Invalid variable name: b.', 'warning Unused variable: b.']],
    ['f()', 'function f() { return f(); }', ['error Recursive call is not allowed. Function: f.']],
    [
      'f()',
      'function f() { return g(); } function g() { return f(); }',
      ['error Recursive call is not allowed. Function: f.', 'error Recursive call is not allowed. Function: g.'],
    ],
    ['f()', 'function f() { return g(); } function g() { return g(); }', ['error Recursive call is not allowed. Function: g.']],
    ['f()', 'function f() { let a = f(); return a; }', ['error Recursive call is not allowed. Function: f.']],
    ['f() && g()', 'function f() { return h(); } function g() { return h(); } function h() { return true; }', []],
  ])('%s with %s', (condition, functions, expected) => {
    expect(messages(rule(condition, functions)).toSorted()).toStrictEqual([...expected].toSorted());
  });

  it('of the same name may stand in different blocks', () => {
    const text = file(
      'function f() { return true; } match /a { allow read: if f(); match /b { allow read: if f(); function f() { return false; } } }',
    );

    expect(issuesOf(text)).toStrictEqual([]);
  });

  it('are where the issue points', () => {
    expect(issuesOf(rule('true', '\n  function f() { return true; }'))).toStrictEqual(['warning 4:12 Unused function: f.']);
  });
});

describe('patterns', () => {
  const match = (pattern: string, version = '2') =>
    messages(file(`match ${pattern} { allow read; }`, version)).filter((issue) => !issue.includes('old version'));

  it.each([
    ['/a/{x}/{y=**}', []],
    ['/{x=**}/a/{y}', []],
    ['/{x=**}', []],
    ['/{x}/{x}', ['error Variable is already defined: x.']],
    ['/{x=**}/a/{y=**}', ['error A path can have only one glob (**) wildcard.']],
  ])('%s of version 2', (pattern, expected) => {
    expect(match(pattern)).toStrictEqual(expected);
  });

  it.each([
    ['/a/{x=**}', []],
    ['/{x=**}/a', ["error A glob (**) wildcard must be last in its path under rules_version = '1'."]],
    ['/{x=**}/{y=**}', ["error A glob (**) wildcard must be last in its path under rules_version = '1'."]],
  ])('%s of version 1', (pattern, expected) => {
    expect(match(pattern, '1')).toStrictEqual(expected);
  });

  it('have one glob with those around them', () => {
    const nested = 'match /{x=**} { match /a/{y=**} { allow read; } }';

    expect(messages(file(nested))).toStrictEqual(['error A path can have only one glob (**) wildcard.']);
    expect(messages(file(nested, '1'))).toContain('warning Glob(**) resource rules should not have child resource rules.');
  });

  it('may repeat a name of a pattern around them', () => {
    expect(messages(file('match /a/{id} { match /b/{id} { allow read; } }'))).toStrictEqual([]);
  });
});

describe('limits', () => {
  const list = (count: number, item: (at: number) => string, separator = ', ') =>
    Array.from({ length: count }, (_, at) => item(at)).join(separator);

  it.each<[string, number, (count: number) => string, string]>([
    [
      'parameters',
      7,
      (count) =>
        rule(`f(${list(count, String)})`, `function f(${list(count, (at) => `p${at}`)}) { return [${list(count, (at) => `p${at}`)}]; }`),
      'error Too many parameters. Limit: 7.',
    ],
    [
      'let variables',
      11,
      (count) => rule('f()', `function f() { ${list(count, (at) => `let v${at} = 1;`, ' ')} return [${list(count, (at) => `v${at}`)}]; }`),
      'error Too many let variables. Limit: 11.',
    ],
    [
      'nested match blocks',
      11,
      (count) => file(`${list(count, (at) => `match /a${at} {`, ' ')} allow read; ${'}'.repeat(count)}`),
      'error Too many nested match blocks. Limit: 11.',
    ],
    [
      'path segments',
      100,
      (count) => file(`match ${list(count, (at) => `/a${at}`, '')} { allow read; }`),
      'error Too many path segments. Limit: 100.',
    ],
    [
      'captures',
      20,
      (count) => file(`match ${list(count, (at) => `/{a${at}}`, '')} { allow read; }`),
      'error Too many path captures. Limit: 20.',
    ],
    [
      'captures of all patterns',
      20,
      (count) => file(`match ${list(10, (at) => `/{a${at}}`, '')} { match ${list(count - 10, (at) => `/{b${at}}`, '')} { allow read; } }`),
      'error Too many path captures. Limit: 20.',
    ],
  ])('allow as many %s as %d', (_, limit, source, message) => {
    expect(messages(source(limit))).toStrictEqual([]);
    expect(messages(source(limit + 1))).toStrictEqual([message]);
  });

  it('allow calls 20 deep', () => {
    const chain = (count: number) =>
      list(count, (at) => `function f${at}() { return ${at === count - 1 ? 'true' : `f${at + 1}()`}; }`, ' ');

    expect(messages(rule('f0()', chain(21)))).toStrictEqual([]);
    expect(messages(rule('f0()', chain(22)))).toStrictEqual(['error Too many nested function calls. Function: f0. Limit: 20.']);
  });

  it('are found in a chain of thousands of functions', () => {
    const chain = list(4000, (at) => `function f${at}() { return f${at + 1}(); }`, ' ');

    expect(messages(file(`${chain} function f4000() { return true; }`)).filter((issue) => issue.startsWith('error'))).toHaveLength(3980);
    expect(messages(file(`${chain} function f4000() { return f0(); }`)).filter((issue) => issue.startsWith('error'))).toHaveLength(4001);
  });

  it.each<[string, (count: number) => string, number]>([
    ['operators before a value', (count) => `${'!'.repeat(count)}true`, 98],
    ['parentheses', (count) => `${'('.repeat(count)}true${')'.repeat(count)}`, 98],
    ['operators and parentheses', (count) => `${'!('.repeat(count)}true${')'.repeat(count)}`, 49],
    ['operands in a row', (count) => list(count + 1, () => 'true', ' && '), 98],
    ['comparisons in a row', (count) => list(count + 1, () => '1 == 1', ' && '), 97],
    ['lists', (count) => `${'['.repeat(count)}${']'.repeat(count)} == 1`, 98],
    ['arguments', (count) => `${'debug('.repeat(count)}true${')'.repeat(count)}`, 98],
    ['paths', (count) => `${'/a/$('.repeat(count)}'a'${')'.repeat(count)} == 1`, 97],
  ])('allow %s as deep as Google’s compiler does', (_, condition, limit) => {
    expect(errorsOf(rule(condition(limit)))).toStrictEqual([]);
    expect(errorsOf(rule(condition(limit + 1)))).toStrictEqual(['error Expression is too complex to evaluate safely.']);
  });

  it('allow long chains of fields and indexes', () => {
    expect(errorsOf(rule(`request${'.a'.repeat(300)} == 1`))).toStrictEqual([]);
  });

  function errorsOf(source: string): readonly string[] {
    return messages(source).filter((issue) => issue.startsWith('error'));
  }
});
