import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetActivity } from '../../functions/src/activity/forget-activity';
import { record, recordOnce } from '../../functions/src/activity/record';
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
  it('has that somebody closed all file addresses of a tour, once for as often as they press in an hour', async () => {
    const closed = { kind: 'addresses-closed', actor: admin.uid, actorEmail: admin.email, what: 'Great Hall', about: `tours/${tour}` };

    await admin.call('closeFileAddresses', { tour });
    expect(await entries()).toMatchObject([{ ...closed, times: 1 }]);
    await admin.call('closeFileAddresses', { tour });
    expect(await entries()).toMatchObject([{ ...closed, times: 2 }]);
  });

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

  describe('is not shaped by who is recorded', () => {
    const invitation = () => store().doc(`collaboration/tour_${whom()}_${tour}`);
    const fields = (changes: object = {}) => ({
      email: whom(),
      tour,
      tourName: 'Great Hall',
      organization,
      type: 'tour',
      accessLevel: 'read',
      status: 'pending',
      expires: null,
      ...changes,
    });
    const write = (work: () => Promise<unknown>, uid = admin.uid) => withTriggers([invitation().path], work, writerWith(uid));

    it.each([
      ['the tour', async () => undefined, 'Great Hall'],
      ['the tour in the bin', async () => store().doc(`tours/${tour}`).set({ binnedFrom: organization }), 'Binned hall'],
      ['nothing where it is gone', async () => store().doc(`tours/${tour}`).delete(), ''],
      ['nothing where it is another organization’s', async () => store().doc(`tours/${tour}`).update({ organization: 'Others' }), ''],
    ])('names %s, whatever an invitation says', async (_what, change, name) => {
      await store()
        .doc(`organizations/${organization}/bin/${tour}`)
        .set({ tour: { name: 'Binned hall' } });
      await change();

      await write(() => invitation().set(fields({ tourName: 'Payroll 2026 (invited by the CEO)' })));

      expect(await entries()).toMatchObject([{ kind: 'invited', what: name }]);
    });

    it('names the collection of an invitation to one', async () => {
      await store().doc(`collections/${tour}`).set({ name: 'Reading rooms', organization });
      const toCollection = store().doc(`collaboration/col_${whom()}_${tour}`);
      const other = fields({ type: 'tour', tourName: 'Payroll' });
      await withTriggers([toCollection.path], () => toCollection.set(other), writerWith(admin.uid));

      expect(await entries()).toMatchObject([{ kind: 'invited', what: 'Reading rooms' }]);
    });

    it('names the tour of a declined request', async () => {
      const request = store().doc(`organizations/${organization}/accessRequests/${tour}_x`);
      await request.set({ tour, tourName: 'Payroll', email: whom(), uid: 'x', state: 'open' });
      await withTriggers([request.path], () => request.update({ state: 'declined', decidedBy: admin.uid }));

      expect(await entries()).toMatchObject([{ kind: 'request-declined', what: 'Great Hall', actor: admin.uid }]);
    });

    it('has what is switched back and forth within an hour as one entry, which counts', async () => {
      const guest = await somebody();
      const own = { email: guest.email };
      const ref = store().doc(`collaboration/tour_${guest.email}_${tour}`);
      const byGuest = (work: () => Promise<unknown>) => withTriggers([ref.path], work, writerWith(guest.uid));
      await ref.set(fields(own));
      for (let time = 0; time < 10; time += 1) {
        await byGuest(() => ref.update({ status: 'declined' }));
        await byGuest(() => ref.update({ status: 'pending' }));
      }
      for (let time = 0; time < 3; time += 1) {
        await byGuest(() => ref.update({ status: 'accepted', accepted: true }));
        await byGuest(() => ref.update({ status: 'pending', accepted: false }));
      }

      const by = { actor: guest.uid, actorEmail: guest.email, what: 'Great Hall' };
      expect(await entries()).toMatchObject([
        { ...by, kind: 'declined', times: 10 },
        { ...by, kind: 'accepted', times: 3 },
      ]);
    });

    it('has it again after an hour, and for another tour of the same name, person or kind', async () => {
      const decline = (target: string, actor: Someone) =>
        record(organization, randomIdentifier(), { kind: 'declined', actor, whom: actor.email, what: 'Hall', target });
      const [one, two] = await Promise.all([somebody(), somebody()]);
      await decline('a', one);
      await decline('b', one);
      await decline('a', two);
      const { docs } = await store().collection(`organizations/${organization}/activity`).get();
      await docs[0]?.ref.update({ at: Timestamp.fromMillis(Date.now() - 61 * 60_000) });
      for (const who of [one, two]) for (const target of ['a', 'b']) await decline(target, who);

      expect((await entries()).map(({ times }) => times).toSorted()).toEqual([1, 1, 1, 2, 2]);
    });

    it('counts an event once that is delivered twice', async () => {
      const entry = { kind: 'declined', actor: null, what: 'Hall' } as const;
      for (const id of ['one', 'two', 'two', 'one']) await record(organization, id, entry);

      expect(await entries()).toMatchObject([{ times: 2 }]);
    });

    it('says who answered for somebody else', async () => {
      await invitation().set(fields());
      await write(() => invitation().update({ status: 'declined' }));

      expect(await entries()).toMatchObject([{ kind: 'declined', actor: admin.uid, whom: whom(), detail: `for ${whom()}` }]);
    });

    it('says that an address is not verified, and takes who deleted from their account', async () => {
      const pretender = await somebody({ organization, role: 'ultrauser' }, { verified: false });
      await write(() => invitation().set(fields()), pretender.uid);
      const binned = store().doc(`organizations/${organization}/bin/${tour}`);
      const entry = { tour: { name: 'Great Hall' }, deletedBy: admin.uid, deletedByEmail: 'ceo@acme.example' };
      await withTriggers([binned.path], () => binned.set(entry));

      expect((await entries()).map(({ actorEmail }) => actorEmail)).toEqual([`${pretender.email} (not verified)`, admin.email]);
    });

    it('has opening and closing a version again and again as one entry each', async () => {
      const version = randomIdentifier();
      await admin.call('publishTour', {
        tour,
        version,
        name: 'Spring',
        note: '',
        public: false,
        opens: null,
        until: null,
        current: false,
        excludedFolders: [],
        excludedPois: [],
        floorplans: true,
        documents: true,
      });
      for (let time = 0; time < 3; time += 1)
        for (const isPublic of [true, false]) await admin.call('changeVersion', { tour, version, public: isPublic });

      const [, ...changes] = await entries();
      expect(changes.map(({ kind, detail, times }) => [kind, detail, times])).toEqual([
        ['version-access-changed', 'public', 3],
        ['version-access-changed', 'not public', 3],
      ]);
    });
  });

  it('has a tour and a collection from their beginning, but not what the server writes, nor content', async () => {
    const [ref, collection] = [store().doc(`tours/new-${tour}`), store().doc(`collections/new-${tour}`)];
    const asAdmin = (path: string, work: () => Promise<unknown>) => withTriggers([path], work, writerWith(admin.uid));

    await asAdmin(collection.path, () => collection.set({ name: 'Rooms', organization }));
    await asAdmin(ref.path, () => ref.set({ name: 'Hall', organization, public: false, collection: '' }));
    await asAdmin(ref.path, () => ref.update({ folders: [{ name: 'Ground' }], updated: new Date() }));
    await asAdmin(ref.path, () => ref.update({ name: 'Great hall', public: true }));
    await asAdmin(ref.path, () => ref.update({ collection: collection.id }));
    await asAdmin(collection.path, () => collection.update({ isPublic: true }));

    const by = { actor: admin.uid, actorEmail: admin.email };
    expect(await entries()).toMatchObject([
      { ...by, kind: 'collection-created', what: 'Rooms', about: collection.path },
      { ...by, kind: 'tour-created', what: 'Hall', about: ref.path },
      { ...by, kind: 'tour-changed', what: 'Great hall', detail: 'name, access' },
      { ...by, kind: 'tour-collected', what: 'Great hall', whom: 'Rooms' },
      { ...by, kind: 'collection-changed', what: 'Rooms', detail: 'public page' },
    ]);
  });

  it('has a location and its tours from their beginning, but not what the server writes, nor content', async () => {
    const location = store().doc(`locations/${tour}`);
    const dated = location.collection('tours').doc('spring');
    const asAdmin = (path: string, work: () => Promise<unknown>) => withTriggers([path], work, writerWith(admin.uid));

    await asAdmin(location.path, () => location.set({ name: 'Square', organization, address: '', place: {} }));
    await asAdmin(location.path, () => location.update({ address: 'High Street', place: { street: 'High Street' } }));
    await asAdmin(dated.path, () => dated.set({ name: 'Spring', location: location.id, public: false }));
    await asAdmin(dated.path, () => dated.update({ public: true }));
    await asAdmin(dated.path, () => dated.update({ folders: [] }));
    await withTriggers([location.path, dated.path], () =>
      store().batch().update(location, { name: 'S' }).update(dated, { name: 'S' }).commit(),
    );
    await location.update({ name: 'Square' });
    await asAdmin(dated.path, () => dated.delete());

    const by = { actor: admin.uid, what: 'Square', about: location.path };
    const changed = { ...by, kind: 'location-changed' };
    expect(await entries()).toMatchObject([
      { ...by, kind: 'location-created' },
      { ...changed, detail: 'place' },
      { ...changed, detail: 'added the tour Spring' },
      { ...changed, detail: 'the tour Spring: access' },
      { ...changed, detail: 'removed the tour S' },
    ]);
  });

  it('has older tours that somebody creates, but none that the server restores', async () => {
    const older = (name: string) => store().doc(`organizations/${organization}/tours/${name}-${tour}`);
    const [copy, restored] = [older('copy'), older('restored')];

    await withTriggers([copy.path], () => copy.set({ name: 'Old hall' }), writerWith(admin.uid));
    await withTriggers([restored.path], () => restored.set({ name: 'Restored hall' }), { authType: 'service_account' });

    expect(await entries()).toMatchObject([{ kind: 'older-tour-created', what: 'Old hall', actor: admin.uid }]);
  });

  it('has what a Super Admin changes in an older tour, and nothing that its own people do', async () => {
    const global = await aGlobalAdmin();
    const older = store().doc(`organizations/${organization}/tours/${tour}`);
    const parts = ['pois/list', 'pointsOfInterest/door', 'pointsOfInterest/gate', 'sweeps/s1', 'markers/m1'].map((path) =>
      older.firestore.doc(`${older.path}/${path}`),
    );
    await older.set({ name: 'Old hall' });

    for (const { uid } of [admin, global])
      for (const ref of parts) await withTriggers([ref.path], () => ref.set({ updated: new Date() }), writerWith(uid));
    await withTriggers([older.path], () => older.update({ name: 'Hall' }), writerWith(global.uid));
    await withTriggers([parts[0]?.path ?? ''], () => (parts[0] as typeof older).delete());

    const by = { kind: 'older-tour-changed', actor: global.uid };
    expect(await entries()).toMatchObject([
      { ...by, what: 'Old hall', detail: 'points', times: 1 },
      { ...by, what: 'Old hall', detail: 'sweeps', times: 1 },
      { ...by, what: 'Old hall', detail: 'markers', times: 1 },
      { ...by, what: 'Hall', detail: 'details', times: 1 },
    ]);
  });

  it('has an older tour that a Super Admin duplicates as one entry, and hundreds of points at once as one', async () => {
    const global = await aGlobalAdmin();
    const duplicate = async (id: string, uid: string) => {
      const copy = store().doc(`organizations/${organization}/tours/${id}`);
      await withTriggers([copy.path], () => copy.set({ name: 'Copy' }), writerWith(uid));
      const points = Array.from({ length: 101 }, (_, at) => copy.collection('pointsOfInterest').doc(`p${at}`));
      const batch = store().batch();
      for (const point of points) batch.set(point, { name: 'Door' });
      const paths = points.map(({ path }) => path);
      await withTriggers(paths, () => batch.commit(), writerWith(global.uid));
    };

    await duplicate(`one-${tour}`, global.uid);
    await duplicate(`two-${tour}`, admin.uid);

    const of = (kind: string, { uid }: Someone) => ({ kind, actor: uid, what: 'Copy', times: 1 });
    const [own, others] = [of('older-tour-created', global), of('older-tour-created', admin)];
    expect(await entries()).toMatchObject([own, others, { ...of('older-tour-changed', global), detail: 'points' }]);
    expect((await entries())[2]).not.toHaveProperty('events');
  });

  it('has what a Super Admin changes in the points of a tour, once within an hour', async () => {
    const global = await aGlobalAdmin();
    const ref = store().doc(`tours/${tour}`);
    const save = (uid: string) =>
      withTriggers([ref.path], () => ref.update({ historyId: randomIdentifier(), folders: [] }), writerWith(uid));

    for (const uid of [admin.uid, global.uid, global.uid]) await save(uid);

    const about = { what: 'Great Hall', about: ref.path, detail: 'points' };
    expect(await entries()).toMatchObject([{ ...about, kind: 'tour-changed', actor: global.uid, times: 1 }]);
  });

  it('has what one act writes many times once within an hour, and then again', async () => {
    const changed = { kind: 'tour-changed', actor: admin, target: tour, detail: 'points' } as const;
    const inMinutes = (minutes: number) => ({ time: new Date(Date.now() + minutes * 60_000).toISOString() });
    const now = inMinutes(0);
    await Promise.all([now, now, now].map((event) => recordOnce(organization, event, changed)));
    await recordOnce(organization, inMinutes(59), changed);
    expect(await entries()).toMatchObject([{ times: 1 }]);
    const { docs } = await store().collection(`organizations/${organization}/activity`).get();
    await docs[0]?.ref.update({ at: Timestamp.fromMillis(Date.now() - 61 * 60_000) });

    await recordOnce(organization, inMinutes(61), changed);

    expect(await entries()).toMatchObject([{ times: 1 }, { times: 1 }]);
  });

  it('has collections, locations and older tours that are deleted', async () => {
    const asAdmin = (path: string, work: () => Promise<unknown>) => withTriggers([path], work, writerWith(admin.uid));
    const [collection, older] = [store().doc(`collections/${tour}`), store().doc(`organizations/${organization}/tours/${tour}`)];
    await collection.set({ name: 'Rooms', organization });
    await older.set({ name: 'Old hall' });
    const [location, inBin] = [store().doc(`locations/${tour}`), store().doc(`organizations/${organization}/locationBin/${tour}`)];
    await location.set({ name: 'Square', organization });

    await asAdmin(collection.path, () => collection.delete());
    await asAdmin(older.path, () => older.delete());
    const entry = { location: { name: 'Square' }, tours: 0, deletedBy: admin.uid, deletedByEmail: admin.email };
    const move = () => asAdmin(inBin.path, () => store().batch().set(inBin, entry).set(location, { binnedFrom: organization }).commit());
    await move();
    await asAdmin(inBin.path, () => store().batch().delete(inBin).set(location, { name: 'Square', organization }).commit());
    await move();
    await asAdmin(inBin.path, () => store().batch().delete(inBin).delete(location).commit());

    expect((await entries())[0]).toMatchObject({ about: collection.path });
    expect((await entries()).map(({ kind, what, actor, times }) => [kind, what, actor, times])).toEqual([
      ['collection-deleted', 'Rooms', admin.uid, 1],
      ['older-tour-deleted', 'Old hall', admin.uid, 1],
      ['location-deleted', 'Square', admin.uid, 2],
      ['location-restored', 'Square', admin.uid, 1],
      ['location-purged', 'Square', admin.uid, 1],
    ]);
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
    expect(await entries()).toMatchObject([
      { ...deleted, times: 2 },
      { kind: 'tour-restored', ...byServer },
      { kind: 'tour-purged', ...byServer },
    ]);
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
