import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accounts, aGlobalAdmin, anOrganization, type Someone, somebody } from './administrator';
import { callsOf, callWithJson, refusal } from './calls';

const everybody = ['globalAdmin', 'orgAdmin', 'editor', 'viewer', 'guest'] as const;
type Who = (typeof everybody)[number];

const bad = { uid: 7, surprise: true };
const people = {} as Record<Who, Someone>;

beforeAll(async () => {
  const organization = await anOrganization();
  people.globalAdmin = await aGlobalAdmin();
  people.orgAdmin = await somebody({ organization, role: 'ultrauser' });
  people.editor = await somebody({ organization, role: 'superuser' });
  people.viewer = await somebody({ organization, role: 'user' });
  people.guest = await somebody();
});

/** Who calls a function at all. Nobody else learns anything about what they sent, good or bad. */
function isFor(allowed: readonly Who[], name: string, good: unknown): void {
  const others = everybody.filter((who) => !allowed.includes(who));

  it.each(others)('refuses the %s, whatever is sent', async (who) => {
    await expect(people[who].call(name, good)).rejects.toMatchObject(refusal('permission-denied', /\w{3,}.*\./));
    await expect(people[who].call(name, bad)).rejects.toMatchObject(refusal('permission-denied', /\w{3,}.*\./));
  });

  it.each(allowed)('reads what the %s sends, and says in words what is wrong with it [FUNC-015]', async (who) => {
    await expect(people[who].call(name, bad)).rejects.toMatchObject(refusal('invalid-argument', /\w{3,}/));
  });

  it('refuses a visitor', async () => {
    await expect(callsOf(null)(name, bad)).rejects.toMatchObject(refusal('unauthenticated', 'Sign in first.'));
  });

  it.each([
    '{"uid":"a","__proto__":{"admin":true}}',
    '{"__proto__":{"uid":"a"}}',
    '{"uid":"a","constructor":{"prototype":{"admin":true}}}',
    '{"uid":"a","claims":{"organization":"x","__proto__":{"admin":true}}}',
  ])('refuses %s', async (payload) => {
    await expect(callWithJson(name, payload, people.globalAdmin.uid)).rejects.toMatchObject(
      refusal('invalid-argument', /is not allowed as a field name/),
    );
  });
}

const globalAdmins = ['globalAdmin'] as const;
const admins = ['globalAdmin', 'orgAdmin'] as const;
const organization = 'Northlight';
const email = 'x@people.example';

describe('listUsers [FUNC-002]', () => isFor(globalAdmins, 'listUsers', 1000));
describe('findOrganizations [ADMIN-006]', () => isFor(globalAdmins, 'findOrganizations', { search: 'x' }));
describe('findTours [ADMIN-060]', () => isFor(globalAdmins, 'findTours', { search: 'x' }));
describe('checkOrganizationName [ADMIN-011]', () => isFor(admins, 'checkOrganizationName', { name: 'X', organization }));
describe('findUsers [ADMIN-072]', () => isFor(globalAdmins, 'findUsers', { search: '', role: '', organization: '', page: '' }));
describe('readHealth', () => isFor(globalAdmins, 'readHealth', { version: '0.1.0', build: '' }));
describe('searchTours', () => isFor(everybody, 'searchTours', { query: 'boiler' }));
describe('readSuperAdmins', () => isFor(globalAdmins, 'readSuperAdmins', {}));
describe('createOrganization [ADMIN-009]', () => isFor(globalAdmins, 'createOrganization', { name: 'X' }));
describe('changeOrganization [ADMIN-016]', () => isFor(globalAdmins, 'changeOrganization', { organization, fields: {} }));
describe('changeOrganizationList [SET-003]', () =>
  isFor(globalAdmins, 'changeOrganizationList', { organization, list: 'tourTypes', base: [], mine: [] }));
describe('enterOrganization', () => isFor(globalAdmins, 'enterOrganization', { organization }));
describe('createModule [ADMIN-019]', () => isFor(globalAdmins, 'createModule', { name: 'X', description: '' }));
describe('updateModule [OLD-003]', () => isFor(globalAdmins, 'updateModule', { id: 'x', name: 'X', description: '' }));
describe('savePage [ADMIN-039]', () => isFor(globalAdmins, 'savePage', { id: 'terms', version: 1, body: '' }));
describe('saveGlobalMessage [ADMIN-067]', () => isFor(globalAdmins, 'saveGlobalMessage', {}));
describe('saveDirectory', () => isFor(globalAdmins, 'saveDirectory', {}));
describe('findInAudit', () => isFor(globalAdmins, 'findInAudit', { email }));
describe('findPerson', () => isFor(globalAdmins, 'findPerson', { address: email }));
describe('erasePerson', () => isFor(globalAdmins, 'erasePerson', { address: email }));
describe('retryMail', () => isFor(globalAdmins, 'retryMail', { id: 'mail/nobody' }));
describe('countOrganizations', () => isFor(globalAdmins, 'countOrganizations', { organizations: ['Northlight'] }));
describe('createUser [FUNC-004]', () => isFor(globalAdmins, 'createUser', { email, password: 'secret-1', displayName: 'X' }));
describe('setOrganizationByUid [FUNC-007]', () => isFor(globalAdmins, 'setOrganizationByUid', { uid: 'nobody', organization }));
describe('setClaimsByUid [FUNC-010]', () => isFor(globalAdmins, 'setClaimsByUid', { uid: 'nobody', claims: { organization } }));
describe('disableAccount [FUNC-012]', () => isFor(globalAdmins, 'disableAccount', { uid: 'nobody', disabled: true }));
describe('sendPasswordResetLink [FUNC-014]', () => isFor(globalAdmins, 'sendPasswordResetLink', { email, url: 'https://loggia.example' }));
describe('getUsersByOrganization [FUNC-017]', () => isFor([...admins, 'editor'], 'getUsersByOrganization', { organization }));
describe('setUserRole [FUNC-019]', () => isFor(admins, 'setUserRole', { uid: 'nobody', organization, role: 'user' }));
describe('removeMember', () => isFor(everybody, 'removeMember', { uid: 'nobody', organization }));
describe('undoRemoval', () =>
  isFor(admins, 'undoRemoval', { uid: 'nobody', organization, role: 'user', number: 1, removedAt: Date.now(), signature: 'made up' }));
describe('deleteUser [FUNC-021]', () => isFor(admins, 'deleteUser', { uid: 'nobody' }));

describe('acceptOrganizationInvitation', () => {
  it('refuses a visitor [FUNC-022]', async () => {
    await expect(callsOf(null)('acceptOrganizationInvitation', { invitationId: 'x' })).rejects.toMatchObject(
      refusal('unauthenticated', 'Sign in first.'),
    );
  });

  it.each([{}, { invitationId: '' }, { invitationId: 'a/b' }, { invitationId: 'x', more: 1 }, 'x', null])(
    'refuses %j [FUNC-022]',
    async (payload) => {
      await expect(people.guest.call('acceptOrganizationInvitation', payload)).rejects.toMatchObject(refusal('invalid-argument', /\w{3,}/));
    },
  );
});

describe('every function', () => {
  it('goes by what somebody is now, not by what their token says', async () => {
    const former = await aGlobalAdmin();
    const call = callsOf(former.uid, { claims: { admin: true, role: 'admin' } });
    await expect(call('listUsers', 1)).resolves.toHaveProperty('users');

    await accounts().setCustomUserClaims(former.uid, {});

    await expect(call('listUsers', 1)).rejects.toMatchObject(refusal('permission-denied', /Super Admins/));
  });

  it('refuses a session from before a new password, and takes a new one', async () => {
    const admin = await aGlobalAdmin();
    const began = new Date();
    const call = callsOf(admin.uid, { began });
    await expect(call('listUsers', 1)).resolves.toHaveProperty('users');

    // sessions are told apart by the second in which they began
    vi.useFakeTimers({ toFake: ['Date'], now: began.getTime() + 2000 });
    onTestFinished(() => void vi.useRealTimers());
    await accounts().revokeRefreshTokens(admin.uid);

    await expect(call('listUsers', 1)).rejects.toMatchObject(refusal('unauthenticated', /Sign in again/));

    await expect(admin.call('listUsers', 1)).resolves.toHaveProperty('users');
  });

  it('refuses an account that was disabled or deleted while it was signed in', async () => {
    const gone = await aGlobalAdmin();
    const call = callsOf(gone.uid);

    await accounts().updateUser(gone.uid, { disabled: true });
    await expect(call('listUsers', 1)).rejects.toMatchObject(refusal('unauthenticated', /Ask an administrator/));
    await accounts().deleteUser(gone.uid);
    await expect(call('listUsers', 1)).rejects.toMatchObject(refusal('unauthenticated', /Ask an administrator/));
  });
});
