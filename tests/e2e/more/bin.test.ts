import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { dashboardPlayerPath, tourFormPath } from '../../../src/domain/page-addresses';
import { somebody, store } from '../../functions/administrator';
import { save, storeDocuments } from '../../functions/stored';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { granted } from '../../support/granted';
import { anOwnPlace } from '../../support/own-tours';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** An organization with one tour: points, a share link, a saved state, a file and an invitation. */
async function aWholeTour() {
  const place = await anOwnPlace();
  const [admin, guest] = [await place.person('ultrauser'), await somebody()];
  const id = await place.tour({ name: 'Tower', folders: [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'p', name: 'Stove' }] }] });
  const invitation = `collaboration/tour_${guest.email}_${id}`;
  const parts = {
    [`tours/${id}/links/link`]: { user: admin.uid, poiId: 'p', zoom: 1, created: new Date() },
    [`tours/${id}/poiHistory/state`]: { folders: [], timestamp: new Date(), userUid: admin.uid, userEmail: admin.email },
    [invitation]: {
      email: guest.email,
      tour: id,
      tourName: 'Tower',
      organization: place.organization,
      type: 'tour',
      accessLevel: 'read',
      status: 'accepted',
      accepted: true,
      expires: null,
    },
  };
  await storeDocuments(parts);
  await granted(guest.email);
  const folder = `organizations/${place.organization}/tour/${id}`;
  await save(`${folder}/files/1__plan.pdf`);
  return { place, admin, guest, id, folder, parts: Object.keys(parts) };
}

async function deleteFromForm(page: Page, id: string): Promise<void> {
  await page.goto(at(tourFormPath(tourId(id))));
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByText('The bin keeps it for 30 days.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete tour' }).click();
  await page.getByText('Tour deleted').waitFor();
}

describe('a deleted tour', () => {
  it('is back at once by Undo [TOUR-060]', async () => {
    const { admin, id } = await aWholeTour();
    const before = (await store().doc(`tours/${id}`).get()).data();
    const { page } = await visitor();
    await signIn(page, admin.email);
    await button(page, 'Menu of Tower').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete tour' }).click();
    await button(page, 'Menu of Tower').waitFor({ state: 'detached' });

    await button(page, 'Undo').click();

    await page.getByText('Tower was restored').waitFor();
    await button(page, 'Menu of Tower').waitFor();
    expect((await store().doc(`tours/${id}`).get()).data()).toEqual(before);
    await button(page, 'Menu of Tower').click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByRole('dialog', { name: 'Duplicate tour' }).waitFor();
  });

  it('says at its address that it is in the bin, to those who may restore it, and to nobody else [ACCESS-046]', async () => {
    const { place, admin, id } = await aWholeTour();
    const [boss, colleague] = [await visitor({ viewport: narrow }), await visitor()];
    await signIn(boss.page, admin.email);
    await deleteFromForm(boss.page, id);

    await signIn(colleague.page, (await place.person('superuser')).email);
    await colleague.page.goto(at(dashboardPlayerPath(tourId(id))));
    await colleague.page.getByRole('heading', { name: 'Access denied' }).waitFor();
    await boss.page.goto(at(dashboardPlayerPath(tourId(id))));
    await boss.page.getByRole('heading', { name: 'Tower is in the bin' }).waitFor();
    await expectAccessible(boss.page);
    await expectNoSidewaysScroll(boss.page);
    await button(boss.page, 'Restore').click();

    await boss.page.getByRole('heading', { name: 'Tower is in the bin' }).waitFor({ state: 'detached' });
    await expect.poll(() => boss.page.title()).toContain('Tower');
    expect((await store().doc(`tours/${id}`).get()).get('name')).toBe('Tower');
  });
});
