import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toursFor } from '../../functions/src/callables/find-tours';
import { randomIdentifier } from '../../src/domain/random';
import {
  accounts,
  aGlobalAdmin,
  anOrganization,
  cardOf,
  findAccount,
  removedAfterwards,
  type Someone,
  somebody,
  store,
} from './administrator';
import { refusal } from './calls';
import { runTriggers, withTriggers } from './triggers';

let admin: Someone;
let organization: string;

beforeAll(async () => {
  admin = await aGlobalAdmin();
  organization = await anOrganization();
});

describe('listUsers', () => {
  it('answers { users } with what the console shows of each [FUNC-001 MODEL-050]', async () => {
    const member = await somebody({ organization, role: 'superuser', newsletter: 'monthly' });

    const { users } = (await admin.call('listUsers', 1000)) as { users: { uid: string }[] };

    expect(users.find(({ uid }) => uid === member.uid)).toEqual({
      uid: member.uid,
      email: member.email,
      displayName: 'Some Body',
      disabled: false,
      emailVerified: true,
      metadata: { lastSignInTime: expect.anything(), lastRefreshTime: null },
      customClaims: { organization, role: 'superuser' },
    });
  });

  it('returns no more than requested [FUNC-001]', async () => {
    expect(((await admin.call('listUsers', 2)) as { users: unknown[] }).users).toHaveLength(2);
  });

  it.each([0, 1001, 1.5, '1000', {}])('refuses %j [FUNC-015]', async (amount) => {
    await expect(admin.call('listUsers', amount)).rejects.toMatchObject(refusal('invalid-argument', /\w/));
  });
});

describe('findUsers', () => {
  const found = async (sought: object) => {
    const { users, page } = (await admin.call('findUsers', { search: '', role: '', organization: '', page: '', ...sought })) as {
      users: { uid: string }[];
      page: string;
    };
    return { uids: users.map(({ uid }) => uid), page };
  };

  it('finds accounts by address, role and organization [ADMIN-024 ADMIN-025 ADMIN-072]', async () => {
    const editor = await somebody({ organization, role: 'superuser' });
    const boss = await somebody({ organization, ultrauser: true });

    expect((await found({ organization, role: 'superuser' })).uids).toContain(editor.uid);
    expect((await found({ organization, role: 'superuser' })).uids).not.toContain(boss.uid);
    expect((await found({ organization, role: 'ultrauser' })).uids).toEqual([boss.uid]);
    expect(await found({ search: editor.email.toUpperCase() })).toEqual({ uids: [editor.uid], page: '' });
    expect((await found({ search: 'nobody has this address' })).uids).toEqual([]);
  });

  it('finds accounts that have a document and those that have none, each once [ADMIN-024]', async () => {
    const start = `twin-${randomIdentifier()}`.toLowerCase();
    const withDocument = await accounts().createUser({ email: `${start}-a@people.example` });
    const without = await accounts().createUser({ email: `${start}-b@people.example` });
    await store()
      .doc(`users/gone-${start}`)
      .set({ email: `${start}-c@people.example`, organization: '', role: '' });
    await store().doc(`users/${withDocument.uid}`).set({ email: withDocument.email, organization: '', role: '' });

    expect((await found({ search: start })).uids.toSorted()).toEqual([withDocument.uid, without.uid].toSorted());
    expect((await found({ search: `${start}-a@` })).uids).toEqual([withDocument.uid]);
    expect((await found({ search: start.slice(3) })).uids).toHaveLength(2);
  });

  it.each([{ role: 'boss' }, { search: 7 }, { page: null }, { more: true }])('refuses %j [FUNC-015]', async (input) => {
    await expect(found(input)).rejects.toMatchObject(refusal('invalid-argument', /\w/));
  });
});

describe('findOrganizations', () => {
  it('finds organizations by part of their name, in any case [ADMIN-006]', async () => {
    const id = await anOrganization();

    const found = await admin.call('findOrganizations', { search: id.slice(2).toUpperCase() });

    expect(found).toEqual({ organizations: [expect.objectContaining({ id })], isCutOff: false });
    expect(await admin.call('findOrganizations', { search: 'nobody has this name' })).toEqual({ organizations: [], isCutOff: false });
  });

  it.each([{}, { search: '' }, { search: 7 }, { search: 'x', page: '' }])('refuses %j [FUNC-015]', async (input) => {
    await expect(admin.call('findOrganizations', input)).rejects.toMatchObject(refusal('invalid-argument', /\w/));
  });
});

describe('findTours', () => {
  it('finds tours and older tours by scan, by addresses of ours and by name, and none of a location [ADMIN-060 ADMIN-061]', async () => {
    const [organization, id, model] = [await anOrganization(), randomIdentifier(), randomIdentifier().slice(0, 11)];
    const paths = [`tours/${id}`, `organizations/${organization}/tours/${id}`, `locations/${id}/tours/${id}`].map(removedAfterwards);
    for (const path of paths)
      await store()
        .doc(path)
        .set({ name: `Mill / ${id}`, organization, matterportId: model });
    const tour = { id, name: `Mill / ${id}`, organization, isOlder: false };
    const find = async (search: string) => (await admin.call('findTours', { search })) as { tours: object[] };
    const both = [tour, { ...tour, isOlder: true }];

    expect((await find(`https://provider.example/show/?m=${model}`)).tours.toSorted(byAge)).toEqual(both);
    expect((await find(`mill / ${id.toLowerCase()}`)).tours.toSorted(byAge)).toEqual(both);
    expect((await find(`https://loggia.example/#/digital-twin/${id}/play`)).tours).toEqual([tour]);
    expect((await find(`https://loggia.example/#/${organization}/tour/${id}?mode=view`)).tours.toSorted(byAge)).toEqual(both);
    expect(await find('no tour has this name')).toEqual({ tours: [], isCutOff: false });
    // not all names were read
    expect(await toursFor('no tour has this name', 1)).toEqual({ tours: [], isCutOff: true });
  });

  const byAge = (one: object, other: object) => Number('isOlder' in one && one.isOlder) - Number('isOlder' in other && other.isOlder);
});

describe('checkOrganizationName', () => {
  it('refuses a name that looks like that of another organization, and none that people can tell apart [ADMIN-011]', async () => {
    const id = await anOrganization();
    const check = (name: string, organization = '') => admin.call('checkOrganizationName', { name, organization });

    await expect(check(id)).rejects.toMatchObject(refusal('already-exists', /^There is an organization/));
    await expect(check(` ${id.toUpperCase()}`)).rejects.toMatchObject(refusal('already-exists', /which is another organization/));
    await expect(check(id.toUpperCase(), id)).resolves.toEqual({ message: 'unlike all others' });
    await expect(check(`${id} of the North`)).resolves.toEqual({ message: 'unlike all others' });
  });

  it('is not needed to be safe from it: a name that an admin writes past it is taken back', async () => {
    const [id, another] = [await anOrganization(), await anOrganization()];
    const document = store().doc(`organizations/${id}`);
    const rename = (name: string) => withTriggers([document.path], () => document.update({ name }));
    await rename(`${id} of the North`);
    expect((await document.get()).get('name')).toBe(`${id} of the North`);

    await rename(another.toUpperCase());
    expect((await document.get()).get('name')).toBe(`${id} of the North`);

    // twice before the first is heard of
    const states = [await document.get()];
    for (const name of [another.toUpperCase(), `${another} `]) {
      await document.update({ name });
      states.push(await document.get());
    }
    const [first, second, third] = states as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    await runTriggers(second, third);
    await runTriggers(first, second);

    expect((await document.get()).get('name')).toBe(`${id} of the North`);
  });
});

describe('createUser', () => {
  const someone = () => ({ email: `New-${randomIdentifier()}@people.example`, password: 'secret-1', displayName: 'New Person' });

  it('creates an account with its document and returns { uid } [FUNC-003 MODEL-052 MODEL-053]', async () => {
    const input = someone();

    const { uid } = (await admin.call('createUser', { ...input, phoneNumber: '' })) as { uid: string };

    const email = input.email.toLowerCase();
    expect(await findAccount(uid)).toMatchObject({ email, displayName: 'New Person', emailVerified: false, customClaims: {} });
    expect(await cardOf(uid)).toEqual({ uid, email, displayName: 'New Person', organization: '', role: '' });
    await accounts().deleteUser(uid);
  });

  it('creates one account where the call is repeated, and takes none that somebody used', async () => {
    const [attempt, input] = [randomIdentifier(), someone()];
    await admin.call('createUser', { ...input, attempt });

    expect(await admin.call('createUser', { ...input, displayName: 'Ada', attempt })).toEqual({ uid: attempt });

    expect(await findAccount(attempt)).toMatchObject({ displayName: 'Ada' });
    await accounts().updateUser(attempt, { emailVerified: true });
    await expect(admin.call('createUser', { ...input, attempt })).rejects.toMatchObject(refusal('already-exists', /already an account/));
    await accounts().deleteUser(attempt);
  });

  it('takes a phone number [FUNC-003]', async () => {
    const phoneNumber = `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

    const { uid } = (await admin.call('createUser', { ...someone(), phoneNumber })) as { uid: string };

    expect((await accounts().getUser(uid)).phoneNumber).toBe(phoneNumber);
    await accounts().deleteUser(uid);
  });

  it('reports an address that is already in use [FUNC-015]', async () => {
    await expect(admin.call('createUser', { ...someone(), email: admin.email })).rejects.toMatchObject(
      refusal('already-exists', 'There is already an account with this address.'),
    );
  });

  it.each([
    [{ email: 'nobody' }, /email: Please enter a valid email address/],
    [{ password: '12345' }, /password: .*6 characters/],
    [{ displayName: ' ' }, /displayName: Enter a name/],
    [{ phoneNumber: '0701234567' }, /phoneNumber: /],
    [{ admin: true }, /admin/],
  ])('refuses %j [FUNC-015]', async (changes, words) => {
    await expect(admin.call('createUser', { ...someone(), ...changes })).rejects.toMatchObject(refusal('invalid-argument', words));
  });
});

describe('disableAccount', () => {
  it('disables an account and enables it again, answering { disabled } [FUNC-011]', async () => {
    const person = await somebody();

    expect(await admin.call('disableAccount', { uid: person.uid, disabled: true })).toEqual({ disabled: true });
    expect((await findAccount(person.uid))?.disabled).toBe(true);
    await expect(person.call('requestAccess', {})).rejects.toMatchObject(refusal('unauthenticated', /can no longer be used/));
    expect(await admin.call('disableAccount', { uid: person.uid, disabled: true })).toEqual({ disabled: true });
    expect(await admin.call('disableAccount', { uid: person.uid, disabled: false })).toEqual({ disabled: false });
    expect((await findAccount(person.uid))?.disabled).toBe(false);
  });

  it('rejects disabling the own account, but allows another global admin’s [FUNC-012]', async () => {
    const other = await aGlobalAdmin();

    await expect(other.call('disableAccount', { uid: other.uid, disabled: true })).rejects.toMatchObject(
      refusal('permission-denied', /your own account/),
    );
    expect(await admin.call('disableAccount', { uid: other.uid, disabled: true })).toEqual({ disabled: true });
  });

  it('two global admins who disable each other at once do not both succeed [FUNC-012]', async () => {
    const [one, two] = [await aGlobalAdmin(), await aGlobalAdmin()];

    const outcomes = await Promise.allSettled([
      one.call('disableAccount', { uid: two.uid, disabled: true }),
      two.call('disableAccount', { uid: one.uid, disabled: true }),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('reports a missing account [FUNC-015]', async () => {
    await expect(admin.call('disableAccount', { uid: 'nobody', disabled: true })).rejects.toMatchObject(
      refusal('not-found', /account doesn’t exist/),
    );
  });

  it.each([{ uid: 'a' }, { uid: 'a', disabled: 'yes' }, { uid: '', disabled: true }, { uid: 'a', disabled: true, more: 1 }])(
    'refuses %j [FUNC-015]',
    async (payload) => {
      await expect(admin.call('disableAccount', payload)).rejects.toMatchObject(refusal('invalid-argument', /\w/));
    },
  );
});

describe('signOutEverywhere', () => {
  it('ends all sessions of an account for its owner and for Super Admins, and for nobody else', async () => {
    const [owner, other, stranger] = [await somebody(), await somebody(), await somebody()];
    const rightsOf = async ({ uid }: Someone) => (await store().doc(`rights/${uid}`).get()).get('number') ?? 0;
    const before = [await rightsOf(owner), await rightsOf(other)];

    await expect(stranger.call('signOutEverywhere', { uid: owner.uid })).rejects.toMatchObject(refusal('permission-denied', /\w/));
    expect([await rightsOf(owner), await rightsOf(other)]).toEqual(before);
    expect(await owner.call('signOutEverywhere', { uid: owner.uid })).toEqual({ message: 'signed out' });
    expect(await admin.call('signOutEverywhere', { uid: other.uid })).toEqual({ message: 'signed out' });

    expect([await rightsOf(owner), await rightsOf(other)]).toEqual(before.map((number) => number + 1));
    expect((await findAccount(owner.uid))?.disabled).toBe(false);
    await expect(admin.call('signOutEverywhere', { uid: 'nobody' })).rejects.toMatchObject(refusal('not-found', /account doesn’t exist/));
  });

  it.each([
    ['signing out', (person: Someone) => person.call('signOutEverywhere', { uid: person.uid })],
    ['deleting the account', (person: Someone) => person.call('deleteMyAccount', { language: 'en' })],
    ['being disabled', (person: Someone) => admin.call('disableAccount', { uid: person.uid, disabled: true })],
  ])('%s ends sessions before open pages hear that they need new tokens', async (_name, end) => {
    const person = await somebody();
    const rights = async () => (await store().doc(`rights/${person.uid}`).get()).get('number') ?? 0;
    const before = await rights();
    const atTheEnd: unknown[] = [];
    const revoke = accounts().revokeRefreshTokens.bind(accounts());
    vi.spyOn(accounts(), 'revokeRefreshTokens').mockImplementation(async (uid) => {
      atTheEnd.push(uid, await rights());
      await revoke(uid);
    });
    onTestFinished(() => void vi.restoreAllMocks());

    await end(person);

    expect(atTheEnd).toEqual([person.uid, before]);
    expect(await rights()).toBe(before + 1);
  });
});

describe('sendPasswordResetLink', () => {
  it('answers { link }, which leads back to the given address [FUNC-013]', async () => {
    const person = await somebody();

    const { link } = (await admin.call('sendPasswordResetLink', { email: person.email, url: 'https://loggia.example/#/login' })) as {
      link: string;
    };

    const opened = new URL(link);
    expect(opened.searchParams.get('mode')).toBe('resetPassword');
    expect(opened.searchParams.get('continueUrl')).toBe('https://loggia.example/#/login');
  });

  it('reports an address without an account [FUNC-015]', async () => {
    await expect(
      admin.call('sendPasswordResetLink', { email: 'nobody@people.example', url: 'https://loggia.example' }),
    ).rejects.toMatchObject(refusal('not-found', 'There is no account with this address.'));
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'loggia.example', '', 'ftp://loggia.example'])(
    'does not lead back to %j [FUNC-015]',
    async (url) => {
      await expect(admin.call('sendPasswordResetLink', { email: admin.email, url })).rejects.toMatchObject(
        refusal('invalid-argument', /url: /),
      );
    },
  );
});

describe('getUsersByOrganization', () => {
  const members = async (who: Someone, payload: object) => {
    const users = (await who.call('getUsersByOrganization', payload)) as { uid: string }[];
    return users.map(({ uid }) => uid).sort();
  };

  it('answers the members of the organization and nobody else, to its editors and admins and to global admins [FUNC-016 FUNC-017]', async () => {
    const own = await anOrganization();
    const orgAdmin = await somebody({ organization: own, role: 'ultrauser' });
    const editor = await somebody({ organization: own, superuser: true });
    const uids = [orgAdmin.uid, editor.uid, (await somebody({ organization: own })).uid].sort();

    for (const who of [admin, orgAdmin, editor]) expect(await members(who, { organization: own, amount: 10_000 })).toEqual(uids);
    expect(await members(editor, { organization: own, amount: 2 })).toHaveLength(2);
  });

  it('finds members after the first thousand accounts [FUNC-016]', async () => {
    const own = await anOrganization();
    const mark = randomIdentifier();
    const uids = Array.from({ length: 1010 }, (_, n) => `zz-${mark}-${String(n).padStart(4, '0')}`);
    const late = uids.slice(-5);
    const imported = uids.map((uid) => ({
      uid,
      email: `${uid}@people.example`,
      ...(late.includes(uid) && { customClaims: { organization: own } }),
    }));
    await accounts().importUsers(imported.slice(0, 1000));
    await accounts().importUsers(imported.slice(1000));
    try {
      expect(await members(admin, { organization: own, amount: 1000 })).toEqual(late);
    } finally {
      await accounts().deleteUsers(uids.slice(0, 1000));
      await accounts().deleteUsers(uids.slice(1000));
    }
  });

  it('refuses an editor of another organization, and says whom to ask [FUNC-017]', async () => {
    const stranger = await somebody({ organization: await anOrganization(), role: 'superuser' });

    await expect(members(stranger, { organization, amount: 1000 })).rejects.toMatchObject(
      refusal('permission-denied', /Ask an administrator/),
    );
  });

  it('answers a directory admin of the organization, once their address is proven, and of no other [FUNC-017]', async () => {
    const [director, pretender] = [await somebody(), await somebody({}, { verified: false })];
    const directory = store().doc('app/dcms');
    const before = (await directory.get()).data();
    await directory.set({ admins: [director.email, pretender.email], organizations: [organization] });
    try {
      expect(await members(director, { organization, amount: 1 })).toHaveLength(1);
      await expect(members(director, { organization: 'Northlight' })).rejects.toMatchObject(refusal('permission-denied', /./));
      await expect(members(pretender, { organization })).rejects.toMatchObject(refusal('permission-denied', /./));
    } finally {
      await (before ? directory.set(before) : directory.delete());
    }
  });

  it.each([
    { amount: 10 },
    { organization: '' },
    { organization: 'a/b' },
    { organization: 'x', amount: 10_001 },
    { organization: 'x', more: 1 },
  ])('refuses %j [FUNC-015]', async (payload) => {
    await expect(members(admin, payload)).rejects.toMatchObject(refusal('invalid-argument', /\w/));
  });
});
