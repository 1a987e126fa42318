import { consoleModes, consolePath, moduleEditPath, organizationEditPath } from '../../src/domain/console/console-page-addresses';
import { orgId, tourId } from '../../src/domain/ids';
import { versionsPath } from '../../src/domain/publishing/publication-page-addresses';
import { form, type PageRow, tourControls } from './accessible-pages';
import { people } from './people';

/** Pages by who sees them; `email` is the account that signs in. */
type PagesOf = readonly [who: string, email: string | null, rows: readonly PageRow[]];

const twin = '/digital-twin/house-with-garden';
const hall = 'mixing-plant-hall-4';

/** The pages that people use most. */
export const mainPages: readonly PagesOf[] = [
  [
    'a visitor',
    null,
    [
      ['/', (page) => page.getByRole('button', { name: 'Sign in with your work account' })],
      ['/digital-twin/house-with-garden', 'House with garden'],
      ['/digital-twin/house-with-garden/play', tourControls],
    ],
  ],
  [
    'an editor',
    people.editor,
    [
      ['/dashboard/tours', 'Northlight'],
      ['/dashboard/tours/landing/mixing-plant-hall-4', /hall 4/i],
      ['/dashboard/tours/edit/mixing-plant-hall-4', 'Edit Tour'],
      ['/dashboard/map', 'Map'],
      ['/dashboard/tour/mixing-plant-hall-4/edit', tourControls],
    ],
  ],
  [
    'an admin of an organization',
    people.orgAdmin,
    [
      ['/dashboard/collections', 'Collections'],
      ['/dashboard/settings', form],
      ['/dashboard/members', 'Manage users'],
    ],
  ],
  ['a global admin', people.globalAdmin, [['/dashboard/organizations', 'Organizations']]],
];

/** Every other page that needs no data of its own. */
export const otherPages: readonly PagesOf[] = [
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
      ['/dashboard/notifications', 'Notifications'],
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
