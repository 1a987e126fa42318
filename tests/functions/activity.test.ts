import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetActivity } from '../../functions/src/activity/forget-activity';
import { record } from '../../functions/src/activity/record';
import { randomIdentifier } from '../../src/domain/random';
import { aGlobalAdmin, anOrganization, type Someone, somebody, store } from './administrator';
import { withTriggers, writerWith } from './triggers';

let organization: string;
let admin: Someone;
let tour: string;
const whom = () => `guest-${tour.toLowerCase()}@people.example`;

beforeEach(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
  tour = randomIdentifier();
  await store().doc(`tours/${tour}`).set({ name: 'Great Hall', organization, public: false, created: new Date() });
});

const entries = async () => {
  const { docs } = await store().collection(`organizations/${organization}/activity`).orderBy('at').get();
  return docs.map((entry) => entry.data());
};

describe('the activity of an organization', () => {
  it('has an invitation that is made, changed and taken back, with who did it', async () => {
    const invitation = store().doc(`collaboration/tour_${whom()}_${tour}`);
    const asAdmin = (work: () => Promise<unknown>) => withTriggers([invitation.path], work, writerWith(admin.uid));
    const fields = { email: whom(), tour, tourName: 'Great Hall', organization, type: 'tour', accessLevel: 'read', expires: null };
    const by = { actor: admin.uid, actorEmail: admin.email, whom: whom(), what: 'Great Hall' };
    const invited = { ...by, kind: 'invited', detail: 'Can View' };

    const changed = { ...by, kind: 'access-changed', detail: 'Can View and Edit, until 2030-01-02' };
    const later = { ...changed, detail: 'Can View and Edit, until 2030-01-02 14:30 UTC' };

    await asAdmin(() => invitation.set({ ...fields, createdAt: FieldValue.serverTimestamp() }));
    await asAdmin(() => invitation.update({ accessLevel: 'readUpdate', expires: new Date('2030-01-02') }));
    await asAdmin(() => invitation.update({ expires: new Date('2030-01-02T14:30:00Z') }));
    await asAdmin(() => invitation.delete());

    expect(await entries()).toMatchObject([invited, changed, later, { ...by, kind: 'revoked' }]);
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
    const binned = store().doc(`organizations/${organization}/bin/${tour}`);
    const content = { name: 'Great Hall', organization };
    const ref = store().doc(`tours/${tour}`);
    const commit = (batch: WriteBatch) => withTriggers([binned.path, ref.path], () => batch.commit());
    const into = () =>
      commit(
        store()
          .batch()
          .set(binned, { tour: content, deletedAt: FieldValue.serverTimestamp(), deletedBy: admin.uid, deletedByEmail: admin.email })
          .set(ref, { binnedFrom: organization }),
      );

    await into();
    await commit(store().batch().delete(binned).set(ref, content));
    await into();
    await commit(store().batch().delete(binned).delete(ref));

    const deleted = { kind: 'tour-deleted', actor: admin.uid, actorEmail: admin.email, what: 'Great Hall' };
    const byServer = { actor: '', actorEmail: '', what: 'Great Hall' };
    expect(await entries()).toMatchObject([deleted, { kind: 'tour-restored', ...byServer }, deleted, { kind: 'tour-purged', ...byServer }]);
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
