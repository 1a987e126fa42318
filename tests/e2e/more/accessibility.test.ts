import { describe, it } from 'vitest';
import { consoleModes, consolePath, moduleEditPath, organizationEditPath } from '../../../src/domain/console/addresses';
import { locationId, orgId, tourId } from '../../../src/domain/ids';
import { locationFormPath, locationPath, locationsPath } from '../../../src/domain/locations/addresses';
import { olderTourFormPath, olderTourPath } from '../../../src/domain/older/addresses';
import { publicTourPath, versionsPath } from '../../../src/domain/publishing/addresses';
import { screenPath } from '../../../src/domain/screens';
import { somebody } from '../../functions/administrator';
import { given } from '../../functions/stored';
import { dialog, expectPagesAccessible, form, type PageRow, tourControls } from '../../support/accessible-pages';
import { withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { people, signIn } from '../../support/people';
import { giveStrongTheme } from '../../support/strong-theme';

const { visitor } = withBrowser();
const twin = '/digital-twin/house-with-garden';
const hall = 'mixing-plant-hall-4';

/** Every page that needs no data of its own, by who sees it. Those that people use most are in ../accessibility.test.ts. */
const pages: [who: string, email: string | null, rows: readonly PageRow[]][] = [
  [
    'a visitor',
    null,
    [
      ['/help', 'Help'],
      ['/terms-of-service', 'Terms'],
      ['/page/privacy', 'Privacy'],
      ['/page/nothing', 'Nothing'],
      ['/404', 'Page not found'],
      ['/splash', /Walk through/],
      ['/test', 'A long page'],
      ['/verify', 'Sign in to continue'],
      ['/signout', 'Logged out'],
      ['/change-org', 'Sign in again'],
      ['/collection/none', 'Sign in'],
      ['/digital-twin', 'missing tour'],
      ['/digital-twin/neue-nationalgalerie', 'Access denied'],
      [`${twin}/files`, /./],
      [`${twin}/report`, /./],
      [`${twin}/insurance`, /./],
      ['/Casa Aperta/landing/house-with-garden', 'House with garden'],
      ['/stage/house-with-garden', tourControls],
      ['/demo?tour=house-with-garden', tourControls],
      ['/public-tour/a/b/c', 'This tour isn’t published'],
      ['/a/screen/b', 'This screen isn’t public'],
      ['/player', 'Missing LocationParam'],
    ],
  ],
  [
    'a viewer',
    people.viewer,
    [
      ['/user/profile', 'Your account'],
      ['/dashboard/my-page', 'Shared with me'],
      ['/dashboard/tutorials', 'Tutorials'],
      ['/dashboard/tours/create', /./],
      ['/dashboard/settings', 'Settings'],
      ['/player/none', 'Missing Location data'],
    ],
  ],
  [
    'an editor',
    people.editor,
    [
      ['/dashboard/tours?mode=list', (page) => page.getByRole('heading', { level: 2, name: 'Denmark' })],
      ['/dashboard/tours?type=civic&q=hall', (page) => page.getByRole('heading', { level: 2, name: 'Search results' })],
      ['/dashboard/tours?q=zzz', (page) => page.getByText('No tours found.')],
      ['/dashboard/tour', 'missing tour'],
      ['/dashboard/tours/landing/casa-batllo-cellar', 'Access denied'],
      [versionsPath(tourId(hall)), /Versions|hall 4/],
      ['/theme', 'Theme'],
    ],
  ],
  [
    'a global admin',
    people.globalAdmin,
    [
      ['/admin', 'Admin'],
      ...consoleModes.filter((mode) => mode !== 'organizations').map((mode): PageRow => [consolePath(mode), /./]),
      ['/dashboard/console/users?tab=create', (page) => page.getByRole('button', { name: 'Generate a password' })],
      [organizationEditPath(orgId('Northlight')), (page) => page.getByRole('link', { name: 'GO TO DASHBOARD' })],
      [moduleEditPath('none'), /./],
      ['/dashboard/tours/import?organization=Casa%20Aperta', (page) => page.getByRole('listitem').first()],
      ['/dashboard/tours/create', /./],
    ],
  ],
  ['a guest', 'reader@studio.example', [['/dashboard', /^Welcome/]]],
];

describe('the other pages', () => {
  it.each(pages)('are accessible to %s in both schemes, and fit a phone', async (_who, email, rows) => {
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
  await given({
    [`collections/${collection}`]: { name: 'Castles', organization, description: 'On hills', sortOrder: [], sortType: 'name' },
    [`locations/${location}`]: { name: 'City Hall', organization, address: 'Hantverkargatan 1', place: at, country: 'Sweden' },
    [`locations/${location}/tours/before`]: { ...visit, name: 'Before' },
    [`organizations/${organization}/tours/mill`]: { name: 'The mill', matterportId: 'HouseGarden', organization, type: 'Quiz' },
    [`organizations/${organization}/tours/mill/snapshots/spring`]: {
      ...{ matterportId: 'HouseGarden', name: 'Spring', public: true },
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
      ['/dashboard/bin', 'Bin'],
      ['/dashboard/settings', form],
      ['/dashboard/settings/tour-types', form],
      ['/dashboard/settings/icons', form],
      ['/dashboard/settings/map-layers', form],
      ['/dashboard/settings/theme', form],
      ['/dashboard/settings/screens', (shown) => shown.getByRole('button', { name: 'Add a screen' })],
      [olderTourFormPath(organization, 'mill'), 'Edit tour'],
      [olderTourPath(organization, 'mill'), tourControls],
      [publicTourPath(organization, tourId('mill'), 'spring'), tourControls],
      [screenPath(organization, 'lobby'), 'Screen'],
    ]);
  });
});
