import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { tourId } from '../../src/domain/ids';
import { versionsPath } from '../../src/domain/publishing/publication-page-addresses';
import { store } from '../functions/administrator';
import { save } from '../functions/stored';
import type { Visitor } from './browser';
import { anOwnPlace } from './own-tours';
import { signIn } from './people';
import { publishVersion } from './published-tour';
import { filesInZip } from './zip';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const patiently = { timeout: 90_000 };
export const hostile = 'Safe <img src=x onerror=alert(1)> "room"';

/** Runs where it is opened as a page. */
const evilDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.title = 1"><script>document.title = 2</script><rect width="40" height="20"/></svg>';

/** The richest tour of Northlight with an image, a plan and a document, in an organization of its own. */
export async function aRichTour(fields: object = {}) {
  const place = await anOwnPlace();
  const editor = await place.person('superuser');
  const { folders, description } = (await store().doc('tours/stockholm-city-hall').get()).data() ?? {};
  const id = await place.tour({ name: 'City Hall / Stockholm', matterportId: 'GalleryHall', description, ...fields });
  const pdf = await save(`organizations/${place.organization}/tour/${id}/files/u__Plan.pdf`, 'plan');
  const svg = await save(`organizations/${place.organization}/tour/${id}/files/u__Evil.svg`, evilDrawing);
  const image = {
    name: 'u__Fireplace.jpg',
    url: '/demo/house-with-garden/fireplace.jpg',
    contentType: 'image/jpeg',
    caption: 'The fireplace',
    markers: [{ name: 'Fire bed', body: '', icon: 'red', latlng: { lng: 36.6, lat: 19.5 } }],
  };
  const drawing = { name: 'u__Evil.svg', url: svg, contentType: 'image/svg+xml' };
  const files = { type: 'file', content: [image, drawing, { name: 'u__Plan.pdf', url: pdf, contentType: 'application/pdf', size: 4 }] };
  folders[0].pois[0].content.push(files);
  folders[0].pois[1].screenshot = image.url;
  folders[0].pois.push({
    identifier: 'safe',
    name: hostile,
    content: [{ type: 'text', content: '<h1>Shut</h1><script>alert(2)</script>' }],
  });
  const floorplans = [{ ...image, name: 'Ground.jpg', floor: '1', progress: 100 }];
  const documents = [{ name: 'u__Plan.pdf', url: pdf, contentType: 'application/pdf', documentType: 'Fire', progress: 100 }];
  await store().doc(`tours/${id}`).update({ folders, floorplans, documents });
  const [first, second] = folders[0].pois.map(({ identifier, name, sweep }: Record<string, string>) => ({ identifier, name, sweep }));
  return { editor, id: tourId(id), first, second };
}

/** Publishes the tour, and opens the dialog that downloads the version. */
export async function openDialog({ page }: Visitor, tour: Pick<Awaited<ReturnType<typeof aRichTour>>, 'editor' | 'id'>, isPublic = true) {
  await publishVersion(tour, isPublic);
  await signIn(page, tour.editor.email, versionsPath(tour.id));
  await button(page, 'Menu of Version 1').click();
  await page.getByRole('menuitem', { name: 'Download as a website…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download “Version 1” as a website' });
  await dialog.getByText('The archive contains:').waitFor();
  return dialog;
}

/** Removes the browser's own dialog, which tests cannot use. */
export const withoutPicker = ({ context }: Visitor) =>
  context.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));

export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; files: Map<string, Buffer> }> {
  const download = page.waitForEvent('download', patiently);
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), files: filesInZip(readFileSync(await file.path())) };
}
