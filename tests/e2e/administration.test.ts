import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { store } from '../functions/administrator';
import { expectAccessible, withBrowser } from '../support/browser';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const global = () => store().doc('app/global');
const closed = (page: Page) => page.getByRole('alertdialog', { name: 'Loggia is closed for maintenance' });

const nothing = { messageTitle: '', messageBody: '', messageId: '', messageEnabled: false, frontendEnabled: true };

/** Opens the admin page with empty settings. The demo's are restored afterwards, because other files use the same database. */
async function openAdmin() {
  const demo = (await global().get()).data();
  onTestFinished(async () => void (await (demo ? global().set(demo) : global().delete())));
  await global().set(nothing);
  const { page } = await visitor();
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
    // on the page with the switch itself the notice would say nothing new
    const elsewhere = await admin.page.context().newPage();
    await elsewhere.goto(at('/digital-twin/house-with-garden'));
    await elsewhere.getByText('Maintenance is on. Everyone except administrators').waitFor();
    expect(await closed(elsewhere).isVisible()).toBe(false);
    await elsewhere.getByRole('button', { name: 'Hide this notice' }).click();
    expect((await global().get()).data()).toEqual({
      messageTitle: 'New maps tonight',
      messageBody: '',
      messageId: 'maps',
      messageEnabled: true,
      frontendEnabled: false,
      reopens: '',
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
