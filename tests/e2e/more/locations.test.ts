import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locationId, tourId } from '../../../src/domain/ids';
import { locationPath, locationPlayerPath, locationsPath } from '../../../src/domain/locations/location-page-addresses';
import { binPath } from '../../../src/domain/page-addresses';
import { removedAfterwards, store } from '../../functions/administrator';
import { anInviter } from '../../functions/invitations';
import { expectAccessibleInSchemes, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../../support/browser';
import { at, signIn } from '../../support/people';
import { giveStrongTheme } from '../../support/strong-theme';

const { visitor } = withBrowser();

const place = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };

/** A location of the organization with two tours, there until the tests of the file are done. */
async function aLocation(organization: string, fields: object = {}) {
  const reference = store().doc(removedAfterwards(`locations/hall-of-${organization}`));
  const created = new Date('2024-01-01');
  await reference.set({ name: 'City Hall', organization, address: 'Hantverkargatan 1', created, place, country: 'Sweden', ...fields });
  const tour = { location: reference.id, organization, matterportId: 'GalleryHall', place };
  await reference
    .collection('tours')
    .doc('before')
    .set({ ...tour, name: 'Before', created: new Date('2024-02-03') });
  await reference
    .collection('tours')
    .doc('after')
    .set({ ...tour, name: 'After', created: new Date('2025-02-03') });
  return { id: locationId(reference.id), reference };
}

async function open(path: (organization: string) => string, viewport = wide) {
  const inviter = await anInviter();
  await giveStrongTheme(inviter.organization);
  const { id, reference } = await aLocation(inviter.organization);
  const { page, heard, context } = await visitor({ viewport, scan: 'real' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, inviter.email, path(id));
  return { page, heard, id, reference, ...inviter };
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();

const patiently = { timeout: 45_000 };

type Pose = { position: { x: number; y: number; z: number }; rotation: { x: number; y: number }; sweep: string };
type Sdk = {
  Camera: { pose: { waitUntil: (is: (pose: Pose) => boolean) => Promise<Pose> } };
  Sweep: {
    data: { waitUntil: (is: () => boolean) => Promise<Iterable<[string, { id: string }]>> };
    moveTo: (sweep: string, options: object) => Promise<unknown>;
  };
};
type Inside = { MP_SDK: { connect: (target: unknown) => Promise<Sdk> } };

/** Where each scan of the page is seen from. */
const posesOf = (page: Page): Promise<Pose[]> =>
  page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow as unknown as Inside);
    const sdks = await Promise.all(frames.map((frame) => frame.MP_SDK.connect(frame)));
    return Promise.all(sdks.map((sdk) => sdk.Camera.pose.waitUntil(() => true)));
  });

const turnBetween = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/** Whether both scans are seen from the same place, in the same direction. */
async function together(page: Page): Promise<boolean> {
  const [one, other] = await posesOf(page);
  if (!one || !other) return false;
  const metres = Math.hypot(...(['x', 'y', 'z'] as const).map((axis) => one.position[axis] - other.position[axis]));
  return metres < 0.2 && turnBetween(one.rotation.y, other.rotation.y) < 1 && Math.abs(one.rotation.x - other.rotation.x) < 1;
}

type Step = { side: 0 | 1; sweep: number; rotation: { x: number; y: number } };

/** A walk by turns in both scans: to other sweeps, and turning where one stands. */
const walk: readonly Step[] = [
  { side: 0, sweep: 1, rotation: { x: 4, y: -135 } },
  { side: 1, sweep: 2, rotation: { x: -10, y: 60 } },
  { side: 1, sweep: 2, rotation: { x: 20, y: 170 } },
  { side: 0, sweep: -1, rotation: { x: 0, y: -20 } },
  { side: 0, sweep: -1, rotation: { x: -30, y: 95 } },
  { side: 1, sweep: 0, rotation: { x: 0, y: 0 } },
];

/** Takes a step in one scan, and returns where it leads. Runs in the page. */
async function step({ side, sweep, rotation }: Step): Promise<Pose> {
  const frame = document.querySelectorAll('iframe')[side]?.contentWindow as unknown as Inside;
  const sdk = await frame.MP_SDK.connect(frame);
  const id = [...(await sdk.Sweep.data.waitUntil(() => true))].map(([each]) => each).at(sweep) ?? '';
  await sdk.Sweep.moveTo(id, { rotation, transition: 'transition.instant' });
  return sdk.Camera.pose.waitUntil((pose) => pose.sweep === id);
}

/** The largest distance in metres and in degrees of both scans from a pose. */
async function distanceFrom(page: Page, { position, rotation }: Pose): Promise<{ metres: number; degrees: number }> {
  const poses = await posesOf(page);
  const metres = poses.map((pose) => Math.hypot(...(['x', 'y', 'z'] as const).map((axis) => pose.position[axis] - position[axis])));
  const degrees = poses.flatMap((pose) => [Math.abs(pose.rotation.x - rotation.x), turnBetween(pose.rotation.y, rotation.y)]);
  return { metres: Math.max(...metres), degrees: Math.max(...degrees) };
}

/** Turns around in both scans, towards the floor. Runs in the page. */
async function turnBoth(): Promise<void> {
  for (const { contentWindow } of document.querySelectorAll('iframe')) {
    const frame = contentWindow as unknown as Inside;
    const sdk = await frame.MP_SDK.connect(frame);
    const { sweep, rotation } = await sdk.Camera.pose.waitUntil(() => true);
    await sdk.Sweep.moveTo(sweep, {
      rotation: { x: -40, y: rotation.y > 0 ? rotation.y - 180 : rotation.y + 180 },
      transition: 'transition.instant',
    });
  }
}

const isThere = ({ metres, degrees }: { metres: number; degrees: number }) => metres < 0.2 && degrees < 1;

describe('the locations of an organization', () => {
  it('stand by country and on a map, and are found by a search [LOC-005 LOC-009 LOC-032]', async () => {
    const { page } = await open(() => locationsPath());
    await page.getByText('A Location is a physical place in the real world that can contain a single or multiple tours.').waitFor();
    const country = page.getByRole('region', { name: 'Sweden' });
    await country.getByRole('link', { name: 'City Hall', exact: true }).waitFor();
    await country.getByRole('link', { name: 'Edit City Hall' }).waitFor();
    expect(await page.getByRole('link', { name: 'List View' }).getAttribute('aria-current')).toBe('page');

    await page.getByRole('textbox', { name: 'Search locations' }).fill('nowhere');
    await page.getByRole('heading', { name: 'No Locations found' }).waitFor();
    await page.getByRole('textbox', { name: 'Search locations' }).fill('CITY');
    await page.getByRole('link', { name: 'Map View' }).click();
    await page.getByRole('group', { name: 'Map of the locations' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Search locations' }).inputValue()).toBe('CITY');
    await page.getByRole('button', { name: 'Show City Hall on the map' }).click();
    await page
      .getByRole('region', { name: 'On the map' })
      .getByRole('link', { name: /^City Hall/ })
      .waitFor();
    await expectAccessibleInSchemes(page);
  });
});

describe('a location', () => {
  it('goes to the bin with its tours, is restored whole, and says so when it does not exist [LOC-028 LOC-034]', async () => {
    const { page, heard, reference, id } = await open((location) => locationPath(locationId(location)));
    const stored = (await reference.get()).data();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Its 2 tours go to the bin with it.').waitFor();
    await expectAccessibleInSchemes(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'City Hall was restored');
    expect((await reference.get()).data()).toEqual(stored);

    await page.goto(at(locationPath(id)));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Location deleted');
    await page.getByRole('heading', { level: 1, name: 'Locations' }).waitFor();
    await page.goto(at(locationPath(id)));
    await page.getByRole('heading', { name: 'Location not found' }).waitFor();
    await page.goto(at(locationPlayerPath(id, tourId('before'))));
    await page.getByRole('heading', { name: 'Missing Location data' }).waitFor();
    expect(heard).toContain('info: No such document!');

    await page.goto(at(binPath));
    const deleted = page.getByRole('region', { name: /^Deleted locations/ });
    await deleted.getByText(/^With 2 tours\. Deleted/).waitFor();
    await expectAccessibleInSchemes(page);
    await deleted.getByRole('button', { name: 'Restore City Hall' }).click();
    await toast(page, 'City Hall was restored');
    expect((await reference.get()).data()).toEqual(stored);
    await page.goto(at(locationPath(id)));
    await page.getByRole('heading', { name: 'Before' }).waitFor();
  });

  it('is compared with itself at another time: whichever scan is walked and turned, both show the same place and direction', async () => {
    const { page, id, reference } = await open((location) => locationPath(locationId(location)));
    await reference.collection('tours').doc('before').update({ matterportId: 'BarnAsFound' });
    await reference.collection('tours').doc('after').update({ matterportId: 'BarnRenewed' });
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('region', { name: /^Before/ }).waitFor();
    await expect.poll(() => together(page), patiently).toBe(true);
    await expectAccessibleInSchemes(page);

    for (const next of walk) {
      const led = await page.evaluate(step, next);
      await expect.poll(() => distanceFrom(page, led), patiently).toSatisfy(isThere);
    }
    await page.getByRole('radio', { name: 'Side by side' }).press('ArrowRight');
    await page.getByRole('slider', { name: 'How much of the first tour is shown' }).fill('30');
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await page.getByRole('combobox', { name: 'First tour' }).selectOption('after');
    expect(page.url()).toContain(`first=after`);

    await reference.collection('tours').doc('before').delete();
    await page.goto(at(locationPath(id, 'compare')));
    await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
  });

  it('is compared by everybody with the copied link where both tours are public, as its members saw it', async () => {
    const { page, id, reference } = await open((location) => locationPath(locationId(location), 'compare'));
    await reference.collection('tours').doc('before').update({ matterportId: 'BarnAsFound', public: true });
    await reference.collection('tours').doc('after').update({ matterportId: 'BarnRenewed', public: true });
    await expect.poll(() => together(page), patiently).toBe(true);
    const shown = await page.evaluate(step, { side: 0, sweep: 2, rotation: { x: 5, y: 120 } } satisfies Step);
    await page.getByRole('radio', { name: 'Side by side' }).press('ArrowRight');
    await expect.poll(() => page.url(), patiently).toMatch(new RegExp(`show=slider.*view=${shown.sweep}_5_120`));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await toast(page, 'Link copied to clipboard');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`/compare/${encodeURIComponent(id)}?first=before&second=after`);

    const { page: client } = await visitor({ viewport: narrow, scan: 'real' });
    await client.goto(link);
    await expect.poll(() => distanceFrom(client, shown), patiently).toSatisfy(isThere);
    await client.getByRole('slider', { name: 'How much of the first tour is shown' }).waitFor();
    await client.getByText('Before, 3 February 2024').first().waitFor();
    await expectNoSidewaysScroll(client);
    await expectAccessibleInSchemes(client);
    await reference.collection('tours').doc('after').update({ public: false });
    await client.reload();
    await client.getByRole('heading', { name: 'Access denied' }).waitFor();
  });

  it('is compared by its points of interest, which a press leads to in both scans', async () => {
    const { page, id, reference } = await open((location) => locationPath(locationId(location), 'compare'), narrow);
    const poi = { identifier: 'stove', name: 'Stove', type: 'poi', sweep: '', position: { x: 1, y: 1.5, z: 1 }, rotation: { x: 0, y: 40 } };
    const folders = [{ id: 'all', name: 'All', children: [], pois: [poi] }];
    await reference.collection('tours').doc('before').update({ matterportId: 'BarnAsFound', folders });
    await reference.collection('tours').doc('after').update({ matterportId: 'BarnRenewed' });
    await page.goto(at(locationPath(id, 'compare')));
    await expect.poll(() => together(page), patiently).toBe(true);

    await page.getByRole('button', { name: 'Points of interest' }).click();
    await page
      .getByRole('region', { name: /^Only in Before/ })
      .getByRole('button', { name: 'Stove' })
      .click();
    await expect.poll(async () => (await posesOf(page)).map(({ rotation }) => Math.round(rotation.y)), patiently).toEqual([40, 40]);

    await expectAccessibleInSchemes(page);
    await expectNoSidewaysScroll(page);
  });

  it('is aligned by hand where the scans share no coordinates, by keyboard, for all who compare it', async () => {
    const { page, id, reference } = await open((location) => locationPath(locationId(location), 'compare'));
    await page.getByRole('region', { name: /^After/ }).waitFor();
    await page.getByRole('button', { name: 'Align' }).press('Enter');
    const middle = (name: RegExp) => page.getByRole('listitem', { name }).getByRole('button', { name: 'Middle of the view' });
    const chosen = (name: RegExp) => page.getByRole('listitem', { name }).getByText('Chosen').waitFor();
    for (const name of [/^Point 1 in Before/, /^Point 1 in After/]) {
      await expect.poll(() => middle(name).isEnabled(), patiently).toBe(true);
      await middle(name).press('Enter');
      await chosen(name);
    }
    await expectAccessibleInSchemes(page);
    for (const name of [/^Point 2 in Before/, /^Point 2 in After/]) {
      await middle(name).press('Enter');
      await chosen(name);
    }
    await page.getByText('The two points are too near each other.').waitFor();

    await page.evaluate(turnBoth);
    for (const name of [/^Point 2 in Before/, /^Point 2 in After/]) {
      await middle(name).press('Enter');
      await page.getByText('4 of 4 points are chosen.').waitFor({ state: 'attached' });
    }
    await expect.poll(() => page.getByRole('button', { name: 'Save alignment' }).isEnabled(), patiently).toBe(true);
    await page.getByRole('button', { name: 'Save alignment' }).press('Enter');
    await toast(page, 'Alignment saved');
    const stored = await reference.collection('alignments').doc('after~before').get();
    // the same scan twice, and the same places in both
    expect(stored.data()).toMatchObject({ tours: ['after', 'before'], models: ['GalleryHall', 'GalleryHall'] });
    expect(Math.abs(stored.get('angle'))).toBeLessThan(1);

    await page.goto(at(locationPath(id, 'compare')));
    await page.getByRole('button', { name: 'Align' }).click();
    await page.getByRole('button', { name: 'Remove alignment' }).click();
    await toast(page, 'Alignment removed');
    expect((await stored.ref.get()).exists).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Alignment restored');
    expect((await stored.ref.get()).data()).toMatchObject({ tours: ['after', 'before'] });
  });
});
