import { describe, expect, it } from 'vitest';
import { collaborationFrom } from '../collaboration/collaborations';
import { collectionId, orgId, tourId, userId } from '../ids';
import { listedUsersFrom } from '../people/listed-users';
import { memberFrom } from '../people/organization-members';
import { canReadCollection } from './collections';
import { identityFrom } from './identity';
import { accessChange, type PeopleAround, peopleWithAccess, peopleWithCollectionAccess } from './people-with-access';

const tour = { id: tourId('hall'), organization: orgId('acme'), collection: collectionId('shelf'), createdBy: userId('u-vera') };
const now = new Date('2026-05-01');

const account = (name: string, role: string, rest: object = {}) => ({
  uid: `u-${name}`,
  email: `${name}@acme.example`,
  displayName: name,
  emailVerified: true,
  customClaims: { organization: 'acme', role },
  ...rest,
});

const invitation = (kind: 'tour' | 'col', email: string, fields: object = {}) =>
  collaborationFrom(`${kind}_${email}_${kind === 'tour' ? 'hall' : 'shelf'}`, {
    email,
    tour: kind === 'tour' ? 'hall' : 'shelf',
    organization: 'acme',
    accessLevel: 'read',
    ...fields,
  });

const membersFrom = (accounts: object[]) => listedUsersFrom(accounts).map(memberFrom);

const people = (changes: Partial<PeopleAround> = {}): PeopleAround => ({
  members: membersFrom([account('vera', 'user'), account('ulla', 'ultrauser')]),
  directory: null,
  invitations: [],
  now,
  ...changes,
});

const summary = (around: PeopleAround) =>
  peopleWithAccess(tour, around).map(({ name, canEdit, reasons }) => [name, canEdit, reasons.map(({ by }) => by)]);

describe('peopleWithAccess', () => {
  it('names the members, and who edits as the tour’s creator [ACCESS-037 ACCESS-038]', () => {
    expect(summary(people())).toEqual([
      ['ulla', true, ['membership']],
      ['vera', true, ['membership', 'creating']],
    ]);
  });

  it('names who is invited to the tour or its collection, until the invitation ends [ACCESS-039 ACCESS-054]', () => {
    const invitations = [
      invitation('tour', 'a@x.example', { accessLevel: 'readUpdate' }),
      invitation('tour', 'b@x.example', { expires: new Date('2026-04-01') }),
      invitation('col', 'c@x.example'),
      invitation('tour', 'c@x.example'),
      invitation('tour', 'd@x.example', { organization: 'globex' }),
    ];

    expect(summary(people({ members: [], invitations }))).toEqual([
      ['a@x.example', true, ['invitation']],
      ['c@x.example', false, ['invitation', 'invitation']],
    ]);
  });

  it('joins a member with what their address was given, once it is verified', () => {
    const invitations = [invitation('tour', 'vera@acme.example')];
    const unverified = membersFrom([account('vera', 'user', { emailVerified: false })]);

    expect(summary(people({ invitations }))).toHaveLength(2);
    expect(summary(people({ invitations, members: unverified }))).toEqual([
      ['vera', true, ['membership', 'creating']],
      ['vera@acme.example', false, ['invitation']],
    ]);
  });

  it('names directory admins of the organization, and no disabled account [ACCESS-037]', () => {
    const directory = { admins: ['dora@x.example'], organizations: [orgId('acme')] };
    const members = membersFrom([account('gone', 'ultrauser', { disabled: true })]);

    expect(summary(people({ directory, members, invitations: [invitation('tour', 'gone@acme.example')] }))).toEqual([
      ['dora@x.example', true, ['directory']],
    ]);
  });
});

describe('peopleWithCollectionAccess', () => {
  it('names exactly those who can open the collection, who may edit its tours, and nobody invited to a tour alone [ACCESS-062]', () => {
    const collection = { id: collectionId('shelf'), organization: orgId('acme') };
    const invitations = [
      invitation('col', 'a@x.example', { accessLevel: 'readUpdate' }),
      invitation('col', 'b@x.example', { expires: new Date('2026-04-01') }),
      invitation('tour', 'c@x.example'),
      invitation('col', 'd@x.example', { organization: 'globex' }),
    ];
    const holderOf = (email: string) => identityFrom({ uid: 'x', email, displayName: null }, { email_verified: true });

    const named = peopleWithCollectionAccess(collection, people({ invitations }));

    expect(named.map(({ name, canEdit, reasons }) => [name, canEdit, reasons.map(({ by }) => by)])).toEqual([
      ['a@x.example', true, ['invitation']],
      ['ulla', true, ['membership']],
      ['vera', false, ['membership']],
    ]);
    for (const { email } of invitations) {
      const opens = canReadCollection(holderOf(email), collection, { directory: null, invitations, now });
      expect(named.some((person) => person.email === email)).toBe(opens);
    }
  });
});

describe('accessChange', () => {
  it('tells who a move to another collection shuts out and lets in', () => {
    const elsewhere = { ...tour, collection: collectionId('attic') };
    const invitations = [
      invitation('col', 'old@x.example'),
      collaborationFrom('col_new@x.example_attic', { email: 'new@x.example', tour: 'attic', organization: 'acme' }),
      invitation('tour', 'both@x.example'),
      invitation('col', 'both@x.example', { accessLevel: 'readUpdate' }),
    ];
    const around = people({ members: [], invitations });

    const change = accessChange(peopleWithAccess(tour, around), peopleWithAccess(elsewhere, around));

    const names = Object.fromEntries(Object.entries(change).map(([what, withAccess]) => [what, withAccess.map(({ name }) => name)]));
    expect(names).toEqual({ lost: ['old@x.example'], gained: ['new@x.example'], stopEditing: ['both@x.example'], startEditing: [] });
  });
});
