import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { anEditorAtWork, line, patient, save, storedFolders } from '../support/editing';

const { visitor } = withBrowser();

const content = [
  { identifier: 'care', type: 'text', name: 'Care', content: '<p>Swept twice a year.</p>' },
  {
    identifier: 'from',
    type: 'list',
    name: 'Where from',
    content: [{ name: 'Maker', url: 'https://example.org', content: '', type: 'link' }],
  },
];
const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove', content }], children: [] }];

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

describe('the content of a point of interest', () => {
  it('is written, sorted by keyboard, saved, and read by visitors as it was written [EDIT-041 EDIT-037 EDIT-098]', async () => {
    const { page, tour } = await anEditorAtWork(visitor, { fields: { folders } });
    await line(page, 'Stove').click();
    const panel = page.getByRole('region', { name: 'Edit panel' });

    await panel.getByRole('button', { name: 'Write in Care' }).click();
    const field = panel.getByRole('textbox', { name: 'Care' });
    await field.waitFor(patient);
    const isFocused = () => field.evaluate((element) => element === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.type(' By ');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type('Nils');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('ControlOrMeta+k');
    await panel.getByRole('form', { name: 'Link' }).getByLabel('Address').fill('example.org/nils');
    await page.keyboard.press('Enter');
    // the form is closed, and the text has the focus again
    await expect.poll(isFocused).toBe(true);
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

    expect((await storedFolders(tour))[0]?.pois[0]?.content).toMatchObject([
      { name: 'Where from' },
      {
        content:
          '<p>Swept twice a year. By <strong>Nils</strong><a href="https://example.org/nils">example.org/nils</a></p><ul><li><p>Birch</p></li><li><p>Beech</p></li></ul>',
      },
    ]);
    expect(await page.title()).not.toBe('hit');
    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    const article = page.getByRole('article', { name: 'Stove' });
    await article.getByRole('listitem').getByText('Beech').waitFor(patient);
    expect(await article.getByRole('link', { name: 'example.org/nils' }).getAttribute('rel')).toContain('noopener');
  });
});
