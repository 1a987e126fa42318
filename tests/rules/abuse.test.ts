import { describe, expect, it } from 'vitest';
import { withTable } from '../support/rules-table';
import { binning } from './cases/bin-moves';
import type { Person } from './cases/people';
import { aMail, anInvitation, aTour } from './cases/world';
import { batch, create, get, list, now, type Operation, ownEmail, ownUid, set, update } from './operation';

const { may } = withTable('demo-rules-abuse');

/** Whoever may do it by right does it; whoever tries the trick is refused. */
async function refuses(trick: [Person, Operation], byRight: [Person, Operation]) {
  expect(await may(...byRight)).toBe(true);
  expect(await may(...trick)).toBe(false);
}

const invitationOf = (email: string) => `collaboration/tour_${email}_hall`;
const mailTo = (to: string, changes = {}) => create(`mail/org_acme-${to}`, aMail('acme', to, changes));

describe('somebody signs up with the address of another and does not prove it', () => {
  it.each<[string, Operation]>([
    ['reads the tour they were invited to', get('tours/hall')],
    ['changes it', update('tours/hall', { name: 'Mine' })],
    ['reads the invitation', get(invitationOf('writer@guests.example'))],
    ['accepts it', update(invitationOf('writer@guests.example'), { accepted: true })],
    ['lists what the address was invited to', list('collaboration', ['email', '==', 'writer@guests.example'])],
    ['lists the mail to the address', list('mail', ['to', '==', 'writer@guests.example'])],
    ['writes into the history', create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail })],
  ])('and %s', async (_what, operation) => {
    await refuses(['unproven', operation], ['writer', operation]);
    await refuses(['otherProvider', operation], ['writer', operation]);
    await refuses(['workAccount', operation], ['writer', operation]);
  });

  it.each<[string, Operation]>([
    ['reads the directory', get('app/dcms')],
    ['lists the organization’s tours', list('tours', ['organization', '==', 'acme'])],
    ['reads the index of its tours', list('organizations/acme/tourIndex')],
    ['finds what is in its tours', { ...list('organizations/acme/words'), limit: 50 }],
    ['reads the guests in its overview', get('organizations/acme/overview/admin')],
    ['deletes a tour', binning('hall')],
  ])('and %s with the address of a directory admin', (_what, operation) =>
    refuses(['unprovenDirectory', operation], ['directory', operation]),
  );
});

describe('an invitation has expired, and its guest [ACCESS-054]', () => {
  it.each<[string, Operation, Person]>([
    ['still reads the tour', get('tours/hall'), 'writer'],
    ['still changes it', update('tours/hall', { folders: [] }), 'writer'],
    ['still reads its collection', get('collections/shelf-of-acme'), 'colWriter'],
    [
      'still lists the collection’s tours',
      list('tours', ['collection', '==', 'shelf-of-acme'], ['organization', '==', 'acme']),
      'colWriter',
    ],
  ])('%s', (_what, operation, inTime) => refuses(['expired', operation], [inTime, operation]));

  it('prolongs it', () =>
    refuses(
      ['expired', update(invitationOf('expired@guests.example'), { expires: null })],
      ['editor', update(invitationOf('expired@guests.example'), { expires: null })],
    ));
});

describe('an invited editor', () => {
  it.each<[string, object]>([
    ['makes the tour public', { public: true }],
    ['moves it into another organization', { organization: 'globex' }],
    ['moves it into a collection', { collection: 'shelf-of-acme' }],
    ['replaces its model', { matterportId: 'Zyxwvutsrq9' }],
    ['replaces its files', { files: [], documents: [], floorplans: [] }],
    ['hides such a change among others', { name: 'Hall', folders: [], public: true }],
  ])('%s', (_what, fields) =>
    refuses(['writer', update('tours/hall', { ...fields })], ['writer', update('tours/hall', { name: 'New hall' })]),
  );

  it('raises the own invitation', () =>
    refuses(
      ['reader', update(invitationOf('reader@guests.example'), { accepted: true, accessLevel: 'readUpdate' })],
      ['reader', update(invitationOf('reader@guests.example'), { accepted: true })],
    ));

  it('invites a friend', () =>
    refuses(
      ['writer', create(invitationOf('friend@guests.example'), anInvitation('friend@guests.example'))],
      ['editor', create(invitationOf('friend@guests.example'), anInvitation('friend@guests.example'))],
    ));

  it('rewrites the history', () =>
    refuses(
      ['writer', set('tours/hall/poiHistory/entry', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail })],
      ['writer', create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail })],
    ));
});

describe('a member [ACCESS-070]', () => {
  it.each(['role', 'organization', 'admin', 'superuser', 'ultrauser', 'claims', 'customClaims'])('gives themselves %s', (field) =>
    refuses(
      ['viewer', update('users/viewer', { displayName: 'Vera', [field]: 'admin' })],
      ['viewer', update('users/viewer', { displayName: 'Vera' })],
    ),
  );

  it('writes the document of another', () =>
    refuses(['editor', update('users/viewer', { displayName: 'x' })], ['viewer', update('users/viewer', { displayName: 'x' })]));

  it('opens the closed organization', () =>
    refuses(
      ['orgAdmin', update('organizations/acme', { name: 'Acme', canCreateTours: true })],
      ['orgAdmin', update('organizations/acme', { name: 'Acme' })],
    ));
});

describe('a history entry [ACCESS-059]', () => {
  const entry = (fields = {}) =>
    create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail, ...fields });

  it.each<[string, Operation]>([
    ['with the address of another', entry({ userEmail: 'boss@acme.example' })],
    ['with the account of another', entry({ userUid: 'orgAdmin' })],
    ['from another time', entry({ timestamp: new Date('2020-01-01T00:00:00Z') })],
  ])('is forged %s', (_what, forged) => refuses(['editor', forged], ['editor', entry()]));
});

describe('a comment', () => {
  const thread = (fields = {}, tour = 'hall') =>
    create(`tours/${tour}/threads/new`, {
      anchor: { kind: 'poi', id: 'door', name: 'Door', sweep: '' },
      text: 'Look',
      mentions: [],
      uid: ownUid,
      email: ownEmail,
      name: '',
      created: now,
      resolved: false,
      answers: 0,
      last: now,
      ...fields,
    });

  it.each<[string, Operation]>([
    ['is written with the address of another', thread({ email: 'boss@acme.example' })],
    ['is written with the account of another', thread({ uid: 'orgAdmin' })],
    ['is written under a name that is not the account’s', thread({ name: 'Boss' })],
    ['is written in a tour of another organization', thread({}, 'globex')],
    ['is longer than 5,000 characters', thread({ text: 'x'.repeat(5001) })],
    ['mentions more than 20 people', thread({ mentions: Array(21).fill('a@x.example') })],
    ['claims answers that nobody wrote', thread({ answers: 100 })],
    ['is from another time', thread({ created: new Date('2020-01-01T00:00:00Z') })],
  ])('%s', (_what, forged) => refuses(['viewer', forged], ['viewer', thread()]));

  it('is read by a visitor of a public tour', () =>
    refuses(['stranger', list('tours/open/threads')], ['viewer', list('tours/open/threads')]));
});

describe('somebody looks around', () => {
  it.each<[string, Operation, Person]>([
    ['all tours', list('tours'), 'stranger'],
    ['all tours, as a member', list('tours'), 'editor'],
    ['the tours of another organization', list('tours', ['organization', '==', 'acme']), 'other'],
    ['the index of another organization’s tours', list('organizations/acme/tourIndex'), 'other'],
    ['the overview of another organization', get('organizations/acme/overview/member'), 'other'],
    ['the guests of the organization in its overview, as a viewer', get('organizations/acme/overview/admin'), 'viewer'],
    ['the tours of two organizations', list('tours', ['organization', 'in', ['acme', 'globex']]), 'editor'],
    ['all invitations', list('collaboration'), 'editor'],
    ['all mail', list('mail'), 'editor'],
    ['all users', list('users'), 'orgAdmin'],
    ['all collections', list('collections'), 'stranger'],
  ])('among %s', (_what, operation, who) => refuses([who, operation], ['admin', operation]));

  it('among the organizations, for a tour outside the own ones', () =>
    refuses(
      ['editor', list('tours', ['organization', 'in', ['acme', 'globex']])],
      ['editor', list('tours', ['organization', 'in', ['acme']])],
    ));

  it('among share links that others made', () =>
    refuses(
      ['viewer', list('tours/hall/links', ['user', 'in', ['viewer', 'editor']])],
      ['viewer', list('tours/hall/links', ['user', 'in', ['viewer']])],
    ));

  it('for tours that are there by what a refusal says', async () => {
    expect(await may('stranger', get('tours/hall'))).toBe(false);
    expect(await may('stranger', get('tours/none'))).toBe(false);
    expect(await may('stranger', get('tours/open'))).toBe(true);
  });
});

describe('mail [ACCESS-064]', () => {
  it.each<[string, Operation]>([
    ['goes to many in a list', create('mail/org_acme-a@x.example', aMail('acme', 'a@x.example', { to: ['a@x.example', 'b@x.example'] }))],
    ['goes to many in one word', mailTo('a@x.example,b@x.example')],
    ['goes to many in copy', mailTo('a@x.example', { cc: ['b@x.example'] })],
    ['goes to many in hidden copy', mailTo('a@x.example', { bcc: 'b@x.example' })],
    ['offers more than the sender may give', mailTo('a@x.example', { role: 'editor' })],
    ['offers an unknown role', mailTo('a@x.example', { role: 'ultrauser' })],
    ['is for another organization', create('mail/org_globex-a@x.example', aMail('globex', 'a@x.example'))],
    ['is for another organization than its id says', create('mail/org_acme-a@x.example', aMail('globex', 'a@x.example'))],
    ['is something else than an invitation', mailTo('a@x.example', { type: 'newsletter' })],
    ['carries words of the sender', mailTo('a@x.example', { message: { subject: 's', text: 't', html: 'h' } })],
    ['is sent in the name of another', mailTo('a@x.example', { invitedBy: 'orgAdmin' })],
    ['says that it was delivered', mailTo('a@x.example', { delivery: { state: 'SUCCESS' } })],
  ])('%s', (_what, operation) => refuses(['editor', operation], ['editor', mailTo('a@x.example')]));

  it('is sent by a viewer', () => refuses(['viewer', mailTo('a@x.example')], ['editor', mailTo('a@x.example')]));

  it('is raised by its recipient', () =>
    refuses(
      ['stranger', update('mail/org_acme-stranger@elsewhere.example', { role: 'admin' })],
      ['stranger', get('mail/org_acme-stranger@elsewhere.example')],
    ));
});

describe('a document', () => {
  const make = (fields = {}) => create('tours/new', aTour({ created: now, ...fields }));

  it.each<[string, Operation]>([
    ['is oversized in its name', make({ name: 'x'.repeat(201) })],
    ['is oversized in its description', make({ description: 'x'.repeat(20_001) })],
    ['is oversized in its folders', make({ folders: Array(1001).fill({}) })],
    ['has keys nobody knows', make({ isOwnedBy: 'me' })],
    ['is from another time', make({ created: new Date('2020-01-01T00:00:00Z') })],
    ['goes under the id of another’s collection', create('tours/shelf-of-globex', aTour({ created: now }))],
    ['enters another’s collection', make({ collection: 'shelf-of-globex' })],
    ['goes into another’s organization', make({ organization: 'globex' })],
    ['brings another along', batch(create('tours/new', aTour({ created: now })), update('tours/globex', { public: true }))],
  ])('%s', (_what, operation) => refuses(['orgAdmin', operation], ['orgAdmin', make()]));

  // read from the left the id is one to the tour hall, read from the right to another's city_hall
  it('is an invitation whose id says two things', () =>
    refuses(
      [
        'editor',
        create(
          'collaboration/tour_stranger@elsewhere.example_city_hall',
          anInvitation('stranger@elsewhere.example_city', { accessLevel: 'readUpdate' }),
        ),
      ],
      ['editor', create(invitationOf('str_anger@elsewhere.example'), anInvitation('str_anger@elsewhere.example'))],
    ));

  it('goes to a tour of another organization by an invitation of the own', () =>
    refuses(
      ['other', create(invitationOf('a@x.example'), anInvitation('a@x.example', { organization: 'globex' }))],
      ['editor', create(invitationOf('a@x.example'), anInvitation('a@x.example'))],
    ));
});
