// npm run bench -- compare: frames of two scans that turn together, beside one of them alone in the same half of the window; never asserted.
import { availableParallelism, loadavg } from 'node:os';
import { person, startStack } from './app-stack.mjs';
import { turn } from './turn.mjs';

const rounds = Number(process.argv[2] ?? 3);
const comparison = '#/dashboard/location/compare?location=barn-renewal';
const watchedMs = 4000;

const stack = await startStack();
try {
  const { context, page } = await person(stack, 'ultra@northlight.example');
  // the scans come from the service that other benches replace by a picture
  await context.unrouteAll();
  const rates = { both: [], alone: [] };
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('about:blank');
    await page.goto(stack.address + comparison);
    await untilTogether(page);
    rates.both.push(await page.evaluate(turn, watchedMs));
    await page.evaluate(() => document.querySelectorAll('iframe')[1].remove());
    rates.alone.push(await page.evaluate(turn, watchedMs));
  }
  const [both, alone] = [median(rates.both), median(rates.alone)];
  console.log(`two scans turning together: ${both.toFixed(1)} frames a second each; one alone, as large: ${alone.toFixed(1)}`);
  console.log(`ratio ${(both / alone).toFixed(2)} (goal 0.8)`);
  const [load] = loadavg();
  if (load > availableParallelism())
    console.log(`The machine has other work (load ${load.toFixed(0)}): believe no frame rate of this run.`);
} finally {
  await stack.stop();
}

// the page's own waiting takes the promise of an asynchronous function for a yes; a frame that loads anew never answers what it was asked
async function untilTogether(page) {
  const end = Date.now() + 120_000;
  while (!(await Promise.race([page.evaluate(areTogether), page.waitForTimeout(3000)]))) {
    if (Date.now() > end) throw new Error('The scans did not come together within two minutes.');
    await page.waitForTimeout(200);
  }
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** In the page: whether both scans are shown, in the same direction. */
async function areTogether() {
  const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow);
  if (frames.length < 2 || frames.some((frame) => !frame.MP_SDK)) return false;
  const poses = await Promise.all(
    frames.map(async (frame) => (await frame.MP_SDK.connect(frame)).Camera.pose.waitUntil(({ sweep }) => sweep !== '')),
  );
  return Math.abs(poses[0].rotation.y - poses[1].rotation.y) < 1;
}
