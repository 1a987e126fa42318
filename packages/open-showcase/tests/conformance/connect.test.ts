import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureQuery, play, type Stage, withChromium } from './visit';

const chromium = withChromium();
const waitingQuery = fixtureQuery.replace('play=1&', '');

describe('connecting', () => {
  it('C01 connect(contentWindow) right after load resolves with every namespace and on, off, disconnect', async () => {
    const { visit, page } = await chromium.open();

    const kinds = await visit.evaluate(({ sdk }) => Object.fromEntries(Object.entries(sdk).map(([name, part]) => [name, typeof part])));

    const namespaces =
      'App Asset Camera Conversion Floor Graph Label Link Mattertag Measurements Mode Model OAuth Pointer Renderer Room Scene Sensor Settings Sweep Tag Tour View';
    expect(kinds).toEqual({
      ...Object.fromEntries(namespaces.split(' ').map((name) => [name, 'object'])),
      on: 'function',
      off: 'function',
      disconnect: 'function',
    });
    await page.close();
  });

  it('C02 connect(iframe, key, version) and every other form in use resolve as well', async () => {
    const { visit, page } = await chromium.open();

    const connected = await visit.evaluate(async ({ connect, frame }) => {
      const window = frame.contentWindow;
      const forms = [[window], [window, { auth: 'token' }], [window, 'key'], [frame], [frame, 'key'], [frame, 'key', '3.10']];
      const sdks = await Promise.all(forms.map((form) => connect(...form)));
      return sdks.map((sdk) => typeof sdk.Sweep.moveTo);
    });

    expect(connected).toEqual(Array(6).fill('function'));
    await page.close();
  });

  it('C03 the key "deny" rejects with KeyReferrerMismatchError, and any other key or none connects', async () => {
    await expect(chromium.open(`${fixtureQuery}&applicationKey=deny`)).rejects.toThrow('application key');
    const { visit, page } = await chromium.open(`${fixtureQuery}&applicationKey=any`);

    const refusal = await visit.evaluate(async ({ frame }) => {
      const other = document.createElement('iframe');
      other.src = frame.src.replace('applicationKey=any', 'applicationKey=deny');
      document.body.append(other);
      await new Promise((load) => other.addEventListener('load', load));
      const { MP_SDK } = other.contentWindow as unknown as { MP_SDK: { connect: (window: unknown) => Promise<unknown> } };
      return MP_SDK.connect(other.contentWindow).then(
        () => null,
        ({ name, type, message }) => ({ name, type, message }),
      );
    });

    expect(refusal).toEqual({ name: 'KeyReferrerMismatchError', type: 'KeyReferrerMismatch', message: expect.stringContaining('key') });
    await page.close();
  });

  it('C07 an unknown model: connect resolves, the phase is ERROR and Model.getData rejects NotReady', async () => {
    const { visit, page } = await chromium.open(fixtureQuery.replace('AbCdEfGh123', 'NoSuchModel'));

    const seen = await visit.evaluate(async ({ sdk, outcome }) => {
      const { phase } = await sdk.App.state.waitUntil((state) => state.phase === sdk.App.Phase.ERROR);
      return [phase, await outcome(sdk.Model.getData()), await outcome(sdk.Model.getDetails())];
    });

    expect(seen).toEqual(['appphase.error', 'NotReady', 'NotReady']);
    await expect(page.frameLocator('iframe').getByRole('alert').textContent()).resolves.toContain('no tour');
    await page.close();
  });
});

describe('phases of a page without play=1', () => {
  const order = ['appphase.waiting', 'appphase.loading', 'appphase.starting', 'appphase.playing'] as const;
  let stage: Stage;
  let seen: { phases: string[]; beforePress: string[] };

  beforeAll(async () => {
    stage = await chromium.open(waitingQuery);
    const { visit, page } = stage;
    const phases = await visit.evaluateHandle(({ sdk }) => {
      const seen: string[] = [];
      sdk.App.state.subscribe(({ phase }) => seen.push(phase));
      return seen;
    });
    await visit.evaluate(async ({ sdk, drawn }) => {
      await sdk.App.state.waitUntil(({ phase }) => phase === 'appphase.waiting');
      await sdk.Model.getData();
      await drawn();
    });
    const beforePress = await phases.jsonValue();
    await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
    await play(stage);
    seen = { beforePress, phases: await phases.jsonValue() };
  });

  it('C04 App.state.subscribe before loading ends sees waiting, loading, starting, playing, none twice', () => {
    expect(seen.phases).toEqual(order);
  });

  it('C06 phaseTimes at PLAYING are in order, all above 0, and that of the error is 0', async () => {
    const { phaseTimes } = await stage.visit.evaluate(({ sdk, now }) => now(sdk.App.state));

    const times = order.map((phase) => phaseTimes[phase]);
    expect(times.every((time) => time > 0)).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(phaseTimes['appphase.error']).toBe(0);
  });

  it('C08 the phase stays WAITING until the play button is pressed, then reaches PLAYING', () => {
    expect(seen.beforePress).toEqual(['appphase.waiting']);
    expect(seen.phases.at(-1)).toBe('appphase.playing');
  });
});
