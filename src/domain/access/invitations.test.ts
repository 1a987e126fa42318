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
  it('ACCESS-033 are Can View, the default, and Can View and Edit', () => {
    expect(accessLevels.map((level) => accessLevelLabels[level])).toEqual(['Can View', 'Can View and Edit']);
    expect(defaultAccessLevel).toBe('read');
  });
});

describe('ids of invitations', () => {
  it('ACCESS-072 hold the address in lower case', () => {
    expect(tourInvitationId('Guest@X.example', tourId('Hall'))).toBe('tour_guest@x.example_Hall');
    expect(collectionInvitationId('Guest@X.example', 'Shelf')).toBe('col_guest@x.example_Shelf');
  });

  it('ACCESS-044 ACCESS-045 are looked up for the collection first, then for the tour', () => {
    expect(invitationIds('guest@x.example', hall)).toEqual(['col_guest@x.example_shelf', 'tour_guest@x.example_hall']);
    expect(invitationIds('guest@x.example', { id: hall.id, collection: collectionId('') })).toEqual(['tour_guest@x.example_hall']);
  });
});

describe('the id of an invitation', () => {
  it.each([
    ['tour_guest@x.example_hall', 'tour', 'guest@x.example', 'hall'],
    ['col_a_b@x.example_my_shelf', 'collection', 'a_b@x.example', 'my_shelf'],
    ['tour_guest@x.example_other@x.example_hall', 'tour', 'guest@x.example', 'other@x.example_hall'],
  ])('MODEL-044 %s says kind, address and target', (id, kind, address, target) => {
    expect(invitationParts(id)).toEqual({ kind, address, target });
  });

  it.each([
    'guest@x.examplehall',
    'org_acme-guest@x.example',
    'tour__hall',
    'tour_guest@x.example',
    'tour_guest@x.example_',
    'tour_Guest@x.example_hall',
  ])('MODEL-045 %s says nothing that is looked up', (id) => {
    expect(invitationParts(id)).toBeNull();
  });
});

describe('an invitation', () => {
  it('ACCESS-054 is in force until the moment it expires, without expiry for ever', () => {
    expect([null, later, now, before].map((expires) => isActive({ expires }, now))).toEqual([true, true, false, false]);
  });

  it('ACCESS-054 that says something odd has expired', () => {
    const expiries = [{ expires: 'tomorrow' }, { accessLevel: 'own' }, { accessLevel: null }, {}, { expires: null }, { expires: later }];

    expect(expiries.map((stored) => grantFrom('i', stored).expires)).toEqual([new Date(0), new Date(0), new Date(0), null, null, later]);
  });

  it('ACCESS-033 is for reading unless it says more', () => {
    expect([{}, { accessLevel: 'readUpdate' }].map((stored) => grantFrom('i', stored).accessLevel)).toEqual(['read', 'readUpdate']);
  });

  it('ACCESS-044 ACCESS-045 to the collection is found before the one to the tour', () => {
    expect(found([toTour(), toShelf()])).toBe('col_guest@x.example_shelf');
    expect(found([toTour()])).toBe('tour_guest@x.example_hall');
    expect(found([toTour(), toShelf({ expires: before })])).toBe('tour_guest@x.example_hall');
  });

  it('ACCESS-039 reaches the level it has, and what is below it', () => {
    expect([found([toTour()], 'read'), found([toTour()], 'readUpdate')]).toEqual(['tour_guest@x.example_hall', undefined]);
    expect(found([toTour({ accessLevel: 'readUpdate' }), toShelf()], 'readUpdate')).toBe('tour_guest@x.example_hall');
    expect(found([toTour({ accessLevel: 'readUpdate' })], 'read')).toBe('tour_guest@x.example_hall');
  });

  it('ACCESS-055 that is gone opens nothing', () => {
    expect(found([])).toBeUndefined();
  });

  it('opens nothing of another organization than the one that gave it [ACCESS-039, ACCESS-044]', () => {
    const globex = orgId('globex');

    expect(found([toTour({ organization: globex }), toShelf({ organization: globex })])).toBeUndefined();
    expect(found([toTour({ organization: globex }), toShelf()])).toBe('col_guest@x.example_shelf');
  });

  it('opens nothing of no organization', () => {
    const nobodys = { ...hall, organization: orgId('') };

    expect(activeInvitation(guest, nobodys, 'read', [toTour({ organization: orgId('') })], now)).toBeUndefined();
  });

  it('opens nothing to an address that makes the id of an invitation to another tour [ACCESS-072]', () => {
    const toEastHall = toTour({ id: 'tour_guest@x.example_east_hall' });

    expect(found([toEastHall], 'read', as('guest@x.example_east'))).toBeUndefined();
  });

  it('opens nothing to an address that is not proven, nor to another one', () => {
    expect(found([toTour()], 'read', as('guest@x.example', {}))).toBeUndefined();
    expect(found([toTour()], 'read', as('other@x.example'))).toBeUndefined();
    expect(activeInvitation(null, hall, 'read', [toTour()], now)).toBeUndefined();
  });

  it('ACCESS-063 is seen by the invited address and by those who edit, and written by these alone', () => {
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
