import type { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeOrphans } from '../../functions/src/bin/purge-orphans';
import { copyPublishedFiles } from '../../functions/src/publishing/copy-published-files';
import { publish } from '../../functions/src/publishing/publish';
import { identityFrom } from '../../src/domain/access/identity';
import { callableInputs } from '../../src/domain/callables/inputs';
import { dayMs } from '../../src/domain/durations';
import { randomIdentifier, randomUuid } from '../../src/domain/random';
import { tourFrom } from '../../src/domain/tours/tour';
import { publishRequest } from '../support/publish-request';
import { anOrganization, bucket, type Someone, somebody, store } from './administrator';
import { refusal } from './calls';
import { exist, filesBelow, opened, pathIn, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

let organization: string;
let editor: Someone;
let viewer: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
  viewer = await somebody({ organization, role: 'user' });
});

let tour: string;
let version: string;
beforeEach(() => {
  [tour, version] = [randomIdentifier(), randomIdentifier()];
});

const own = (name: string) => `organizations/${organization}/tour/${tour}/${name}`;
const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;
const published = () => filesBelow(`organizations/${organization}/versions/${tour}/`);

const request = (changes: object = {}) => publishRequest(tour, version, { note: 'For the open day', documents: false, ...changes });
type Published = { version: string; number: number };
const call = async (changes: object = {}, who = editor) => (await who.call('publishTour', request(changes))) as Published;

/** A tour with two PoIs, one with a file that is also its floor plan, another with an address in its text. */
async function aTour(): Promise<{ plan: string; picture: string }> {
  const [plan, picture] = await Promise.all([save(own('files/u1__Plan.pdf'), 'plan'), save(own('screenshots/p1.jpg'), 'picture')]);
  const door = {
    identifier: 'p1',
    name: 'Door',
    userUid: 'u1',
    screenshot: picture,
    content: [{ type: 'file', content: [{ url: plan }] }],
  };
  const inner = {
    identifier: 'p2',
    name: 'Safe',
    content: [{ type: 'text', content: `<a href="${plan.replaceAll('&', '&amp;')}">Plan</a>` }],
  };
  await storeDocuments({
    [`tours/${tour}`]: {
      name: 'Hall',
      organization,
      matterportId: 'AbCdEfGh123',
      floorplans: [{ name: 'Plan', url: plan }],
      documents: [{ url: plan }],
      folders: [{ id: 'f1', name: 'Ground', pois: [door], children: [{ id: 'f2', name: 'Vault', pois: [inner], children: [] }] }],
    },
  });
  return { plan, picture };
}

describe('publishTour', () => {
  it('publishes the saved tour with files of its own, which no token opens [MODEL-085 MODEL-086 ACCESS-078]', async () => {
    await aTour();

    expect(await call()).toMatchObject({ version, number: 1 });

    const snapshot = await stored(below(`snapshots/${version}`));
    expect(snapshot).toMatchObject({
      name: 'Version 1',
      tourName: 'Hall',
      matterportId: 'AbCdEfGh123',
      public: true,
      languages: [],
      parts: 0,
      documents: [],
    });
    expect(snapshot.pois).toMatchObject([
      { id: 'f1', parent: '', name: 'Ground', children: [{ identifier: 'p1', name: 'Door', userUid: '' }] },
      { id: 'f2', parent: 'f1', name: 'Vault', children: [{ identifier: 'p2', name: 'Safe' }] },
    ]);
    expect(JSON.stringify(snapshot)).not.toMatch(/token=|open day|u1"/);
    const [file] = snapshot.pois[0].children[0].files;
    expect(pathIn(file.url)).toMatch(new RegExp(`^organizations/${organization}/versions/${tour}/[0-9a-f]{64}\\.pdf$`));
    expect(snapshot.floorplans[0].url).toBe(file.url);
    expect(snapshot.pois[1].children[0].content[0].content).toContain(file.url.replaceAll('&', '&amp;'));
    expect(await published()).toHaveLength(2);
    expect(await stored(below(`versions/${version}`))).toMatchObject({
      name: 'Version 1',
      number: 1,
      note: 'For the open day',
      public: true,
      opens: null,
      until: null,
      tourName: 'Hall',
      publishedBy: { uid: editor.uid, name: 'Some Body' },
      bytes: 'planpicture'.length,
      fileCount: 2,
      poiCount: 2,
    });
    expect(await stored(below('published/current'))).toEqual({ version, public: true, opens: null, until: null });
  });

  it('publishes an edited copy of a version, with its files once, and leaves the version and the tour [VIEWER-007]', async () => {
    await aTour();
    await call();
    const [from, before] = [version, await stored(below(`snapshots/${version}`))];
    const saved = await stored(`tours/${tour}`);
    const { url } = before.pois[0].children[0].files[0];
    const folders = [
      {
        id: 'f1',
        name: 'Upper floor',
        children: [],
        pois: [{ identifier: 'p1', name: 'Gate', userUid: 'u9', content: [{ type: 'file', content: [{ url, name: 'Plan' }] }] }],
      },
    ];
    version = randomIdentifier();

    expect(await call({ name: 'Version 2', edited: { from, folders } })).toMatchObject({ version, number: 2 });

    const snapshot = await stored(below(`snapshots/${version}`));
    expect(snapshot.pois).toMatchObject([{ id: 'f1', name: 'Upper floor', children: [{ name: 'Gate', userUid: '', files: [{ url }] }] }]);
    expect(snapshot).toMatchObject({ matterportId: 'AbCdEfGh123', tourName: 'Hall', floorplans: before.floorplans });
    expect(await stored(below(`versions/${version}`))).toMatchObject({ number: 2, fileCount: 1, bytes: 'plan'.length, poiCount: 1 });
    expect(await published()).toHaveLength(2);
    expect(await stored(below(`snapshots/${from}`))).toEqual(before);
    expect(await stored(`tours/${tour}`)).toEqual(saved);
  });

  it('refuses an edited copy of a version that is gone, and of another tour’s [VIEWER-007]', async () => {
    await aTour();

    const edited = { from: randomIdentifier(), folders: [] };
    await expect(call({ edited })).rejects.toMatchObject(refusal('not-found', /no longer exists/));
    await expect(call({ edited }, viewer)).rejects.toMatchObject(refusal('permission-denied', /permission/));
  });

  it('does nothing when it is repeated, also at once, and counts versions on [ACCESS-078]', async () => {
    await aTour();

    expect(await Promise.all([call(), call()])).toMatchObject([
      { version, number: 1 },
      { version, number: 1 },
    ]);
    expect(await call({ name: 'Other' })).toMatchObject({ version, number: 1 });
    const first = version;
    version = randomIdentifier();
    expect(await call({ name: 'Version 2', current: false })).toMatchObject({ version, number: 2 });

    expect((await stored(below(`versions/${first}`))).name).toBe('Version 1');
    expect(await stored(below('published/current'))).toMatchObject({ version: first });
    expect(await published()).toHaveLength(2);
  });

  it('leaves out folders, points, floor plans and documents that are not chosen', async () => {
    await aTour();

    await call({ excludedFolders: ['f2'], excludedPois: ['p1'], floorplans: false });

    expect(await stored(below(`snapshots/${version}`))).toMatchObject({
      pois: [{ id: 'f1', children: [] }],
      floorplans: [],
      documents: [],
    });
    expect(await published()).toEqual([]);
  });

  it('is for those who may write the tour [ACCESS-078]', async () => {
    await aTour();
    const denial = refusal('permission-denied', 'You don’t have permission to publish this tour.');
    const guest = await somebody();
    await storeDocuments({
      [`collaboration/tour_${guest.email}_${tour}`]: {
        tour,
        organization,
        email: guest.email,
        type: 'tour',
        accessLevel: 'read',
        expires: null,
      },
    });

    await expect(call({}, viewer)).rejects.toMatchObject(denial);
    await expect(call({}, guest)).rejects.toMatchObject(denial);
    await expect(call({ tour: 'there-is-none' })).rejects.toMatchObject(denial);
    await store().doc(`collaboration/tour_${guest.email}_${tour}`).update({ accessLevel: 'readUpdate' });
    expect(await call({ public: false, current: false }, guest)).toMatchObject({ version, number: 1 });
  });

  it.each([
    [{ until: 5, opens: 5 }, 'failed-precondition', /end after the beginning/],
    [{ opens: 8.64e15 }, 'invalid-argument', /before the year 10000/],
    [{ until: 253_402_300_800_000 }, 'invalid-argument', /before the year 10000/],
    [{ version: '../x' }, 'invalid-argument', /not a valid version ID/],
    [{ name: ' ' }, 'invalid-argument', /Enter a name/],
  ] as const)('rejects %j', async (changes, code, message) => {
    await aTour();

    await expect(call(changes)).rejects.toMatchObject(refusal(code, message));
    expect(await exist([below(`versions/${version}`)])).toEqual([]);
  });

  it('publishes nothing to the public for a suspended organization', async () => {
    await aTour();
    await store().doc(`organizations/${organization}`).update({ status: false });

    await expect(call()).rejects.toMatchObject(refusal('failed-precondition', /suspended/));
    expect(await call({ public: false })).toMatchObject({ version, number: 1 });

    await store().doc(`organizations/${organization}`).update({ status: true });
  });

  it('copies nothing of other tours that the address does not open [ACCESS-069]', async () => {
    const secret = (await save(`organizations/Other ${tour}/tour/other/files/u1__secret.pdf`, 'secret')).replace(
      /token=.*/,
      `token=${randomUuid()}`,
    );
    const elsewhere = secret.replace(bucket, 'other.appspot.com');
    await storeDocuments({ [`tours/${tour}`]: { name: 'Hall', organization, floorplans: [{ url: secret }, { url: elsewhere }] } });

    await call();

    const { floorplans } = await stored(below(`snapshots/${version}`));
    expect(floorplans.map(({ url }: { url: string }) => url)).toEqual([secret.replace(/&token=.*/, ''), elsewhere]);
    expect(await published()).toEqual([]);
  });
});

describe('publishing that is interrupted', () => {
  const caller = () => identityFrom({ uid: editor.uid, email: editor.email, displayName: '' }, { organization, role: 'superuser' });
  const savedTour = async () => tourFrom(tour, await stored(`tours/${tour}`));
  const run = async (saved = savedTour()) =>
    publish(await saved, callableInputs.publishTour.parse(request()), { caller: caller(), confirmRights: () => Promise.resolve() });

  it('leaves no half version, continues when it is repeated, and the daily purge takes the files of one that is not', async () => {
    await aTour();
    const ref = { organization, tour };
    const value = await stored(`tours/${tour}`);
    await copyPublishedFiles(ref, value.folders, caller());

    expect(await published()).toHaveLength(2);
    expect(await exist([below(`versions/${version}`), below(`snapshots/${version}`), below('published/numbers')])).toEqual([]);
    await purgeOrphans();
    expect(await published()).toHaveLength(2);
    await purgeOrphans(new Date(Date.now() + 2 * dayMs));
    expect(await published()).toEqual([]);

    await copyPublishedFiles(ref, value.folders, caller());
    expect((await run()).number).toBe(1);
    await purgeOrphans(new Date(Date.now() + 2 * dayMs));
    expect(await published()).toHaveLength(2);
  });

  it('leaves no version when a request fails, whichever it is, and a whole one when none does', async () => {
    await aTour();
    const send = fetch;
    let failing = 0;
    for (; failing < 50; failing += 1) {
      let sent = 0;
      vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
        sent += 1;
        return sent > failing ? Promise.reject(new Error('The machine is gone.')) : send(...request);
      });
      const outcome = await run().then(
        () => 'published',
        ({ message }: Error) => message,
      );
      vi.unstubAllGlobals();
      if (outcome === 'published') break;
      expect(outcome).toBe('The machine is gone.');
      expect(await exist([below(`versions/${version}`), below(`snapshots/${version}`), below('published/current')])).toEqual([]);
    }

    expect(failing).toBeGreaterThan(3);
    expect(await exist([below(`versions/${version}`), below(`snapshots/${version}`), below('published/current')])).toHaveLength(3);
    for (const name of await published()) expect(await exist([below(`publishedFiles/${name.split('/').at(-1)}`)])).toHaveLength(1);
  });

  it('sends one request for each file to copy, and none for each that is copied already', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save(own(`screenshots/p${index}.jpg`), `picture ${index}`)),
    );
    const pois = pictures.map((screenshot, index) => ({ identifier: `p${index}`, name: 'Door', screenshot, content: [] }));
    await storeDocuments({
      [`tours/${tour}`]: { name: 'Hall', organization, folders: [{ id: 'f1', name: 'Ground', pois, children: [] }] },
    });
    const sent: string[] = [];
    const send = fetch;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      sent.push(request[1]?.method ?? 'GET');
      return send(...request);
    });

    await run();
    const first = sent.splice(0);
    version = randomIdentifier();
    await run();
    vi.unstubAllGlobals();

    expect(first.toSorted()).toEqual(['GET', 'GET', ...pictures.map(() => 'POST')]);
    expect(sent).toEqual(['GET']);
    expect(await published()).toHaveLength(12);
  });

  it('writes nothing of a tour that was moved while its files were copied', async () => {
    await aTour();
    const saved = await savedTour();
    await store()
      .doc(`tours/${tour}`)
      .update({ organization: `Other ${organization}` });

    await expect(run(Promise.resolve(saved))).rejects.toThrow('moved or deleted');
    expect(await exist([below(`versions/${version}`), below(`snapshots/${version}`), below('published/current')])).toEqual([]);
  });
});

describe('changeVersion and deleteVersion', () => {
  const change = (changes: object, who = editor) => who.call('changeVersion', { tour, version, ...changes });
  const windows = async (name: string) => (await stored(below(`publishedFiles/${name}`))).windows;

  it('change when a version and its files are open, and never its content [ACCESS-078]', async () => {
    await aTour();
    await call();
    const before = await stored(below(`snapshots/${version}`));
    const [name = ''] = (await published()).map((path) => path.split('/').at(-1));
    expect(await windows(name)).toEqual([{ opens: null, until: null }]);

    const until = Date.now() + dayMs;
    await change({ until, note: 'Until tomorrow', name: 'Spring' });

    const after = await stored(below(`snapshots/${version}`));
    expect(after.pois).toEqual(before.pois);
    expect([after.name, after.until.toMillis(), after.public]).toEqual(['Spring', until, true]);
    expect((await windows(name))[0].until.toMillis()).toBe(until);
    expect(await stored(below(`versions/${version}`))).toMatchObject({ name: 'Spring', note: 'Until tomorrow', number: 1 });
    expect((await stored(below('published/current'))).until.toMillis()).toBe(until);
    await change({ public: false });
    expect(await windows(name)).toEqual([]);
  });

  it('keep a file open while another public version has it, and delete it with the last [ACCESS-078]', async () => {
    await aTour();
    await call();
    const first = version;
    version = randomIdentifier();
    await call({ current: false });
    const [name = ''] = (await published()).map((path) => path.split('/').at(-1));

    for (let time = 0; time < 2; time += 1) await editor.call('deleteVersion', { tour, version: first });

    expect(await exist([below(`snapshots/${first}`), below(`versions/${first}`), below('published/current')])).toEqual([]);
    expect(await windows(name)).toEqual([{ opens: null, until: null }]);
    await change({ current: true });
    expect(await stored(below('published/current'))).toMatchObject({ version });
    await change({ current: false });
    expect(await exist([below('published/current')])).toEqual([]);
    await editor.call('deleteVersion', { tour, version });
    expect(await exist([below(`publishedFiles/${name}`)])).toEqual([]);
    await purgeOrphans(new Date(Date.now() + 2 * dayMs));
    expect(await published()).toEqual([]);
  });

  it('are in the activity of the organization, also an end that moves within a day', async () => {
    organization = await anOrganization();
    editor = await somebody({ organization, role: 'superuser' });
    await aTour();
    await call();
    await change({ until: Date.parse('2090-05-06T10:00:00Z') });
    await change({ until: Date.parse('2090-05-06T10:00:30Z') });
    await change({ note: 'Only a note', name: 'Spring' });
    await change({ opens: Date.parse('2090-05-06T08:15:00Z') });
    await change({ public: false });
    await editor.call('deleteVersion', { tour, version });

    const { docs } = await store().collection(`organizations/${organization}/activity`).orderBy('at').get();
    expect(docs.map((entry) => ['kind', 'whom', 'detail', 'times'].map((field) => entry.get(field)))).toEqual([
      ['version-published', 'Version 1', 'public', 1],
      ['version-access-changed', 'Version 1', 'public, until 2090-05-06 10:00 UTC', 2],
      ['version-access-changed', 'Spring', 'public, from 2090-05-06 08:15 UTC, until 2090-05-06 10:00 UTC', 1],
      ['version-access-changed', 'Spring', 'not public', 1],
      ['version-deleted', 'Spring', '', 1],
    ]);
    expect(new Set(docs.map((entry) => entry.get('actorEmail')))).toEqual(new Set([editor.email]));
  });

  it('are for those who may write the tour, and for versions that exist', async () => {
    await aTour();
    await call();
    const denial = refusal('permission-denied', /permission/);

    await expect(change({ public: false }, viewer)).rejects.toMatchObject(denial);
    await expect(viewer.call('deleteVersion', { tour, version })).rejects.toMatchObject(denial);
    version = randomIdentifier();
    await expect(change({ public: false })).rejects.toMatchObject(refusal('not-found', /no longer exists/));
  });
});

describe('restoreVersion', () => {
  const restore = (historyId: string, who = editor) => who.call('restoreVersion', { tour, version, historyId });
  const history = async () => (await store().collection(`tours/${tour}/poiHistory`).orderBy('timestamp').get()).docs;

  it('replaces the folders of the tour as one save, with the state before in its history [EDIT-061]', async () => {
    const { plan } = await aTour();
    await call();
    const before = await stored(`tours/${tour}`);
    const later = await save(own('files/u2__Later.pdf'), 'later');
    const folders = [
      {
        id: 'f1',
        name: 'Later',
        pois: [{ identifier: 'p1', name: 'Gate', userUid: 'u1', content: [{ type: 'file', content: [{ url: later }] }] }],
      },
    ];
    await store().doc(`tours/${tour}`).update({ folders });
    // the screenshot was taken again since
    await save(own('screenshots/p1.jpg'), 'another picture');
    const historyId = randomIdentifier();

    await restore(historyId);
    await restore(historyId);

    const now = await stored(`tours/${tour}`);
    const [ground] = now.folders;
    expect([now.historyId, now.name, ground.name, ground.children[0].name]).toEqual([historyId, 'Hall', 'Ground', 'Vault']);
    expect(ground.pois[0]).toMatchObject({ identifier: 'p1', name: 'Door', userUid: 'u1' });
    expect(ground.pois[0].content[0].content[0].url).toBe(plan);
    const textOf = ({ folders: [{ children }] }: typeof before) => children[0].pois[0].content[0].content.replaceAll('&amp;', '&');
    expect(textOf(now)).toBe(textOf(before));
    expect(pathIn(ground.pois[0].screenshot)).toMatch(new RegExp(`^organizations/${organization}/tour/${tour}/files/.+__p1\\.jpg$`));
    expect(await opened(ground.pois[0].screenshot)).toBe('application/pdf: picture');
    const entries = await history();
    expect(entries.map((entry) => entry.get('folders')[0].name)).toEqual(['Later', 'Ground']);
    expect(entries[1]?.data()).toMatchObject({ userUid: editor.uid, userEmail: editor.email });
  });

  it('is for those who may write the tour', async () => {
    await aTour();
    await call();

    await expect(restore(randomIdentifier(), viewer)).rejects.toMatchObject(refusal('permission-denied', /permission/));
    version = randomIdentifier();
    await expect(restore(randomIdentifier())).rejects.toMatchObject(refusal('not-found', /no longer exists/));
    expect(await history()).toEqual([]);
  });
});

it('the versions of a tour in the bin are closed with their files, and opened again when it is restored [TOUR-060]', async () => {
  await aTour();
  await call();
  const saved = await stored(`tours/${tour}`);
  const [name = ''] = (await published()).map((path) => path.split('/').at(-1));
  const state = async () => [
    (await stored(below(`snapshots/${version}`))).binned,
    (await stored(below('published/current'))).binned,
    (await stored(below(`publishedFiles/${name}`))).windows.length,
  ];
  const bin = store().doc(`organizations/${organization}/bin/${tour}`);
  expect(await state()).toEqual([undefined, undefined, 1]);

  const ref = store().doc(`tours/${tour}`);
  const entry = { tour: saved, deletedAt: new Date(), deletedBy: editor.uid, deletedByEmail: editor.email };
  const commit = (batch: WriteBatch) => withTriggers([bin.path, ref.path], () => batch.commit());

  await commit(store().batch().set(bin, entry).set(ref, { binnedFrom: organization }));
  expect(await state()).toEqual([true, true, 0]);
  // whoever finds the version closed finds its files closed
  const [file, snapshot] = await store().getAll(...[`publishedFiles/${name}`, `snapshots/${version}`].map((at) => store().doc(below(at))));
  expect(file?.updateTime?.toMillis()).toBeLessThanOrEqual(snapshot?.updateTime?.toMillis() ?? 0);

  await commit(store().batch().delete(bin).set(ref, saved));
  expect(await state()).toEqual([undefined, undefined, 1]);
});
const ofVersion = () => [below(`snapshots/${version}`), below(`versions/${version}`), below('published/current')];

it('the versions of a tour end when it moves to another organization [ACCESS-015]', async () => {
  await aTour();
  await call();
  const next = await anOrganization();
  await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).update({ organization: next }));

  expect(await exist(ofVersion())).toEqual([]);
  expect(await published()).toEqual([]);
});

it('the versions of a tour go with it, and their files [TOUR-060]', async () => {
  const { plan } = await aTour();
  await call();
  await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

  expect(await exist(ofVersion())).toEqual([]);
  expect(await published()).toEqual([]);
  expect(await opened(plan)).toBeOneOf([403, 404]);
});
