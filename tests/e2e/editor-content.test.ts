import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';
import { saved } from '../support/saved';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };

const content = [
  { identifier: 'care', type: 'text', name: 'Care', content: '<p>Swept twice a year.</p>' },
  {
    identifier: 'from',
    type: 'list',
    name: 'Where from',
    content: [{ name: 'Maker', url: 'https://example.org', content: '', type: 'link' }],
  },
];

/** Somebody with the panel of a stove before them. */
async function atWork(viewport?: typeof narrow) {
  const place = await anOwnPlace();
  const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove', content }], children: [] }];
  const [{ email }, tour] = await Promise.all([
    place.person('superuser'),
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders }),
  ]);
  const { page } = await visitor(viewport ? { viewport } : {});
  await signIn(page, email);
  await page.goto(at(playerPath(tourId(tour), 'edit')));
  await page
    .getByRole('treeitem', { name: /^Stove/ })
    .last()
    .click(patient);
  const panel = page.getByRole('region', { name: 'Edit panel' });
  await panel.waitFor(patient);
  return { page, panel, tour };
}

const storedContent = async (tour: string) => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois[0].content;

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(page);
}

async function pasteFromWord(page: Page): Promise<void> {
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><span style='color:red'>Birch<o:p></o:p></span></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Beech<script>document.title = 'hit'</script></p><!--EndFragment--></body></html>`,
    );
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
}

const sizes: [string, typeof narrow | undefined][] = [
  ['wide', undefined],
  ['narrow', narrow],
];

describe('the content of a point of interest', () => {
  it('is written, sorted by keyboard, saved, and read by visitors as it was written [EDIT-041 EDIT-037 EDIT-098]', async () => {
    const { page, panel, tour } = await atWork();

    await panel.getByRole('button', { name: 'Write in Care' }).click();
    const field = panel.getByRole('textbox', { name: 'Care' });
    await field.waitFor(patient);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(' By ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Nils');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('ControlOrMeta+k');
    await panel.getByRole('form', { name: 'Link' }).getByLabel('Address').fill('example.org/nils');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await pasteFromWord(page);
    await expect.poll(() => field.locator('li').allTextContents()).toEqual(['Birch', 'Beech']);
    await panel.getByRole('button', { name: 'Done' }).click();

    await panel.getByRole('button', { name: 'Move Where from' }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect
      .poll(() => panel.getByLabel('Content name').evaluateAll((names) => names.map((name) => (name as HTMLInputElement).value)))
      .toEqual(['Where from', 'Care']);
    await save(page);

    const [links, care] = await storedContent(tour);
    expect(links.name).toBe('Where from');
    expect(care.content).toBe(
      '<p>Swept twice a year. By <strong>Nils</strong><a href="https://example.org/nils">example.org/nils</a></p><ul><li><p>Birch</p></li><li><p>Beech</p></li></ul>',
    );
    expect(await page.title()).not.toBe('hit');
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    const article = page.getByRole('article', { name: 'Stove' });
    await article.getByRole('listitem').getByText('Beech').waitFor(patient);
    expect(await article.getByRole('link', { name: 'example.org/nils' }).getAttribute('rel')).toContain('noopener');
  });

  it('links and videos are added, kept by what they are, and undone by keyboard [EDIT-038 EDIT-039 EDIT-040]', async () => {
    const { page, panel, tour } = await atWork();
    await panel.getByRole('tab', { name: 'Videos' }).click();
    await panel.getByRole('button', { name: 'Video(s)' }).click();
    const adding = panel.getByRole('form', { name: /^Add a video/ });

    await page.keyboard.press('Enter');
    await adding.getByText('Link name and address are required.').waitFor(patient);
    for (const [name, address] of [
      ['The sweep', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      ['Film', 'https://example.org/film'],
    ] as const) {
      await adding.getByLabel('Name').fill(name);
      await adding.getByLabel('Address').fill(address);
      await page.keyboard.press('Enter');
      await panel.getByRole('button', { name: `Edit ${name}` }).waitFor(patient);
    }
    await panel.getByRole('button', { name: 'Edit Film' }).getByText('We do not recgonize this third party.').waitFor();
    await save(page);

    expect((await storedContent(tour))[2]).toMatchObject({
      type: 'embeds',
      content: [
        { name: 'The sweep', url: 'dQw4w9WgXcQ', type: 'youtube' },
        { name: 'Film', url: 'https://example.org/film', type: '' },
      ],
    });
    await panel.getByRole('tab', { name: 'Videos' }).focus();
    await page.keyboard.press('ControlOrMeta+z');
    await panel.getByRole('button', { name: 'Edit Film' }).waitFor({ state: 'detached', ...patient });
  });

  it.each(sizes)('is within reach of everybody in every tab of the panel, on a %s screen [EDIT-006]', async (_size, viewport) => {
    const { page, panel } = await atWork(viewport);
    if (viewport) await panel.getByRole('button', { name: 'Make the panel taller' }).click();

    await panel.getByRole('button', { name: 'Write in Care' }).click();
    await panel.getByRole('textbox', { name: 'Care' }).waitFor(patient);
    await expectAccessible(page);
    for (const name of ['links', 'Videos', 'files', 'advanced']) {
      await panel.getByRole('button', { name: /^Next tab/ }).click();
      await panel.getByRole('tab', { name, selected: true }).waitFor(patient);
      await expectAccessible(page);
    }
    await expectNoSidewaysScroll(page);
  });
});
