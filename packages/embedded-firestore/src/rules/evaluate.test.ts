import { describe, expect, it } from 'vitest';
import {
  anExpression,
  aScope,
  conditionOf,
  evaluated,
  failureOf,
  rulesWith,
  sourceOf,
  type World,
} from '../../tests/support/rules-language';
import { bindSource } from './bind';
import { Compiler } from './compile';
import { Failure, limitExceeded } from './errors';
import { compileConditions, evaluateCondition, type Outcome } from './evaluate';
import { Budget } from './scope';
import type { RulesMap } from './values';

/** The outcome of an `allow` with this condition. */
function outcomeOf(condition: string, world: World = {}): Outcome {
  const source = sourceOf(rulesWith(condition, world.functions));
  const [compiled] = compileConditions(source).values();
  if (compiled === undefined) throw new Error('no condition');
  return evaluateCondition(compiled, aScope(source, world));
}

describe('&& and ||', () => {
  const fails = 'resource.data.nope';
  const message = 'Property nope is undefined on object.';

  it.each([
    ['true && true', true],
    ['true && false', false],
    ['false && true', false],
    [`false && ${fails}`, false],
    [`${fails} && false`, false],
    ['false || true', true],
    ['false || false', false],
    [`true || ${fails}`, true],
    [`${fails} || true`, true],
    [`(${fails} || false) && false`, false],
    [`(${fails} && true) || true`, true],
    [`${fails} && ${fails} && false`, false],
    ['1 || true', true],
    ["'a' && false", false],
    ['null || true', true],
    ['true || false && false', true],
    ['false && false || true', true],
    ['!(true && false)', true],
  ])('%s is %s', (expression, value) => {
    expect(outcomeOf(expression)).toStrictEqual({ kind: 'value', value });
  });

  it.each([
    [`true && ${fails}`, message],
    [`${fails} && true`, message],
    [`${fails} && ${fails}`, message],
    [`false || ${fails}`, message],
    [`${fails} || false`, message],
    [`${fails} || resource.data.other`, message],
    [`(${fails} || true) && ${fails}`, message],
    ['1 && true', 'Type error. Received: [int]. Expected: [bool].'],
    ["false || 'a'", 'Type error. Received: [string]. Expected: [bool].'],
    ['true && null', 'Null value error.'],
  ])('%s fails: %s', (expression, text) => {
    expect(outcomeOf(expression)).toMatchObject({ kind: 'error', message: text });
  });

  it('protects a missing document from either side', () => {
    const world: World = { resource: null };

    expect(outcomeOf('resource == null || resource.data.yes', world)).toStrictEqual({ kind: 'value', value: true });
    expect(outcomeOf('resource.data.yes || resource == null', world)).toStrictEqual({ kind: 'value', value: true });
    expect(outcomeOf('resource != null && resource.data.yes', world)).toStrictEqual({ kind: 'value', value: false });
    expect(outcomeOf('resource.data.yes && resource != null', world)).toStrictEqual({ kind: 'value', value: false });
  });
});

describe('conditions', () => {
  it.each([
    ['1', 'Type error. Received: [int]. Expected: [bool].'],
    ["'true'", 'Type error. Received: [string]. Expected: [bool].'],
    ['null', 'Null value error.'],
    ['resource.data', 'Type error. Received: [map]. Expected: [bool].'],
  ])('%s is no answer', (condition, message) => {
    expect(outcomeOf(condition)).toMatchObject({ kind: 'error', message, fatal: false });
  });

  it.each([
    ['true ? 1 : 2', 1n],
    ['false ? 1 : 2', 2n],
    ['false ? resource.data.nope : 2', 2n],
    ['true ? 1 : resource.data.nope', 1n],
    ['false ? 1 : true ? 2 : 3', 2n],
    ['true ? false ? 1 : 2 : 3', 2n],
    ['(true ? {"a": 1} : {"b": 2}).a', 1n],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression)).toStrictEqual(value);
  });

  it.each([
    ['1 ? 1 : 2', 'Type error. Received: [int]. Expected: [bool].'],
    ['null ? 1 : 2', 'Null value error.'],
    ['resource.data.nope ? 1 : 2', 'Property nope is undefined on object.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression)).toBe(message);
  });
});

describe('positions', () => {
  /** The piece of the source that a failing condition blames. */
  function blamed(condition: string, world: World = {}): string {
    const outcome = outcomeOf(condition, world);
    if (outcome.kind !== 'error') throw new Error('does not fail');
    return rulesWith(condition, world.functions).slice(outcome.position.offset, outcome.position.end);
  }

  it.each([
    ['resource.data.nope == 1', 'resource.data.nope'],
    ['true && resource.data.nope', 'resource.data.nope'],
    ['1 + (2 / 0) == 1', '2 / 0'],
    ['[1, 2 % 0] == []', '2 % 0'],
    ["'a'.matches('(')", "'a'.matches('(')"],
    ['true && 1', '1'],
    ['nobody == 1', 'nobody'],
    ['1', '1'],
    ['(1 ? true : false)', '1'],
    ['true == true[0]', 'true[0]'],
  ])('of %s: %s', (condition, text) => {
    expect(blamed(condition)).toBe(text);
  });

  it('lie in the function that fails', () => {
    expect(blamed('check(resource.data)', { functions: 'function check(data) { return data.role == 1; }' })).toBe('data.role');
  });

  it('name line and column from 1', () => {
    expect(outcomeOf('true\n  && resource.data.nope')).toMatchObject({ position: { line: 7, column: 6 } });
  });
});

describe('functions', () => {
  it.each<[string, string, unknown]>([
    ['function f() { return 1; }', 'f()', 1n],
    ['function f(a, b) { return a - b; }', 'f(3, 2)', 1n],
    ['function f() { return g() + 1; } function g() { return 1; }', 'f()', 2n],
    ['function f(uid) { return uid; }', "f('x')", 'x'],
    ['function f() { return database; }', 'f()', '(default)'],
    ['function f() { let a = 2; let b = a * 3; return b + a; }', 'f()', 8n],
    ['function f(a) { let b = a + 1; return [a, b]; }', 'f(1)', [1n, 2n]],
    ['function f() { return request.auth.uid == resource.data.text; }', 'f()', true],
    ['function get(a) { return a; }', 'get(5)', 5n],
    ['function f(math) { return math.size(); }', "f('abc')", 3n],
    ['function f(a,) { return [a,]; }', 'f(1,)', [1n]],
  ])('%s: %s gives %s', (functions, expression, value) => {
    expect(evaluated(expression, { functions })).toStrictEqual(value);
  });

  it('see the captures around their declaration, not those of their caller', () => {
    expect(failureOf('f()', { functions: 'function f() { return uid; }' })).toBe('Variable not found error: Name: [uid].');
  });

  it('do not see the variables of their caller', () => {
    const functions = 'function f(a) { let b = 1; return g() + a + b; } function g() { return a; }';

    expect(failureOf('f(1)', { functions })).toBe('Variable not found error: Name: [a].');
  });

  it('do not see a variable before it is declared', () => {
    expect(failureOf('f()', { functions: 'function f() { let a = b; let b = 1; return a; }' })).toBe(
      'Variable not found error: Name: [b].',
    );
  });

  it('fail with a failing argument or variable only where they use it', () => {
    const param = (body: string) => ({ functions: `function f(a) { return ${body}; }` });
    const local = (body: string) => ({ functions: `function f() { let a = resource.data.nope; return ${body}; }` });

    expect(outcomeOf('f(resource.data.nope)', param('true || a'))).toStrictEqual({ kind: 'value', value: true });
    expect(outcomeOf('f(resource.data.nope)', param('a == 1 || true'))).toStrictEqual({ kind: 'value', value: true });
    expect(failureOf('f(resource.data.nope)', param('a == 1'))).toBe('Property nope is undefined on object.');
    expect(outcomeOf('f()', local('true || a'))).toStrictEqual({ kind: 'value', value: true });
    expect(outcomeOf('f()', local('a == 1 || true'))).toStrictEqual({ kind: 'value', value: true });
    expect(failureOf('f()', local('a == 1'))).toBe('Property nope is undefined on object.');
  });

  it('pass a failing argument on to the function that uses it', () => {
    const functions = 'function f(a) { return g(a) || true; } function g(b) { let c = b; return c == 1; }';

    expect(outcomeOf('f(resource.data.nope)', { functions })).toStrictEqual({ kind: 'value', value: true });
    expect(failureOf('g(resource.data.nope)', { functions })).toBe('Property nope is undefined on object.');
  });

  it('of inner blocks hide those of outer ones, and are visible before their line', () => {
    const source = sourceOf(`rules_version = '2';
      function f() { return 'file'; }
      function g() { return f(); }
      service cloud.firestore {
        match /a/{x} {
          allow read: if [f(), g(), h()];
          function f() { return 'match'; }
        }
        function f() { return 'service'; }
        function h() { return f(); }
      }`);
    const result = new Compiler(bindSource(source)).compile(conditionOf(source))({ scope: aScope(source), locals: [], depth: 0 });

    expect(result).toStrictEqual(['match', 'file', 'service']);
  });

  it('of an outer block keep its capture where an inner pattern repeats the name', () => {
    const source = sourceOf(`rules_version = '2'; service cloud.firestore {
      match /a/{id} {
        function outer() { return id; }
        match /b/{id} { allow read: if [id, outer()]; }
      }
    }`);
    const [outer, inner] = ['outer id', 'inner id'];
    const scope = aScope(source);
    const captures = new Map([...scope.captures.keys()].map((segment, at) => [segment, at === 0 ? outer : inner] as const));
    const result = new Compiler(bindSource(source)).compile(conditionOf(source))({ scope: { ...scope, captures }, locals: [], depth: 0 });

    expect(result).toStrictEqual([inner, outer]);
  });

  it('may call 20 deep and no deeper', () => {
    const chain = (count: number) =>
      Array.from({ length: count }, (_, at) => `function f${at}() { return ${at === count - 1 ? 'true' : `f${at + 1}()`}; }`).join(' ');

    // f0 is called by the condition: 21 functions are 20 calls from one to the next
    expect(outcomeOf('f0()', { functions: chain(21) })).toStrictEqual({ kind: 'value', value: true });
    expect(outcomeOf('f0() || true', { functions: chain(22) })).toMatchObject({
      kind: 'error',
      message: 'Unable to evaluate the expression as the maximum call depth of 20 has been reached.',
      fatal: true,
    });
  });

  it('that call themselves end, although such a source is not accepted', () => {
    expect(outcomeOf('f()', { functions: 'function f() { return f(); }' })).toMatchObject({ kind: 'error', fatal: true });
  });
});

describe('the budget', () => {
  /** A condition that counts as so many expressions: the items of a list, and 4 around them. */
  const spending = (count: number) => ({ condition: `[${Array.from({ length: count - 4 }, () => '1').join(', ')}].size() > 0` });

  it('ends at 1,000 expressions', () => {
    const exact = spending(1000);
    const above = spending(1001);

    expect(outcomeOf(exact.condition)).toStrictEqual({ kind: 'value', value: true });
    expect(outcomeOf(above.condition)).toMatchObject({
      kind: 'error',
      message: 'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
      fatal: true,
    });
  });

  it('is not saved by a side that decides', () => {
    const { condition } = spending(1001);

    expect(outcomeOf(`(${condition}) || true`)).toMatchObject({ kind: 'error', fatal: true });
    expect(outcomeOf(`!(${condition}) && false`)).toMatchObject({ kind: 'error', fatal: true });
    expect(outcomeOf(`true || (${condition})`)).toStrictEqual({ kind: 'value', value: true });
  });

  it('is shared by the conditions of a request', () => {
    const budget = new Budget();

    expect(outcomeOf('1 + 1 == 2', { budget })).toStrictEqual({ kind: 'value', value: true });
    expect(budget.used).toBe(5);
    expect(outcomeOf('1 + 1 == 2 && uid == uid', { budget })).toStrictEqual({ kind: 'value', value: true });
    expect(budget.used).toBe(5 + 10);
  });
});

describe('documents', () => {
  const ada: RulesMap = new Map([['data', new Map([['role', 'admin']])]]);
  const world: World = { documents: { 'databases/(default)/documents/users/ada': ada } };
  const path = '/databases/$(database)/documents/users/$(uid)';

  it.each([
    [`get(${path}).data.role`, 'admin'],
    [`getAfter(${path}).data.role`, 'admin'],
    [`exists(${path})`, true],
    [`existsAfter(${path})`, true],
    ['exists(/databases/$(database)/documents/users/bob)', false],
    ['get(/databases/$(database)/documents/users/bob)', null],
    [`get(path('databases/(default)/documents/users/{who}').bind({'who': uid})).data.role`, 'admin'],
    ['get(path("databases/(default)/documents/users/ada")).data.role', 'admin'],
    ['get(resource.data.ref).data.role', 'admin'],
  ])('%s gives %s', (expression, value) => {
    expect(evaluated(expression, world)).toStrictEqual(value);
  });

  it.each([
    ['get(/databases/$(database)/documents/users/bob).data', 'Null value error.'],
    ["get('/databases/(default)/documents/users/ada')", 'Invalid argument provided to call. Function: [get].'],
    ['exists(null)', 'Null value error.'],
    ['exists(/users/$(who))', 'Variable not found error: Name: [who].'],
    ["exists(path('users/{who}'))", 'Variable is not bound in path template.'],
    ['get(/users/$(resource.data.nope))', 'Property nope is undefined on object.'],
  ])('%s fails: %s', (expression, message) => {
    expect(failureOf(expression, world)).toBe(message);
  });

  it('answer a fatal failure that nothing hides', () => {
    const source = sourceOf(rulesWith('exists(/a/b) || true'));
    const run = new Compiler(bindSource(source)).compile(conditionOf(source));
    const result = run({ scope: { ...aScope(source), access: () => limitExceeded('too many') }, locals: [], depth: 0 });

    expect(result).toBeInstanceOf(Failure);
    expect(result).toMatchObject({ message: 'too many', fatal: true, position: { line: 6 } });
  });

  it('are found through the namespace of the other service in storage rules', () => {
    const source = sourceOf(`rules_version = '2'; service firebase.storage { match /b/{bucket}/o {
      match /{all=**} { allow read: if firestore.exists(/databases/(default)/documents/users/ada) && firestore.get(/databases/(default)/documents/users/ada).data.role == 'admin'; }
    } }`);
    const [condition] = compileConditions(source).values();

    expect(condition && evaluateCondition(condition, aScope(source, world))).toStrictEqual({ kind: 'value', value: true });
  });
});

describe('paths', () => {
  it('fail with a variable that does not exist', () => {
    expect(failureOf('/users/$(who)/posts')).toBe('Variable not found error: Name: [who].');
  });

  it('print as they are written', () => {
    expect(String(evaluated('/databases/(default)/documents/a-b/c.d~e%20/ünder_score'))).toBe(
      '/databases/(default)/documents/a-b/c.d~e%20/ünder_score',
    );
  });
});

describe('unknown functions', () => {
  it('fail where they are called', () => {
    expect(failureOf('nope(1)')).toBe('Function not found error: Name: [nope].');
    expect(failureOf('math.nope(1)')).toBe('Function not found error: Name: [nope].');
    expect(failureOf('firestore.get(/a/b)')).toBe('Variable not found error: Name: [firestore].');
  });

  it('are the failure that is reported, not those of their arguments', () => {
    expect(anExpression('nope(1)')).toMatchObject({ kind: 'call', name: 'nope' });
    expect(failureOf('nope(resource.data.nope)')).toBe('Function not found error: Name: [nope].');
  });
});

describe('deep sources', () => {
  it('are compiled and evaluated without overflowing the stack', () => {
    const deep = (inner: string) => `${'!'.repeat(98)}${inner}`;
    const functions = Array.from(
      { length: 20 },
      (_, at) => `function f${at}() { return ${deep(at === 19 ? 'true' : `f${at + 1}()`)}; }`,
    ).join(' ');

    expect(outcomeOf(deep('f0()'), { functions })).toMatchObject({ kind: 'error', fatal: true });
  });

  it('of thousands of functions are compiled', () => {
    const functions = Array.from({ length: 4000 }, (_, at) => `function f${at}() { return f${at + 1}(); }`).join(' ');

    expect(outcomeOf('f0()', { functions })).toMatchObject({ kind: 'error', fatal: true });
  });
});
