import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { aTourToEdit, patient } from '../../support/editing';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();

const pointTypes = [
  {
    id: 'valve',
    name: 'Valve',
    states: [
      { id: 'open', name: 'To do', color: 'red' },
      { id: 'done', name: 'Done', color: 'green' },
    ],
  },
];
const folders = [
  { id: 'hall', name: 'Hall', children: [], pois: [{ identifier: 'stove', name: 'Stove', typeId: 'valve', state: 'open' }] },
];
/** A pixel. */
const photo = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const details = (page: Page) => page.getByRole('region', { name: 'Details' });

it('a member checks a point on a phone without a connection, with a photo; others read it, and a visitor of the public tour does not', async () => {
  const { place, tour, email } = await aTourToEdit({ public: true, folders, pointTypes });
  const path = `${playerPath(tourId(tour))}?start=stove`;
  const [viewer, phone, desktop, stranger] = await Promise.all([place.person('user'), visitor({ viewport: narrow }), visitor(), visitor()]);
  await signIn(phone.page, viewer.email, path);
  await checks(phone.page).getByText('Nobody has checked this yet.').waitFor(patient);
  await phone.context.setOffline(true);
  await checks(phone.page).getByRole('button', { name: 'Change state' }).click();
  const dialog = phone.page.getByRole('dialog', { name: 'Change state' });
  await dialog.getByText('You are offline.').waitFor(patient);
  await dialog.getByRole('radio', { name: 'Done' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Oiled');
  await dialog.getByLabel('Photo').setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: photo });
  await dialog.getByRole('button', { name: 'Take another photo' }).waitFor(patient);
  await expectAccessible(phone.page);
  await expectNoSidewaysScroll(phone.page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await checks(phone.page).getByText('On this device, waiting to be sent.').waitFor(patient);
  await details(phone.page).getByText('Done').waitFor(patient);

  await phone.context.setOffline(false);

  await checks(phone.page)
    .getByText('On this device, waiting to be sent.')
    .waitFor({ state: 'detached', ...patient });
  await signIn(desktop.page, email, path);
  await checks(desktop.page).getByText('Oiled').waitFor(patient);
  await details(desktop.page).getByText('Done').waitFor(patient);
  await checks(desktop.page).getByRole('button', { name: 'Show the photo' }).click();
  const image = checks(desktop.page).getByRole('img', { name: 'What was found' });
  await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth), patient).toBe(1);
  await stranger.page.goto(at(path));
  await details(stranger.page).getByText('To do').waitFor(patient);
  expect(await checks(stranger.page).count()).toBe(0);
});
