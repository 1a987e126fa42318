import { describe, expect, it } from 'vitest';
import { collectionId, orgId, tourId } from '../ids';
import { identityFrom } from './identity';
import {
  accessLevelLabels,
  accessLevels,
  activeInvitation,
  canReadInvitation,
  canRemoveInvitation,
  canWriteInvitation,
  collectionInvitationId,
  defaultAccessLevel,
  type Grant,
  grantFrom,
  invitationIds,
  invitationParts,
  invitedAddress,
  isActive,
  tourInvitationId,
} from './invitations';

const now = new Date('2026-05-01T12:00:00Z');
const before = new Date('2026-05-01T11:59:59Z');
const later = new Date('2026-05-01T12:00:01Z');
const acme = orgId('acme');

const as = (email: string, claims: object = { email_verified: true }) =>
  identityFrom({ uid: 'u', email, displayName: null }, { ...claims });
const guest = as('Guest@x.example');
const hall = { id: tourId('hall'), collection: collectionId('shelf'), organization: acme };

const toTour = (changes: Partial<Grant> = {}): Grant => ({
  id: 'tour_guest@x.example_hall',
  organization: acme,
  accessLevel: 'read',
  expires: null,
  ...changes,
});
const toShelf = (changes: Partial<Grant> = {}): Grant => toTour({ id: 'col_guest@x.example_shelf', ...changes });
const found = (invitations: Grant[], level: 'read' | 'readUpdate' = 'read', who = guest) =>
  activeInvitation(who, hall, level, invitations, now)?.id;

describe('access levels', () => {
  it('are Can View, the default, and Can View and Edit [ACCESS-033]', () => {
    expect(accessLevels.map((level) => accessLevelLabels[level])).toEqual(['Can View', 'Can View and Edit']);
    expect(defaultAccessLevel).toBe('read');
  });
});

describe('ids of invitations', () => {
  it('hold the address in lower case [ACCESS-072]', () => {
    expect(tourInvitationId('Guest@X.example', tourId('Hall'))).toBe('tour_guest@x.example_Hall');
    expect(collectionInvitationId('Guest@X.example', 'Shelf')).toBe('col_guest@x.example_Shelf');
  });

  it('are looked up for the collection first, then for the tour [ACCESS-044 ACCESS-045]', () => {
    expect(invitationIds('guest@x.example', hall)).toEqual(['col_guest@x.example_shelf', 'tour_guest@x.example_hall']);
    expect(invitationIds('guest@x.example', { id: hall.id, collection: collectionId('') })).toEqual(['tour_guest@x.example_hall']);
  });
});

describe('the id of an invitation', () => {
  it.each([
    ['tour_guest@x.example_hall', 'tour', 'guest@x.example', 'hall'],
    ['col_a_b@x.example_my_shelf', 'collection', 'a_b@x.example', 'my_shelf'],
    ['tour_guest@x.example_other@x.example_hall', 'tour', 'guest@x.example', 'other@x.example_hall'],
  ])('%s contains kind, address and target [MODEL-044]', (id, kind, address, target) => {
    expect(invitationParts(id)).toEqual({ kind, address, target });
  });

  it.each([
    'guest@x.examplehall',
    'org_acme-guest@x.example',
    'tour__hall',
    'tour_guest@x.example',
    'tour_guest@x.example_',
    'tour_Guest@x.example_hall',
  ])('%s is none of today’s form [MODEL-045]', (id) => {
    expect(invitationParts(id)).toBeNull();
  });
});

describe('an older invitation', () => {
  const older = (changes: Partial<Grant> = {}) => toTour({ id: 'guest@x.examplehall', email: 'guest@x.example', tour: 'hall', ...changes });

  it('opens the tour that it names, whatever is between address and tour in its id [MODEL-045]', () => {
    expect(found([older()])).toBe('guest@x.examplehall');
    expect(found([older({ id: 'guest@x.example_hall' })])).toBe('guest@x.example_hall');
    expect(found([older()], 'readUpdate')).toBeUndefined();
  });

  it('opens nothing that its fields do not name, after its end, or from another organization [MODEL-045 ACCESS-054]', () => {
    const others: Partial<Grant>[] = [{ tour: 'l' }, { email: 'other@x.example' }, { expires: before }, { organization: orgId('globex') }];

    expect(others.map((changes) => found([older(changes)]))).toEqual(others.map(() => undefined));
    expect(found([older()], 'read', as('guest@x.example', {}))).toBeUndefined();
  });

  it('opens nothing once it was replaced by one of today’s form [MODEL-045]', () => {
    expect(found([older(), toTour()])).toBe('tour_guest@x.example_hall');
    expect(found([older(), toTour({ expires: before })])).toBeUndefined();
  });

  it('is for the address that it names [MODEL-045]', () => {
    expect(invitedAddress(older())).toBe('guest@x.example');
    expect(invitedAddress(toTour())).toBe('guest@x.example');
    expect(invitedAddress(older({ tour: 'attic' }))).toBeNull();
  });
});

describe('an invitation', () => {
  it('is active until it expires, and for ever without an expiry [ACCESS-054]', () => {
    expect([null, later, now, before].map((expires) => isActive({ expires }, now))).toEqual([true, true, false, false]);
  });

  it('counts as expired if it is malformed [ACCESS-054]', () => {
    const expiries = [{ expires: 'tomorrow' }, { accessLevel: 'own' }, { accessLevel: null }, {}, { expires: null }, { expires: later }];

    expect(expiries.map((stored) => grantFrom('i', stored).expires)).toEqual([new Date(0), new Date(0), new Date(0), null, null, later]);
  });

  it('grants read access by default [ACCESS-033]', () => {
    expect([{}, { accessLevel: 'readUpdate' }].map((stored) => grantFrom('i', stored).accessLevel)).toEqual(['read', 'readUpdate']);
  });

  it('to the collection is found before the one to the tour [ACCESS-044 ACCESS-045]', () => {
    expect(found([toTour(), toShelf()])).toBe('col_guest@x.example_shelf');
    expect(found([toTour()])).toBe('tour_guest@x.example_hall');
    expect(found([toTour(), toShelf({ expires: before })])).toBe('tour_guest@x.example_hall');
  });

  it('grants its level and those below [ACCESS-039]', () => {
    expect([found([toTour()], 'read'), found([toTour()], 'readUpdate')]).toEqual(['tour_guest@x.example_hall', undefined]);
    expect(found([toTour({ accessLevel: 'readUpdate' }), toShelf()], 'readUpdate')).toBe('tour_guest@x.example_hall');
    expect(found([toTour({ accessLevel: 'readUpdate' })], 'read')).toBe('tour_guest@x.example_hall');
  });

  it('grants nothing once deleted [ACCESS-055]', () => {
    expect(found([])).toBeUndefined();
  });

  it('grants nothing in an organization other than its issuer [ACCESS-039, ACCESS-044]', () => {
    const globex = orgId('globex');

    expect(found([toTour({ organization: globex }), toShelf({ organization: globex })])).toBeUndefined();
    expect(found([toTour({ organization: globex }), toShelf()])).toBe('col_guest@x.example_shelf');
  });

  it('grants nothing without an organization', () => {
    const nobodys = { ...hall, organization: orgId('') };

    expect(activeInvitation(guest, nobodys, 'read', [toTour({ organization: orgId('') })], now)).toBeUndefined();
  });

  it('grants nothing to an address that makes an ambiguous id [ACCESS-072]', () => {
    const toEastHall = toTour({ id: 'tour_guest@x.example_east_hall' });

    expect(found([toEastHall], 'read', as('guest@x.example_east'))).toBeUndefined();
  });

  it('grants nothing to an unverified or a different address', () => {
    expect(found([toTour()], 'read', as('guest@x.example', {}))).toBeUndefined();
    expect(found([toTour()], 'read', as('other@x.example'))).toBeUndefined();
    expect(activeInvitation(null, hall, 'read', [toTour()], now)).toBeUndefined();
  });

  it('is read by the invited user and by editors, and written only by editors [ACCESS-063]', () => {
    const invitation = { email: 'Guest@x.example', organization: acme };
    const member = (role: string, organization = 'acme') => as('m@acme.example', { organization, role });
    const everybody = [
      null,
      guest,
      as('guest@x.example', {}),
      member('user'),
      member('superuser'),
      member('ultrauser'),
      member('ultrauser', 'globex'),
      as('a@x.example', { admin: true }),
    ];

    expect(everybody.map((who) => canReadInvitation(who, invitation, acme))).toEqual([false, true, false, false, true, true, false, true]);
    expect(everybody.map((who) => canWriteInvitation(who, acme))).toEqual([false, false, false, false, true, true, false, true]);
    expect(canReadInvitation(member('superuser', 'globex'), invitation, orgId('globex'))).toBe(true);
    // the invited person leaves
    expect(everybody.map((who) => canRemoveInvitation(who, invitation, acme))).toEqual([
      false,
      true,
      false,
      false,
      true,
      true,
      false,
      true,
    ]);
  });
});
