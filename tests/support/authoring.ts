import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands';

/** Somebody at work in edit mode: every step waits for what they see before they go on. */
export type Authoring = ReturnType<typeof authoring>;

const patient = { timeout: 45_000 };

/** @param look at every station */
export function authoring(page: Page, hands: Hands, look: () => Promise<void>) {
  const { press, write } = hands;
  const named = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
  const tools = page.getByRole('toolbar', { name: 'Edit', exact: true });
  const list = page.getByRole('region', { name: 'Points of interest' });
  const panel = page.getByRole('region', { name: 'Edit panel' });
  const line = (name: string) => list.getByRole('treeitem', { name: new RegExp(name) });
  const banner = page.getByRole('status').filter({ hasText: 'You are placing a tag' });
  /** Where one stands is said as soon as the scan plays. */
  const scanPlays = page.getByRole('status').filter({ hasText: 'Inside' });
  const tab = async (name: string) => {
    const wanted = panel.getByRole('tab', { name, exact: true });
    // Tabs are one stop of the keyboard; the arrows, or the ways on below, lead along them.
    while ((await wanted.getAttribute('aria-selected')) !== 'true') await press(hands.by === 'keyboard' ? named(panel, 'Next') : wanted);
  };
  /** On small screens the list and the panel have one place, and a button leads from one to the other. */
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
    /** Puts a tag into the scan, by pointer where the middle of what is left of it is, else by its button. */
    addTag: async (name: string) => {
      await toList();
      await scanPlays.waitFor({ state: 'attached', timeout: 90_000 });
      await press(named(tools, 'Add Tag'));
      await banner.waitFor(patient);
      await look();
      if (hands.by === 'keyboard') await press(named(page, 'Put it in the middle').first());
      else await inScan(page, hands, panel);
      await banner.waitFor({ state: 'detached', ...patient });
      await write(panel.getByLabel('Name', { exact: true }), name);
      await panel.getByRole('heading', { name }).waitFor();
      await look();
    },
    /** Presses Save, unless it saved by itself meanwhile, and waits until nothing is left to save. */
    save: async () => {
      await press(named(page, 'Save'));
      await page.locator('button[data-needs-saving]').waitFor({ state: 'detached', ...patient });
      await look();
    },
    line,
    toList,
  };
}

/** A press on the scan, beside the panel; on small screens the panel steps aside. */
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
