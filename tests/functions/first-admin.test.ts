import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFirstAdmin } from '../../scripts/first-admin.mjs';
import { accounts, aGlobalAdmin, cardOf, claimsOf, somebody, store } from './administrator';

const make = (email: string) => makeFirstAdmin({ auth: accounts(), store: store(), email });

let others: string[] = [];
// as in a project without any Super Admin
beforeEach(async () => {
  const { users } = await accounts().listUsers(1000);
  others = users.filter(({ customClaims = {}, disabled }) => !disabled && (customClaims.admin || customClaims.role)).map(({ uid }) => uid);
  await Promise.all(others.map((uid) => accounts().updateUser(uid, { disabled: true })));
});
afterEach(() => Promise.all(others.map((uid) => accounts().updateUser(uid, { disabled: false }))));

describe('npm run first-admin', () => {
  it('makes a verified account the Super Admin of a project that has none, who can then act [ACCESS-012]', async () => {
    const person = await somebody();

    await make(person.email);

    expect(await claimsOf(person.uid)).toEqual({ admin: true, role: 'admin' });
    expect(await cardOf(person.uid)).toMatchObject({ uid: person.uid, email: person.email, role: 'admin' });
    await expect(person.call('listUsers', 1)).resolves.toHaveProperty('users');
    const { docs } = await store().collection('audit').where('keys', 'array-contains', person.uid).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([{ kind: 'role-changed', actor: '', person: person.uid, what: 'Super Admin' }]);
  });

  it('gives an account whose rights were changed before the number after it, so that it can write', async () => {
    const person = await somebody({ rights: 2 });
    await store().doc(`rights/${person.uid}`).set({ number: 2 });

    await make(person.email);

    expect((await accounts().getUser(person.uid)).customClaims).toEqual({ admin: true, role: 'admin', rights: 3 });
    expect((await store().doc(`rights/${person.uid}`).get()).data()).toEqual({ number: 3 });
  });

  it('rejects an unverified account, because anybody can sign up with an address', async () => {
    const person = await somebody({}, { verified: false });

    await expect(make(person.email)).rejects.toThrow(/not verified/);

    expect(await claimsOf(person.uid)).toEqual({});
  });

  it('rejects a project that already has a Super Admin', async () => {
    const [admin, person] = [await aGlobalAdmin(), await somebody()];

    await expect(make(person.email)).rejects.toThrow(`${admin.email} is Super Admin already`);

    expect(await claimsOf(person.uid)).toEqual({});
  });

  it('writes nothing with --dry-run, and refuses what it would refuse', async () => {
    const [person, other] = [await somebody(), await somebody({}, { verified: false })];
    const tried = (email: string) => makeFirstAdmin({ auth: accounts(), store: store(), email, dryRun: true });

    await tried(person.email);
    await expect(tried(other.email)).rejects.toThrow(/not verified/);

    expect(await claimsOf(person.uid)).toEqual({});
    expect((await store().collection('audit').where('keys', 'array-contains', person.uid).get()).size).toBe(0);
  });

  it('reports a missing account', async () => {
    await expect(make('nobody@people.example')).rejects.toThrow(/no user record/);
  });
});
