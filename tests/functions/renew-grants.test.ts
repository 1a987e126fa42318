import { type DocumentData, type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { renewGrants } from '../../functions/src/grants/renew-grants';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { withTriggers } from './triggers';

const anAddress = () => `${randomIdentifier().toLowerCase()}@people.example`;
const forever = (level: string) => ({ level, expires: null, organization: 'acme' });
const nothing = { tours: {}, collections: {}, organizations: [] };
const read = { email: '', organization: 'acme', accessLevel: 'read', expires: null };

const grantsOf = async (address: string) => (await store().doc(`grants/${address}`).get()).data();
/** What the server has made of it; undefined is no document. */
const expectGrants = async (address: string, grants: DocumentData | undefined) => {
  const { guests: _, ...others } = (await grantsOf(address)) ?? {};
  expect(others).toEqual(grants ?? {});
};

let address: string;
let tour: string;
const invitation = (target = tour, prefix = 'tour') => store().doc(`collaboration/${prefix}_${address}_${target}`);
/** Runs `work`, and what the server does when these documents change. */
const changing = (refs: readonly DocumentReference[], work: () => Promise<unknown>) =>
  withTriggers(
    refs.map(({ path }) => path),
    work,
  );
const set = (ref: DocumentReference, fields: object) => changing([ref], () => ref.set(fields));
const update = (ref: DocumentReference, fields: object) => changing([ref], () => ref.update({ ...fields }));
const remove = (ref: DocumentReference) => changing([ref], () => ref.delete());

beforeEach(() => {
  [address, tour] = [anAddress(), randomIdentifier()];
});

describe('what an invitation gives', () => {
  it('is kept when it is made, follows level and end, and goes when it is revoked [ACCESS-039 ACCESS-055 ACCESS-069]', async () => {
    const end = new Date('2031-02-03T04:05:06.789Z');

    await set(invitation(), read);
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });
    await update(invitation(), { accessLevel: 'readUpdate' });
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('readUpdate') } });
    await update(invitation(), { expires: end });
    await expectGrants(address, { ...nothing, tours: { [tour]: { ...forever('readUpdate'), expires: Timestamp.fromDate(end) } } });
    expect((await grantsOf(address))?.guests).toEqual({ acme: Timestamp.fromDate(end) });
    await remove(invitation());
    expect(await grantsOf(address)).toBeUndefined();
  });

  it('is kept beside what others give, by collection and by tour [ACCESS-044]', async () => {
    const shelf = `a.shelf_of ${tour}`;

    await set(invitation(), read);
    await set(invitation(shelf, 'col'), { ...read, accessLevel: 'readUpdate' });
    await set(invitation('annex.2.b'), read);

    const collections = { [shelf]: forever('readUpdate') };
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read'), 'annex.2.b': forever('read') }, collections });
    await remove(invitation());
    await expectGrants(address, { ...nothing, tours: { 'annex.2.b': forever('read') }, collections });
  });

  it('is another address’s when it is invited in place of the first [ACCESS-072]', async () => {
    const first = address;
    await set(invitation(), read);
    await expectGrants(first, { ...nothing, tours: { [tour]: forever('read') } });
    const former = invitation();
    address = anAddress();

    await changing([former, invitation()], () => store().batch().delete(former).set(invitation(), read).commit());

    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });
    await expectGrants(first, undefined);
  });

  it('is nothing when it says something odd, and again something when it is mended [ACCESS-054]', async () => {
    await set(invitation(), read);
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });

    await update(invitation(), { accessLevel: 'own' });
    await expectGrants(address, undefined);
    await set(invitation(), { organization: 'acme' });
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });
  });

  it('is kept for an address of odd letters', async () => {
    address = `jörg.o’neill+${randomIdentifier().toLowerCase()}#1%@bücher.example`;

    await set(invitation(), read);
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });
    await remove(invitation());
    await expectGrants(address, undefined);
  });

  it('is kept in the older form too, until one of today’s replaces it [MODEL-045]', async () => {
    const older = store().doc(`collaboration/${address}${tour}`);
    const fields = { email: address.toUpperCase(), tour, organization: 'acme' };
    await set(older, fields);
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });

    await changing([older, invitation()], () =>
      store()
        .batch()
        .delete(older)
        .set(invitation(), { ...read, accessLevel: 'readUpdate' })
        .commit(),
    );

    await expectGrants(address, { ...nothing, tours: { [tour]: forever('readUpdate') } });
    await set(older, { ...fields, tour: 'another' });
    await remove(invitation());
    await expectGrants(address, undefined);
  });

  it('goes with its tour [TOUR-060]', async () => {
    await store().doc(`tours/${tour}`).set({ organization: 'acme' });
    await set(invitation(), { ...read, tour, type: 'tour' });
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });

    await changing([store().doc(`tours/${tour}`), invitation()], () => store().doc(`tours/${tour}`).delete());

    await expectGrants(address, undefined);
  });

  it('is right in the end when many write at once', async () => {
    const targets = Array.from({ length: 12 }, (_, n) => `${tour}-${n}`);

    await Promise.all(targets.map((target) => set(invitation(target), read)));
    await Promise.all([
      ...targets.slice(0, 4).map((target) => remove(invitation(target))),
      ...targets.slice(4, 8).map((target) => update(invitation(target), { accessLevel: 'readUpdate' })),
    ]);

    const tours = Object.fromEntries(targets.slice(4).map((target, n) => [target, forever(n < 4 ? 'readUpdate' : 'read')]));
    await expectGrants(address, { ...nothing, tours });
  });
});

describe('what the directory gives', () => {
  const dcms = () => store().doc('app/dcms');

  it('follows those who stand in it, and the organizations [ACCESS-037]', async () => {
    const second = anAddress();

    await set(dcms(), { admins: [address.toUpperCase(), 'no address'], organizations: ['acme', ''] });
    await expectGrants(address, { ...nothing, organizations: ['acme'] });
    await set(dcms(), { admins: [address, second], organizations: ['acme', 'globex'] });
    await Promise.all([address, second].map((each) => expectGrants(each, { ...nothing, organizations: ['acme', 'globex'] })));
    await set(invitation(), read);
    await expectGrants(second, { ...nothing, organizations: ['acme', 'globex'] });
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') }, organizations: ['acme', 'globex'] });
    await set(dcms(), { admins: [second], organizations: ['globex'] });
    await expectGrants(second, { ...nothing, organizations: ['globex'] });
    await expectGrants(address, { ...nothing, tours: { [tour]: forever('read') } });
    await remove(dcms());
    await expectGrants(second, undefined);
  });
});

describe('renewGrants', () => {
  it('is harmless when it runs again, by several at once, and mends what is wrong', async () => {
    await set(invitation(), read);
    const grants = { ...nothing, tours: { [tour]: forever('read') } };
    await expectGrants(address, grants);
    await store()
      .doc(`grants/${address}`)
      .set({ ...nothing, tours: { elsewhere: forever('readUpdate') }, odd: true });

    await Promise.all([renewGrants([address]), renewGrants([address]), renewGrants([address])]);

    expect(await grantsOf(address)).toEqual({ ...grants, guests: { acme: null } });
  });

  it('leaves nothing where nothing is given', async () => {
    await store().doc(`grants/${address}`).set(nothing);

    await renewGrants([address, anAddress()]);

    expect(await grantsOf(address)).toBeUndefined();
  });

  it('renews the others when one address cannot be renewed, and says so', async () => {
    await store().doc(`grants/${address}`).set(nothing);

    await expect(renewGrants(['no/address', address])).rejects.toThrow(/The grants of 1 addresses/);

    expect(await grantsOf(address)).toBeUndefined();
  });
});
