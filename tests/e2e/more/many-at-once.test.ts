import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { store } from '../../functions/administrator';
import { expectAccessible, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();
const list = '/dashboard/tours?mode=list';
const types = [
  { id: 'house', name: 'House', color: 'pink' },
  { id: 'works', name: 'Works', color: 'blue' },
];

async function aPlaceWithTypes() {
  const place = await anOwnPlace();
  await store()
    .doc(`organizations/${place.organization}`)
    .set({ name: place.organization, status: true, tourTypes: types }, { merge: true });
  return place;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const dialog = (page: Page) => page.getByRole('dialog');
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await bar(page).getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function close(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await dialog(page).waitFor({ state: 'detached' });
}

const stored = async (id: string) => (await store().doc(`tours/${id}`).get()).data();

describe('many tours at once', () => {
  it('are given a type, published, deleted and restored by an admin, without a mouse where it matters [TOUR-060]', async () => {
    const place = await aPlaceWithTypes();
    const admin = await place.person('ultrauser');
    const [barn, mill, dam] = await Promise.all(['Barn', 'Mill', 'Dam'].map((name) => place.tour({ name })));
    const { page } = await visitor();
    await signIn(page, admin.email, list);

    await page.getByRole('link', { name: 'Barn' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await bar(page).getByText('2 selected').last().waitFor();
    await choose(page, 'Change', 'Type');
    await dialog(page).getByRole('combobox', { name: 'Type' }).selectOption('Works');
    await dialog(page).getByText('2 tours get the type Works.').waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Change 2 tours' }).click();
    await dialog(page).getByText('2 tours now have the type Works.').waitFor();
    expect([(await stored(barn ?? ''))?.tourTypeId, (await stored(dam ?? ''))?.tourTypeId]).toEqual(['works', 'works']);
    // somebody gives one of them another type, which Undo leaves alone
    await store().doc(`tours/${dam}`).update({ tourTypeId: 'house' });
    await dialog(page).getByRole('button', { name: 'Undo' }).click();
    await dialog(page).getByText('1 tour has the type from before again.').waitFor();
    await dialog(page).getByText('Someone else changed it since, so it stays as it is.').waitFor();
    expect([(await stored(barn ?? ''))?.tourTypeId, (await stored(dam ?? ''))?.tourTypeId]).toEqual(['', 'house']);
    await close(page);

    await bar(page).getByRole('button', { name: 'Select all 3' }).click();
    await choose(page, 'More', 'Publish a version');
    await dialog(page)
      .getByRole('textbox', { name: /^Name of each version/ })
      .fill('Spring');
    await dialog(page).getByRole('button', { name: 'Publish 3 tours' }).click();
    await dialog(page).getByText('3 tours have a new version.').waitFor({ timeout: 30_000 });
    const versions = await store().collection(`organizations/${place.organization}/tours/${mill}/versions`).get();
    expect(versions.docs.map((version) => [version.get('name'), version.get('public')])).toEqual([['Spring', true]]);
    await close(page);

    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete 3 tours' }).click();
    await dialog(page).getByText('3 tours were moved to the bin.').waitFor();
    await page.getByText('No tours found.').waitFor();
    await dialog(page).getByRole('button', { name: 'Undo' }).click();
    await dialog(page).getByText('3 tours were restored.').waitFor();
    await close(page);

    await page.getByRole('link', { name: 'Mill' }).waitFor();
    expect((await stored(dam ?? ''))?.tourTypeId).toBe('house');
  });

  it('are changed by a member where they may, who sees before which they may not', async () => {
    const place = await aPlaceWithTypes();
    const member = await place.person('user');
    const [own] = await Promise.all([place.tour({ name: 'Own hall', createdBy: member.uid }), place.tour({ name: 'Hall of others' })]);
    const { page } = await visitor();
    await signIn(page, member.email, list);

    await tick(page, 'Own hall');
    await tick(page, 'Hall of others');
    await bar(page).getByRole('button', { name: 'Change' }).waitFor();
    expect(await bar(page).getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await choose(page, 'Change', 'Access');
    await dialog(page)
      .getByRole('radio', { name: /^Public/ })
      .check({ force: true });
    const denied = dialog(page).getByRole('list', { name: '1 of 2 tours can’t be included: you don’t have permission.' });
    expect(await denied.getByRole('listitem').allTextContents()).toEqual(['Hall of others']);
    await dialog(page).getByRole('button', { name: 'Change 1 tour' }).click();
    await dialog(page).getByText('1 tour is now public.').waitFor();
    await close(page);

    expect((await stored(own))?.public).toBe(true);
  });

  it('begin nothing offline, and go on where they stopped when the connection is back', async () => {
    const place = await aPlaceWithTypes();
    const editor = await place.person('superuser');
    const mill = await place.tour({ name: 'Mill' });
    const { page, context } = await visitor();
    await signIn(page, editor.email, list);
    await tick(page, 'Mill');
    await choose(page, 'Change', 'Place');
    await dialog(page).getByRole('textbox', { name: 'Locality' }).fill('Uppsala');

    await context.setOffline(true);
    await dialog(page).getByText('You’re offline, so nothing can be changed now.').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Change 1 tour' }).isDisabled()).toBe(true);
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Change 1 tour' }).click();
    await dialog(page).getByText('1 tour now has Locality: Uppsala.').waitFor();

    expect((await stored(mill))?.place).toMatchObject({ locality: 'Uppsala', country: 'Sweden' });
  });
});
