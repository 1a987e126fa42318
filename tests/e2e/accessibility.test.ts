import { describe, it } from 'vitest';
import { expectPagesAccessible, form, type PageRow, tourControls } from '../support/accessible-pages';
import { withBrowser } from '../support/browser';
import { people, signIn } from '../support/people';

const { visitor } = withBrowser();

/** The pages that people use most; all others are in more/accessibility.test.ts. */
const pages: [who: string, email: string | null, rows: readonly PageRow[]][] = [
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

describe('the pages that people use most', () => {
  it.each(pages)('are accessible to %s in both schemes, and fit a phone', async (_who, email, rows) => {
    const { page } = await visitor();
    if (email) await signIn(page, email, '/dashboard/tutorials');

    await expectPagesAccessible(page, rows);
  });
});
