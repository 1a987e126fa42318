import { describe, expect, it } from 'vitest';
import type { Doc } from '../model/document';
import { createGate } from './gate';
import { compileRuleset, coverageOf, type Ruleset } from './ruleset';

const content = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner() { return resource.data.owner == request.auth.uid; }
    match /a/{id} { allow get: if isOwner(); allow list: if false == true; }
  }
}`;
const database = { project: 'p', database: '(default)' };
const ada = { kind: 'user', uid: 'ada', token: new Map() } as const;
const aDoc = (owner: string): Doc => ({ path: 'a/b', fields: new Map([['owner', owner]]), createTime: 1, updateTime: 1 });

describe('coverage', () => {
  it('counts what each expression came to, by its place in the source', () => {
    const ruleset = compileRuleset([{ name: 'f', content }]).ruleset as Ruleset;
    const gate = createGate(ruleset, database);
    const documents = [aDoc('ada'), aDoc('bob'), aDoc('ada'), undefined];

    for (const doc of documents) gate.get(ada, ['a/b'], { documents: { get: () => doc }, time: 1 });

    const [owner, get, list] = coverageOf(ruleset).report;
    expect(owner?.sourcePosition).toMatchObject({ line: 4, column: 33 });
    expect(owner?.values).toEqual([
      { value: { boolValue: true }, count: 2 },
      { value: { boolValue: false }, count: 1 },
      { value: { undefined: { causeMessage: 'Null value error.' } }, count: 1 },
    ]);
    expect(get?.values?.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(list).not.toHaveProperty('values');
    expect(owner?.children?.[0]?.values).toContainEqual({ value: { type: 'string' }, count: 3 });
    expect(JSON.stringify(coverageOf(ruleset).report)).not.toContain('bob');
  });

  it('counts a query by what it proves, and not the explanation of a refusal', () => {
    const ruleset = compileRuleset([{ name: 'f', content: content.replace('false == true', 'isOwner()') }]).ruleset as Ruleset;
    const query = { parent: '', collectionId: 'a', allDescendants: false, orderBy: [], offset: 0 };

    const decision = createGate(ruleset, database).list(ada, query, { documents: { get: () => undefined }, time: 1 });

    expect(decision.allowed ? '' : decision.explain?.()).toContain('not determined');
    const counted = [{ value: { undefined: { causeMessage: 'Not determined by the query.' } }, count: 1 }];
    expect(coverageOf(ruleset).report.map(({ values }) => values)).toEqual([counted, undefined, counted]);
  });
});
