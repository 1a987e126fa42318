import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemTime, type Time } from '../../../src/engine/time';
import { type Chromium, startChromium } from '../../browser/browser';
import { type HostileProxy, type Mischief, startProxy } from '../../browser/hostile-proxy';
import { type ServerUnderTest, startServer } from '../../browser/server-under-test';

let chromium: Chromium;
let tested: ServerUnderTest;
const proxies: HostileProxy[] = [];

beforeAll(async () => {
  [tested, chromium] = await Promise.all([startServer(), startChromium()]);
});
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close();
});
afterAll(async () => {
  await chromium.close();
  await tested.server.close();
});

async function proxyFor(mischief: Mischief): Promise<HostileProxy> {
  const proxy = await startProxy(tested.server.port, mischief);
  proxies.push(proxy);
  return proxy;
}

describe('behind a bad network', () => {
  it('writes each write once when forward requests arrive twice', async () => {
    const proxy = await proxyFor({ repeatPosts: true });
    const tab = await chromium.openTab();

    const outcome = await tab.run('countTo', tested.connection('twice', { port: proxy.port }), 20);

    expect(outcome).toEqual({ last: 20, wentBack: false });
    expect(proxy.passed.repeated).toBeGreaterThan(4);
  });

  it.each<[string, Mischief]>([
    ['in the middle of a frame', { cutAfterBytes: 9_000 }],
    ['after 64 KiB', { cutAfterBytes: 64 * 1024 }],
    ['every 40 milliseconds', { cutAfterMillis: 40 }],
  ])('loses and repeats nothing when responses are cut %s', async (name, mischief) => {
    const proxy = await proxyFor(mischief);
    const tab = await chromium.openTab();

    const outcome = await tab.run(
      'countTo',
      tested.connection(name.replaceAll(' ', '-').toLowerCase(), { port: proxy.port }),
      40,
      'x'.repeat(2_000),
    );

    expect(outcome).toEqual({ last: 40, wentBack: false });
    expect(proxy.passed.cut).toBeGreaterThan(0);
  });

  it('works when a proxy hands on whole responses only', async () => {
    const proxy = await proxyFor({ buffer: true });
    const tab = await chromium.openTab();

    const outcome = await tab.run('countTo', tested.connection('buffered', { port: proxy.port }), 10);

    expect(outcome).toEqual({ last: 10, wentBack: false });
  });
});

describe('a server that is started again', () => {
  it('has lost its data: listeners show what there is now', async () => {
    const first = await startServer();
    const { port } = first.server;
    const tab = await chromium.openTab({ mayBeOffline: true });
    await first.commit('again', [{ update: { name: 'c/a' } }, { update: { name: 'c/b' } }]);
    const handle = await tab.run('follow', first.connection('again'), 'c');
    await tab.run('followedIds', handle, ['a', 'b']);

    await first.server.close();
    const second = await startServer({ port });
    await second.commit('again', [{ update: { name: 'c/b' } }, { update: { name: 'c/z' } }]);

    await tab.run('followedIds', handle, ['b', 'z']);
    await tab.close();
    await second.server.close();
  });
});

describe('several tabs', () => {
  it('all get their turn, since idle Write streams give their connections back', async () => {
    const hurried: Time = { now: systemTime.now, after: (milliseconds, action) => systemTime.after(milliseconds / 20, action) };
    const server = await startServer({ time: hurried });
    const tabs = await Promise.all(Array.from({ length: 4 }, () => chromium.openTab({ profile: 'many tabs' })));
    for (const tab of tabs) await tab.run('follow', server.connection('tabs'), 'c');

    for (const [at, tab] of tabs.entries()) await tab.run('writeOnce', server.connection('tabs'), `c/${at}`);

    for (const tab of tabs) await tab.run('followedIds', 0, ['0', '1', '2', '3']);
    await Promise.all(tabs.map((tab) => tab.close()));
    await server.server.close();
  });
});
