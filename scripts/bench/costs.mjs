// npm run bench -- costs [minutes]: counts what visits and editing read and write, for the formula of docs/operators.md. Reads of rules are not on the
// wire; docs/access-model.md has them.
import { setTimeout as wait } from 'node:timers/promises';
import { person, startStack } from './app-stack.mjs';

const minutes = Number(process.argv[2] ?? 4);
const member = 'editor@casa-aperta.example';
const tour = 'flat-querallee';
const everyMs = 20_000;

const stack = await startStack();
try {
  for (const [name, email, path] of [
    ['a visitor opens a public tour', null, '#/digital-twin/house-with-garden/play'],
    ['a visitor opens a share link', null, '#/digital-twin/house-with-garden/play/sharedFireplace00001'],
    ['a member signs in, and opens the list of tours', member, '#/dashboard/tours'],
  ]) {
    stack.wire.take();
    stack.wire.takeWrites();
    const { page, context } = await person(stack, email ?? undefined);
    await page.goto(`${stack.address}${path}`);
    await page.locator('h1').first().waitFor();
    await quiet();
    report(name);
    await context.close();
  }
  await edit();
} finally {
  await stack.stop();
}

/** One editor, who changes something all the time, so that every automatic save has something to save. */
async function edit() {
  const { page } = await person(stack, member);
  await quiet();
  report('a member signs in');
  await page.goto(`${stack.address}#/digital-twin/${tour}/edit`);
  const tools = page.getByRole('toolbar', { name: 'Edit', exact: true });
  await tools.waitFor({ timeout: 120_000 });
  await quiet();
  report('the editor opens');
  const guide = page.getByRole('dialog', { name: /^Guide/ });
  if (await guide.isVisible()) {
    await page.keyboard.press('Escape');
    await guide.waitFor({ state: 'detached' });
  }
  const end = Date.now() + minutes * 60_000;
  for (let folder = 1; Date.now() < end; folder += 1) {
    const next = Date.now() + everyMs;
    await tools.getByRole('button', { name: 'Add Folder', exact: true }).click();
    await page.getByRole('region', { name: 'Points of interest' }).getByRole('textbox', { name: /name/i }).fill(`Folder ${folder}`);
    await page.keyboard.press('Enter');
    await wait(Math.max(0, Math.min(next, end) - Date.now()));
  }
  report(`${minutes} minutes of editing`, 60 / minutes);
}

/** Waits until nothing was read for three seconds. */
async function quiet() {
  let before = -1;
  for (let still = 0; still < 12; still += 1) {
    await wait(250);
    const now = stack.wire.count();
    if (now !== before) still = 0;
    before = now;
  }
}

function report(name, perHour) {
  const reads = stack.wire.take();
  const writes = stack.wire.takeWrites();
  const hour = perHour ? `; in an hour ${Math.round(reads.length * perHour)} reads, ${Math.round(writes * perHour)} writes` : '';
  console.log(`\n${name}: ${reads.length} reads, ${writes} writes${hour}`);
  const kindOf = (path) => path.replace(/[^/]+$/, '');
  for (const kind of new Set(reads.map(kindOf))) console.log(`  ${reads.filter((path) => kindOf(path) === kind).length} of ${kind}`);
}
