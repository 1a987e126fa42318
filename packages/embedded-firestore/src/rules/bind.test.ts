import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../tests/support/rules-language';
import { bindSource } from './bind';
import { expressionsOf } from './declarations';

/** What the names of a source mean: the variables and calls in the order of the source, conditions before functions. */
function meanings(text: string): readonly string[] {
  const source = sourceOf(`rules_version = '2'; ${text}`);
  const bindings = bindSource(source);
  return expressionsOf(source).flatMap((node) => {
    if (node.kind === 'variable') {
      const binding = bindings.variable(node);
      return [`${node.name}: ${binding.kind}${binding.kind === 'local' ? ` ${binding.slot}` : ''}`];
    }
    if (node.kind !== 'call' && node.kind !== 'method') return [];
    const binding = bindings.call(node);
    const detail =
      binding.kind === 'global' ? ` ${binding.namespace}.${binding.name}` : binding.kind === 'access' ? ` ${binding.access}` : '';
    return [`${node.name}(): ${binding.kind}${detail}`];
  });
}

const firestore = (condition: string, functions = '') =>
  `service cloud.firestore { match /a/{id} { ${functions} allow read: if ${condition}; } }`;
const storage = (condition: string) => `service firebase.storage { match /b/{bucket}/o { allow read: if ${condition}; } }`;

describe('variables', () => {
  it.each<[string, readonly string[]]>([
    [firestore('request'), ['request: request']],
    [firestore('resource'), ['resource: resource']],
    [firestore('id'), ['id: capture']],
    [firestore('nobody'), ['nobody: unknown']],
    [firestore('math'), ['math: unknown']],
    [firestore('f(1, 2)', 'function f(a, b) { return [b, a, id]; }'), ['f(): function', 'b: local 1', 'a: local 0', 'id: capture']],
    [firestore('f(1)', 'function f(a) { let b = a; let c = b; return c; }'), ['f(): function', 'a: local 0', 'b: local 1', 'c: local 2']],
    [firestore('f(1)', 'function f(id) { return id; }'), ['f(): function', 'id: local 0']],
    [firestore('f()', 'function f() { let a = a; return a; }'), ['f(): function', 'a: unknown', 'a: local 0']],
    ['service cloud.firestore { match /{request} { allow read: if request; } }', ['request: capture']],
    ['function f() { return request; } service cloud.firestore { }', ['request: request']],
    ['service cloud.firestore { function f() { return id; } match /{id} { allow read: if f(); } }', ['f(): function', 'id: unknown']],
  ])('%s', (text, expected) => {
    expect(meanings(text)).toStrictEqual(expected);
  });
});

describe('calls', () => {
  it.each<[string, readonly string[]]>([
    [firestore('get(id)'), ['get(): access get', 'id: capture']],
    [firestore('exists(id)'), ['exists(): access exists', 'id: capture']],
    [firestore('getAfter(id)'), ['getAfter(): access getAfter', 'id: capture']],
    [firestore('existsAfter(id)'), ['existsAfter(): access existsAfter', 'id: capture']],
    [storage('get(bucket)'), ['get(): unknown', 'bucket: capture']],
    [storage('firestore.get(bucket)'), ['get(): access get', 'firestore: unknown', 'bucket: capture']],
    [storage('firestore.exists(bucket)'), ['exists(): access exists', 'firestore: unknown', 'bucket: capture']],
    [storage('firestore.getAfter(bucket)'), ['getAfter(): unknown', 'firestore: unknown', 'bucket: capture']],
    [firestore('firestore.get(id)'), ['get(): method', 'firestore: unknown', 'id: capture']],
    [firestore('int(id)'), ['int(): global .int', 'id: capture']],
    [firestore('debug(id)'), ['debug(): global .debug', 'id: capture']],
    [firestore('math.abs(id)'), ['abs(): global math.abs', 'math: unknown', 'id: capture']],
    [firestore('timestamp.date(1, 2, 3)'), ['date(): global timestamp.date', 'timestamp: unknown']],
    [firestore('hashing.nope(id)'), ['nope(): unknown', 'hashing: unknown', 'id: capture']],
    [firestore('id.abs(1)'), ['abs(): method', 'id: capture']],
    [firestore('id.math.abs(1)'), ['abs(): method', 'id: capture']],
    [firestore('nope(id)'), ['nope(): unknown', 'id: capture']],
    [firestore('get(id)', 'function get(a) { return a; }'), ['get(): function', 'id: capture', 'a: local 0']],
    [firestore('int(id)', 'function int(a) { return a; }'), ['int(): function', 'id: capture', 'a: local 0']],
    ['service cloud.firestore { match /{math} { allow read: if math.abs(1); } }', ['abs(): method', 'math: capture']],
    [
      'function f() { return 1; } service cloud.firestore { match /a { allow read: if f(); match /b { allow read: if f(); function f() { return 2; } } } }',
      ['f(): function', 'f(): function'],
    ],
  ])('%s', (text, expected) => {
    expect(meanings(text)).toStrictEqual(expected);
  });

  it('find the declaration of the nearest block around them', () => {
    const source = sourceOf(`service cloud.firestore {
      function f() { return 'outer'; }
      match /a { allow read: if f(); function f() { return 'inner'; } }
      match /b { allow read: if f(); }
    }`);
    const bindings = bindSource(source);
    const results = expressionsOf(source).flatMap((node) => {
      const binding = node.kind === 'call' ? bindings.call(node) : undefined;
      return binding?.kind === 'function' && binding.declaration.result.kind === 'literal' ? [binding.declaration.result.value] : [];
    });

    expect(results).toStrictEqual(['inner', 'outer']);
  });
});
