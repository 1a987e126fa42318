import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, expect, inject, it } from 'vitest';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { aDrawn, type Drawn } from './agreement/drawn';
import { Stage } from './agreement/stage';
import { loadRules } from './store-wire';

const wire = { port: inject('ports').firestore!, project: 'demo-agreement' };
const stage = new Stage(wire);
const drawn = draws(3000);

beforeAll(() => loadRules(wire, readFileSync('firestore.rules', 'utf8')));

async function agree({ claims, documents, operation, may }: Drawn): Promise<void> {
  if ((await stage.mayDo(claims, operation, documents)) === may) return;
  const stored = Object.entries(documents).map(([path, fields]) => `  ${path} ${JSON.stringify(fields)}`);
  const sides = may ? 'firestore.rules refuse, src/domain/access allows' : 'firestore.rules allow, src/domain/access refuses';
  expect.fail([sides, JSON.stringify(claims ?? 'a visitor'), JSON.stringify(operation), ...stored].join('\n'));
}

// A failure prints its seed: LOGGIA_SEED=<seed> draws the same again.
it(`the rules and src/domain/access agree on ${drawn} random people, documents and operations [ACCESS-056]`, async () => {
  const seed = process.env.LOGGIA_SEED === undefined ? {} : { seed: Number(process.env.LOGGIA_SEED) };

  await fc.assert(fc.asyncProperty(aDrawn, agree), { numRuns: drawn, ...seed });
}, 480_000);
