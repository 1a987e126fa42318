import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewGrants } from '../../functions/src/grants/renew-grants';
import { randomIdentifier } from '../../src/domain/random';
import { removedAfterwards, store } from './administrator';

const patiently = { timeout: 30_000, interval: 100 };
const anAddress = () => `${randomIdentifier().toLowerCase()}@people.example`;
const forever = (level: string) => ({ level, expires: null, organization: 'acme' });
const nothing = { tours: {}, collections: {}, organizations: [] };
const read = { email: '', organization: 'acme', accessLevel: 'read', expires: null };

const grantsOf = async (address: string) => (await store().doc(`grants/${address}`).get()).data();
/** Waits until the server has made this of it; undefined is no document. */
const become = (address: string, grants: DocumentData | undefined) =>
  vi.waitFor(async () => expect(await grantsOf(address)).toEqual(grants), patiently);

let address: string;
let tour: string;
const invitation = (target = tour, prefix = 'tour') => store().doc(removedAfterwards(`collaboration/${prefix}_${address}_${target}`));

beforeEach(() => {
  [address, tour] = [anAddress(), randomIdentifier()];
});

describe('what an invitation gives', () => {
  it('is kept when it is made, follows level and end, and goes when it is revoked [ACCESS-039 ACCESS-055 ACCESS-069]', async () => {
    const end = new Date('2031-02-03T04:05:06.789Z');

    await invitation().set(read);
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });
    await invitation().update({ accessLevel: 'readUpdate' });
    await become(address, { ...nothing, tours: { [tour]: forever('readUpdate') } });
    await invitation().update({ expires: end });
    await become(address, { ...nothing, tours: { [tour]: { ...forever('readUpdate'), expires: Timestamp.fromDate(end) } } });
    await invitation().delete();
    await become(address, undefined);
  });

  it('is kept beside what others give, by collection and by tour [ACCESS-044]', async () => {
    const shelf = `a.shelf_of ${tour}`;

    await invitation().set(read);
    await invitation(shelf, 'col').set({ ...read, accessLevel: 'readUpdate' });
    await invitation('annex.2.b').set(read);

    const collections = { [shelf]: forever('readUpdate') };
    await become(address, { ...nothing, tours: { [tour]: forever('read'), 'annex.2.b': forever('read') }, collections });
    await invitation().delete();
    await become(address, { ...nothing, tours: { 'annex.2.b': forever('read') }, collections });
  });

  it('is another address’s when it is invited in place of the first [ACCESS-072]', async () => {
    const first = address;
    await invitation().set(read);
    await become(first, { ...nothing, tours: { [tour]: forever('read') } });
    const batch = store().batch().delete(invitation());
    address = anAddress();

    await batch.set(invitation(), read).commit();

    await become(address, { ...nothing, tours: { [tour]: forever('read') } });
    await become(first, undefined);
  });

  it('is nothing when it says something odd, and again something when it is mended [ACCESS-054]', async () => {
    await invitation().set(read);
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });

    await invitation().update({ accessLevel: 'own' });
    await become(address, undefined);
    await invitation().set({ organization: 'acme' });
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });
  });

  it('is kept for an address of odd letters', async () => {
    address = `jörg.o’neill+${randomIdentifier().toLowerCase()}#1%@bücher.example`;

    await invitation().set(read);
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });
    await invitation().delete();
    await become(address, undefined);
  });

  it('is kept in the older form too, until one of today’s replaces it [MODEL-045]', async () => {
    const older = store().doc(removedAfterwards(`collaboration/${address}${tour}`));
    const fields = { email: address.toUpperCase(), tour, organization: 'acme' };
    await older.set(fields);
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });

    await store()
      .batch()
      .delete(older)
      .set(invitation(), { ...read, accessLevel: 'readUpdate' })
      .commit();

    await become(address, { ...nothing, tours: { [tour]: forever('readUpdate') } });
    await older.set({ ...fields, tour: 'another' });
    await invitation().delete();
    await become(address, undefined);
  });

  it('goes with its tour [TOUR-060]', async () => {
    await store()
      .doc(removedAfterwards(`tours/${tour}`))
      .set({ organization: 'acme' });
    await invitation().set({ ...read, tour, type: 'tour' });
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });

    await store().doc(`tours/${tour}`).delete();

    await become(address, undefined);
  });

  it('is right in the end when many write at once', async () => {
    const targets = Array.from({ length: 12 }, (_, n) => `${tour}-${n}`);

    await Promise.all(targets.map((target) => invitation(target).set(read)));
    await Promise.all([
      ...targets.slice(0, 4).map((target) => invitation(target).delete()),
      ...targets.slice(4, 8).map((target) => invitation(target).update({ accessLevel: 'readUpdate' })),
    ]);

    const tours = Object.fromEntries(targets.slice(4).map((target, n) => [target, forever(n < 4 ? 'readUpdate' : 'read')]));
    await become(address, { ...nothing, tours });
  });
});

describe('what the directory gives', () => {
  const dcms = () => store().doc('app/dcms');
  let before: DocumentData;
  beforeAll(async () => {
    before = (await dcms().get()).data() ?? {};
  });
  afterAll(() => dcms().set(before));

  it('follows those who stand in it, and the organizations [ACCESS-037]', async () => {
    const second = anAddress();

    await dcms().set({ admins: [address.toUpperCase(), 'no address'], organizations: ['acme', ''] });
    await become(address, { ...nothing, organizations: ['acme'] });
    await dcms().set({ admins: [address, second], organizations: ['acme', 'globex'] });
    await Promise.all([address, second].map((each) => become(each, { ...nothing, organizations: ['acme', 'globex'] })));
    await invitation().set(read);
    await become(second, { ...nothing, organizations: ['acme', 'globex'] });
    await become(address, { ...nothing, tours: { [tour]: forever('read') }, organizations: ['acme', 'globex'] });
    await dcms().set({ admins: [second], organizations: ['globex'] });
    await become(second, { ...nothing, organizations: ['globex'] });
    await become(address, { ...nothing, tours: { [tour]: forever('read') } });
    await dcms().delete();
    await become(second, undefined);
  });
});

describe('renewGrants', () => {
  it('is harmless when it runs again, by several at once, and mends what is wrong', async () => {
    await invitation().set(read);
    const grants = { ...nothing, tours: { [tour]: forever('read') } };
    await become(address, grants);
    await store()
      .doc(`grants/${address}`)
      .set({ ...nothing, tours: { elsewhere: forever('readUpdate') }, odd: true });

    await Promise.all([renewGrants([address]), renewGrants([address]), renewGrants([address])]);

    expect(await grantsOf(address)).toEqual(grants);
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
