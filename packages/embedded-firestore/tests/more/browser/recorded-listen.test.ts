import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chromium, startChromium } from '../../browser/browser';
import type { Result } from '../../browser/scenarios/listening';
import { type ServerUnderTest, startServer, type Write } from '../../browser/server-under-test';

type Snapshot = { docs?: Result; exists?: boolean; data?: unknown; one?: boolean; all?: string[] };
type Step = { step: string; listeners: Record<string, Snapshot[]> };

const path = new URL('../../fixtures/official/sdk-listen-official-v1.22.0.json', import.meta.url);
const recorded = JSON.parse(readFileSync(path, 'utf8')) as Step[];
const project = 'listen';

const number = (pop: number) => ({ pop: { integerValue: String(pop) } });
const text = (state: string | null) => ({ state: state === null ? { nullValue: null } : { stringValue: state } });
const set = (city: string, pop: number, state: string | null): Write => ({
  update: { name: `cities/${city}`, fields: { ...number(pop), ...text(state) } },
});
const change = (city: string, fields: object): Write => ({
  update: { name: `cities/${city}`, fields },
  updateMask: { fieldPaths: Object.keys(fields) },
});

/** What the steps of the recording do, by their names. */
const writes: Record<string, Write[]> = {
  seed: [set('SF', 860, 'CA'), set('LA', 3900, 'CA'), set('TOK', 9000, null)],
  'add NY (enters several queries)': [set('NY', 8300, 'NY')],
  'update SF (stays in all)': [change('SF', number(870))],
  'update LA below 1000 (leaves pop > 1000, moves in order)': [change('LA', number(999))],
  'update TOK above all (changes the top 2)': [change('TOK', number(9500))],
  'no-op write': [set('SF', 870, 'CA')],
  'write to another collection': [{ update: { name: 'other/x' } }],
  'batch: delete TOK, add BJ, change NY state': [{ delete: 'cities/TOK' }, set('BJ', 21_500, null), change('NY', text('CA'))],
  'add a landmark': [{ update: { name: 'cities/SF/landmarks/gg', fields: { name: { stringValue: 'Golden Gate' } } } }],
  'server timestamp': [{ ...change('SF', {}), updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] }],
  'delete NY': [{ delete: 'cities/NY' }],
};

let tested: ServerUnderTest;
let chromium: Chromium;
beforeAll(async () => {
  [tested, chromium] = await Promise.all([startServer(), startChromium()]);
});
afterAll(async () => {
  await chromium.close();
  await tested.server.close();
});

it('shows web listeners the recorded results step by step', async () => {
  const tab = await chromium.openTab();
  const results: Record<string, unknown> = {};
  let handle = -1;

  for (const { step, listeners } of recorded) {
    const own = writes[step];
    if (own) await tested.commit(project, own);
    if (step === 'attach listeners') handle = await tab.run('listenToCities', tested.connection(project));
    for (const [name, snapshots] of Object.entries(listeners)) {
      const last = snapshots.at(-1);
      if (name === 'web: get') expect(await tab.run('getCities', handle)).toEqual(last);
      else if (name.startsWith('web: ')) results[name] = last?.docs ?? last?.data ?? null;
    }
    if (handle >= 0) await tab.run('cityResults', handle, results);
  }

  expect(Object.keys(results)).toHaveLength(3);
});
