import { describe, expect, it } from 'vitest';
import { expectAccessible, narrow, wide, withBrowser } from '../../support/browser';
import { namesIn } from '../../support/languages';
import { at, people, signIn } from '../../support/people';
import { patient } from '../../support/player';

const { visitor } = withBrowser();

const tour = '/digital-twin/stockholm-city-hall';

describe('a tour in several languages', () => {
  it('is read in the language of the browser, each text by itself, and switches at the same place', async () => {
    const { page } = await visitor({ viewport: wide, locale: 'de-AT' });
    await page.goto(at(`${tour}/play`));
    await page.getByRole('heading', { level: 1, name: 'Stadshus Stockholm' }).waitFor();
    const list = page.getByRole('tree');
    await list.getByRole('treeitem', { name: /Orgelempore/ }).click();
    const content = page.getByRole('article', { name: 'Orgelempore' });
    await content.waitFor();
    // its text is not translated
    expect(await content.locator('[lang=en]').first().textContent()).toContain('10,270 pipes');
    await content.getByText('auf Englisch').waitFor();
    await expectAccessible(page);

    const german = await namesIn('de');
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: german('More') })
      .click(patient);
    await page.getByRole('combobox', { name: german('Language') }).selectOption('ar');

    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    await page.getByRole('heading', { level: 1, name: 'مبنى بلدية ستوكهولم' }).waitFor();
    // still the open point, whose name Arabic lacks
    await page.getByRole('article', { name: 'Organ loft' }).waitFor();
    await list.getByRole('treeitem', { name: /القاعة الزرقاء/ }).waitFor();
  });

  it('reads no translations for whom the main language is theirs', async () => {
    const { page } = await visitor({ viewport: narrow });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await page.goto(at(tour));
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();

    expect(requests.filter((request) => request.includes('/languages/'))).toEqual([]);
  });

  it('is translated by an editor, and the visitor of another device reads it', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, '/dashboard/tours/languages/stockholm-city-hall?language=de');
    const text = page.getByRole('button', { name: /Translate: .*Council Chamber › Text/ });
    await text.waitFor();
    await expectAccessible(page);
    await text.click();
    const field = page.getByRole('textbox', { name: 'German' });
    await field.fill('Unebene Stufen.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await text.filter({ hasText: 'Unebene Stufen.' }).waitFor();

    const { page: outside } = await visitor({ viewport: wide, locale: 'de-AT' });
    await outside.goto(at(`${tour}/play`));
    await outside.getByRole('treeitem', { name: /Ratssaal/ }).click();
    await outside.getByRole('article', { name: 'Ratssaal' }).getByText('Unebene Stufen.').waitFor();
  });
});
