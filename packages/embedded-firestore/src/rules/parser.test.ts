import { describe, expect, it } from 'vitest';
import { anExpression, issuesOf, rulesWith, sourceOf } from '../../tests/support/rules-language';
import type { Expression } from './ast';
import { Limits } from './issues';
import { parseSource } from './parser';

/** The tree in a form that shows how it is nested. */
function shape(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'string' ? JSON.stringify(node.value) : String(node.value);
    case 'list':
      return `[${node.items.map(shape).join(' ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${shape(key)}:${shape(value)}`).join(' ')}}`;
    case 'path':
      return node.segments.map((segment) => `/${typeof segment === 'string' ? segment : `$${shape(segment)}`}`).join('');
    case 'variable':
      return node.name;
    case 'member':
      return `${shape(node.object)}.${node.name}`;
    case 'index':
      return `${shape(node.object)}[${shape(node.index)}]`;
    case 'slice':
      return `${shape(node.object)}[${shape(node.from)}:${shape(node.to)}]`;
    case 'call':
      return `${node.name}(${node.args.map(shape).join(' ')})`;
    case 'method':
      return `${shape(node.object)}.${node.name}(${node.args.map(shape).join(' ')})`;
    case 'unary':
      return `(${node.op}${shape(node.operand)})`;
    case 'binary':
    case 'logical':
      return `(${shape(node.left)} ${node.op} ${shape(node.right)})`;
    case 'is':
      return `(${shape(node.operand)} is ${node.type})`;
    case 'conditional':
      return `(${shape(node.test)} ? ${shape(node.then)} : ${shape(node.otherwise)})`;
  }
}

describe('expressions', () => {
  it.each([
    ['a || b && c', '(a || (b && c))'],
    ['a && b || c && d', '((a && b) || (c && d))'],
    ['a && b == c', '(a && (b == c))'],
    ['a == b in c', '(a == (b in c))'],
    ['a in b < c', '(a in (b < c))'],
    ['a < b + c', '(a < (b + c))'],
    ['a + b * c', '(a + (b * c))'],
    ['a - b - c', '((a - b) - c)'],
    ['a * b / c % d', '(((a * b) / c) % d)'],
    ['-a * b', '((-a) * b)'],
    ['!a && b', '((!a) && b)'],
    ['!a.b', '(!a.b)'],
    ['!!a', '(!(!a))'],
    ['-a.b[0]', '(-a.b[0])'],
    ['a is int && b', '((a is int) && b)'],
    ['a == b is bool', '(a == (b is bool))'],
    ['!(a in b)', '(!(a in b))'],
    ['a ? b : c ? d : e', '(a ? b : (c ? d : e))'],
    ['a ? b ? c : d : e', '(a ? (b ? c : d) : e)'],
    ['a || b ? c : d', '((a || b) ? c : d)'],
    ['a == b != c', '((a == b) != c)'],
    ['a.b.c[d].e(f)[1:2]', 'a.b.c[d].e(f)[1:2]'],
    ['a[b ? c : d]', 'a[(b ? c : d)]'],
    ['a[(b ? c : d):e]', 'a[(b ? c : d):e]'],
    ['f()', 'f()'],
    ['f(a, b)', 'f(a b)'],
    ['f(a).g()', 'f(a).g()'],
    ['[a, b,]', '[a b]'],
    ['[]', '[]'],
    ["{'a': 1, 'b': [2]}", '{"a":1 "b":[2]}'],
    ['{}', '{}'],
    ["{'a': 1}.a", '{"a":1}.a'],
    ['(a)', 'a'],
    ['/a/$(b.c)/d', '/a/$b.c/d'],
    ['get(/a/$(b)).data', 'get(/a/$b).data'],
    ['/a == /b', '(/a == /b)'],
    ['true && null == false', '(true && (null == false))'],
    ['a.true', 'a.true'],
    ['a.match.function', 'a.match.function'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['a/b/c', '((a / b) / c)'],
  ])('%s', (text, expected) => {
    expect(shape(anExpression(text))).toBe(expected);
  });

  it('know where they stand', () => {
    const text = 'a.b(1)\n  && !c';
    const source = rulesWith(text);
    const node = anExpression(text);

    expect(source.slice(node.at.offset, node.at.end)).toBe(text);
    expect(node.at).toMatchObject({ line: 6, column: 22 });
    expect(node.kind === 'logical' && node.right.at).toMatchObject({ line: 7, column: 6 });
  });
});

describe('statements', () => {
  it('reads the parts of a file', () => {
    const source = sourceOf(`
      rules_version = "2";
      function everywhere() { return true; }
      service cloud.firestore {
        function inService(a, b) { let c = a; return c; }
        match /databases/{database}/documents {
          match /users/{uid}/{rest=**} { allow get, list: if true; allow write; allow delete }
        }
      }
      service firebase.storage { }
    `);

    expect(source.version).toBe('2');
    expect(source.functions.map(({ name }) => name.name)).toStrictEqual(['everywhere']);
    expect(source.services.map(({ name }) => name)).toStrictEqual(['cloud.firestore', 'firebase.storage']);
    const [root] = source.services[0]?.matches ?? [];
    expect(source.services[0]?.functions[0]).toMatchObject({
      name: { name: 'inService' },
      parameters: [{ name: 'a' }, { name: 'b' }],
      lets: [{ name: { name: 'c' } }],
    });
    expect(root?.pattern).toMatchObject([
      { kind: 'text', text: 'databases' },
      { kind: 'capture', name: 'database' },
      { kind: 'text', text: 'documents' },
    ]);
    expect(root?.matches[0]?.pattern).toMatchObject([
      { kind: 'text', text: 'users' },
      { kind: 'capture', name: 'uid' },
      { kind: 'glob', name: 'rest' },
    ]);
    expect(root?.matches[0]?.allows.map(({ methods }) => methods)).toStrictEqual([['get', 'list'], ['write'], ['delete']]);
    expect(root?.matches[0]?.allows.map(({ condition }) => condition?.kind)).toStrictEqual(['literal', undefined, undefined]);
  });

  it.each([
    ["rules_version = '1'; service cloud.firestore {}", '1'],
    ["rules_version = '2' service cloud.firestore {}", '2'],
    ['service cloud.firestore {}', '1'],
  ])('%s has version %s', (text, version) => {
    expect(sourceOf(text).version).toBe(version);
  });

  it.each([
    'service cloud.firestore { match /a { allow read: if true } }',
    'service cloud.firestore { match /a { allow read\n allow write } }',
    'service cloud.firestore { match /a { allow read: if true\n allow write: if false\n function f() { return true } } }',
    'service cloud.firestore { match /(default)/a-b/c.png { allow read; } }',
    'service cloud.firestore { match /a/{b}\n{ allow read; } } // end',
    '// only a comment\nservice cloud.firestore { /* nothing */ }',
  ])('accepts %j', (text) => {
    expect(parseSource(text).issues).toStrictEqual([]);
  });
});

describe('mistakes', () => {
  const inService = (text: string) => `service cloud.firestore {\n${text}\n}`;
  const inMatch = (text: string) => inService(`match /a {\n${text}\n}`);

  it.each([
    ['hello', ["error 1:1 Unexpected 'hello'. Expected 'service', 'function' or, at the start, 'rules_version'."]],
    ["rules_version = '3';", ["error 1:17 Unknown rules_version. Expected '1' or '2'."]],
    ["rules_version '2';", ["error 1:15 missing '=' at ''2''"]],
    ['service cloud.firestore', ["error 1:24 missing '{' at '<EOF>'"]],
    ['service cloud.firestore {', ["error 1:26 missing '}' at '<EOF>'"]],
    ['service { }', ["error 1:9 Unexpected '{'. Expected the name of the service."]],
    [inService('/a { allow read; }'), ["error 2:1 Missing 'match' keyword before path."]],
    [inService('allow read;'), ["error 2:1 Unexpected 'allow'. Expected 'match', 'function'."]],
    [inService('match a { }'), ["error 2:7 Unexpected 'a'. Expected a path."]],
    [inService('match / { }'), ["error 2:9 Unexpected '{'. Expected a path segment or a wildcard in braces."]],
    [inService('match /a/ / { }'), ["error 2:11 Forward slash '/' found where identifier or binding expected."]],
    [inService('match /a/$(b) { }'), ["error 2:10 Unexpected '$('. Expected a path segment or a wildcard in braces."]],
    [inService('match /{a b} { }'), ["error 2:8 Unexpected '{'. Expected a path segment or a wildcard in braces."]],
    [inMatch('allow fly;'), ["error 3:7 Unexpected 'fly'. Expected one of read, write, get, list, create, update, delete."]],
    [inMatch('allow read if true;'), ["error 3:12 missing ':' at 'if'"]],
    [inMatch('allow read: true;'), ["error 3:13 missing 'if' at 'true'"]],
    [inMatch('allow read: if ;'), ["error 3:16 Unexpected ';'. Expected an expression."]],
    [inMatch('allow read: if a b;'), ["error 3:18 Unexpected 'b'. Expected 'match', 'allow', 'function'."]],
    [inMatch('allow read: if (a;'), ["error 3:18 missing ')' at ';'"]],
    [inMatch('allow read: if f(a;'), ["error 3:19 missing ')' at ';'"]],
    [inMatch('allow read: if [a;'), ["error 3:18 missing ']' at ';'"]],
    [inMatch("allow read: if {'a'};"), ["error 3:20 missing ':' at '}'"]],
    [inMatch('allow read: if a ? b;'), ["error 3:21 missing ':' at ';'"]],
    [inMatch('allow read: if a.;'), ["error 3:18 Unexpected ';'. Expected the name of a field or method."]],
    [inMatch("allow read: if a is 'int';"), ["error 3:21 Unexpected ''int''. Expected the name of a type."]],
    [inMatch("allow read: if 'a;"), ['error 3:16 The string does not end. Expected an expression.']],
    [inMatch('allow read: if a # b;'), ["error 3:18 Unexpected '#'. Expected 'match', 'allow', 'function'."]],
    [inMatch('allow read: if 9223372036854775808 > 0;'), ['error 3:16 Integer is out of range.']],
    [inMatch('allow read: if /a/{b} == a;'), ["error 3:19 Unexpected '{b}'. Expected a path segment or '$('."]],
    [inMatch('allow read: if a === b;'), ["error 3:20 Unexpected '='. Expected an expression."]],
    [inMatch('function () { return 1; }'), ["error 3:10 Unexpected '('. Expected the name of the function."]],
    [inMatch('function f(1) { return 1; }'), ["error 3:12 Unexpected '1'. Expected the name of a parameter."]],
    [inMatch('function f() { }'), ["error 3:16 missing 'return' at '}'"]],
    [inMatch('function f() { return; }'), ["error 3:22 Unexpected ';'. Expected an expression."]],
    [inMatch('function f() { let a = 1 return a; }'), ["error 3:26 missing ';' at 'return'"]],
    [inMatch('function f() { return 1; return 2; }'), ["error 3:26 missing '}' at 'return'"]],
  ])('%j', (text, expected) => {
    expect(
      parseSource(text).issues.map(({ severity, message, position }) => `${severity} ${position.line}:${position.column} ${message}`),
    ).toStrictEqual(expected);
  });

  it('are reported together, each at its place', () => {
    const text = inMatch(`
      allow read: if (a;
      allow fly;
      match /b { allow write: if ; }
      function f() { return }
      allow write: if true;
      /c { allow read; }
    `);

    expect(issuesOf(text)).toStrictEqual([
      "error 4:24 missing ')' at ';'",
      "error 5:13 Unexpected 'fly'. Expected one of read, write, get, list, create, update, delete.",
      "error 6:34 Unexpected ';'. Expected an expression.",
      "error 7:29 Unexpected '}'. Expected an expression.",
      "error 9:7 Missing 'match' keyword before path.",
    ]);
  });

  it('end after 20', () => {
    expect(parseSource(inMatch('allow fly;\n'.repeat(50))).issues).toHaveLength(Limits.errors);
  });

  it('leave no tree', () => {
    expect(parseSource(inMatch('allow fly;')).source).toBeUndefined();
  });
});

describe('limits', () => {
  it('reads 256 KiB and no more', () => {
    const rules = 'service cloud.firestore { } // ';
    const fill = (bytes: number) => rules + 'x'.repeat(bytes - rules.length);

    expect(parseSource(fill(262_144)).issues).toStrictEqual([]);
    expect(parseSource(fill(262_145)).issues).toMatchObject([{ severity: 'error', message: 'The source is larger than 262144 bytes.' }]);
    expect(parseSource(fill(262_144).replace('x', 'é')).issues).toHaveLength(1);
  });

  const most = Limits.nesting;
  it.each([
    ['parentheses', (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`],
    ['lists', (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`],
    ['maps', (depth: number) => `${"{'a': ".repeat(depth)}1${'}'.repeat(depth)}`],
    ['negations', (depth: number) => `${'!'.repeat(depth)}true`],
    ['signs', (depth: number) => `${'- '.repeat(depth)}1`],
    ['sums', (depth: number) => `1${' + 1'.repeat(depth)}`],
    ['alternatives', (depth: number) => `true${' || true'.repeat(depth)}`],
    ['choices', (depth: number) => `${'true ? 1 : '.repeat(depth)}1`],
    ['fields', (depth: number) => `a${'.a'.repeat(depth)}`],
    ['indexes', (depth: number) => `a${'[0]'.repeat(depth)}`],
    ['calls', (depth: number) => `${'f('.repeat(depth)}1${')'.repeat(depth)}`],
    ['paths', (depth: number) => `${'/a/$('.repeat(depth)}a${')'.repeat(depth)}`],
  ])('reads %s to a depth and no further, without overflowing the stack', (_, nested) => {
    const read = (depth: number) => parseSource(rulesWith(nested(depth))).issues;

    // fields and indexes do not count as complexity
    const deepest = nested(2).startsWith('a') ? most - 10 : Limits.complexity;
    expect(read(deepest)).toStrictEqual([]);
    expect(read(Limits.complexity + 1)).toHaveLength(deepest > Limits.complexity ? 0 : 1);
    expect(read(most + 1)).toMatchObject([{ message: expect.stringContaining('nested too deeply') }]);
    expect(read(15_000)).toMatchObject([{ message: expect.stringContaining('nested too deeply') }]);
  });

  it('reads match blocks in the same way', () => {
    const text = `service cloud.firestore { ${'match /a {'.repeat(20_000)}`;

    expect(parseSource(text).issues).toMatchObject([{ message: `The source is nested too deeply. Limit: ${most}.` }]);
  });
});
