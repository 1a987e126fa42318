import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, removeAccountAfterwards, somebody, store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, people, signIn, signInByForm } from '../support/people';
import { saved } from '../support/saved';

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
    await page.getByText('Global settings saved').waitFor();
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
  const { page, context } = await visitor();
  await context.addInitScript(() => localStorage.setItem('introduction', 'finished'));
  await signIn(page, email);
  await page.goto(at(playerPath(tourId(tour), 'edit')));
  await page
    .getByRole('treeitem', { name: /^Stove/ })
    .last()
    .click(patient);
  return { page, tour, name: page.getByLabel('Name', { exact: true }) };
}

describe('the message to all users and maintenance', () => {
  it('reach the open pages of visitors and editors, and go away again [ADMIN-066 ADMIN-067 ADMIN-068]', async () => {
    const { page: tour } = await visitor();
    await tour.goto(at('/digital-twin/house-with-garden'));
    await tour.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    const { page: form } = await visitor();
    await signIn(form, people.editor, '/dashboard/tours/edit/mixing-plant-hall-4');
    const name = form.getByRole('textbox', { name: 'Tour Name' });
    await name.fill('A hall by the sea');
    const admin = await openAdmin();

    await admin.page.getByRole('textbox', { name: 'Message title' }).fill('New maps tonight');
    await admin.page.getByRole('textbox', { name: 'Message id' }).fill('maps');
    await admin.flip('Show the message');
    await admin.save();
    for (const page of [tour, form]) await page.getByText('New maps tonight').waitFor();
    await expectAccessible(tour);
    await admin.page.getByRole('button', { name: 'Dismiss this message' }).click();
    await tour.getByRole('button', { name: 'Dismiss this message' }).click();
    await tour.getByText('New maps tonight').waitFor({ state: 'detached' });
    await tour.reload();
    await tour.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();

    await admin.flip('Front end enabled');
    await admin.save();
    for (const page of [tour, form]) await closed(page).waitFor();
    await expectAccessible(form);
    await form.keyboard.press('Escape');
    await form.keyboard.press('Escape');
    await closed(form).waitFor();
    await admin.page.getByText('Maintenance is on. Everyone except administrators').waitFor();
    expect(await closed(admin.page).isVisible()).toBe(false);
    await admin.page.getByRole('button', { name: 'Hide this notice' }).click();
    expect((await global().get()).data()).toEqual({
      ...{ messageTitle: 'New maps tonight', messageBody: '', messageId: 'maps' },
      ...{ messageEnabled: true, frontendEnabled: false, reopens: '' },
    });

    await admin.flip('Front end enabled');
    await admin.flip('Show the message');
    await admin.save();
    for (const page of [tour, form]) await closed(page).waitFor({ state: 'hidden' });
    await form.getByText('New maps tonight').waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('A hall by the sea');
    expect(await tour.getByText('New maps tonight').count()).toBe(0);
  });
});

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
    await expectAccessible(page);
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
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
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
    expect(await outcome.textContent()).toBe(`${email} was created.`);
    const card = (await store().doc(`users/${account?.uid}`).get()).data();
    expect(card).toMatchObject({ organization: 'Northlight', role: 'superuser' });
  });

  it('is restricted to admins, and warns those whose email is unverified [ADMIN-063 ADMIN-069]', async () => {
    const { page: other } = await visitor();
    await signIn(other, people.orgAdmin, '/admin');
    await other.getByText('Restricted').waitFor();

    const { email } = await somebody({ admin: true, role: 'admin' }, { verified: false });
    const { page } = await visitor();
    await signInByForm(page, email, '/admin');
    await page.getByText(`Your email ${email} is not verified.`).waitFor();
    await expectAccessible(page);
  });

  it('edits the directory [MODEL-054]', async () => {
    const directory = store().doc('app/dcms');
    const before = (await directory.get()).data();
    onTestFinished(async () => void (await (before ? directory.set(before) : directory.delete())));
    const { page } = await openAdmin();

    await page.getByRole('combobox', { name: 'Directory admins' }).fill('Dora@elsewhere.example ');
    await page.getByRole('button', { name: 'Save directory' }).click();
    await page.getByText('Directory saved').waitFor();

    expect((await directory.get()).data()).toEqual({ ...before, admins: [...(before?.admins ?? []), 'dora@elsewhere.example'] });
  });
});
