import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { randomIdentifier } from '../../../src/domain/random';
import { accounts, store } from '../../functions/administrator';
import { filesBelow, save } from '../../functions/stored';
import { expectAccessible, withBrowser } from '../../support/browser';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();

async function open(path: string, email: string = people.globalAdmin): Promise<Page> {
  const { page } = await visitor();
  await signIn(page, email, path);
  return page;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

const removed = (path: string) => onTestFinished(async () => void (await store().recursiveDelete(store().doc(path))));

describe('the console of global admins', () => {
  it('creates and updates modules, and writes the news that visitors read [ADMIN-019 ADMIN-040 OLD-003]', async () => {
    const name = `Module ${randomIdentifier()}`;
    removed(`modules/${name}`);
    removed('pages/news');
    const page = await open('/dashboard/console/modules');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('table', { name: 'Modules' }).getByRole('link', { name }).click();
    await page.getByRole('textbox', { name: 'Description' }).fill('What it does');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Module updated').waitFor();
    await page.goto(at('/dashboard/console/pages?page=news'));
    await page.getByRole('textbox', { name: 'Version' }).fill('2');
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Open on Sunday');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved').waitFor();

    const { page: reader } = await visitor();
    await reader.goto(at('/page/news'));
    await reader.getByText('Open on Sunday').waitFor();
    await reader.getByText('Version 2').waitFor();
  });

  it('records what was done and whom an organization was entered by, in the audit log and in that organization', async () => {
    const name = `Module ${randomIdentifier()}`;
    removed(`modules/${name}`);
    const page = await open('/dashboard/console/audit');
    const { page: other } = await visitor();
    await signIn(other, people.globalAdmin, '/dashboard/console/modules');

    await other.goto(at('/o/Casa%20Aperta'));
    // without a reload
    await page.getByText(`${people.globalAdmin} entered the organization Casa Aperta`).first().waitFor();
    await other.getByRole('heading', { name: 'Casa Aperta' }).waitFor();
    await other.goto(at('/dashboard/activity'));
    await other.getByText('entered the organization as a Super Admin').first().waitFor();
    await other.goto(at('/dashboard/console/modules'));
    await other.getByRole('textbox', { name: 'Name' }).fill(name);
    await other.getByRole('button', { name: 'Create' }).click();
    await page.getByText(`${people.globalAdmin} created the module ${name}`).waitFor();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Modules and pages');
    await page.getByText('entered the organization').first().waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Search, or enter an address' }).fill(name);
    await page.getByText(`created the module ${name}`).waitFor();
    await expectAccessible(page);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export as JSON lines' }).click()]);
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      kind: 'module-created',
      what: name,
      actor: { address: people.globalAdmin },
    });
  });

  it('creates a user, gives an organization and a role, and disables the account [ADMIN-027 ADMIN-028 ADMIN-033 ADMIN-034 ADMIN-035]', async () => {
    const email = `console-${randomIdentifier().toLowerCase()}@people.example`;
    const page = await open('/dashboard/console/users?tab=create');
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Generate a password' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Created here');
    await page.getByRole('button', { name: 'Create user' }).click();
    await page.getByRole('button', { name: 'Copy the password' }).waitFor();
    await choose(page, 'Organization', 'Northlight');
    await page.getByRole('button', { name: 'Assign organization' }).click();
    await page.getByText(`The account ${email} was created in Northlight.`).waitFor();
    await expectAccessible(page);

    await page.goto(at(`/dashboard/console/users?q=${email}`));
    // it asks, because the password is shown this once
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: `Edit ${email}` }).click();
    const dialog = page.getByRole('dialog', { name: email });
    await choose(page, 'Organization', 'Casa Aperta');
    await dialog.getByRole('button', { name: 'Update organization' }).click();
    await page.getByText('Organization updated').waitFor();
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('superuser');
    await dialog.getByRole('button', { name: 'Update role' }).click();
    await page.getByText('Role updated').waitFor();
    await dialog.getByRole('button', { name: 'Disable account' }).click();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await dialog.getByRole('button', { name: 'Enable account' }).waitFor();
    await expectAccessible(page);
    const account = await accounts().getUserByEmail(email);
    onTestFinished(() => accounts().deleteUser(account.uid));

    expect([account.disabled, account.customClaims]).toMatchObject([true, { organization: 'Casa Aperta', role: 'superuser' }]);
  });

  it('copies an older tour with its points, and adds points by sweeps, which its player shows [ADMIN-043 ADMIN-047 ADMIN-055 ADMIN-057 ADMIN-076]', async () => {
    const file = 'tours/lindenweg-14/sweeps/h99/Kitchen plan.pdf';
    await save(`organizations/Casa Aperta/${file}`, 'plan');
    const page = await open('/dashboard/console/duplicate');
    await choose(page, 'Source organization', 'Casa Aperta');
    await page.getByRole('listitem', { name: 'Lindenweg 14, first visit' }).getByRole('button', { name: 'Select' }).click();
    await choose(page, 'Destination organization', 'Northlight');
    const name = `Copy ${randomIdentifier()}`;
    await page.getByRole('textbox', { name: /^New name/ }).fill(name);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const link = page.getByRole('link', { name: 'Go to tour' });
    await link.waitFor();
    const copy = `organizations/Northlight/tours/${(await link.getAttribute('href'))?.split('/').at(-1)}`;
    removed(copy);
    await page.getByRole('button', { name: 'Add pois' }).click();
    await page.getByRole('button', { name: 'Reset' }).waitFor();
    expect(await filesBelow(`${copy}/sweeps/`)).toContainEqual(expect.stringMatching(/sweeps\/h99\/Kitchen plan\.pdf$/));
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const points = page.getByRole('region', { name: 'Points of interest' }).getByRole('button');
    for (const point of ['Dining table', 'Garden', 'Hearth', 'Kitchen']) await points.filter({ hasText: point }).first().waitFor();
    const address = page.url();

    await page.goto(at('/dashboard/console/import'));
    const sweeps = [
      { sweep_title: 'New door', sweep_uuid: 'h02', sweep_x: 0, sweep_y: 45 },
      { sweep_title: 'Nowhere', sweep_uuid: 'none' },
    ];
    await page.getByRole('textbox', { name: 'Sweeps in JSON' }).fill(JSON.stringify(sweeps));
    await page.getByRole('button', { name: 'Parse' }).click();
    await choose(page, 'Organization', 'Northlight');
    await page.getByRole('combobox', { name: 'Tour' }).selectOption({ label: name });
    await page.getByRole('checkbox', { name: /^Add 2 points/ }).check();
    await page.getByText('Loading the scan').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Import all' }).click();
    const list = page.getByRole('list', { name: 'Parsed sweeps' });
    await list.getByText('Added poi New door').waitFor();
    await list.getByText('Sweep not found').waitFor();

    await page.goto(address);
    await points.filter({ hasText: 'New door' }).first().waitFor();
  });
});
