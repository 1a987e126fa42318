import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { binPath } from '../../src/domain/addresses';
import { locationId, tourId } from '../../src/domain/ids';
import { locationFormPath, locationPath, locationPlayerPath, locationsPath } from '../../src/domain/locations/addresses';
import { removedAfterwards, store } from '../functions/administrator';
import { anInviter } from '../functions/invitations';
import { expectAccessibleInSchemes, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { at, signInByForm } from '../support/people';
import { giveStrongTheme } from '../support/strong-theme';

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
  await signInByForm(page, inviter.email, path(id));
  return { page, heard, id, reference, ...inviter };
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const save = (page: Page, name = 'Save') => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

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
  it('stand by country and on a map, and are found by a search [LOC-001 LOC-002 LOC-003 LOC-004 LOC-005 LOC-009 LOC-032]', async () => {
    const { page } = await open(() => locationsPath());
    await page.getByText('A Location is a physical place in the real world that can contain a single or multiple tours.').waitFor();
    const country = page.getByRole('region', { name: 'Sweden' });
    await country.getByRole('link', { name: 'City Hall', exact: true }).waitFor();
    await country.getByRole('link', { name: 'Edit City Hall' }).waitFor();
    expect(await page.getByRole('link', { name: 'List View' }).getAttribute('aria-current')).toBe('page');
    await expectAccessibleInSchemes(page);

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

  it('are created and changed by their form [LOC-006 LOC-007 LOC-021 LOC-023 LOC-024 LOC-025 LOC-026 LOC-027 LOC-008]', async () => {
    const { page, organization } = await open(() => locationsPath(), narrow);
    await page.getByRole('link', { name: 'New Location' }).click();
    await field(page, 'Address').waitFor();
    await page.getByRole('combobox', { name: /^Organization/ }).selectOption('');
    await save(page);
    await toast(page, 'Please enter a name for this location');
    await page.getByRole('textbox', { name: /^Name/ }).fill('Old mill');
    await save(page);
    await toast(page, 'Missing Organization');
    await page.getByRole('combobox', { name: /^Organization/ }).selectOption({ index: 1 });
    await save(page);
    await toast(page, 'Missing Address');
    await expectAccessibleInSchemes(page);
    await expectNoSidewaysScroll(page);
    await field(page, 'Description').fill('A mill.');
    await field(page, 'Address').fill('Mill Road 3');
    await page.getByRole('combobox', { name: /^Country/ }).selectOption('South Georgia & South Sandwich Islands');
    await save(page);
    await toast(page, 'Location created');
    await page.getByRole('heading', { name: 'Old mill' }).waitFor();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await field(page, 'Description').fill('A mill by the river.');
    await save(page);
    await toast(page, 'Location updated');

    await page.goto(at(locationsPath()));
    await page.getByRole('heading', { name: 'South Georgia & South Sandwich...' }).waitFor();
    const { docs } = await store().collection('locations').where('organization', '==', organization).get();
    const mill = docs.find((document) => document.get('name') === 'Old mill');
    removedAfterwards(mill?.ref.path ?? '');
    expect(mill?.data()).toMatchObject({ address: 'Mill Road 3', description: 'A mill by the river.', organization });
  });
});

describe('a location', () => {
  it('shows its tours, newest first, and where it is [LOC-010 LOC-011 LOC-012 LOC-020]', async () => {
    const { page } = await open((id) => locationPath(locationId(id)));
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .filter({ hasText: /^Locations \/\s*City Hall$/ })
      .waitFor();
    const names = page.getByRole('region', { name: /^Tours/ }).getByRole('heading', { level: 3 });
    await expect.poll(() => names.allTextContents()).toEqual(['After', 'Before']);
    const map = page.getByRole('region', { name: 'Where it is' });
    await map.getByRole('group', { name: 'Location of City Hall' }).waitFor();
    expect((await map.boundingBox())?.height).toBe(400);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await map.evaluate((section) => getComputedStyle(section.firstElementChild as Element).transitionDuration)).toBe('0.4s');
    await expectAccessibleInSchemes(page);

    await page.getByRole('button', { name: 'Menu of After' }).click();
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Edit', 'Share', 'Duplicate', 'Delete']);
  });

  it('gets a tour with its address, which is shown, played, copied and deleted [LOC-013 LOC-014 LOC-015 LOC-016 LOC-017 LOC-018 LOC-019 LOC-030 LOC-031 LOC-033]', async () => {
    const { page, id, reference } = await open((location) => locationPath(locationId(location)));
    await page.getByRole('link', { name: 'Create Version' }).click();
    await page.getByRole('button', { name: 'Copy the place of City Hall' }).click();
    await toast(page, 'Copied location from parent location');
    await page.getByRole('textbox', { name: /^Tour Name/ }).fill('Roof open');
    await page.getByRole('textbox', { name: /^Model ID/ }).fill('short');
    await save(page, 'Create');
    await page.getByText('Invalid Matterport ID format.').first().waitFor();
    await page.getByRole('textbox', { name: /^Model ID/ }).fill('GalleryHall');
    await save(page, 'Create');
    await toast(page, 'Tour created');
    await page.getByRole('heading', { name: 'Roof open' }).waitFor();
    const { docs } = await reference.collection('tours').where('name', '==', 'Roof open').get();
    expect(docs[0]?.data()).toMatchObject({ matterportId: 'GalleryHall', address: 'Hantverkargatan 1', place, location: id });

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: /^Tour Name/ }).fill('Roof closed');
    await save(page, 'Update');
    await toast(page, 'Tour updated');

    await page.goto(at(locationPath(id, 'view', tourId(docs[0]?.id ?? ''))));
    await page.getByRole('link', { name: 'Play' }).click();
    await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    expect(page.url()).toContain('/dashboard/location/play/');

    await page.goto(at(locationPath(id)));
    await page.getByRole('button', { name: 'Menu of Roof closed' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await toast(page, 'Link copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at(locationPlayerPath(id, tourId(docs[0]?.id ?? ''))));
    await page.getByRole('button', { name: 'Menu of Roof closed' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await toast(page, 'Tour Duplicated');
    await page.getByRole('button', { name: 'Menu of Roof closed (copy)' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete this tour?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, 'Tour deleted');
    await expect.poll(async () => (await reference.collection('tours').get()).size).toBe(3);
  });

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

  it('keeps what was typed when it is deleted meanwhile [LOC-029]', async () => {
    const { page, reference } = await open((location) => locationFormPath(locationId(location)));
    await field(page, 'Description').fill('Half an hour of typing.');

    await reference.delete();
    await page.getByText('This location was deleted, or you no longer have access to it.').waitFor();
    await save(page);
    await page
      .getByRole('alert')
      .filter({ hasText: /no longer exists|permission/ })
      .waitFor();

    expect(await field(page, 'Description').inputValue()).toBe('Half an hour of typing.');
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
