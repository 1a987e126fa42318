import { describe, it } from 'vitest';
import { locationId, orgId, tourId } from '../../../src/domain/ids';
import { locationFormPath, locationPath, locationsPath } from '../../../src/domain/locations/location-page-addresses';
import { olderTourFormPath, olderTourPath } from '../../../src/domain/older/older-page-addresses';
import { publicTourPath } from '../../../src/domain/publishing/publication-page-addresses';
import { wallScreenPath } from '../../../src/domain/wall-screens';
import { somebody } from '../../functions/administrator';
import { storeDocuments } from '../../functions/stored';
import { dialog, expectPagesAccessible, form, tourControls } from '../../support/accessible-pages';
import { withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { otherPages } from '../../support/page-rows';
import { signIn } from '../../support/people';
import { giveStrongTheme } from '../../support/strong-theme';

const { visitor } = withBrowser();

describe('the other pages', () => {
  it.each(otherPages)('are accessible to %s in both schemes, and fit a phone', async (_who, email, rows) => {
    const { page } = await visitor();
    if (email) await signIn(page, email, '/dashboard/tutorials');

    await expectPagesAccessible(page, rows);
  });

  it('are accessible to somebody whose address is not proven', async () => {
    const { page } = await visitor();
    await signIn(page, (await somebody({}, { verified: false })).email, '/dashboard/tours');

    await expectPagesAccessible(page, [
      ['/theme', 'Please verify your email'],
      ['/user/profile', 'Your account'],
      ['/email-verification', 'Not verified yet'],
    ]);
  });
});

/** An organization with a theme far from the default one, and one of each thing that has a page. */
async function aThemedPlace() {
  const place = await anOwnPlace();
  const { organization } = place;
  await giveStrongTheme(organization);
  const admin = await place.person('ultrauser');
  const stove = { identifier: 'stove', name: 'Stove', type: 'poi', sweep: 'h02', content: [], files: [] };
  const folders = [{ id: 'f', name: 'Rooms', pois: [stove], children: [] }];
  const [tour, collection, location] = [
    await place.tour({ name: 'Tower', matterportId: 'HouseGarden', folders, collection: `castles-of-${organization}` }),
    `castles-of-${organization}`,
    locationId(`hall-of-${organization}`),
  ];
  const at = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };
  const visit = { location, organization, matterportId: 'HouseGarden', place: at, created: new Date('2025-02-03') };
  await storeDocuments({
    [`collections/${collection}`]: { name: 'Castles', organization, description: 'On hills', sortOrder: [], sortType: 'name' },
    [`locations/${location}`]: { name: 'City Hall', organization, address: 'Hantverkargatan 1', place: at, country: 'Sweden' },
    [`locations/${location}/tours/before`]: { ...visit, name: 'Before' },
    [`organizations/${organization}/tours/mill`]: { name: 'The mill', matterportId: 'HouseGarden', organization, type: 'Quiz' },
    [`organizations/${organization}/tours/mill/snapshots/spring`]: {
      matterportId: 'HouseGarden',
      name: 'Spring',
      public: true,
      pois: [{ name: 'Ground floor', children: [stove] }],
    },
    [`organizations/${organization}/screens/lobby`]: { url: 'https://example.com/lobby', public: true },
  });
  return { organization: orgId(organization), admin, tour: tourId(tour), collection, location };
}

describe('the pages of an organization with a strong theme', () => {
  it('are accessible to its admin in both schemes, and fit a phone', async () => {
    const { organization, admin, tour, collection, location } = await aThemedPlace();
    const { page, context } = await visitor();
    await context.route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Open until six</h1>' }));
    await signIn(page, admin.email, '/dashboard/tutorials');

    await expectPagesAccessible(page, [
      ['/dashboard/tours', organization],
      [`/dashboard/tours/edit/${tour}`, 'Edit Tour'],
      [`/dashboard/tours/landing/${tour}`, 'Tower'],
      [`/dashboard/tour/${tour}/edit`, tourControls],
      ['/dashboard/map', 'Map'],
      ['/dashboard/collections', 'Collections'],
      ['/dashboard/collections/create', dialog],
      [`/dashboard/collections/add/${collection}`, dialog],
      [`/collection/${collection}`, 'Castles'],
      [locationsPath(), 'Locations'],
      [locationsPath('map'), (shown) => shown.getByRole('group', { name: 'Map of the locations' })],
      [locationsPath('create'), 'New Location'],
      [locationFormPath(location), 'Edit Location'],
      [locationPath(location), 'City Hall'],
      [locationPath(location, 'create'), 'Create Version'],
      [locationPath(location, 'view', tourId('before')), 'Before'],
      [locationPath(location, 'play', tourId('before')), tourControls],
      [locationPath(location, 'compare'), 'Compare'],
      ['/dashboard/collaborations', (shown) => shown.getByText('These tours are shared with you by other users')],
      ['/dashboard/collaborations/organization', (shown) => shown.getByRole('button', { name: 'Send Invites' })],
      ['/dashboard/members', 'Manage users'],
      ['/dashboard/activity', 'Activity'],
      ['/dashboard/overview', 'Overview'],
      ['/dashboard/bin', 'Bin'],
      ['/dashboard/settings', form],
      ['/dashboard/settings/tour-types', form],
      ['/dashboard/settings/icons', form],
      ['/dashboard/settings/map-layers', form],
      ['/dashboard/settings/languages', form],
      ['/dashboard/settings/theme', form],
      ['/dashboard/settings/screens', (shown) => shown.getByRole('button', { name: 'Add a screen' })],
      ['/dashboard/settings/webhooks', (shown) => shown.getByRole('button', { name: 'Add a webhook' })],
      ['/dashboard/settings/api-keys', (shown) => shown.getByRole('button', { name: 'Make a key' })],
      ['/dashboard/settings/usage', (shown) => shown.getByRole('button', { name: 'Delete the organization…' })],
      [olderTourFormPath(organization, 'mill'), 'Edit tour'],
      [olderTourPath(organization, 'mill'), tourControls],
      [publicTourPath(organization, tourId('mill'), 'spring'), tourControls],
      [wallScreenPath(organization, 'lobby'), 'Screen'],
    ]);
  });
});
