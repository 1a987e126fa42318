import { deleteDoc, doc, serverTimestamp as sdkNow, setDoc, updateDoc } from 'firebase/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetActivity } from '../../functions/src/activity/forget-activity';
import { record } from '../../functions/src/activity/record';
import { randomIdentifier } from '../../src/domain/random';
import { storeOf } from '../support/sdk';
import { aGlobalAdmin, anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';

const patiently = { timeout: 30_000, interval: 100 };

let organization: string;
let admin: Someone;
let tour: string;
const whom = () => `guest-${tour.toLowerCase()}@people.example`;

beforeEach(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
  tour = randomIdentifier();
  await store()
    .doc(removedAfterwards(`tours/${tour}`))
    .set({ name: 'Great Hall', organization, public: false, created: new Date() });
});

const entries = async () => {
  const { docs } = await store().collection(`organizations/${organization}/activity`).orderBy('at').get();
  for (const { ref } of docs) removedAfterwards(ref.path);
  return docs.map((entry) => entry.data());
};
const heard = (expected: object[]) => vi.waitFor(async () => expect(await entries()).toMatchObject(expected), patiently);

describe('the activity of an organization', () => {
  it('has an invitation that is made, changed and taken back, with who did it', async () => {
    const db = await storeOf(admin.email);
    const invitation = doc(db, removedAfterwards(`collaboration/tour_${whom()}_${tour}`));
    removedAfterwards(`grants/${whom()}`);
    const fields = { email: whom(), tour, tourName: 'Great Hall', organization, type: 'tour', accessLevel: 'read', expires: null };
    const by = { actor: admin.uid, actorEmail: admin.email, whom: whom(), what: 'Great Hall' };
    const invited = { ...by, kind: 'invited', detail: 'Can View' };

    await setDoc(invitation, { ...fields, createdAt: sdkNow() });
    await heard([invited]);
    await updateDoc(invitation, { accessLevel: 'readUpdate', expires: Timestamp.fromDate(new Date('2030-01-02')).toDate() });
    const changed = { ...by, kind: 'access-changed', detail: 'Can View and Edit, until 2030-01-02' };
    await heard([invited, changed]);
    await updateDoc(invitation, { expires: Timestamp.fromDate(new Date('2030-01-02T14:30:00Z')).toDate() });
    const later = { ...changed, detail: 'Can View and Edit, until 2030-01-02 14:30 UTC' };
    await heard([invited, changed, later]);
    await deleteDoc(invitation);

    await heard([invited, changed, later, { ...by, kind: 'revoked' }]);
  });

  it('has changed roles and deleted accounts, in the same transaction', async () => {
    const member = await somebody({ organization, role: 'user' });
    const by = { actor: admin.uid, actorEmail: admin.email, whom: member.email };

    await admin.call('setUserRole', { uid: member.uid, organization, role: 'superuser' });
    await admin.call('deleteUser', { uid: member.uid });

    expect(await entries()).toMatchObject([
      { ...by, kind: 'role-changed', what: 'Editor', detail: 'before: Viewer' },
      { ...by, kind: 'user-deleted' },
    ]);
  });

  it('has who joins and who leaves', async () => {
    const [global, other] = await Promise.all([aGlobalAdmin(), anOrganization()]);
    const member = await somebody({ organization: other, role: 'user' });

    await global.call('setOrganizationByUid', { uid: member.uid, organization });

    expect(await entries()).toMatchObject([{ kind: 'member-joined', whom: member.email, what: 'Viewer', actor: global.uid }]);
    expect((await store().collection(`organizations/${other}/activity`).get()).docs[0]?.get('kind')).toBe('member-moved');
  });

  it('has a tour that goes into the bin and comes back, and one that the server deletes for good', async () => {
    const binned = store().doc(removedAfterwards(`organizations/${organization}/bin/${tour}`));
    const content = { name: 'Great Hall', organization };
    const into = () =>
      store()
        .batch()
        .set(binned, { tour: content, deletedAt: FieldValue.serverTimestamp(), deletedBy: admin.uid, deletedByEmail: admin.email })
        .set(store().doc(`tours/${tour}`), { binnedFrom: organization })
        .commit();
    await into();
    await heard([{ kind: 'tour-deleted', actor: admin.uid, actorEmail: admin.email, what: 'Great Hall' }]);
    await store()
      .batch()
      .delete(binned)
      .set(store().doc(`tours/${tour}`), content)
      .commit();
    await heard([{ kind: 'tour-deleted' }, { kind: 'tour-restored', actor: '', what: 'Great Hall' }]);
    await into();
    await heard([{ kind: 'tour-deleted' }, { kind: 'tour-restored' }, { kind: 'tour-deleted' }]);
    await store()
      .batch()
      .delete(binned)
      .delete(store().doc(`tours/${tour}`))
      .commit();

    await heard([{}, {}, {}, { kind: 'tour-purged', actor: '', actorEmail: '', what: 'Great Hall' }]);
  });

  it('records an event once that is delivered twice, and forgets it after a year', async () => {
    const old = Timestamp.fromMillis(Date.now() - 366 * 24 * 60 * 60 * 1000);
    await record(organization, 'event', { kind: 'departed', actor: null, what: 'Hall' });
    await record(organization, 'event', { kind: 'departed', actor: null, what: 'Hall' });
    expect(await entries()).toHaveLength(1);
    await store().doc(`organizations/${organization}/activity/event`).update({ at: old });
    await record(organization, 'later', { kind: 'departed', actor: null, what: 'Mill' });

    await forgetActivity();

    expect(await entries()).toMatchObject([{ what: 'Mill' }]);
  });
});
