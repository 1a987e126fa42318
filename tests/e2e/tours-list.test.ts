import { describe, expect, it } from 'vitest';
import { tours } from '../../scripts/demo-data/documents.mjs';
import { withBrowser } from '../support/browser';
import { people, signIn } from '../support/people';

const { visitor } = withBrowser();
const ofNorthlight = tours.filter(({ organization }) => organization === 'Northlight').length;

describe('the tours of an organization', () => {
  it('are those of one’s own, by country, the unfinished ones first, and reached by keyboard alone [TOUR-001 TOUR-007 TOUR-009 TOUR-016 TOUR-082]', async () => {
    const { page } = await visitor();
    await signIn(page, people.editor, '/dashboard/tours?mode=list');
    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    await page.getByText(`${ofNorthlight} tours in 7 countries`).waitFor();
    expect((await page.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 2)).toEqual(['Unfinished Tours', 'Denmark']);
    await page.getByText('These tours might be missing crucial information like address or country.').waitFor();
    await page.getByRole('link', { name: 'Warehouse 7, east wing' }).focus();

    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Aarhus City Hall');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.closest('section')?.textContent?.startsWith('Sweden'));
    expect(await page.getByRole('link', { name: 'Casa Batlló' }).count()).toBe(0);
    await page.keyboard.press('Enter');

    await page.waitForURL(/\/dashboard\/tours\/landing\//);
  });
});
