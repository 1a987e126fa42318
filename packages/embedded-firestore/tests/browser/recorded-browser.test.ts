import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Chromium, startChromium, type Tab } from './browser';
import { type ServerUnderTest, startServer } from './server-under-test';

const path = new URL('../fixtures/official/browser-webchannel-official-v1.22.0.json', import.meta.url);
const recorded = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown[]>;

describe('the web SDK in Chromium', () => {
  let tested: ServerUnderTest;
  let chromium: Chromium;
  let tab: Tab;
  beforeAll(async () => {
    [tested, chromium] = await Promise.all([startServer(), startChromium()]);
    tab = await chromium.openTab();
  });
  afterAll(async () => {
    await chromium.close();
    await tested.server.close();
  });

  it('sees a document created, changed and deleted as recorded', async () => {
    expect(await tab.run('lifeOfADocument', tested.connection('streaming'))).toEqual(recorded.streaming);
  });

  it('sees the same under forced long polling', async () => {
    const settings = { experimentalForceLongPolling: true };
    expect(await tab.run('lifeOfADocument', tested.connection('polling', { settings }))).toEqual(recorded.forceLongPolling);
  });

  it('sees the same when long polling is detected', async () => {
    const settings = { experimentalAutoDetectLongPolling: true };
    expect(await tab.run('lifeOfADocument', tested.connection('detecting', { settings }))).toEqual(recorded.autoDetectLongPolling);
  });

  it('sees the same as a signed-in user', async () => {
    expect(await tab.run('lifeOfADocument', tested.connection('user', { mockUserToken: { user_id: 'alice' } }))).toEqual(
      recorded.mockUserToken,
    );
  });

  it('sees queries and batches beside it', async () => {
    const entries = await tab.run('lifeOfADocument', tested.connection('queries'), true);

    const contract = recorded.queriesAndBatches?.filter((entry) => !Object.hasOwn(entry as object, 'query'));
    expect(entries.filter((entry) => !('final' in entry))).toEqual(contract);
    expect(entries.filter((entry) => 'final' in entry)).toEqual([{ final: ['more-1', 'b1', 'b2'] }]);
  });

  it('reports a refused write and performs the next one', async () => {
    const [refusal, next] = await tab.run('refusedWrite', tested.connection('refused'));

    expect(refusal).toMatch(/^invalid-argument: /);
    expect(next).toBe(recorded.refusedWrite?.[1]);
  });
});
