import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paddedRules, perFiller, spareExpressions } from '../budget/padded-rules';
import { tables } from '../cases/all';
import { Runner } from '../run-case';
import { loadRules } from '../store-wire';

const padded = new Runner({ port: inject('ports').firestore!, project: 'demo-rules-budget-of-cases' });
beforeAll(() => loadRules(padded.wire, paddedRules(readFileSync('firestore.rules', 'utf8'), spareExpressions / perFiller)));

describe(`${spareExpressions} expressions are to spare for whoever may`, () => {
  it.each([...tables])('in the table %s', async (_table, cases) => {
    // many titles share what may be done, and by whom
    const may = new Map(cases.filter((each) => each.may).map((each) => [JSON.stringify({ ...each, title: '' }), each]));

    expect(await padded.surprises([...may.values()])).toEqual([]);
  });
});
