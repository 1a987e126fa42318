import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { batchesOf } from '../../src/domain/batches';
import { type Expectation, expectations, isMet } from '../storage/expectations';
import { RulesRuntime } from '../storage/runtime';

it('storage.rules let everybody do what the tables of tests/storage say, and nothing else, with two documents at most [ACCESS-069 ACCESS-075]', async () => {
  const runtime = await RulesRuntime.start();
  onTestFinished(() => runtime.close());
  await runtime.load(readFileSync('storage.rules', 'utf8'));

  // those of one state of the store are asked side by side: thousands one after the other take minutes on a busy machine
  const unmet: Omit<Expectation, 'documents'>[] = [];
  for (const state of new Set(expectations.map(({ documents }) => documents))) {
    const ofState = expectations.filter(({ documents }) => documents === state);
    for (const batch of batchesOf(ofState, 100)) {
      const met = await Promise.all(batch.map((each) => isMet(runtime, each)));
      unmet.push(...batch.filter((_, at) => !met[at]).map(({ documents: _, ...each }) => each));
    }
  }

  expect(unmet).toEqual([]);
  expect(runtime.overdrawn).toEqual([]);
});

it('rules that need a third document are refused, which the test above would see', async () => {
  const runtime = await RulesRuntime.start();
  onTestFinished(() => runtime.close());
  const there = (path: string) => `firestore.exists(/databases/(default)/documents/${path})`;
  const asking = (...paths: string[]) =>
    `rules_version = '2'; service firebase.storage { match /b/{b}/o/{o} { allow get: if ${paths.map(there).join(' || ')}; } }`;
  const may = () => runtime.mayDo({ does: 'get', path: 'file', who: null });
  runtime.documents = { 'a/2': {}, 'a/3': {} };

  await runtime.load(asking('a/1', 'a/2', 'a/3'));
  expect(await may()).toBe(true);
  expect(runtime.overdrawn).toEqual([]);

  await runtime.load(asking('a/1', 'a/1', 'a/4', 'a/3'));
  expect(await may()).toBe(false);
  expect(runtime.overdrawn).toEqual(['get file']);
});
