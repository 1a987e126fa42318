import { doc, type Firestore, getDoc } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { binPath, tourFormPath } from '../../src/domain/page-addresses';
import { somebody, store } from '../functions/administrator';
import { exist, filesBelow, gone, save, storeDocuments } from '../functions/stored';
import { expectAccessible, withBrowser } from '../support/browser';
import { granted } from '../support/granted';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';
import { storeOf } from '../support/sdk';

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

const opens = (db: Firestore, path: string): Promise<boolean> =>
  getDoc(doc(db, path)).then(
    (found) => found.exists(),
    () => false,
  );

async function deleteFromForm(page: Page, id: string): Promise<void> {
  await page.goto(at(tourFormPath(tourId(id))));
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByText('The bin keeps it for 30 days.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete tour' }).click();
  await page.getByText('Tour deleted').waitFor();
}

describe('a deleted tour', () => {
  it('is closed in the bin, comes back with its points, links, history, files and guests, and is deleted for good by its name [TOUR-060]', async () => {
    const { admin, guest, id, folder, parts } = await aWholeTour();
    const before = (await store().doc(`tours/${id}`).get()).data();
    const asGuest = await storeOf(guest.email);
    const { page } = await visitor();
    await signIn(page, admin.email);
    expect([await opens(asGuest, `tours/${id}`), await opens(asGuest, `tours/${id}/links/link`)]).toEqual([true, true]);

    await deleteFromForm(page, id);

    expect([await opens(asGuest, `tours/${id}`), await opens(asGuest, `tours/${id}/links/link`)]).toEqual([false, false]);
    await page.getByRole('link', { name: 'Bin', exact: true }).click();
    await page.getByRole('heading', { name: 'Tower' }).waitFor();
    await page.getByText(`by ${admin.email}`).waitFor();
    await page.getByText('30 days left').waitFor();
    await expectAccessible(page);
    await button(page, 'Restore Tower').click();
    await page.getByText('Tower was restored').waitFor();
    await page.getByText('The bin is empty').waitFor();
    expect((await store().doc(`tours/${id}`).get()).data()).toEqual(before);
    expect([await opens(asGuest, `tours/${id}`), await opens(asGuest, `tours/${id}/links/link`)]).toEqual([true, true]);
    expect([await exist(parts), await filesBelow(folder)]).toEqual([expect.arrayContaining(parts), [`${folder}/files/1__plan.pdf`]]);

    await deleteFromForm(page, id);
    await page.goto(at(binPath));
    await button(page, 'Delete Tower now').click();
    await page.getByRole('textbox', { name: 'Type “Tower” to confirm' }).fill('Tower');
    await expectAccessible(page);
    await button(page, 'Delete for good').click();

    await page.getByText('Tower was deleted for good').waitFor();
    await gone([`tours/${id}`, ...parts]);
    await expect.poll(() => filesBelow(folder)).toEqual([]);
  });
});
