import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAudit } from '../../functions/src/audit/forget-audit';
import { addressKey, recordAudit } from '../../functions/src/audit/record-audit';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, aGlobalAdmin, anOrganization, findAccount, removedAfterwards, type Someone, somebody, store } from './administrator';

vi.mock('../../functions/src/audit/record-audit', async (original) => {
  const actual = await original<typeof import('../../functions/src/audit/record-audit')>();
  return { ...actual, recordAudit: vi.fn(actual.recordAudit) };
});

let admin: Someone;
let organization: string;
let started: Timestamp;

beforeAll(async () => {
  admin = await aGlobalAdmin();
  organization = await anOrganization();
});

beforeEach(() => {
  vi.stubEnv('AUDIT_KEY', 'a key of this test');
  started = Timestamp.now();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What was recorded since the test began, without what stands in every entry. */
async function entries() {
  const { docs } = await store().collection('audit').where('at', '>=', started).orderBy('at').get();
  return docs.map((entry) => entry.data());
}
const last = async () => (await entries()).at(-1);
const activity = async (of = organization) => {
  const { docs } = await store().collection(`organizations/${of}/activity`).where('at', '>=', started).get();
  return docs.map((entry) => entry.data());
};
const rejection = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });
const by = () => ({ actor: admin.uid, actorKey: addressKey(admin.email) });

describe('an entry of the audit log', () => {
  it('says who did what to whom by accounts and keyed hashes, and has no address', async () => {
    const person = await somebody({ organization, role: 'user' });

    await admin.call('setUserRole', { uid: person.uid, organization, role: 'superuser' });

    const entry = await last();
    expect(entry).toEqual({
      ...by(),
      kind: 'role-changed',
      group: 'roles',
      at: expect.any(Timestamp),
      person: person.uid,
      personKey: addressKey(person.email),
      organization,
      what: `Editor in ${organization}`,
      detail: `before: Viewer in ${organization}`,
      keys: [admin.uid, addressKey(admin.email), person.uid, addressKey(person.email)],
    });
    expect(JSON.stringify(entry)).not.toContain('@');
    expect(addressKey(person.email)).toMatch(/^hash:[\w-]{43}$/);
  });

  it('has no hash without a key, and another one with another key', async () => {
    const before = addressKey('ada@people.example');
    vi.stubEnv('AUDIT_KEY', 'another');
    expect(addressKey(' Ada@People.example')).not.toBe(before);
    vi.stubEnv('AUDIT_KEY', '');
    expect(addressKey('ada@people.example')).toBe('');

    await admin.call('savePage', { id: 'terms', version: 7, body: '' });

    expect(await last()).toMatchObject({ actor: admin.uid, actorKey: '', keys: [admin.uid] });
  });

  it('is found by an address, also once its account is gone', async () => {
    const person = await somebody({ organization, role: 'user' });
    const keysOf = async (email: string) => ((await admin.call('findInAudit', { email })) as { keys: string[] }).keys;
    expect(await keysOf(person.email)).toEqual([person.uid, addressKey(person.email)]);

    await admin.call('deleteUser', { uid: person.uid });

    expect(await keysOf(person.email)).toEqual([addressKey(person.email)]);
    const { docs } = await store()
      .collection('audit')
      .where('keys', 'array-contains-any', [addressKey(person.email)])
      .get();
    expect(docs.map((entry) => entry.data())).toMatchObject([{ kind: 'account-deleted', person: person.uid, organization }]);
  });
});

describe('the audit log has', () => {
  it('accounts that are created, disabled, enabled, signed out and get links, and what of it concerns an organization stands there too', async () => {
    const email = `new-${randomIdentifier().toLowerCase()}@people.example`;
    const { uid } = (await admin.call('createUser', { email, password: 'secret-1', displayName: 'New' })) as { uid: string };
    removedAfterwards(`users/${uid}`);
    await admin.call('setOrganizationByUid', { uid, organization });
    await admin.call('disableAccount', { uid, disabled: true });
    await admin.call('disableAccount', { uid, disabled: false });
    await admin.call('signOutEverywhere', { uid });
    await admin.call('sendPasswordResetLink', { email, url: 'https://loggia.example' });

    const entry = (kind: string, more: object = {}) => ({ ...by(), kind, person: uid, organization, ...more });
    expect(await entries()).toMatchObject([
      entry('account-created', { organization: '' }),
      entry('role-changed', { what: `a member without a role in ${organization}`, detail: 'before: somebody without an organization' }),
      entry('account-disabled'),
      entry('account-enabled'),
      entry('account-signed-out'),
      entry('reset-link-created'),
    ]);
    expect((await activity()).map(({ kind }) => kind).toSorted()).toEqual([
      'member-joined',
      'user-disabled',
      'user-enabled',
      'user-signed-out',
    ]);
    await accounts().deleteUser(uid);
  });

  it('nothing of somebody who signs themselves out, or of a role that stays', async () => {
    const person = await somebody({ organization, role: 'user' });

    await person.call('signOutEverywhere', { uid: person.uid });
    await admin.call('setUserRole', { uid: person.uid, organization, role: 'user' });

    expect(await entries()).toEqual([]);
  });

  it('organizations that are created, changed and entered, with what changed, here and in their activity', async () => {
    const name = `Hall ${randomIdentifier()}`;
    removedAfterwards(`organizations/${name}`);
    expect(await admin.call('createOrganization', { name })).toEqual({ organization: name });
    await admin.call('changeOrganization', { organization: name, fields: { status: true, isIndexed: false } });
    const layer = { id: 'l', name: 'Sea', url: 'https://sea.example/{z}/{x}/{y}', format: 'tiles', attribution: '', enabled: true };
    await admin.call('changeOrganizationList', { organization: name, list: 'mapLayers', base: [], mine: [layer] });
    await admin.call('enterOrganization', { organization: name });
    await admin.call('enterOrganization', { organization: name });

    expect((await store().doc(`organizations/${name}`).get()).data()).toMatchObject({
      name,
      status: true,
      members: [],
      mapLayers: [layer],
    });
    const entry = (kind: string, detail = '') => ({ ...by(), kind, organization: name, detail });
    expect(await entries()).toMatchObject([
      entry('organization-created'),
      entry('organization-changed', 'switched on'),
      entry('organization-changed', 'map layers'),
      entry('organization-entered'),
      entry('organization-entered'),
    ]);
    expect((await activity(name)).toSorted((a, b) => a.at.toMillis() - b.at.toMillis())).toMatchObject([
      { kind: 'organization-created', actorEmail: admin.email },
      { kind: 'settings-changed', detail: 'switched on' },
      { kind: 'settings-changed', detail: 'map layers' },
      { kind: 'organization-entered', times: 2 },
    ]);
  });

  it('nothing of an organization that is not there, or whose change was refused', async () => {
    await admin.call('enterOrganization', { organization: 'Nowhere' });
    const change = (fields: object, of = organization) => admin.call('changeOrganization', { organization: of, fields });
    await expect(change({ status: true }, 'Nowhere')).rejects.toMatchObject(rejection('not-found', /no longer exists/));
    await expect(change({ members: [] })).rejects.toMatchObject(rejection('invalid-argument', /members/));
    await expect(change({ name: (await anOrganization()).toUpperCase() })).rejects.toMatchObject(rejection('already-exists', /looks like/));
    await expect(admin.call('createOrganization', { name: organization })).rejects.toMatchObject(rejection('already-exists', /already/));
    await expect(admin.call('createOrganization', { name: 'a/b' })).rejects.toMatchObject(rejection('invalid-argument', /slash/));
    const types = [{ id: 't', name: 'House', color: 'blue', range: 7 }];
    const list = { organization, list: 'tourTypes', base: [], mine: types };
    await expect(admin.call('changeOrganizationList', list)).rejects.toMatchObject(rejection('invalid-argument', /range/));

    expect(await entries()).toEqual([]);
    expect(await activity()).toEqual([]);
  });

  it('modules and pages', async () => {
    const name = `Quiz ${randomIdentifier()}`;
    removedAfterwards(`modules/${name}`);
    await admin.call('createModule', { name, description: 'x' });
    await expect(admin.call('createModule', { name, description: '' })).rejects.toMatchObject(
      rejection('already-exists', /Nothing was created/),
    );
    await admin.call('updateModule', { id: name, name: `${name} 2`, description: '' });
    await expect(admin.call('updateModule', { id: 'none', name, description: '' })).rejects.toMatchObject(rejection('not-found', /module/));
    await admin.call('savePage', { id: 'news', version: 3, body: '<p>New</p>' });

    expect((await store().doc(`modules/${name}`).get()).data()).toMatchObject({ name: `${name} 2`, description: '' });
    expect((await store().doc('pages/news').get()).data()).toMatchObject({ version: 3, body: '<p>New</p>' });
    expect(await entries()).toMatchObject([
      { ...by(), kind: 'module-created', what: name },
      { ...by(), kind: 'module-changed', what: `${name} 2` },
      { ...by(), kind: 'page-changed', what: 'news', detail: 'version 3' },
    ]);
  });

  it('messages, maintenance and the directory, and only what changed', async () => {
    const message = { messageTitle: 'Tonight', messageBody: '', messageId: 'm', messageEnabled: true, frontendEnabled: true, reopens: '' };
    await store().doc('app/global').delete();
    await store().doc('app/dcms').delete();
    await admin.call('saveGlobalMessage', message);
    await admin.call('saveGlobalMessage', message);
    await admin.call('saveGlobalMessage', { ...message, frontendEnabled: false });
    await admin.call('saveGlobalMessage', message);
    const edited = { admins: ['one@office.example', 'two@office.example'], organizations: [organization] };
    const nobody = { admins: [], organizations: [] };
    await admin.call('saveDirectory', { base: nobody, edited });
    await admin.call('saveDirectory', { base: nobody, edited });
    // joined with what was saved since the base
    await admin.call('saveDirectory', { base: { ...edited, admins: ['one@office.example'] }, edited: { ...edited, admins: [] } });

    expect((await store().doc('app/dcms').get()).data()).toEqual({ admins: ['two@office.example'], organizations: [organization] });
    expect(await entries()).toMatchObject([
      { ...by(), kind: 'message-changed', detail: 'title, id, now shown' },
      { ...by(), kind: 'maintenance-began' },
      { ...by(), kind: 'maintenance-ended' },
      { ...by(), kind: 'directory-changed', detail: '2 admins added, 1 organization added' },
      { ...by(), kind: 'directory-changed', detail: '1 admin removed' },
    ]);
  });
});

describe('what cannot be recorded', () => {
  it('is not done: an account stays as it is, a link is not handed out, a message not written', async () => {
    const person = await somebody({ organization, role: 'user' });
    const title = (await store().doc('app/global').get()).get('messageTitle') ?? '';
    vi.mocked(recordAudit).mockImplementation(() => {
      throw new Error('no luck');
    });
    try {
      await expect(admin.call('disableAccount', { uid: person.uid, disabled: true })).rejects.toThrow();
      await expect(admin.call('setUserRole', { uid: person.uid, organization, role: 'superuser' })).rejects.toThrow();
      await expect(admin.call('sendPasswordResetLink', { email: person.email, url: 'https://loggia.example' })).rejects.toThrow();
      const message = { messageTitle: 'Lost', messageBody: '', messageId: '', messageEnabled: false, frontendEnabled: true, reopens: '' };
      await expect(admin.call('saveGlobalMessage', message)).rejects.toThrow();
    } finally {
      vi.mocked(recordAudit).mockReset();
    }

    expect(await findAccount(person.uid)).toMatchObject({ disabled: false, customClaims: { organization, role: 'user' } });
    expect((await store().doc('app/global').get()).get('messageTitle') ?? '').toBe(title);
    expect(await entries()).toEqual([]);
  });
});

describe('the audit log', () => {
  it('is forgotten after a year, and not before', async () => {
    const old = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
    const [ended, recent] = [`old-${randomIdentifier()}`, `new-${randomIdentifier()}`].map((id) =>
      store().doc(removedAfterwards(`audit/${id}`)),
    );
    await ended?.set({ kind: 'backup-made', at: old(366) });
    await recent?.set({ kind: 'backup-made', at: old(364) });

    await forgetAudit();
    expect([(await ended?.get())?.exists, (await recent?.get())?.exists]).toEqual([false, true]);

    await forgetAudit(new Date(Date.now() + 2 * 86_400_000));
    expect((await recent?.get())?.exists).toBe(false);
  });
});
