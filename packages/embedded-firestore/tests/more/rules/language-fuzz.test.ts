import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindSource } from '../../../src/rules/bind';
import { checkSource } from '../../../src/rules/check';
import { Compiler } from '../../../src/rules/compile';
import { Failure } from '../../../src/rules/errors';
import { compileConditions, evaluateCondition } from '../../../src/rules/evaluate';
import { tokensOf } from '../../../src/rules/lexer';
import { parseSource } from '../../../src/rules/parser';
import { Budget } from '../../../src/rules/scope';
import { draws } from '../../support/draws';
import { anExpressionText } from '../../support/rules-arbitraries';
import { aScope, conditionOf, evaluated, rulesWith, sourceOf } from '../../support/rules-language';

const valid = `rules_version = '2';
// Who may do what.
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function member(org) { let doc = get(/databases/$(database)/documents/orgs/$(org)); return request.auth.uid in doc.data.members; }
    match /orgs/{org}/tours/{tour} {
      allow read: if signedIn() && member(org) || resource.data.public == true;
      allow create, update: if request.resource.data.keys().hasOnly(['name', 'size']) && request.resource.data.size is int;
      allow delete: if (resource.data.size / 2) % 3 > -1.5 ? true : resource.data['owner'][0:2] == 'ab';
      match /{rest=**} { allow write: if false; }
    }
  }
}`;

/** Reads a text to the end: nothing may throw, and everything reported has a place in it. */
function survives(text: string): void {
  const { source, issues } = parseSource(text);
  const found = source === undefined ? issues : checkSource(source);
  expect(source !== undefined || issues.length > 0).toBe(true);
  for (const { position, message } of found.slice(0, 30)) {
    expect(message).not.toBe('');
    expect(position.offset).toBeGreaterThanOrEqual(0);
    expect(position.end).toBeGreaterThanOrEqual(position.offset);
    expect(position.end).toBeLessThanOrEqual(text.length);
    expect(text.slice(0, position.offset).split('\n')).toHaveLength(position.line);
  }
  if (source === undefined || found.some(({ severity }) => severity === 'error')) return;
  for (const condition of compileConditions(source).values()) evaluateCondition(condition, aScope(source));
}

const words = [
  ...[
    'rules_version',
    'service',
    'cloud.firestore',
    'match',
    'allow',
    'read',
    'write',
    'if',
    'function',
    'return',
    'let',
    'in',
    'is',
    'true',
    'null',
  ],
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    ':',
    ',',
    '.',
    '=',
    '==',
    '!',
    '-',
    '&&',
    '||',
    '?',
    '/',
    '/a',
    '/{x}',
    '/{y=**}',
    '/$(',
    '$(',
    '+',
    '*',
    '%',
    '<',
  ],
  ...[
    "'2'",
    "'",
    '"',
    '1',
    '1.5',
    '99999999999999999999',
    "b'x'",
    'x',
    'request',
    '//',
    '/*',
    '*/',
    '\n',
    ' ',
    '\\',
    '#',
    '😀',
    '\ud800',
    '\0',
  ],
];

describe('any text', () => {
  it('of tokens in any order is read', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), fc.constantFrom('', ' '), (parts, gap) =>
        survives(parts.join(gap)),
      ),
      {
        numRuns: draws(2000),
      },
    );
  });

  it('of characters is read', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 100 }), survives), { numRuns: draws(1000) });
  });

  it('of tokens inside a rule is read', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), (parts) => survives(rulesWith(parts.join(' ')))),
      { numRuns: draws(1000) },
    );
  });

  it('is cut into tokens that cover it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const token of tokensOf(text)) {
          expect(token.at.offset).toBeGreaterThanOrEqual(end);
          expect(text.slice(token.at.offset, token.at.end)).toBe(token.text);
          end = token.at.end;
        }
        expect(end).toBe(text.length);
      }),
      { numRuns: draws(1000) },
    );
  });
});

describe('a mutated source', () => {
  const place = fc.nat(valid.length);
  const change = fc.record({
    from: place,
    length: fc.nat(40),
    insert: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...words),
      place.map((at) => valid.slice(at, at + 30)),
    ),
  });

  it('is read', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let text = valid;
        for (const { from, length, insert } of changes) text = text.slice(0, from) + insert + text.slice(from + length);
        survives(text);
      }),
      { numRuns: draws(2000) },
    );
  });

  it('is read when it is only cut off', () => {
    for (let length = 0; length < valid.length; length++) survives(valid.slice(0, length));
  });
});

describe('large and repetitive texts', () => {
  it.each([
    "'",
    '"',
    '/*',
    '//',
    '\n',
    '(',
    '{',
    '[',
    '}',
    ';',
    '/a',
    '/$(',
    '${',
    "'\\",
    'a ',
    '1',
    '.',
    'a.',
    '!',
    '- ',
    'match /a { ',
    'allow read: if ',
    'function f() { return ',
    '\ud83d',
  ])('of %j end', (part) => {
    const count = Math.floor(200_000 / part.length);
    survives(part.repeat(count));
    survives(`service cloud.firestore { match /a { allow read: if ${part.repeat(count)}`);
  });

  it('of thousands of functions, blocks and rules end', () => {
    const functions = Array.from({ length: 2500 }, (_, at) => `function f${at}(){return f${at + 1}()}`).join('');
    survives(`service cloud.firestore{${functions}}`);
    survives(`service cloud.firestore{${functions}${'match /a{function g(){return f1()}allow read: if g();}'.repeat(2500)}}`);
    survives(`service cloud.firestore{match /a{${'allow read: if a.b == c && d;'.repeat(7000)}}}`);
  });
});

describe('any expression', () => {
  it('gives a value or a failure with a place, within the budget', () => {
    fc.assert(
      fc.property(anExpressionText, (text) => {
        const budget = new Budget();
        const result = evaluated(text, { budget });
        expect(result).not.toBeUndefined();
        if (result instanceof Failure) expect(result.position === undefined ? 'nowhere' : result.message).not.toBe('nowhere');
        expect(budget.used).toBeLessThanOrEqual(Budget.LIMIT);
      }),
      { numRuns: draws(2000) },
    );
  });

  it('gives the same again', () => {
    fc.assert(
      fc.property(anExpressionText, (text) => {
        expect(String(evaluated(text))).toBe(String(evaluated(text)));
      }),
      { numRuns: draws(500) },
    );
  });

  it('decides && and || by their published table', () => {
    fc.assert(
      fc.property(anExpressionText, anExpressionText, fc.constantFrom('&&' as const, '||' as const), (left, right, op) => {
        const [a, b, both] = [truth(left), truth(right), truth(`(${left}) ${op} (${right})`)];
        const decisive = op === '||';
        if (a === decisive || b === decisive) expect(both).toBe(decisive);
        else expect(both).toBe(a === undefined || b === undefined ? undefined : !decisive);
      }),
      { numRuns: draws(2000) },
    );
  });

  it('keeps its meaning in more parentheses', () => {
    fc.assert(
      fc.property(anExpressionText, (text) => {
        expect(String(evaluated(`((${text}))`))).toBe(String(evaluated(text)));
      }),
      { numRuns: draws(500) },
    );
  });
});

/** true, false, or undefined for anything that is no bool. */
function truth(text: string): boolean | undefined {
  const source = sourceOf(rulesWith(text));
  const run = new Compiler(bindSource(source)).compile(conditionOf(source));
  const outcome = evaluateCondition({ run, position: source.at }, aScope(source));
  return outcome.kind === 'value' ? outcome.value : undefined;
}
