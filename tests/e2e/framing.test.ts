import { describe, expect, inject, it } from 'vitest';
import { expectAccessible, narrow, withBrowser } from '../support/browser';
import { embedElsewhere, embedOurs } from '../support/elsewhere';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();

describe('inside another site', () => {
  it('the dashboard is not shown: a page leads to a window of its own', async () => {
    const { page, context } = await visitor({ viewport: narrow });
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));

    const frame = await embedOurs(page, '/dashboard/tours');
    await frame.getByRole('heading', { level: 1, name: 'This page can’t be shown inside another site' }).waitFor();

    expect(await frame.getByRole('button').count()).toBe(0);
    expect(scripts.filter((url) => /signIn|account|dashboard|frame|visit/.test(url))).toEqual([]);
    const opened = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Open in a new window' }).click();
    const own = await opened;
    await own.getByRole('button', { name: 'or use email and password.' }).waitFor();
    expect(own.url()).toBe(at('/dashboard/tours'));
    expect(await own.evaluate(() => window.opener)).toBeNull();
    await expectAccessible(page);
  });
});

describe('who is signed in', () => {
  it('is a visitor in a frame of our own origin: no private tour opens, and a public one cannot be edited [ACCESS-056]', async () => {
    const { page } = await visitor();
    const itself = new URL(inject('address')).origin;
    await signIn(page, people.orgAdmin);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    const open = await embedOurs(page, '/digital-twin/house-with-garden/edit', itself);
    await open.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await open.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    const edit = open.getByRole('radio', { name: 'Edit' }).or(open.getByRole('button', { name: 'Edit', exact: true }));
    expect(await edit.count()).toBe(0);
    const closed = await embedOurs(page, '/digital-twin/pump-house/play', itself);

    await closed
      .getByText(/sign in|permission|not open to you|private/i)
      .first()
      .waitFor();
    expect(await closed.getByRole('toolbar', { name: 'Tour controls' }).count()).toBe(0);
  });
});

describe('a sandbox around us', () => {
  it('that takes our origin, or our scripts, gets nothing to show', async () => {
    const { page } = await visitor();
    for (const rights of ['allow-scripts', 'allow-same-origin', '']) {
      const frame = await embedElsewhere(page, `<iframe sandbox="${rights}" src="${at('/dashboard/tours')}"></iframe>`);
      await page.waitForLoadState('networkidle');

      // the mark that index.html begins with, and nothing to read or to press
      expect((await frame.locator('#root').textContent())?.trim()).toBe('');
      expect(await frame.locator('#root').locator('a, button, input, img').count()).toBe(0);
    }
  });
});
