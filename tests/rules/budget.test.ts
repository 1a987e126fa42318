import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paddedRules, perFiller, spareExpressions } from './budget/padded-rules';
import { columns, heavyOperations, operations } from './cases/operations';
import { Runner } from './run-case';
import { loadRules } from './store-wire';

const port = inject('ports').firestore!;
const rules = readFileSync('firestore.rules', 'utf8');
const plain = new Runner({ port, project: 'demo-rules-budget' });
const padded = new Runner({ port, project: 'demo-rules-budget-padded' });
beforeAll(async () => {
  await loadRules(plain.wire, rules);
  await loadRules(padded.wire, paddedRules(rules, spareExpressions / perFiller));
});

// what is in the tables of the rules besides: more/budget.test.ts
describe(`${spareExpressions} expressions are to spare where somebody may`, () => {
  it.each(Object.entries({ ...operations, ...heavyOperations }))('%s', async (_what, operation) => {
    const [may, denied]: [string[], string[]] = [[], []];
    for (const [column, who] of Object.entries(columns)) {
      if (!(await plain.mayDo({ who, operation }))) continue;
      may.push(column);
      if (!(await padded.mayDo({ who, operation }))) denied.push(column);
    }

    expect(denied).toEqual([]);
    expect(may).not.toEqual([]);
  });
});
