import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from '../../src/engine/query/normalise';
import type { Doc } from '../../src/model/document';
import type { Query } from '../../src/model/query';
import { StatusError } from '../../src/model/status';
import type { MapValue } from '../../src/model/value';
import { known } from '../../src/rules/abstract/abstract-value';
import { evaluateAbstract } from '../../src/rules/abstract/evaluate';
import { Access, AccessLimits, resourceOf } from '../../src/rules/access';
import { askOne } from '../../src/rules/ask';
import { captureValues, refusalOf, rulesToAsk } from '../../src/rules/decision';
import { evaluateCondition } from '../../src/rules/evaluate';
import { createGate } from '../../src/rules/gate';
import { compileRuleset, rulesFor, type Ruleset } from '../../src/rules/ruleset';
import { Budget, type Scope } from '../../src/rules/scope';
import type { RulesMap } from '../../src/rules/values';
import { documentFields, someQuery, someRules } from './random-rules';
import { aUser, database, firestoreRules, NOW, viewOf } from './world';

const RUNS = Number(process.env.RULES_RUNS ?? 3000);
const ada = aUser('ada');
const documents = viewOf({ 'd/x': { a: 1 }, 'd/ada': { a: 'x' }, 'd/1': { a: true }, 'd/true': {} });

const compile = (body: string): Ruleset | undefined => compileRuleset([{ name: 'f', content: firestoreRules(body) }]).ruleset;

function documentsOf(query: Query, contents: readonly MapValue[]): readonly Doc[] {
  const docs = contents.map((fields, at): Doc => ({ path: `c/doc${at}`, fields, createTime: 1, updateTime: 1 }));
  try {
    const { matches } = normalise(query, database);
    return docs.filter(matches);
  } catch (error) {
    if (error instanceof StatusError) return [];
    throw error;
  }
}

/** `request` of a query as one document's evaluation sees it. */
const requestOf = (query: Query): RulesMap =>
  new Map<string, never>(
    Object.entries({
      auth: new Map<string, never>([['uid', 'ada' as never], ['token', new Map() as never]]),
      method: 'list',
      query: new Map([['limit', query.limit === undefined ? null : BigInt(query.limit)]]),
      resource: null,
    }) as [string, never][],
  );

const scopeOf = (query: Query, doc: Doc): Omit<Scope, 'captures'> => ({
  request: requestOf(query),
  resource: resourceOf(doc, database),
  access: new Access(database, { before: documents, after: documents }, AccessLimits.single).look,
  budget: new Budget(),
});

const rulesOf = (ruleset: Ruleset, doc: Doc) =>
  rulesToAsk(rulesFor(ruleset, 'cloud.firestore'), 'list', { segments: ['databases', '(default)', 'documents', ...doc.path.split('/')] });

describe('a granted list', () => {
  it('returns only documents that pass the same condition by themselves, whatever is stored', () => {
    let granted = 0;
    fc.assert(
      fc.property(someRules, someQuery, fc.array(documentFields, { minLength: 1, maxLength: 12 }), (body, query, contents) => {
        const ruleset = compile(body);
        if (ruleset === undefined) return;
        const decision = createGate(ruleset, database).list(ada, query, { documents, time: NOW });
        if (!decision.allowed) return;
        const results = documentsOf(query, contents);
        granted += Math.sign(results.length);
        for (const doc of results) {
          const situation = { ...scopeOf(query, doc), operation: 'list' as const };
          const refusal = refusalOf(rulesOf(ruleset, doc), (asked) => askOne(asked, situation));
          expect(refusal?.map(({ text, explain }) => `${text}: ${explain()}`)).toBeUndefined();
        }
      }),
      { numRuns: RUNS },
    );
    expect(granted).toBeGreaterThan(RUNS / 100);
  });
});

describe('the abstract interpreter on known data', () => {
  it('agrees with the concrete one', () => {
    let compared = 0;
    fc.assert(
      fc.property(someRules, someQuery, documentFields, (body, query, fields) => {
        const ruleset = compile(body);
        if (ruleset === undefined) return;
        const doc: Doc = { path: 'c/doc', fields, createTime: 1, updateTime: 1 };
        for (const { rule, captures, service } of rulesOf(ruleset, doc)) {
          if (rule.condition === undefined) continue;
          const scope = { ...scopeOf(query, doc), captures: captureValues(captures) };
          const abstract = evaluateAbstract(rule.condition.tree, {
            ...scopeOf(query, doc),
            bindings: service.bindings,
            request: known(scope.request),
            resource: known(scope.resource),
            captures: new Map([...scope.captures].map(([wildcard, value]) => [wildcard, known(value)])),
          });
          const concrete = evaluateCondition(rule.condition.compiled, scope);
          compared += 1;
          const isBool = abstract.kind === 'known' && typeof abstract.value === 'boolean';
          expect(isBool ? abstract.value : 'error').toEqual(concrete.kind === 'value' ? concrete.value : 'error');
          expect(['known', 'failed']).toContain(abstract.kind);
          if (abstract.kind === 'failed' && concrete.kind === 'error') expect(abstract.failure.message).toBe(concrete.message);
        }
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS / 2);
  });
});

describe('the gate', () => {
  it('throws nothing, whatever the rules and the data', () => {
    fc.assert(
      fc.property(someRules, someQuery, documentFields, (body, query, fields) => {
        const ruleset = compile(body.replace('allow list', 'allow read, write'));
        if (ruleset === undefined) return;
        const gate = createGate(ruleset, database);
        const doc: Doc = { path: 'c/doc', fields, createTime: 1, updateTime: 1 };
        const view = { get: (path: string) => (path === doc.path ? doc : documents.get(path)) };
        const decisions = [
          gate.list(ada, query, { documents: view, time: NOW }),
          ...gate.get(ada, [doc.path, 'c/missing'], { documents: view, time: NOW }),
          gate.write(ada, [{ kind: 'create', path: doc.path, before: undefined, after: doc }], { documents, after: view, time: NOW }),
          gate.write(ada, [{ kind: 'delete', path: doc.path, before: doc, after: undefined }], { documents: view, after: documents, time: NOW }),
        ];
        for (const decision of decisions) if (!decision.allowed) expect(decision.explain?.()).toEqual(expect.any(String));
      }),
      { numRuns: RUNS / 3 },
    );
  });
});
