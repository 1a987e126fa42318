// npm run bench -- player [rounds]: from input to picture in the player's list of 1,000 PoIs in 40 folders, next to a list of one PoI in the
// same run, at full speed and with the processor four times slower; then from a press on a PoI to the first movement of the camera in a scan,
// which is to be within the ledger's delay and 50 ms. Rounds interleaved. Chromium: $CHROMIUM_PATH or the machine's own.
import { press, seen, servePages, shown, slowDown, takePaints } from './input-to-paint.mjs';
import { departures } from './player/departure.mjs';

const rounds = Number(process.argv[2] ?? 3);
const lists = { 'of 1,000': '?folders=40&pois=25', 'of one': '?folders=1&pois=1' };
const acts = { select, search, scroll };
const delay = 400;

const pages = await servePages(['./player/index.html', './player/departure.html']);
try {
  console.log(`${rounds} rounds at 1280 × 800; ms from input to picture: p50, p95\n`);
  for (const slowdown of [1, 4]) {
    const times = await measured(slowdown);
    for (const act of Object.keys(acts)) {
      const [ours, one] = Object.keys(lists).map((list) => shown(times[`${act} ${list}`]));
      console.log(`${act.padEnd(8)} ${slowdown} × slower   1,000 in 40 folders ${ours}   one ${one}`);
    }
  }
  console.log(`\nms from a press on a PoI, to be ${delay} to ${delay + 50}: p50, p95\n`);
  for (const slowdown of [1, 4]) {
    const left = await departed(slowdown);
    const [asked, moved] = ['asked', 'left'].map((what) => shown(left.map((departure) => departure[what])));
    console.log(`depart   ${slowdown} × slower   the viewer is asked ${asked}   the camera leaves ${moved}`);
  }
} finally {
  await pages.close();
}

async function measured(slowdown) {
  const times = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [list, address] of Object.entries(lists)) {
      for (const [act, run] of Object.entries(acts)) {
        const name = `${act} ${list}`;
        times[name] = [...(times[name] ?? []), ...(await timed(address, slowdown, run))];
      }
    }
  }
  return times;
}

async function departed(slowdown) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, context } = await pages.open();
    all.push(...(await departures(page, { address: pages.address, slowdown })));
    await context.close();
  }
  return all;
}

async function timed(address, slowdown, run) {
  const person = await pages.open(`player/index.html${address}`);
  await person.page.getByRole('treeitem').first().waitFor();
  await slowDown(person, slowdown);
  await run(person.page);
  const paints = await takePaints(person.page);
  await person.context.close();
  return paints;
}

async function select(visit) {
  const { x, y } = await visit.getByRole('tree').boundingBox();
  for (let step = 0; step < 24; step += 1) {
    await visit.mouse.click(x + 120, y + 70 + 44 * (step % 12));
    await seen(visit);
  }
  await press(visit, 'End', ...new Array(12).fill(['ArrowUp', 'Enter']).flat());
}

async function search(visit) {
  await visit.getByRole('textbox').click();
  for (const sought of ['exhibit 7', 'exhibit 99', 'zz']) await press(visit, ...sought, ...new Array(sought.length).fill('Backspace'));
}

async function scroll(visit) {
  const { x, y, width, height } = await visit.getByRole('tree').boundingBox();
  await visit.mouse.move(x + width / 2, y + height / 2);
  for (const way of [120, 400, -240]) {
    for (let step = 0; step < 20; step += 1) {
      await visit.mouse.wheel(0, way);
      await seen(visit);
    }
  }
}
