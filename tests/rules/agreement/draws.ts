import fc from 'fast-check';
import { invitableRoleNames } from '@/domain/access/organization-invitations';
import { hourMs } from '@/domain/durations';
import type { Fields } from '../operation';
import type { Claims, Documents } from '../store-wire';

const past = new Date(Date.now() - hourMs);
const future = new Date(Date.now() + hourMs);

/** Absent as often as any of the values. */
const maybe = <T>(...values: T[]) => fc.constantFrom<T | undefined>(undefined, ...values);

/** A record without the fields that were drawn as undefined. */
const sparse = <T>(fields: Record<string, fc.Arbitrary<T>>): fc.Arbitrary<Record<string, T>> =>
  fc.record(fields).map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)));

export const organizations = ['acme', 'globex'] as const;
export const addresses = ['ada@x.example', 'bob@x.example'] as const;
export const accounts = ['ada', 'bob'] as const;

const anOrganization = fc.constantFrom<string>(...organizations, '');

/** The claims of somebody, likely and unlikely ones; undefined is a visitor. */
export const somebody: fc.Arbitrary<Claims | undefined> = fc.option(
  sparse<unknown>({
    uid: fc.constantFrom(...accounts),
    email: fc.constantFrom(...addresses, 'Ada@X.Example', 'bob@x.example_east', '', undefined),
    email_verified: fc.constantFrom(true, true, false, 'true', undefined),
    firebase: fc.constantFrom({ sign_in_provider: 'password' }, { sign_in_provider: 'microsoft.com' }, {}, undefined),
    organization: fc.constantFrom('acme', 'acme', 'globex', '', 7, null, undefined),
    role: fc.constantFrom('user', 'superuser', 'ultrauser', 'admin', 'owner', '', 7, null, undefined),
    admin: fc.constantFrom(undefined, undefined, undefined, undefined, true, false, 'true', 1),
    superuser: fc.constantFrom(undefined, undefined, true, false, 'true'),
    ultrauser: fc.constantFrom(undefined, undefined, true, false, 'true'),
  }),
  { nil: undefined, freq: 12 },
);

const aTour = (organization: fc.Arbitrary<string>) =>
  sparse<unknown>({
    name: fc.constant('Hall'),
    matterportId: fc.constant('Abcdefghij1'),
    organization,
    public: maybe<unknown>(true, false, false, 'true', null),
    collection: maybe('', 'shelf'),
    createdBy: maybe<unknown>(...accounts, '', 7, null),
  });

const expires = maybe<unknown>(null, past, future, 'never', 7);

const anInvitation = (email: string, type: 'tour' | 'collection', target: string) =>
  sparse<unknown>({
    email: fc.constant(email),
    type: fc.constant(type),
    tour: fc.constant(target),
    organization: anOrganization,
    accessLevel: fc.constantFrom('read', 'readUpdate'),
    expires,
  });

/** An invitation as older programs and hands may have left it. */
const anOddInvitation = (email: string, target: string) =>
  sparse<unknown>({
    email: fc.constant(email),
    tour: fc.constant(target),
    organization: anOrganization,
    accessLevel: maybe<unknown>('read', 'readUpdate', 'ReadUpdate', '', 7, null),
    expires,
  });

const author = fc.constantFrom(...accounts, ...addresses, 'Ada@X.Example');

const aMoment = maybe<unknown>(null, null, new Date('2024-05-01'), new Date('2099-05-01'));
const aVersion = sparse<unknown>({
  pois: fc.constant([]),
  public: maybe<unknown>(true, true, false, 'true'),
  opens: aMoment,
  until: aMoment,
});

/** The documents that somebody may want something of: always there. */
const wanted: Record<string, fc.Arbitrary<object>> = {
  'tours/hall': aTour(anOrganization),
  'tours/attic': aTour(anOrganization),
  'tours/hall/links/link': fc.constant({ user: 'ada' }),
  'tours/hall/poiHistory/entry': fc.constant({ folders: [] }),
  'tours/hall/markers/plan': fc.constant({ markers: [] }),
  'tours/hall/proposals/open': fc.constant({ state: 'open', uid: 'ada' }),
  'tours/hall/threads/talk': fc.constant({ text: 'Look', mentions: [], uid: 'ada', answers: 0, resolved: false }),
  'tours/hall/checks/first': fc.constant({ point: 'door', state: 'done', uid: 'ada' }),
  'tours/hall/states/current': fc.constant({ points: {} }),
  'tours/hall/presence/ada_tab': fc.record({
    uid: fc.constant('ada'),
    seen: fc.constantFrom(new Date('2024-05-01'), new Date('2099-05-01')),
  }),
  'collections/shelf': fc.record({ name: fc.constant('Shelf'), organization: anOrganization }),
  'collaboration/tour_bob@x.example_hall': anInvitation('bob@x.example', 'tour', 'hall'),
  'collaboration/col_bob@x.example_shelf': anInvitation('bob@x.example', 'collection', 'shelf'),
  'mail/org_acme-ada@x.example': fc.record({
    to: fc.constantFrom(...addresses),
    organization: anOrganization,
    role: fc.constantFrom(...invitableRoleNames),
  }),
  'organizations/acme': sparse<unknown>({
    name: fc.constant('acme'),
    status: maybe<unknown>(true, true, false, 'true', 1, null),
    canCreateTours: maybe<unknown>(true, false, 'true', null),
  }),
  'organizations/acme/collaborators/one': fc.constant({ email: 'ada@x.example' }),
  'organizations/acme/screens/one': sparse<unknown>({ url: fc.constant('https://x.example'), public: maybe<unknown>(true, false, 'true') }),
  'organizations/acme/tours/old': fc.constant({ name: 'Old', matterportId: 'Abcdefghij1' }),
  'organizations/acme/tours/old/pois/list': fc.record({ poi: fc.constant([]), user: author }),
  'organizations/acme/tours/old/pointsOfInterest/door': fc.constant({ name: 'Door' }),
  'organizations/acme/tours/old/sweeps/first': fc.constant({ sort: 1 }),
  'organizations/acme/tours/old/snapshots/one': aVersion,
  'organizations/acme/tours/hall/snapshots/one': aVersion,
  'locations/square': fc.record({ name: fc.constant('Square'), organization: anOrganization }),
  'locations/square/tours/version': fc.constant({ name: 'Version', matterportId: 'Abcdefghij1' }),
  'locations/square/tours/open': fc.constant({ name: 'Open', matterportId: 'Abcdefghij1', public: true }),
  'modules/quiz': fc.constant({ name: 'Quiz' }),
  'pages/terms': fc.constant({ body: '<p>Terms</p>' }),
  'audit/one': fc.constant({ kind: 'role-changed' }),
  'app/global': fc.constant({ frontendEnabled: true }),
  'app/dcms': sparse<unknown>({
    admins: maybe<unknown>(
      [],
      ['ada@x.example'],
      ['Ada@X.Example', 'bob@x.example'],
      ['', 'x@y.example'],
      ['x@y.example ada@x.example'],
      ['x@y.example\nada@x.example', 'bob@x.example'],
    ),
    organizations: maybe<unknown>([], ['acme'], ['globex', ''], ['acme', 'globex', '']),
  }),
};

/** The documents that only decide: there or not. */
const deciding: Record<string, fc.Arbitrary<object>> = {
  'organizations/globex': sparse<unknown>({
    name: fc.constant('globex'),
    status: maybe<unknown>(true, true, false),
    canCreateTours: maybe<unknown>(true, false),
  }),
  'organizations/initech': sparse<unknown>({ name: fc.constant('initech'), status: maybe<unknown>(true, true, false) }),
  'collaboration/tour_ada@x.example_hall': anOddInvitation('ada@x.example', 'hall'),
  'collaboration/tour_ada@x.example_attic': anOddInvitation('ada@x.example', 'attic'),
  'collaboration/col_ada@x.example_shelf': anOddInvitation('ada@x.example', 'shelf'),
  // of the older form, which today's to the same tour replaces
  'collaboration/ada@x.examplehall': anOddInvitation('Ada@x.example', 'hall'),
  'collaboration/bob@x.example_attic': anOddInvitation('bob@x.example', 'attic'),
  // its id says hall, or "all" to another address
  'collaboration/bob@x.examplehall': anOddInvitation('bob@x.exampleh', 'all'),
  'collaboration/tour__hall': anOddInvitation('', 'hall'),
  // to the tour east_hall for bob; read from the left, to hall for somebody whose address ends in "_east"
  'collaboration/tour_bob@x.example_east_hall': anOddInvitation('bob@x.example', 'east_hall'),
};

/** What is stored. */
export const aWorld: fc.Arbitrary<Documents> = fc
  .tuple(fc.record(wanted), fc.record(Object.fromEntries(Object.entries(deciding).map(([path, drawn]) => [path, fc.option(drawn)]))))
  .map(([there, perhaps]) => {
    const found = Object.entries(perhaps).filter(([, stored]) => stored !== null);
    return { ...there, ...Object.fromEntries(found) } as Record<string, Fields>;
  });
