import type { Locator, Page } from 'playwright-core';
import { draftRemoved } from './editing';
import type { Hands } from './hands';

/** An author in edit mode. Every step waits for its visible result before the next one starts. */
export type Authoring = ReturnType<typeof authoring>;

const patient = { timeout: 45_000 };
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };

/** What the author writes and attaches. */
export const written = { text: 'Of oak, and mended.', address: 'https://example.org', file: plan.name };

/**
 * Everything that a tour is made of, in an empty one: the folder Living with the point of interest Stove, which has a text, a link and a file, and
 * the tag Lamp. It is saved and loaded again. `look` is called after every step.
 */
export async function authorTour(page: Page, hands: Hands, look: () => Promise<void>): Promise<void> {
  const editor = authoring(page, hands, look);
  await editor.begin();
  await editor.addFolder('Living');
  await editor.addPoi('Stove');
  await editor.addText(written.text);
  await editor.addLink('Maker', written.address);
  await editor.addFile(plan);
  await editor.addTag('Lamp');
  await editor.save();
  await draftRemoved(page);
  await page.reload();
  await editor.toList();
  for (const name of ['Living', 'Stove', 'Lamp']) await editor.line(name).waitFor(patient);
}

/** @param look is called after every step */
export function authoring(page: Page, hands: Hands, look: () => Promise<void>) {
  const { press, write } = hands;
  const named = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
  const tools = page.getByRole('toolbar', { name: 'Edit', exact: true });
  const list = page.getByRole('region', { name: 'Points of interest' });
  const panel = page.getByRole('region', { name: 'Edit panel' });
  const line = (name: string) => list.getByRole('treeitem', { name: new RegExp(name) });
  const banner = page.getByRole('status').filter({ hasText: 'You are placing a tag' });
  /** The status names the position in the scan as soon as the scan plays. */
  const scanPlays = page.getByRole('status').filter({ hasText: 'Inside' });
  const tab = async (name: string) => {
    const wanted = panel.getByRole('tab', { name, exact: true });
    // tabs are a single tab stop: by keyboard, the arrow keys or the buttons below them switch between tabs
    while ((await wanted.getAttribute('aria-selected')) !== 'true')
      await press(hands.by === 'keyboard' ? named(panel, /^Next tab/) : wanted);
  };
  /** On small screens the list and the panel share one area, and a button switches between them. */
  const toList = async () => {
    if (hands.by === 'touch') await tools.or(panel).first().waitFor(patient);
    if (hands.by === 'touch' && !(await tools.isVisible())) await press(named(page, 'Points of interest'));
    await tools.waitFor(patient);
  };

  return {
    begin: async () => {
      await tools.waitFor(patient);
      await page.getByText('No folders found').waitFor();
      await look();
    },
    addFolder: async (name: string) => {
      await press(named(tools, 'Add Folder'));
      const field = list.getByRole('textbox', { name: /name/i });
      await write(field, name);
      await page.keyboard.press('Enter');
      await line(name).waitFor();
      await look();
    },
    addPoi: async (name: string) => {
      await toList();
      await press(named(tools, 'Add PoI'));
      await write(panel.getByLabel('Name', { exact: true }), name);
      await panel.getByRole('heading', { name }).waitFor();
      await look();
    },
    addText: async (text: string) => {
      await press(named(panel, 'Text'));
      const field = panel.getByRole('textbox', { name: /text/i });
      await field.waitFor();
      await write(field, text);
      await look();
      await press(named(panel, 'Done'));
      await panel.getByText(text).waitFor();
    },
    addLink: async (name: string, address: string) => {
      await press(named(panel, 'Link(s)'));
      const form = panel.getByRole('form', { name: /Add a link/ });
      await write(form.getByLabel('Name'), name);
      await write(form.getByLabel('Address'), address);
      await look();
      await press(named(form, 'Add link'));
      await named(panel, new RegExp(`^Edit ${name} `)).waitFor();
    },
    addFile: async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await tab('files');
      const chooser = page.waitForEvent('filechooser');
      await press(named(panel, 'Upload'));
      await (await chooser).setFiles(file);
      await panel
        .getByRole('list', { name: /Files of/ })
        .getByText(file.name)
        .waitFor(patient);
      await look();
    },
    /** Places a tag in the scan: by pointer beside the panel, by keyboard with the button for the center. */
    addTag: async (name: string) => {
      await toList();
      await scanPlays.waitFor({ state: 'attached', timeout: 90_000 });
      await press(named(tools, 'Add Tag'));
      await banner.filter({ hasText: 'where the tag should be' }).waitFor(patient);
      await look();
      if (hands.by === 'keyboard') await press(named(page, 'Place in the center').first());
      else await inScan(page, hands, panel);
      await banner.waitFor({ state: 'detached', ...patient });
      if (hands.by === 'touch') await press(named(panel, 'Make the panel taller'));
      await write(panel.getByLabel('Name', { exact: true }), name);
      await panel.getByRole('heading', { name }).waitFor();
      await look();
    },
    /** Presses Save, if autosave did not come first, and waits until there are no unsaved changes. */
    save: async () => {
      await press(named(page, 'Save'));
      await page.locator('button[data-needs-saving]').waitFor({ state: 'detached', ...patient });
      await look();
    },
    line,
    toList,
  };
}

/** Clicks or taps the scan beside the panel; on small screens the panel is hidden. */
async function inScan(page: Page, { by }: Hands, panel: Locator): Promise<void> {
  const scan = await page.locator('iframe').first().boundingBox();
  if (!scan) throw new Error('There is no scan.');
  if (by === 'touch') return page.touchscreen.tap(scan.width / 2, scan.height * 0.6);
  const beside = await panel.boundingBox();
  if (!beside) throw new Error('There is no panel beside the scan.');
  const [x, y] = [beside.x - 120, scan.height / 2];
  await page.mouse.move(x - 20, y - 10);
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.click(x, y);
}
