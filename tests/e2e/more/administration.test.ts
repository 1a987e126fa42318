import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { randomIdentifier } from '../../../src/domain/random';
import { accounts, removeAccountAfterwards, store } from '../../functions/administrator';
import { narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, people, signIn } from '../../support/people';
import { saved } from '../../support/saved';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };
const global = () => store().doc('app/global');
const closed = (page: Page) => page.getByRole('alertdialog', { name: 'Loggia is closed for maintenance' });

const nothing = { messageTitle: '', messageBody: '', messageId: '', messageEnabled: false, frontendEnabled: true };

/** Opens the admin page with empty settings. The demo's are restored afterwards, because other files use the same database. */
async function openAdmin(viewport?: typeof narrow) {
  const demo = (await global().get()).data();
  onTestFinished(async () => void (await (demo ? global().set(demo) : global().delete())));
  await global().set(nothing);
  const { page } = await visitor(viewport && { viewport });
  await signIn(page, people.globalAdmin, '/admin');
  await page.getByRole('form', { name: 'Global settings' }).waitFor();
  const flip = (name: string) => page.getByRole('switch', { name }).click();
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved').waitFor();
  };
  return { page, flip, save };
}

/** An editor with a PoI of a tour of their own in the panel of the 3D player. */
async function atWork() {
  const place = await anOwnPlace();
  const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove' }], children: [] }];
  const [{ email }, tour] = await Promise.all([
    place.person('superuser'),
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders }),
  ]);
  const { page } = await visitor();
  await signIn(page, email);
  await page.goto(at(playerPath(tourId(tour), 'edit')));
  await page
    .getByRole('treeitem', { name: /^Stove/ })
    .last()
    .click(patient);
  return { page, tour, name: page.getByLabel('Name', { exact: true }) };
}

describe('an editor in the 3D player with unsaved work', () => {
  it('loses nothing by a message and by maintenance, and saves afterwards [ADMIN-068]', async () => {
    const { page, tour, name } = await atWork();
    const stored = async () => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois[0].name;
    const admin = await openAdmin();
    await name.fill('Stove of 1902');
    await name.press('Tab');
    await page.getByRole('button', { name: 'Saving: Unsaved changes' }).waitFor(patient);
    // still being typed when the message comes
    await name.fill('Stove of 1902, lit');

    await admin.page.getByRole('textbox', { name: 'Message title' }).fill('Closing soon');
    await admin.flip('Show the message');
    await admin.save();
    await page.getByText('Closing soon').waitFor();
    expect(await name.inputValue()).toBe('Stove of 1902, lit');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.press('End');
    await page.keyboard.type(' daily');
    await admin.flip('Front end enabled');
    await admin.save();
    await closed(page).waitFor();
    await admin.flip('Front end enabled');
    await admin.save();

    await closed(page).waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('Stove of 1902, lit daily');
    await page.getByRole('treeitem', { name: /^Stove of 1902, lit daily/ }).waitFor(patient);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    expect(await stored()).toBe('Stove of 1902, lit daily');
  });
});

describe('the admin page', () => {
  it('creates a user with an organization and a role [ADMIN-064 ADMIN-065 ROUTE-037]', async () => {
    const { page } = await openAdmin(narrow);
    const email = `${randomIdentifier().toLowerCase()}@people.example`;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('long-enough-1');
    await page.getByRole('combobox', { name: 'Organization', exact: true }).fill('Northlight');
    await page.getByRole('option', { name: 'Northlight' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOption('superuser');

    await page.getByRole('button', { name: 'Create New User' }).click();
    const outcome = page.getByText(`${email} was created.`).or(page.getByRole('alert'));
    await outcome.waitFor({ timeout: 90_000 });
    const account = await accounts()
      .getUserByEmail(email)
      .catch(() => null);
    if (account) removeAccountAfterwards(account.uid);
    expect(await outcome.textContent()).toBe(`${email} was created. The mail with its link is on the way.`);
    const card = (await store().doc(`users/${account?.uid}`).get()).data();
    expect(card).toMatchObject({ organization: 'Northlight', role: 'superuser' });
  });
});
