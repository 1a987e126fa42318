// npm run bench -- editor [rounds]: from input to picture while a tour of 1,000 PoIs in 40 folders is edited in the player (without a scan), next
// to a tour of one PoI and to a bare virtual list of 1,000 rows in the same run; with the processor four times slower, undo at full speed.
// What a save reads and writes is counted in tests/data/save-edited.test.ts. Rounds interleaved. Chromium: $CHROMIUM_PATH or the machine's own.
import { press, seen, servePages, shown, slowDown, takePaints } from './input-to-paint.mjs';

const rounds = Number(process.argv[2] ?? 3);
const tours = { '1,000 PoIs': '?folders=40&pois=25', 'one PoI': '?folders=1&pois=1' };
const sentence = 'Of oak, and mended.';
/** What is done, and how much slower the processor is while it is. */
const acts = {
  'type a name': [4, typeName],
  'type in a text': [4, typeText],
  select: [4, select],
  add: [4, add],
  reorder: [4, reorder],
  undo: [1, undo],
};

const pages = await servePages(['./editor/index.html', './editor/bare.html']);
const times = {};
const note = (name, paints) => {
  times[name] = [...(times[name] ?? []), ...paints];
};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [act, [slowdown, run]] of Object.entries(acts)) {
      for (const [tour, address] of Object.entries(tours)) note(`${act}, ${tour}`, await edited(address, slowdown, run));
    }
    await bare();
  }
  console.log(`${rounds} rounds at 1280 × 800; ms from input to picture: p50, p95 (goal: 40 at 4 × slower; undo one frame at 1 ×)\n`);
  for (const [act, [slowdown]] of Object.entries(acts)) {
    const [ours, one] = Object.keys(tours).map((tour) => shown(times[`${act}, ${tour}`]));
    console.log(`${act.padEnd(16)} ${slowdown} × slower   1,000 in 40 folders ${ours}   one ${one}`);
  }
  console.log(`bare field       4 × slower   ${shown(times['bare, type'])}`);
  console.log(`bare list        4 × slower   ${shown(times['bare, select'])}`);
} finally {
  await pages.close();
}

async function edited(address, slowdown, run) {
  const person = await pages.open(`editor/index.html${address}`);
  const { page, context } = person;
  await page.getByRole('treeitem').first().waitFor();
  const paints = await run(page, async () => {
    await slowDown(person, slowdown);
    await takePaints(page);
  });
  await context.close();
  return paints;
}

async function bare() {
  const person = await pages.open('editor/bare.html');
  const { page, context } = person;
  await page.getByRole('option').first().waitFor();
  await slowDown(person, 4);
  await page.getByRole('textbox').click();
  await takePaints(page);
  await press(page, ...sentence);
  note('bare, type', await takePaints(page));
  const { x, y } = await page.getByRole('listbox').boundingBox();
  for (let step = 0; step < 24; step += 1) {
    await page.mouse.click(x + 120, y + 20 + 44 * (step % 12));
    await seen(page);
  }
  note('bare, select', await takePaints(page));
  await context.close();
}

/** The second PoI of the list where there is one. */
function aPoi(page) {
  return page.getByRole('treeitem', { name: /Exhibit [12]\b/ }).last();
}

async function typeName(page, begin) {
  await aPoi(page).click();
  await page.getByRole('region', { name: 'Edit panel' }).getByLabel('Name', { exact: true }).click();
  await begin();
  await press(page, ...sentence);
  return takePaints(page);
}

async function typeText(page, begin) {
  await aPoi(page).click();
  await page.getByRole('button', { name: 'Write in Textbox' }).click();
  await page.locator('[contenteditable=true]').click();
  await begin();
  await press(page, ...sentence);
  return takePaints(page);
}

async function select(page, begin) {
  const { x, y } = await page.getByRole('tree').boundingBox();
  await begin();
  for (let step = 0; step < 24; step += 1) {
    await page.mouse.click(x + 120, y + 70 + 44 * (step % 12));
    await seen(page);
  }
  return takePaints(page);
}

async function add(page, begin) {
  await begin();
  await press(page, ...new Array(12).fill('p'));
  return takePaints(page);
}

async function reorder(page, begin) {
  await aPoi(page).click();
  await begin();
  await press(page, ...new Array(12).fill(['Alt+ArrowDown', 'Alt+ArrowUp']).flat());
  return takePaints(page);
}

async function undo(page, begin) {
  await press(page, ...new Array(24).fill('p'));
  await begin();
  await press(page, ...new Array(24).fill('Control+z'));
  return takePaints(page);
}
