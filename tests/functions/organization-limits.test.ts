import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { countStorage } from '../../functions/src/health/storage';
import { countMail } from '../../functions/src/mail/daily-count';
import { limitsRef, usageOf } from '../../functions/src/organization-limits/refs';
import { renewLimitedUsage } from '../../functions/src/organization-limits/renew-usage';
import { monthOf } from '../../src/domain/organization-limits/usage';
import { aGlobalAdmin, anOrganization, claimsOf, removedAfterwards, type Someone, somebody, store } from './administrator';
import { exist, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

const rejection = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });
const none = { tours: null, members: null, storage: null, mails: null };
const month = monthOf(new Date());

let organization: string;
let admin: Someone;
beforeEach(async () => {
  organization = await anOrganization();
  admin = await aGlobalAdmin();
});

const blocked = (kind: string) => removedAfterwards(`organizations/${organization}/blocked/${kind}`);
const limit = (limits: object) => admin.call('setOrganizationLimits', { organization, limits: { ...none, ...limits } });
const isBlocked = async (kind: string) => (await exist([blocked(kind)])).length > 0;
const used = () => stored(`organizations/${organization}/usage/${month}`);
const addTour = async () => {
  const path = removedAfterwards(`tours/${organization}-${Math.random().toString(36).slice(2)}`);
  await withTriggers([path], () => storeDocuments({ [path]: { name: 'Hall', organization } }));
  return path;
};

describe('limits of an organization', () => {
  it('are set by Super Admins alone, who read in the records what they changed', async () => {
    const boss = await somebody({ organization, role: 'ultrauser' });

    await expect(boss.call('setOrganizationLimits', { organization, limits: none })).rejects.toMatchObject(
      rejection('permission-denied', /Super Admins/),
    );
    await limit({ tours: 10, storage: 5_000_000_000 });
    await limit({ tours: 10, storage: 5_000_000_000 });

    const { docs } = await store().collection(`organizations/${organization}/activity`).get();
    expect(docs.map((entry) => [entry.get('kind'), entry.get('detail')])).toEqual([['limits-changed', 'tours 10, storage 5 GB']]);
    expect((await limitsRef(organization).get()).data()).toEqual({ ...none, tours: 10, storage: 5_000_000_000 });
    await limit({});
    expect((await limitsRef(organization).get()).exists).toBe(false);
  });

  it('are shown beside what is used, which those who run it have counted when nobody did yet', async () => {
    const [boss, editor] = [await somebody({ organization, role: 'ultrauser' }), await somebody({ organization, role: 'superuser' })];
    const count = (person: Someone) => person.call('countUsage', { organization });
    await save(`organizations/${organization}/tour/t1/uploads/1__stove.pdf`, 'x'.repeat(3000));

    await expect(count(editor)).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
    await count(boss);
    expect(await used()).toMatchObject({ tours: 0, members: 2, storage: 3000 });

    await save(`organizations/${organization}/tour/t1/uploads/2__stove.pdf`, 'x'.repeat(3000));
    await count(boss);
    expect(await used()).toMatchObject({ storage: 3000 });
  });

  it('block new tours as long as there are as many, and not one that exists', async () => {
    await limit({ tours: 2 });
    await addTour();
    expect([await isBlocked('tours'), (await used()).tours]).toEqual([false, 1]);

    const path = await addTour();

    expect([await isBlocked('tours'), (await used()).tours]).toEqual([true, 2]);
    const bin = `organizations/${organization}/bin/${path.split('/')[1]}`;
    await withTriggers([bin], async () => {
      const batch = store().batch();
      batch.set(store().doc(removedAfterwards(bin)), { tour: { organization }, deletedAt: Timestamp.now() });
      batch.set(store().doc(path), { binnedFrom: organization });
      await batch.commit();
    });
    expect(await isBlocked('tours')).toBe(false);
    await limit({ tours: 1 });
    expect(await isBlocked('tours')).toBe(true);
    await limit({});
    expect(await isBlocked('tours')).toBe(false);
  });

  it('let nobody join an organization that has as many members', async () => {
    await somebody({ organization, role: 'ultrauser' });
    await limit({ members: 1 });
    const person = await somebody();
    const join = () => admin.call('setOrganizationByUid', { uid: person.uid, organization });

    expect(await isBlocked('members')).toBe(true);
    await expect(join()).rejects.toMatchObject(rejection('resource-exhausted', /as many members as it may have/));
    await limit({ members: 2 });
    await withTriggers([`organizations/${organization}`], join);
    expect([await claimsOf(person.uid), await isBlocked('members')]).toEqual([{ organization }, true]);
  });

  it('mark members and guests once the storage is full, and no longer once there is room; the night counts again', async () => {
    const [editor, newcomer] = [await somebody({ organization, role: 'superuser' }), await somebody()];
    const guest = `${organization.toLowerCase().replaceAll(' ', '.')}@guests.example`;
    await storeDocuments({
      [`collaboration/tour_${guest}_hall`]: { email: guest, tour: 'hall', organization, accessLevel: 'readUpdate', expires: null },
    });
    const grants = removedAfterwards(`grants/${guest}`);
    await save(`organizations/${organization}/tour/hall/uploads/1.pdf`, 'x'.repeat(400));
    const count = (added: number) => withTriggers([blocked('files')], () => renewLimitedUsage(organization, { added }));

    await limit({ storage: 1000 });
    expect([(await used()).storage, await isBlocked('files')]).toEqual([400, false]);
    await count(700);
    expect([(await used()).storage, await isBlocked('files')]).toEqual([1100, true]);
    expect(await stored(`rights/${editor.uid}`)).toEqual({ number: 0, isFull: true });
    expect(await stored(grants)).toMatchObject({ full: [organization] });
    await admin.call('setOrganizationByUid', { uid: newcomer.uid, organization });
    expect(await stored(`rights/${newcomer.uid}`)).toEqual({ number: 1, isFull: true });

    await withTriggers([blocked('files')], () => countStorage());

    expect([(await used()).storage, await isBlocked('files')]).toEqual([400, false]);
    expect(await exist([`rights/${editor.uid}`])).toEqual([]);
    expect(await stored(`rights/${newcomer.uid}`)).toEqual({ number: 1 });
    expect(await stored(grants)).not.toHaveProperty('full');
  });

  it('count the mails of a month, and send no more than there may be', async () => {
    await limit({ mails: 2 });
    const count = () =>
      store().runTransaction(async (transaction) => {
        const write = await countMail(
          transaction,
          { organization: organization as never, sender: 'a' },
          { organization: 9, sender: 9 },
          new Date(),
        );
        write();
      });

    await count();
    await count();

    await expect(count()).rejects.toThrow(/as many mails as it may send in a month/);
    expect((await usageOf(organization).doc(month).get()).get('mails')).toBe(2);
    await limit({ mails: 2, tours: 5 });
    expect((await used()).mails).toBe(2);
  });

  it('are none for an organization without any, which is counted at night', async () => {
    await addTour();
    expect(await used()).toEqual({});

    await countStorage();

    expect(await used()).toMatchObject({ month, tours: 1, members: 0, storage: 0, mails: 0 });
  });
});
