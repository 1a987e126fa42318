import { Console } from 'node:console';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { narrow, wide, withBrowser } from '../../support/browser';
import { namesIn } from '../../support/languages';
import { at } from '../../support/people';
import { type CountedHands, countedFingers, countedKeyboard } from '../../support/presses';

const { visitor } = withBrowser();

/** The same tour where it is live and where it is published. */
const pages = {
  live: '/digital-twin/house-with-garden/play',
  published: `/public-tour/${encodeURIComponent('Casa Aperta')}/house-with-garden/current`,
};
const patient = { timeout: 30_000 };

type Way = CountedHands & { page: Page; context: BrowserContext };
type Most = Record<keyof typeof pages, Record<CountedHands['by'], number>>;
/** `most`: the presses that it may take at most. */
type Task = { name: string; run: (way: Way) => Promise<void>; most: Most };

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Tour controls' });
const tool = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const copied = (page: Page) => expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), patient);

async function openBathtub({ page, by, press, type, key }: Way): Promise<void> {
  if (by === 'keyboard') {
    const tree = page.getByRole('tree', { name: 'Points of interest' });
    if (!(await tree.isVisible())) await press(button(page, /^Points of interest/).first());
    // in a tree one types the beginning of a name
    await type(tree, 'bath');
    await key('Enter');
  } else {
    await press(tool(page, 'Points of interest'));
    await press(page.getByRole('treeitem', { name: /^Bathtub/ }));
  }
}

async function find(way: Way): Promise<void> {
  const { page, press } = way;
  await openBathtub(way);
  const text = page.getByRole('article', { name: 'Bathtub' }).getByText('Filled by its own pipe, in four minutes.');
  const hidden = bar(page).getByRole('button', { name: 'Content', expanded: false, disabled: false });
  await text.or(hidden).first().waitFor(patient);
  if (!(await text.isVisible())) await press(hidden);
  await text.waitFor();
}

async function goUpstairs({ page, press }: Way): Promise<void> {
  await press(tool(page, /^Floors: Ground floor/));
  await press(button(page, 'Floor above'));
  await tool(page, /^Floors: Upper floor/).waitFor();
}

/** Opens Share and returns what copies the main link there. */
async function openShare({ page, press }: Way) {
  await press(tool(page, 'Share'));
  const copy = button(page, /^Copy( the (short )?link)?$/).first();
  await copy.waitFor();
  return copy;
}

async function shareView(way: Way): Promise<void> {
  const { page, press } = way;
  const copy = await openShare(way);
  const choice = page.getByRole('checkbox', { name: 'Start at the current view' });
  if (await choice.isVisible()) await press(choice);
  await press(copy);
  await copied(page).toMatch(/start=[^&]+&sr=/);
}

async function sharePoint(way: Way): Promise<void> {
  await openBathtub(way);
  await way.page.waitForURL(/start=/);
  await way.press(await openShare(way));
  await copied(way.page).toMatch(/start=/);
}

async function measure({ page, by, press, key, touch }: Way): Promise<void> {
  if (by === 'touch') {
    await press(tool(page, 'More'));
    await press(button(page, 'Measure'));
    await button(page, 'Done').waitFor();
    await touch(0.3, 0.5);
    await touch(0.7, 0.5);
  } else {
    await press(tool(page, 'Measure'));
    await press(button(page, 'Add point in the middle'));
    await press(tool(page, 'More'));
    await press(button(page, 'Look right'));
    await key('Escape');
    await press(button(page, 'Add point in the middle'));
  }
  await page
    .getByRole('list', { name: 'Your measurements' })
    .getByRole('listitem')
    .getByText(/\d (m|in)$/)
    .waitFor(patient);
}

async function embed(way: Way): Promise<void> {
  const { page, press } = way;
  await openShare(way);
  // what opens and closes details has no role
  await press(page.locator('summary').filter({ hasText: 'Embed' }));
  await press(button(page, 'Copy the embed code'));
  await copied(page).toMatch(/^<a href="[^"]+house-with-garden/);
}

async function understand({ page, press }: Way): Promise<void> {
  await press(button(page, 'About this tour'));
  await page
    .getByRole('dialog', { name: 'House with garden' })
    .getByText(/^A family house of 168 square metres/)
    .waitFor();
}

async function readInGerman({ page, press, choose }: Way): Promise<void> {
  const named = await namesIn('de');
  await press(tool(page, 'More'));
  await choose(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await page.locator('html[lang=de]').waitFor();
  await page.getByRole('toolbar', { name: named('Tour controls') }).waitFor();
}

async function readAll({ page, press }: Way): Promise<void> {
  await press(page.getByRole('alert').getByRole('link', { name: 'Read it as a report' }));
  await page.getByText('Filled by its own pipe, in four minutes.').waitFor();
}

async function saveForOffline({ page, press }: Way): Promise<void> {
  await press(tool(page, 'More'));
  await press(button(page, 'Save for offline'));
  const dialog = page.getByRole('dialog', { name: 'Save for offline' });
  await dialog.getByText(/^About [\d.]+ [kM]B in \d+ files\.$/).waitFor(patient);
  await press(dialog.getByRole('button', { name: 'Save for offline' }));
  await dialog.getByText(/^Saved for offline/).waitFor(patient);
}

const most = (keyboard: number, touch: number) => ({ keyboard, touch });

const tasks: Task[] = [
  { name: 'find a point by its name', run: find, most: { live: most(10, 2), published: most(9, 2) } },
  { name: 'go upstairs', run: goUpstairs, most: { live: most(5, 2), published: most(5, 2) } },
  { name: 'share this view', run: shareView, most: { live: most(7, 2), published: most(7, 3) } },
  { name: 'measure', run: measure, most: { live: most(48, 4), published: most(45, 4) } },
  { name: 'embed it', run: embed, most: { live: most(13, 3), published: most(10, 3) } },
  { name: 'understand what the place is', run: understand, most: { live: most(5, 1), published: most(4, 1) } },
  { name: 'read it in German', run: readInGerman, most: { live: most(31, 3), published: most(27, 3) } },
];

const withoutWebGl: Task[] = [
  { name: 'find a point without WebGL', run: find, most: { live: most(11, 2), published: most(11, 2) } },
  { name: 'share a point without WebGL', run: sharePoint, most: { live: most(24, 4), published: most(21, 4) } },
  { name: 'understand the place without WebGL', run: understand, most: { live: most(6, 1), published: most(6, 1) } },
  { name: 'read everything without WebGL', run: readAll, most: { live: most(3, 1), published: most(4, 1) } },
];

const offline: Task[] = [
  { name: 'save it to open without a network', run: saveForOffline, most: { live: most(39, 3), published: most(34, 3) } },
];

type Ways = `${keyof typeof pages} ${CountedHands['by']}`;
const ways: readonly [keyof typeof pages, CountedHands['by']][] = [
  ['live', 'keyboard'],
  ['live', 'touch'],
  ['published', 'keyboard'],
  ['published', 'touch'],
];
const each = (all: readonly Task[]) => all.flatMap((task) => ways.map(([kind, by]) => [task.name, kind, by, task] as const));

/** What each task took, to be compared with other releases; one that cannot be done has no number. */
const counts: Record<string, Partial<Record<Ways, number>>> = {};
afterAll(() => {
  // what the console says in a test that passes is not printed
  new Console({ stdout: process.stdout }).table(counts);
});

type Look = Parameters<typeof visitor>[0];

async function arrive(kind: keyof typeof pages, by: CountedHands['by'], look: Look, prepare?: () => void): Promise<Way> {
  const isTouch = by === 'touch';
  const { page, context } = await visitor({ viewport: isTouch ? narrow : wide, hasTouch: isTouch, ...look });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  if (prepare) await context.addInitScript(prepare);
  await page.goto(at(pages[kind]));
  return { ...(isTouch ? countedFingers(page) : countedKeyboard(page)), page, context };
}

/** Waits until the scan plays: what shows a view can be used then. */
async function scanPlays(page: Page): Promise<void> {
  await page.frameLocator('iframe').locator('[data-phase="playing"]').waitFor(patient);
  await page.getByRole('progressbar').waitFor({ state: 'detached', ...patient });
}

/** Waits until the tags are placed: those in sight are stops of the keyboard. Releases before November 2026 have no names at tags. */
const tagsArePlaced = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('.osc-tag-name')
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => undefined);

/** Waits until the service worker serves the page. */
const workerServes = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? ''), patient).toBe('activated');

async function count({ name, run, most }: Task, kind: keyof typeof pages, way: Way): Promise<void> {
  counts[name] ??= {};
  await run(way);
  counts[name][`${kind} ${way.by}`] = way.presses();
  expect(way.presses()).toBeLessThanOrEqual(most[kind][way.by]);
}

function loseWebGl(): void {
  const original = HTMLCanvasElement.prototype.getContext as (kind: string, ...rest: unknown[]) => RenderingContext | null;
  const withoutIt = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : original.call(this, kind, ...rest);
  };
  Object.assign(HTMLCanvasElement.prototype, { getContext: withoutIt });
}

describe('what visitors do, in presses', () => {
  it.each(each(tasks))('%s: %s, by %s', async (_, kind, by, task) => {
    const way = await arrive(kind, by, {});
    await scanPlays(way.page);
    await tagsArePlaced(way.page);
    await count(task, kind, way);
  });

  it.each(each(withoutWebGl))('%s: %s, by %s', async (_, kind, by, task) => {
    const way = await arrive(kind, by, { scan: 'real' }, loseWebGl);
    await way.page.getByRole('alert').getByText(/WebGL/).waitFor(patient);
    await count(task, kind, way);
  });

  it.each(each(offline))('%s: %s, by %s', async (_, kind, by, task) => {
    const way = await arrive(kind, by, { worksOffline: true });
    await scanPlays(way.page);
    await tagsArePlaced(way.page);
    await count(task, kind, way);
    await workerServes(way.page);
    await way.context.setOffline(true);
    await way.page.reload();
    await bar(way.page).waitFor(patient);
    await scanPlays(way.page);
  });
});
