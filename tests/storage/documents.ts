import { dayMs } from '../../src/domain/durations';
import type { Stored } from './owned-store';

/** The moment at which the rules are asked, where it can be chosen. */
export const moment = new Date();
const inDays = (days: number): Date => new Date(moment.getTime() + days * dayMs);

const aTour = (organization: string, rest: Stored = {}): Stored => ({ name: 'Hall', organization, public: false, collection: '', ...rest });
const invitation = (rest: Stored = {}): Stored => ({ organization: 'acme', accessLevel: 'readUpdate', expires: null, ...rest });

/** `app/dcms`, apart from the rest: there is one in a project, which others may need again. */
export const directory = { admins: ['director@hq.example', 'Second@HQ.example', ''], organizations: ['acme', ''] } satisfies Stored;

/** A file of published versions, and the times in which it is open to everybody. */
const publishedFile = (organization: string, tour: string, file: string, ...windows: (readonly [Date | null, Date | null])[]) => ({
  [`organizations/${organization}/tours/${tour}/publishedFiles/${file}`]: { windows: windows.map(([opens, until]) => ({ opens, until })) },
});

/** What the store knows while the table is asked, by path. What the server makes of it stands in `grants`. */
export const documents: Readonly<Record<string, Stored>> = {
  'tours/hall': aTour('acme'),
  'tours/open': aTour('acme', { public: true }),
  'tours/sort-of-open': aTour('acme', { public: 'true' }),
  'tours/older': { name: 'Hall', organization: 'acme', public: false },
  'tours/suite': aTour('acme', { collection: 'rooms' }),
  'tours/annex.2.b': aTour('acme', { collection: 'v1.0 rooms' }),
  'tours/created': aTour('acme', { createdBy: 'creator' }),
  'tours/others': aTour('other'),
  'tours/nobodys': aTour(''),

  'collaboration/tour_edits@guest.example_hall': invitation(),
  'collaboration/tour_reads@guest.example_hall': invitation({ accessLevel: 'read' }),
  'collaboration/tour_nolevel@guest.example_hall': { organization: 'acme' },
  'collaboration/tour_before@guest.example_hall': invitation({ organization: 'other' }),
  'collaboration/col_before.inside@guest.example_rooms': invitation({ organization: 'other' }),
  'collaboration/tour_nameless@guest.example_hall': { accessLevel: 'readUpdate', expires: null },
  'collaboration/tour_tomorrow@guest.example_hall': invitation({ expires: inDays(1) }),
  'collaboration/tour_yesterday@guest.example_hall': invitation({ expires: inDays(-1) }),
  'collaboration/tour_now@guest.example_hall': invitation({ expires: moment }),
  'collaboration/tour_odd@guest.example_hall': invitation({ expires: 'never' }),
  'collaboration/tour_edits@guest.example_older': invitation(),
  'collaboration/tour_capital@guest.example_hall': invitation({ accessLevel: 'ReadUpdate' }),
  'collaboration/older@guest.examplehall': { email: 'older@guest.example', tour: 'hall', accessLevel: 'readUpdate' },
  'collaboration/tour__hall': invitation(),
  'collaboration/tour_jörg.o’neill+a#1%@bücher.example_hall': invitation(),
  'collaboration/tour_edits@guest.example_gone': invitation(),
  'collaboration/col_collector@guest.example_rooms': invitation(),
  'collaboration/col_visits@guest.example_rooms': invitation({ accessLevel: 'read' }),
  'collaboration/col_left@guest.example_rooms': invitation({ expires: inDays(-1) }),
  'collaboration/tour_suite.edits@guest.example_suite': invitation(),
  'collaboration/tour_suite.reads@guest.example_suite': invitation({ accessLevel: 'read' }),
  'collaboration/tour_both@guest.example_suite': invitation({ accessLevel: 'read' }),
  'collaboration/col_both@guest.example_rooms': invitation(),
  'collaboration/tour_again@guest.example_suite': invitation({ expires: inDays(1) }),
  'collaboration/col_again@guest.example_rooms': invitation({ expires: inDays(-1) }),
  'collaboration/tour_edits@guest.example_annex.2.b': invitation(),
  'collaboration/col_visits@guest.example_v1.0 rooms': invitation({ accessLevel: 'read' }),
  'collaboration/col_collector@guest.example_': invitation(),

  'rights/renewed': { number: 3 },
  'rights/changed': { number: 1 },

  'organizations/acme': { name: 'acme', status: true },
  'organizations/other': { name: 'other', status: true },
  'organizations/closed': { name: 'closed', status: false },

  ...publishedFile('acme', 'hall', 'open.jpg', [null, null]),
  ...publishedFile('acme', 'hall', 'second.jpg', [inDays(-9), inDays(-8)], [inDays(-1), inDays(1)], [inDays(3), inDays(4)]),
  ...publishedFile('acme', 'hall', 'third.jpg', [inDays(-9), inDays(-8)], [inDays(3), inDays(4)], [inDays(-1), inDays(1)]),
  ...publishedFile(
    'acme',
    'hall',
    'fourth.jpg',
    [inDays(-9), inDays(-8)],
    [inDays(-7), inDays(-6)],
    [inDays(3), inDays(4)],
    [inDays(-1), inDays(1)],
  ),
  ...publishedFile('acme', 'hall', 'fifth.jpg', [inDays(1), null], [inDays(1), null], [inDays(1), null], [inDays(1), null], [null, null]),
  ...publishedFile('acme', 'hall', 'early.jpg', [inDays(1), null]),
  ...publishedFile('acme', 'hall', 'late.jpg', [null, inDays(-1)]),
  ...publishedFile('acme', 'hall', 'never.jpg'),
  ...publishedFile('closed', 'hall', 'open.jpg', [null, null]),
};

/** What `status` of an organization may hold, and whether the older layout is open by it. */
export const statuses: readonly (readonly [unknown, boolean])[] = [
  [true, true],
  [false, false],
  [null, false],
  ['true', false],
  [1, false],
  [undefined, false],
];
