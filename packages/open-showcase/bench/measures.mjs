import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const viewport = { width: 1280, height: 720 };
const flights = 6;
const flightMs = 900;

/** A telephone on the way: the processor four times as slow, and the network that Chromium's own tools call fast 4G. */
const onTheWay = {
  cpu: 4,
  network: { offline: false, latency: 165, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 },
};

/** Opens pages one after the other, each in a fresh profile. @param slow as on a telephone on the way */
export const visitor =
  (browser, origin, { slow = false } = {}) =>
  async (address, act) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    if (slow) await slowDown(page);
    try {
      return await act(page, () => page.goto(origin + address));
    } finally {
      await context.close();
    }
  };

async function slowDown(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', onTheWay.network);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: onTheWay.cpu });
}

const startOf = (scan) => {
  const { sweeps, start } = JSON.parse(readFileSync(join(scan.folder, 'scan.json'), 'utf8'));
  const { position } = sweeps.find(({ id }) => id === start.sweep);
  return [position.x, position.y, position.z, start.rotation.x, start.rotation.y];
};

export const showcase = ({ id }) => ({ address: `/bundle/showcase.html?m=${id}&play=1&qs=1`, ready: '[data-phase=playing]' });
export const bare = (scan) => ({ address: `/bare/index.html?mesh=/scans/${scan.id}/${scan.mesh}&at=${startOf(scan)}`, ready: null });

const settled = (page, { ready }) =>
  ready
    ? page.waitForSelector(ready, { state: 'attached', timeout: 120_000 })
    : page.waitForFunction('window.drawn', null, { timeout: 120_000 });

const noteDrawn = (page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-phase=playing]')) window.drawn ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });

/** Bytes of script, packed, that a page asked for until it shows the scan. */
export const script = (visit, target, { connect = false } = {}) =>
  visit(target.address, async (page, go) => {
    await noteDrawn(page);
    await page.addInitScript((wanted) => {
      if (wanted) addEventListener('load', () => window.MP_SDK.connect(window));
    }, connect);
    await go();
    await settled(page, target);
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.drawn)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
  });

/** Milliseconds from navigation until the scan is shown. */
export const load = (visit, target) =>
  visit(target.address, async (page, go) => {
    await noteDrawn(page);
    await go();
    await settled(page, target);
    return page.evaluate('window.drawn');
  });

/** Milliseconds from navigation until the scan's picture is drawn. */
export const poster = (visit, target) =>
  visit(target.address, async (page, go) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (!document.querySelector('.poster:not([hidden])')) return;
        // The frame after the one in which it was laid out begins when that was drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            window.shown ??= performance.now();
          }),
        );
      }).observe(document, { subtree: true, attributes: true, childList: true });
    });
    await go();
    await page.waitForFunction('window.shown', null, { timeout: 120_000 });
    return page.evaluate('window.shown');
  });

/** In the page: flies along neighbours, a chain that does not turn back. Answers the times of frames, and every pose. */
async function flyAround({ count, ms }) {
  const sdk = await window.MP_SDK.connect(window);
  await sdk.App.state.waitUntil(({ phase }) => phase === sdk.App.Phase.PLAYING);
  const sweeps = await new Promise((known) => {
    sdk.Sweep.data.subscribe({ onCollectionUpdated: known });
  });
  const byId = new Map(sweeps);
  const path = [];
  sdk.Camera.pose.subscribe(({ position: { x, y, z }, rotation }) => path.push([x, y, z, rotation.x, rotation.y]));
  const times = [];
  let flying = true;
  const frame = (now) => {
    times.push(now);
    if (flying) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const been = new Set();
  let { sweep: here } = await sdk.Camera.getPose();
  for (let flight = 0; flight < count; flight++) {
    been.add(here);
    const { neighbors } = byId.get(here);
    here = neighbors.find((id) => !been.has(id)) ?? neighbors[0];
    await sdk.Sweep.moveTo(here, { transition: sdk.Sweep.Transition.FLY, transitionTime: ms });
  }
  flying = false;
  return { times, path };
}

/** The path of the flight that both pages fly. */
export const flightPath = (visit, scan) =>
  visit(showcase(scan).address, async (page, go) => {
    await go();
    await settled(page, showcase(scan));
    return (await page.evaluate(flyAround, { count: flights, ms: flightMs })).path;
  });

export const flight = (visit, scan) =>
  visit(showcase(scan).address, async (page, go) => {
    await go();
    await settled(page, showcase(scan));
    await page.waitForTimeout(1500);
    return framesOf((await page.evaluate(flyAround, { count: flights, ms: flightMs })).times);
  });

export const bareFlight = (visit, scan, path) =>
  visit(bare(scan).address, async (page, go) => {
    await go();
    await settled(page, bare(scan));
    await page.waitForTimeout(1500);
    return framesOf(await page.evaluate((places) => window.fly(places), path));
  });

/** Without a graphics card frames are handed over faster than they are drawn, until all wait: the mean says what p95 cannot. */
function framesOf(times) {
  const steps = times.slice(1).map((time, at) => time - times[at]);
  return { p95: steps.toSorted((a, b) => a - b)[Math.floor(steps.length * 0.95)], mean: (times.at(-1) - times[0]) / steps.length };
}

/** The most draw calls of a frame, over all sweeps, and from outside. */
export const drawCalls = (visit, scan) =>
  visit(showcase(scan).address, async (page, go) => {
    await go();
    await settled(page, showcase(scan));
    return page.evaluate(async () => {
      const sdk = await window.MP_SDK.connect(window);
      let renderer;
      await sdk.Scene.configure((its) => {
        renderer = its;
      });
      const sweeps = await new Promise((known) => {
        sdk.Sweep.data.subscribe({ onCollectionUpdated: known });
      });
      let most = 0;
      const look = async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        most = Math.max(most, renderer.info.render.calls);
      };
      for (const [id] of sweeps) {
        await sdk.Sweep.moveTo(id, { transition: sdk.Sweep.Transition.INSTANT });
        await look();
      }
      for (const mode of [sdk.Mode.Mode.DOLLHOUSE, sdk.Mode.Mode.FLOORPLAN]) {
        await sdk.Mode.moveTo(mode, { transition: sdk.Mode.TransitionType.INSTANT });
        await look();
      }
      return most;
    });
  });

/** Megabytes of heap after 20 moves, and after 200 more. */
export const heap = (visit, scan) =>
  visit(showcase(scan).address, async (page, go) => {
    await go();
    await settled(page, showcase(scan));
    // Memory does not depend on the size of the picture, and time does.
    await page.setViewportSize({ width: 320, height: 180 });
    const tools = await page.context().newCDPSession(page);
    const used = async () => {
      await tools.send('HeapProfiler.collectGarbage');
      return (await tools.send('Runtime.getHeapUsage')).usedSize / 1e6;
    };
    const moves = 200;
    await page.evaluate(flyAround, { count: 20, ms: 60 });
    const before = await used();
    await page.evaluate(flyAround, { count: moves, ms: 60 });
    return { before, after: await used(), moves };
  });
