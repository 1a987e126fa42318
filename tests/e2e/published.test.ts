import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { at } from '../support/people';
import { showList } from '../support/player';
import { aSnapshot, organization } from '../support/snapshot';

const { visitor } = withBrowser();

describe('a published snapshot', () => {
  it('is visited with its list, content, files and floors, until it is taken back [VIEWER-001 VIEWER-003 VIEWER-021 ROUTE-003 ACCESS-050]', async () => {
    const { address, publish } = await aSnapshot();
    const { page } = await visitor();
    await page.goto(address);
    const bar = page.getByRole('toolbar', { name: 'Tour controls' });
    await page.getByText(organization).waitFor();
    await showList(page);
    await page.getByRole('treeitem', { name: /^Hearth/ }).click();
    const content = page.getByRole('article', { name: 'Hearth' });
    await content.getByText('Do not touch.').waitFor();

    await bar.getByRole('button', { name: 'Content' }).click();
    await content.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Content' }).click();
    await content.waitFor();
    await page.getByRole('treeitem', { name: /^Stairs/ }).click();
    await content.waitFor({ state: 'detached' });
    expect(await bar.getByRole('button', { name: 'Content' }).getAttribute('aria-expanded')).toBe('false');

    await bar.getByRole('button', { name: 'Files' }).click();
    const files = page.getByRole('dialog', { name: 'Files' });
    await files.getByText('The fireplace.jpg').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: /^Floors/ }).click();
    await page.getByRole('button', { name: 'ALL' }).waitFor();
    await page.keyboard.press('Escape');

    await publish({ public: false });
    await page.getByRole('heading', { name: 'This tour isn’t published' }).waitFor();
  });

  it('closes the list on a phone for a sheet with the content, which a button hides [VIEWER-015 VIEWER-003]', async () => {
    const { address } = await aSnapshot();
    const { page } = await visitor({ viewport: narrow });
    await page.goto(address);
    await page.getByRole('button', { name: 'Points of interest' }).click();
    await page.getByRole('treeitem', { name: /^Hearth/ }).click();
    await page.getByRole('treeitem', { name: /^Hearth/ }).waitFor({ state: 'detached' });
    const content = page.getByRole('article', { name: 'Hearth' });
    await content.waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Content', exact: true }).click();
    await content.waitFor({ state: 'detached' });
    await expectNoSidewaysScroll(page);
  });
});

describe('a screen of an organization', () => {
  it('shows the page and its address while it is public [ROUTE-040 OLD-036 OLD-037 ACCESS-074]', async () => {
    const id = randomIdentifier();
    const screen = store().doc(removedAfterwards(`organizations/${organization}/screens/${id}`));
    await screen.set({ url: 'https://example.com/lobby', public: true });
    const { page, context } = await visitor();
    await context.route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Open until six</h1>' }));
    await page.goto(at(`/${encodeURIComponent(organization)}/screen/${id}`));
    await page.frameLocator('iframe').frameLocator('iframe').getByRole('heading', { name: 'Open until six' }).waitFor();
    await page.getByRole('main', { name: 'Screen' }).getByText('https://example.com/lobby').waitFor();
    await screen.update({ public: false });
    await page.getByRole('heading', { name: 'This screen isn’t public' }).waitFor();
    await screen.update({ public: true, url: 'javascript:alert(1)' });
    await page.reload();
    await page.getByRole('heading', { name: 'This screen isn’t public' }).waitFor();
  });
});
