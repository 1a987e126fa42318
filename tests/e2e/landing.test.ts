import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { aTourToEdit } from '../support/editing';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const visit = (tour: string) => `/digital-twin/${tour}`;

describe('the landing page', () => {
  it('shows a visitor a public tour before its picture, which they enter by Explore [PLAYER-001 PLAYER-002 PLAYER-005 TOUR-019]', async () => {
    const { page } = await visitor();
    const pictures: string[] = [];
    page.on('response', (response) => response.url().includes('/thumb') && pictures.push(`${response.status()} ${response.url()}`));

    await page.goto(at(visit('house-with-garden')));

    await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await page.getByText('Lindenweg 14, Freiburg im Breisgau, Germany').first().waitFor();
    await page.getByText('Casa Aperta').first().waitFor();
    await page.waitForFunction(() => [...document.images].some(({ src, naturalWidth }) => src.includes('/thumb') && naturalWidth > 800));
    expect(pictures.some((picture) => picture.startsWith('200') && picture.includes('/HouseGarden/thumb?width=1600'))).toBe(true);
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Explore' }).click();
    await page.waitForURL(at(`${visit('house-with-garden')}/play`));
    await page.goBack();
    await page.getByRole('link', { name: 'Explore' }).waitFor();
  });

  it('is renamed by keyboard by its editor, and another browser sees it at once [TOUR-022 TOUR-058 TOUR-083 PLAYER-070]', async () => {
    const { tour, email, other } = await aTourToEdit({ name: 'The Round Tower' }, 2);
    const [one, two] = [await visitor(), await visitor()];
    await signIn(one.page, email, `/dashboard/tours/landing/${tour}`);
    await signIn(two.page, other, `/dashboard/tours/landing/${tour}`);
    for (const { page } of [one, two]) await page.getByRole('heading', { level: 1, name: 'The Round Tower' }).waitFor();

    await one.page.getByRole('button', { name: 'Rename tour' }).press('Enter');
    await one.page.keyboard.type('Rundetaarn');
    await one.page.keyboard.press('Enter');

    await one.page.getByText('Tour updated').waitFor();
    await two.page.getByRole('heading', { level: 1, name: 'Rundetaarn' }).waitFor();
  });
});
