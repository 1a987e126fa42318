import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { consoleModes, consolePath } from '../../src/domain/console/console-page-addresses';
import { randomIdentifier } from '../../src/domain/random';
import { store } from '../functions/administrator';
import { expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();

async function open(path: string, email: string = people.globalAdmin): Promise<Page> {
  const { page } = await visitor();
  await signIn(page, email, path);
  return page;
}

const removed = (path: string) => onTestFinished(async () => void (await store().recursiveDelete(store().doc(path))));

describe('the console of global admins', () => {
  it('creates an organization, opens it, and edits it whole [ADMIN-009 ADMIN-010 ADMIN-014 ADMIN-016]', async () => {
    const name = `Console ${randomIdentifier()}`;
    removed(`organizations/${name}`);
    const page = await open('/dashboard/organizations');
    await page.getByRole('list', { name: 'Organizations' }).waitFor();
    // by key: a notice that comes late moves the page under the pointer
    await page.getByRole('button', { name: '+ New Organization' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `Go to ${name}` }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: `Settings of ${name}` }).click();
    await page.getByRole('link', { name: 'GO TO DASHBOARD' }).waitFor();
    const whole = page.getByRole('form', { name: 'Organization', exact: true });
    await whole.getByRole('switch', { name: 'Status' }).click();
    await whole.getByRole('textbox', { name: 'Teal' }).fill('Water');
    await whole.getByRole('button', { name: 'Save Organization Settings' }).click();
    await whole.getByText('All changes saved').waitFor();

    const stored = async () => (await store().doc(`organizations/${name}`).get()).data();
    await expect.poll(async () => (await stored())?.status).toBe(true);
    expect((await stored())?.iconDescription.find(({ ref }: { ref: string }) => ref === 'teal')).toMatchObject({ description: 'Water' });
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
  });

  it('opens for no member [ACCESS-012]', async () => {
    const page = await open('/dashboard/my-page', people.orgAdmin);
    await page.getByRole('heading', { level: 1, name: 'Shared with me' }).waitFor();

    for (const mode of consoleModes) {
      await page.goto(at(consolePath(mode)));
      await page.waitForURL(at('/dashboard/tours'));
    }
  });
});
