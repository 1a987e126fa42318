import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { canRead, canWrite } from '@/domain/access/tours';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { RulesRuntime } from '../storage/runtime';
import type { Operation } from '../storage/table';
import { grantsIn } from '../support/grants';
import { aWorld, organizations, somebody } from './agreement/draws';
import { Scene } from './agreement/scene';

const anAttempt = fc.record({
  claims: somebody,
  documents: aWorld,
  elsewhere: fc.option(fc.constantFrom(...organizations), { freq: 1 }),
  tour: fc.constantFrom('hall', 'attic'),
  does: fc.constantFrom<Operation>('get', 'list', 'create', 'update', 'delete'),
  isMarked: fc.boolean(),
  path: fc.constantFrom('files/1__a.pdf', 'uploads/1__a.pdf', 'uploads/folder/1__a.pdf', 'screenshots/poi.jpg'),
});

// LOGGIA_SEED=<seed> draws the same again.
it('storage.rules and src/domain/access agree on who opens what of a tour, with two documents at most [ACCESS-069]', async () => {
  const runtime = await RulesRuntime.start();
  onTestFinished(() => runtime.close());
  await runtime.load(readFileSync('storage.rules', 'utf8'));
  const seed = process.env.LOGGIA_SEED === undefined ? {} : { seed: Number(process.env.LOGGIA_SEED) };
  const answers = { open: 0, closed: 0 };

  const agrees = fc.asyncProperty(anAttempt, async ({ claims, documents, elsewhere, tour, does, isMarked, path }) => {
    const { who, facts, ...scene } = new Scene(claims, documents);
    const opened = does === 'get' && !isMarked ? canRead : canWrite;
    const file = {
      contentType: path.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf',
      metadata: isMarked ? { deleted: '2026-11-25T10:00:00.000Z' } : {},
    };
    const organization = elsewhere ?? (scene.homeOf(`tours/${tour}`) || 'acme');
    const isHere = scene.homeOf(`tours/${tour}`) === organization;
    runtime.documents = { ...documents, ...grantsIn(documents) };

    const may = await runtime.mayDo({ does, path: `organizations/${organization}/tour/${tour}/${path}`, who: claims ?? null, file });

    expect(may, 'storage.rules').toBe(isHere && opened(who, scene.tour(tour), facts));
    answers[may ? 'open' : 'closed'] += 1;
  });
  await fc.assert(agrees, { numRuns: draws(3000), ...seed });
  expect(runtime.overdrawn).toEqual([]);
  // both are drawn often enough to mean something; how often varies by the draw
  expect(Math.min(answers.open, answers.closed)).toBeGreaterThan(draws(3000) / 10);
});
