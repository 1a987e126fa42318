import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { canRead, canWrite } from '@/domain/access/tours';
import { RulesRuntime } from '../storage/runtime';
import type { Operation } from '../storage/table';
import { aWorld, organizations, somebody } from './agreement/draws';
import { Scene } from './agreement/scene';

const anAttempt = fc.record({
  claims: somebody,
  documents: aWorld,
  organization: fc.constantFrom(...organizations),
  tour: fc.constantFrom('hall', 'attic'),
  does: fc.constantFrom<Operation>('get', 'list', 'create', 'update', 'delete'),
  path: fc.constantFrom('files/1__a.pdf', 'uploads/1__a.pdf', 'uploads/folder/1__a.pdf', 'screenshots/poi.jpg'),
});

// LOGGIA_SEED=<seed> draws the same again.
it('ACCESS-069 storage.rules open nothing of a tour to whom src/domain/access refuses it, and everything to whom claims alone open it', async () => {
  const runtime = await RulesRuntime.start();
  onTestFinished(() => runtime.close());
  await runtime.load(readFileSync('storage.rules', 'utf8'));
  const seed = process.env.LOGGIA_SEED === undefined ? {} : { seed: Number(process.env.LOGGIA_SEED) };

  const agrees = fc.asyncProperty(anAttempt, async ({ claims, documents, organization, tour, does, path }) => {
    const { who, facts, ...scene } = new Scene(claims, documents);
    const opened = does === 'get' || does === 'list' ? canRead : canWrite;
    const file = { contentType: path.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf' };
    const isHere = scene.homeOf(`tours/${tour}`) === organization;
    runtime.documents = documents;

    const may = await runtime.mayDo({ does, path: `organizations/${organization}/tour/${tour}/${path}`, who: claims ?? null, file });

    if (may) expect(isHere && opened(who, scene.tour(tour), facts), 'src/domain/access opens it').toBe(true);
    if (isHere && opened(who, scene.tour(tour))) expect(may, 'storage.rules open it').toBe(true);
  });
  await fc.assert(agrees, { numRuns: 3000, ...seed });
  expect(runtime.overdrawn).toEqual([]);
}, 120_000);
