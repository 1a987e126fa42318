// npm run bench -- collections: putting 1,000 tours of a collection in order, by drag and by keyboard, beside 50; never asserted.
import { availableParallelism, loadavg } from 'node:os';
import { fields } from '../demo-data/proto-json.mjs';
import { person, startStack } from './app-stack.mjs';
import { press, seen, shown, takePaints, watchPaints } from './input-to-paint.mjs';
import { chooseOrganization, organizationWith } from './tour-lists.mjs';

const [few, many] = [50, 1000];
const rounds = Number(process.argv[2] ?? 3);
const steps = 40;

const stack = await startStack();
try {
  for (const count of [few, many]) await stack.write(collectionOf(count));
  const { context, page } = await person(stack, 'admin@loggia.example');
  await watchPaints(page, ['keydown', 'pointermove']);
  const cdp = await context.newCDPSession(page);
  for (const rate of [1, 4]) {
    for (const count of [few, many]) {
      await chooseOrganization(page, stack.address, `Bench ${count}`);
      await page.goto(`${stack.address}#/collection/bench-${count}`);
      await page.getByText('Custom', { exact: true }).click();
      await page.locator('[data-handle]').first().waitFor();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const times = { drag: [], keyboard: [] };
      for (let round = 0; round < rounds; round += 1) {
        times.drag.push(...(await drag(page)));
        times.keyboard.push(...(await moveByKeyboard(page)));
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      console.log(
        `${count} tours, ${rate}× CPU, input to paint, median and p95 in ms: drag ${shown(times.drag)}, keyboard ${shown(times.keyboard)}`,
      );
    }
  }
  const [load] = loadavg();
  if (load > availableParallelism()) console.log(`The machine has other work (load ${load.toFixed(0)}): believe no time of this run.`);
} finally {
  await stack.stop();
}

/** An organization with a collection that all of its tours are in. */
function collectionOf(count) {
  const documents = organizationWith(count);
  const collection = fields({ collection: `bench-${count}` }).collection;
  for (const [path, document] of Object.entries(documents)) if (path.startsWith('tours/')) document.collection = collection;
  const all = { name: 'All', organization: `Bench ${count}`, sortType: 'name', sortOrder: [] };
  return { ...documents, [`collections/bench-${count}`]: fields(all) };
}

/** Drags the third visible tour down and up; returns the time of each move. */
async function drag(page) {
  const box = await page.locator('[data-handle]').nth(2).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await takePaints(page);
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x, y + 90 + 90 * Math.sin(step / 5));
    await seen(page);
  }
  const times = await takePaints(page);
  await page.mouse.up();
  await seen(page);
  return times;
}

/** Picks up the first visible tour, and moves it down; returns the time of each move. */
async function moveByKeyboard(page) {
  await page.locator('[data-handle]').first().focus();
  await press(page, 'Space');
  await takePaints(page);
  await press(page, ...Array(steps).fill('ArrowDown'));
  const times = await takePaints(page);
  await press(page, 'Space');
  return times;
}
