import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath, tourPagePath } from '../../../src/domain/page-addresses';
import { narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };
const house = tourId('house-with-garden');
const list = '/dashboard/tours';

const gone = { state: 'detached' } as const;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const article = (page: Page) => page.getByRole('article', { name: 'Kitchen island' });
const item = (page: Page, name: RegExp) => page.getByRole('treeitem', { name }).last();
/** How many things that Back closes the browser's entry stands for. */
const reachDepth = (page: Page, depth: number) =>
  page.waitForFunction((wanted) => (window.history.state?.backLayers?.depth ?? 0) === wanted, depth);

async function goBack(page: Page, depth = 0): Promise<void> {
  await page.evaluate(() => window.history.back());
  await reachDepth(page, depth);
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100"/></svg>';
const picture = { name: 'u__plan.svg', contentType: 'image/svg+xml', size: 10, markers: [] };

/** Somebody on the page of a tour of their own, whose PoI has an image. */
async function withTour() {
  const place = await anOwnPlace();
  const url = `${at('').split('#')[0]}plan.svg`;
  const block = { identifier: 'b', type: 'file', name: '', content: [{ ...picture, url }], box: 'grid', cols: 1 };
  const pois = [
    { identifier: 'stove', name: 'Stove', type: 'poi', content: [block] },
    { identifier: 'sink', name: 'Sink', type: 'poi', content: [] },
  ];
  const [{ email }, tour] = await Promise.all([
    place.person('ultrauser'),
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders: [{ id: 'hall', name: 'Hall', pois, children: [] }] }),
  ]);
  const { page, context } = await visitor();
  await context.route(url, (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
  await signIn(page, email, list);
  await page.getByRole('link', { name: 'The Hall' }).first().waitFor(patient);
  return { page, tour: tourId(tour) };
}

describe('Back in the player', () => {
  it('closes the image viewer and leaves its point of interest open', async () => {
    const { page, tour } = await withTour();
    await page.goto(at(playerPath(tour)));
    await item(page, /^Stove/).click(patient);
    await page.getByRole('button', { name: 'View plan.svg' }).click();
    await dialog(page, 'plan.svg').waitFor();
    await reachDepth(page, 2);

    await goBack(page, 1);

    await dialog(page, 'plan.svg').waitFor(gone);
    await page.getByRole('article', { name: 'Stove' }).waitFor();
  });

  it('leads to the landing page at once where everything was closed by hand, also after a reload', async () => {
    const { page } = await visitor();
    await page.goto(at(tourPagePath(house)));
    await page.getByRole('link', { name: 'Explore' }).click();
    await item(page, /^Kitchen island/).click();
    await page.waitForURL(/start=/);
    await page.reload();
    await article(page).waitFor();
    await page.getByRole('button', { name: 'Close Content' }).click();
    await article(page).waitFor(gone);
    await item(page, /^Kitchen island/).click();
    await reachDepth(page, 1);
    await page.getByRole('button', { name: 'Close Content' }).click();
    await reachDepth(page, 0);

    // what the reload found open is a page of its own
    await page.goBack();
    await page.goBack();

    await page.getByRole('link', { name: 'Explore' }).waitFor();
  });
});

describe('Back in the editor', () => {
  it('closes a dialog, then the point of interest, and asks before it leaves unsaved changes [EDIT-059]', async () => {
    const { page, tour } = await withTour();
    await page.goto(at(playerPath(tour, 'edit')));
    await item(page, /^Sink/).click(patient);
    await page.getByLabel('Name', { exact: true }).fill('Basin');
    await page.getByLabel('Name', { exact: true }).press('Tab');
    await reachDepth(page, 1);

    await goBack(page);
    await page.getByRole('region', { name: 'Edit panel' }).waitFor(gone);
    await page.evaluate(() => window.history.back());
    const question = dialog(page, 'Leave with unsaved changes?');
    await question.getByRole('button', { name: 'Stay' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Stay');
    await question.getByRole('button', { name: 'Save and leave' }).click();

    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForURL(at(list));
  });
});

describe('leaving the form of a tour with unsaved changes', () => {
  it('is asked about when somebody signs out, and can save first', async () => {
    const { page, tour } = await withTour();
    await page.goto(at(`/dashboard/tours/edit/${tour}`));
    const name = page.getByLabel('Tour Name');
    await name.fill('The Great Hall');
    const question = dialog(page, 'Leave with unsaved changes?');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor(gone);
    expect(await name.inputValue()).toBe('The Great Hall');
    await page.getByRole('link', { name: 'Tutorials' }).click();
    await question.getByRole('button', { name: 'Save and leave' }).click();
    await page.waitForURL(at('/dashboard/tutorials'));
    await page.goto(at(`/dashboard/tours/edit/${tour}`));
    await expect.poll(() => name.inputValue()).toBe('The Great Hall');
    await name.fill('Not to be saved');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();

    await page.getByRole('button', { name: 'or use email and password.' }).waitFor(patient);
  });
});

describe('Back in the dashboard', () => {
  it('closes the menu of a phone, and skips it where it led to a page', async () => {
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, people.editor, list);
    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    const menu = dialog(page, 'Menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await reachDepth(page, 1);

    await goBack(page);
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await reachDepth(page, 1);
    await menu.getByRole('link', { name: 'Tutorials' }).click();
    await page.waitForURL(at('/dashboard/tutorials'));
    // the address changes before the page does
    await menu.waitFor({ state: 'hidden' });
    await page.goBack();

    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor();
    await reachDepth(page, 0);
  });
});
