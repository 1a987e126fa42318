// npm run bench -- map: dragging the map of 5,000 tours beside one of 50, frame by frame, and what it reads beside the list; never asserted.
import { availableParallelism, loadavg } from 'node:os';
import { fields } from '../demo-data/proto-json.mjs';
import { person, startStack } from './app-stack.mjs';
import { chooseOrganization, idle, listCached, organizationWith } from './tour-lists.mjs';

const [few, many] = [50, 5000];
const rounds = Number(process.argv[2] ?? 3);
/** The same view for all: central Europe, where most of the tours are. */
const map = '#/dashboard/map?at=50.0000%2C10.0000%2C6';

const stack = await startStack();
try {
  for (const count of [few, many]) await stack.write(spread(organizationWith(count)));
  const someone = await person(stack, 'admin@loggia.example');
  const cdp = await someone.context.newCDPSession(someone.page);
  for (const count of [few, many]) {
    await openList(someone.page, count);
    await pan(someone.page);
    const reads = stack.wire.take().filter((path) => path.startsWith('tours/')).length;
    console.log(`the map of ${count} tours after their list: ${reads} tours read`);
    for (const rate of [1, 4]) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push(...(await pan(someone.page)));
      times.sort((one, other) => one - other);
      const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
      console.log(`  panning, ${rate}× CPU: frame median ${at(0.5)}, p95 ${at(0.95)}, longest ${times.at(-1).toFixed(1)} ms`);
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const [load] = loadavg();
  if (load > availableParallelism()) console.log(`The machine has other work (load ${load.toFixed(0)}): believe no time of this run.`);
} finally {
  await stack.stop();
}

/** Opens the list of an organization, and waits until it is cached. */
async function openList(page, count) {
  await chooseOrganization(page, stack.address, `Bench ${count}`, { forgetting: true });
  await page.goto(`${stack.address}#/dashboard/tours`);
  await listCached(page);
  stack.wire.take();
}

/** Each tour at a place of its own, within some degrees of the demo's. */
function spread(documents) {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  for (const [path, document] of Object.entries(documents)) {
    if (!path.startsWith('tours/')) continue;
    const place = { country: `Country ${path.length % 7}`, locality: 'Town', latitude: 50 + random() * 14, longitude: 10 + random() * 24 };
    document.place = fields({ place }).place;
  }
  return documents;
}

/** Drags the map to and fro; returns the duration of each frame. */
async function pan(page) {
  await page.goto('about:blank');
  await page.goto(`${stack.address}${map}`);
  await page.locator('.map-cluster, .map-point').first().waitFor();
  await page.evaluate(idle);
  const box = await page.getByRole('group', { name: 'Map of the tours' }).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y + 150);
  await page.mouse.down();
  const frames = page.evaluate(watchFrames, 3000);
  const until = Date.now() + 3000;
  for (let step = 0; Date.now() < until; step += 1) await page.mouse.move(x + 220 * Math.sin(step / 20), y + 150 * Math.cos(step / 20));
  const times = await frames;
  await page.mouse.up();
  return times;
}

/** In the page: the duration of each frame. */
function watchFrames(ms) {
  return new Promise((resolve) => {
    const times = [];
    const start = performance.now();
    let before = start;
    const frame = (now) => {
      times.push(now - before);
      before = now;
      if (now - start < ms) requestAnimationFrame(frame);
      else resolve(times.slice(2));
    };
    requestAnimationFrame(frame);
  });
}
