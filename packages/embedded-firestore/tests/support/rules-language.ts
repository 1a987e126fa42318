import { parseTimestamp } from '../../src/model/timestamp';
import { GeoPoint, Reference } from '../../src/model/value';
import type { Expression, Source } from '../../src/rules/ast';
import { bindSource } from '../../src/rules/bind';
import type { Wildcard } from '../../src/rules/bindings';
import { checkSource } from '../../src/rules/check';
import { Compiler } from '../../src/rules/compile';
import { matchesOf } from '../../src/rules/declarations';
import { Failure, type Result } from '../../src/rules/errors';
import type { Issue } from '../../src/rules/issues';
import { parseSource } from '../../src/rules/parser';
import { Path } from '../../src/rules/paths';
import { Budget, type Scope } from '../../src/rules/scope';
import type { RulesMap, RulesValue } from '../../src/rules/values';

/** A rules file around one condition, in which `database` and `uid` are captures and `rest` is a glob. */
export const rulesWith = (condition: string, functions = ''): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${functions}
    match /users/{uid}/{rest=**} {
      allow read: if ${condition};
    }
  }
}`;

/** The issues of a text, as `severity line:column message`. */
export function issuesOf(text: string): readonly string[] {
  const { source, issues } = parseSource(text);
  return (source === undefined ? issues : checkSource(source)).map(printIssue);
}

const printIssue = ({ severity, message, position: { line, column } }: Issue): string => `${severity} ${line}:${column} ${message}`;

/** A source that reads without an issue. @throws what is wrong with it */
export function sourceOf(text: string): Source {
  const { source, issues } = parseSource(text);
  if (source === undefined) throw new Error(issues.map(printIssue).join('\n'));
  return source;
}

/** The first condition of a source. */
export function conditionOf(source: Source): Expression {
  for (const { allows } of matchesOf(source)) for (const { condition } of allows) if (condition !== undefined) return condition;
  throw new Error('The source has no condition.');
}

export const anExpression = (text: string): Expression => conditionOf(sourceOf(rulesWith(text)));

/** A document's data with a field of every type, and a request about it. */
export const data: RulesMap = new Map<string, RulesValue>([
  ['null', null],
  ['yes', true],
  ['int', 7n],
  ['float', 1.5],
  ['nan', Number.NaN],
  ['text', 'ada'],
  ['bytes', new Uint8Array([1, 2, 255])],
  ['time', parseTimestamp('2024-02-29T13:14:15.123456Z')],
  ['place', new GeoPoint(48.1, 11.6)],
  ['ref', new Reference('projects/p/databases/(default)/documents/users/ada')],
  ['list', ['a', 'b', 'c']],
  ['map', new Map<string, RulesValue>([['inner', new Map([['deep', 1n]])]])],
]);

export type World = {
  readonly functions?: string;
  readonly resource?: RulesMap | null;
  readonly request?: RulesMap;
  readonly documents?: Readonly<Record<string, RulesMap>>;
  readonly budget?: Budget;
};

const request: RulesMap = new Map<string, RulesValue>([
  [
    'auth',
    new Map<string, RulesValue>([
      ['uid', 'ada'],
      ['token', new Map<string, RulesValue>([['admin', true]])],
    ]),
  ],
  ['time', parseTimestamp('2024-03-01T00:00:00Z')],
  ['method', 'get'],
]);

/** The scope of a request for `/users/ada/posts/1`. */
export function aScope(source: Source, world: World = {}): Scope {
  const { documents = {} } = world;
  const values: Readonly<Record<string, RulesValue>> = { database: '(default)', uid: 'ada', rest: new Path(['posts', '1']) };
  const captures = new Map<Wildcard, RulesValue>();
  for (const { pattern } of matchesOf(source))
    for (const segment of pattern) if (segment.kind !== 'text') captures.set(segment, values[segment.name] ?? segment.name);
  return {
    request: world.request ?? request,
    resource:
      world.resource === undefined
        ? new Map<string, RulesValue>([
            ['data', data],
            ['id', 'ada'],
          ])
        : world.resource,
    captures,
    access: (name, segments) => {
      const found = documents[segments.join('/')] ?? null;
      return name.startsWith('exists') ? found !== null : found;
    },
    budget: world.budget ?? new Budget(),
  };
}

/** What an expression gives in that scope. */
export function evaluated(expression: string, world: World = {}): Result {
  const source = sourceOf(rulesWith(expression, world.functions));
  const run = new Compiler(bindSource(source)).compile(conditionOf(source));
  return run({ scope: aScope(source, world), locals: [], depth: 0 });
}

/** The message that an expression fails with. @throws when it does not fail */
export function failureOf(expression: string, world: World = {}): string {
  const result = evaluated(expression, world);
  if (result instanceof Failure) return result.message;
  throw new Error(`${expression} does not fail.`);
}
