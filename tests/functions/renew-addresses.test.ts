import type { WriteBatch } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEndedGuests } from '../../functions/src/tours/last-guest';
import { renewAddresses } from '../../functions/src/tours/renew-file-addresses';
import { requestRenewal, resumeRenewals } from '../../functions/src/tours/renewals';
import { dayMs } from '../../src/domain/durations';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from './administrator';
import { refusal } from './calls';
import { anAddress } from './invitations';
import { opened, pathIn, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

let organization: string;
let admin: Someone;
let editor: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
  editor = await somebody({ organization, role: 'superuser' });
});

let tour: string;
beforeEach(() => {
  tour = randomIdentifier();
});

const path = () => `tours/${tour}`;
const job = () => `organizations/${organization}/addressRenewals/${tour}`;
const folder = (of = organization) => `organizations/${of}/tour/${tour}/`;
const file = (name: string) => save(`${folder()}files/u1__${name}`, `${name} ${tour}`);
const close = () => withTriggers([path(), job()], () => admin.call('closeFileAddresses', { tour }));

/** What the addresses in a value open, in their order. */
const addressesIn = (value: unknown): string[] =>
  (JSON.stringify(value).match(/http:[^"'\s<>\\]+?token=[\w-]+/g) ?? []).map((url) => url.replaceAll('&amp;', '&'));
const openedIn = async (...paths: string[]) => Promise.all((await Promise.all(paths.map(stored))).flatMap(addressesIn).map(opened));
const isWhole = expect.stringMatching(/^application\/pdf: /);

describe('closing all file addresses of a tour', () => {
  it('gives its files new addresses wherever they are named, and none of the old ones opens anything [ACCESS-058]', async () => {
    const [plan, photo, shot] = await Promise.all([file('Plan.pdf'), file('Photo.pdf'), save(`${folder()}screenshots/p1.jpg`, 'shot')]);
    const words = `<p>See <a href="${plan.replaceAll('&', '&amp;')}">the plan</a>, or ${photo}.</p>`;
    const poi = {
      identifier: 'p1',
      screenshot: shot,
      content: [
        { type: 'text', content: words },
        { type: 'file', content: [{ url: photo }] },
      ],
    };
    const folders = [{ id: 'f1', name: 'Ground', children: [{ id: 'f2', pois: [poi] }], pois: [] }];
    const [other, shelf, place] = [randomIdentifier(), randomIdentifier(), randomIdentifier()];
    const naming = {
      [path()]: {
        organization,
        name: 'Hall',
        description: `The plan (${plan}), and ${photo}.`,
        thumbnailUrl: photo,
        created: new Date(1),
        floorplans: [{ url: plan }],
        documents: [{ url: plan }],
        files: [{ url: photo, name: 'Photo' }],
        folders,
      },
      [`${path()}/poiHistory/h1`]: { folders },
      [`${path()}/markers/m1`]: { markers: [{ name: 'Valve', body: words }] },
      [`${path()}/links/l1`]: { message: plan },
      [`tours/${other}`]: { organization, name: 'Copy', files: [{ url: plan }] },
      [`organizations/${organization}/bin/${other}`]: { tour: { organization, floorplans: [{ url: plan }] }, deletedAt: new Date() },
      [`organizations/${organization}/screens/${other}`]: { items: [{ url: photo }] },
      [`organizations/${organization}/tours/${other}`]: { organization, name: 'Older' },
      [`organizations/${organization}/tours/${other}/pois/1`]: { poi: [{ link: plan }] },
      [`organizations/${organization}/tours/${tour}/snapshots/s1`]: { pois: [], floorplans: [{ url: plan }], parts: 1 },
      [`organizations/${organization}/tours/${tour}/snapshots/s1/parts/1`]: { pois: folders },
      [`collections/${shelf}`]: { organization, coverUrl: photo },
      [`locations/${place}`]: { organization, description: plan },
      [`locations/${place}/tours/${other}`]: { organization, floorplans: [{ url: plan }] },
    };
    await storeDocuments(naming);
    const old = Object.values(naming).flatMap(addressesIn);
    expect(old.length).toBeGreaterThan(20);
    const before = await stored(path());

    expect(await close()).toEqual({ message: 'requested' });

    expect(new Set(await Promise.all(old.map(opened)))).toEqual(new Set([403]));
    const now = await openedIn(...Object.keys(naming));
    expect(now).toHaveLength(old.length);
    expect(now).toEqual(now.map(() => isWhole));
    const withoutTokens = (value: unknown) => JSON.stringify(value).replace(/token=[\w-]+/g, 'token=');
    const after = await stored(path());
    expect(withoutTokens(after)).toBe(withoutTokens(before));
    expect(after.created).toEqual(before.created);
    expect(after.description).toMatch(/token=[\w-]+\), and http.*token=[\w-]+\.$/);
    expect(await stored(job())).toMatchObject({
      state: 'done',
      reason: 'asked',
      files: 3,
      renewed: 3,
      resumeAt: null,
      endedAt: expect.anything(),
    });
  });

  it('leaves addresses of other organizations, of other tours, and those that opened nothing before as they are', async () => {
    const plan = await file('Plan.pdf');
    const [other, elsewhere] = [randomIdentifier(), await anOrganization()];
    const theirs = await save(`organizations/${organization}/tour/${other}/files/u2__Theirs.pdf`, 'theirs');
    const guessed = plan.replace(/token=.*/, 'token=guessed');
    await storeDocuments({
      [path()]: { organization, floorplans: [{ url: plan }, { url: theirs }] },
      [`tours/${other}`]: { organization, files: [{ url: guessed }, { url: plan.replace(/&token=.*/, '') }] },
      [`tours/${other}2`]: { organization: elsewhere, files: [{ url: plan }] },
    });
    const kept = await stored(`tours/${other}`);

    await close();

    expect((await stored(path())).floorplans[1].url).toBe(theirs);
    expect(await opened(theirs)).toBe('application/pdf: theirs');
    expect(await stored(`tours/${other}`)).toEqual(kept);
    expect(await opened((await stored(`tours/${other}2`)).files[0].url)).toBe(403);
  });

  it('leaves the other metadata of a file, also when it is repeated', async () => {
    const plan = await file('Plan.pdf');
    const address = plan.split('?')[0] ?? '';
    await fetch(address, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ metadata: { uploader: 'u1', deleted: 'today' }, contentDisposition: 'attachment', cacheControl: 'private' }),
    });
    await storeDocuments({ [path()]: { organization, floorplans: [{ url: plan }] } });

    await close();
    await close();

    const metadata = await (await fetch(address, { headers: { Authorization: 'Bearer owner' } })).json();
    expect(metadata).toMatchObject({
      metadata: { uploader: 'u1', deleted: 'today' },
      contentDisposition: 'attachment',
      cacheControl: 'private',
    });
    expect(metadata.downloadTokens).toMatch(/^[\w-]{36}$/);
    expect(await openedIn(path())).toEqual([isWhole]);
  });

  it('is for those who run the organization, and tells nobody else of tours', async () => {
    await storeDocuments({ [path()]: { organization, createdBy: editor.uid, public: true } });
    const [viewer, stranger] = [await somebody({ organization, role: 'user' }), await somebody()];
    const denial = refusal('permission-denied', /permission to close/);

    for (const who of [editor, viewer, stranger]) await expect(who.call('closeFileAddresses', { tour })).rejects.toMatchObject(denial);
    await expect(admin.call('closeFileAddresses', { tour: randomIdentifier() })).rejects.toMatchObject(denial);
    await expect(admin.call('closeFileAddresses', { tour: 'a/b' })).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await stored(job())).toEqual({});
  });
});

describe('a job that is interrupted', () => {
  const run = (budget?: number) => renewAddresses(store().doc(job()), budget);

  /** A tour with this many files, each named in the tour and in its history. */
  async function aTour(count: number): Promise<string[]> {
    const urls = await Promise.all(Array.from({ length: count }, (_, index) => file(`${index}.pdf`)));
    const files = urls.map((url) => ({ url }));
    await storeDocuments({ [path()]: { organization, files }, [`${path()}/poiHistory/h1`]: { folders: files } });
    await requestRenewal({ organization, tour }, 'asked');
    return urls;
  }

  it('continues where it stopped, and every address that is stored opens its file at any time', async () => {
    const urls = await aTour(5);
    const states = [];
    for (let turn = 0; (await stored(job())).state !== 'done' && turn < 10; turn += 1) {
      await run(2);
      const { state, files, renewed, turn: next } = await stored(job());
      states.push([state, files, renewed, next]);
      expect(await openedIn(path(), `${path()}/poiHistory/h1`)).toEqual(Array.from({ length: 10 }, () => isWhole));
    }

    expect(states).toEqual([
      ['running', 5, 2, 1],
      ['running', 5, 4, 2],
      ['done', 5, 5, 2],
    ]);
    expect(new Set(await Promise.all(urls.map(opened)))).toEqual(new Set([403]));
  });

  it('by a failure of the file service, whenever it is, loses no address and ends when it is repeated', async () => {
    const urls = await aTour(3);
    const send = fetch;
    let failing = 1;
    for (; failing < 40; failing += 1) {
      let sent = 0;
      vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
        sent += 1;
        return sent >= failing ? Promise.reject(new Error('The machine is gone.')) : send(...request);
      });
      const outcome = await run().then(
        () => 'done',
        ({ message }: Error) => message,
      );
      vi.unstubAllGlobals();
      expect(await openedIn(path(), `${path()}/poiHistory/h1`)).toEqual(Array.from({ length: 6 }, () => isWhole));
      if (outcome === 'done') break;
      expect(outcome).toBe('The machine is gone.');
    }

    expect(failing).toBeGreaterThan(3);
    expect((await stored(job())).state).toBe('done');
    expect(new Set(await Promise.all(urls.map(opened)))).toEqual(new Set([403]));
  });

  it('and given up is continued by the schedule; a newer request takes its place', async () => {
    const urls = await aTour(3);
    await run(1);
    await resumeRenewals();
    expect((await stored(job())).turn).toBe(1);
    await withTriggers([job()], () => resumeRenewals(new Date(Date.now() + 16 * 60_000)));
    expect((await stored(job())).state).toBe('done');

    await requestRenewal({ organization, tour }, 'asked');
    await run(1);
    await withTriggers([job()], () => requestRenewal({ organization, tour }, 'asked'));
    expect(await stored(job())).toMatchObject({ state: 'done', files: 3, renewed: 3 });
    expect(new Set(await Promise.all(urls.map(opened)))).toEqual(new Set([403]));
    expect(await openedIn(path())).toEqual([isWhole, isWhole, isWhole]);
  });
});

describe('the file addresses of a tour close', () => {
  const commit = (batch: WriteBatch, ...paths: string[]) => withTriggers([...paths, job()], () => batch.commit());

  it('when it is no longer public, and not by any other save', async () => {
    const plan = await file('Plan.pdf');
    await storeDocuments({ [path()]: { organization, public: true, floorplans: [{ url: plan }] } });

    await withTriggers([path(), job()], () => store().doc(path()).update({ name: 'Hall' }));
    expect(await opened(plan)).toEqual(isWhole);
    await withTriggers([path(), job()], () => store().doc(path()).update({ public: false }));
    expect(await opened(plan)).toBe(403);
    expect(await openedIn(path())).toEqual([isWhole]);
    expect((await stored(job())).reason).toBe('private');
    const now = await stored(path());
    await withTriggers([path(), job()], () => store().doc(path()).update({ public: true }));
    expect((await stored(path())).floorplans).toEqual(now.floorplans);
  });

  it('in the bin, where it keeps those that it has for when it is restored [TOUR-060]', async () => {
    const plan = await file('Plan.pdf');
    const saved = { organization, name: 'Hall', floorplans: [{ url: plan }] };
    await storeDocuments({ [path()]: saved });
    const [bin, ref] = [store().doc(`organizations/${organization}/bin/${tour}`), store().doc(path())];
    const entry = { tour: saved, deletedAt: new Date(), deletedBy: admin.uid, deletedByEmail: admin.email };

    await commit(store().batch().set(bin, entry).set(ref, { binnedFrom: organization }), bin.path, ref.path);

    expect(await opened(plan)).toBe(403);
    expect(await openedIn(bin.path)).toEqual([isWhole]);
    const { tour: binned } = await stored(bin.path);
    await commit(store().batch().delete(bin).set(ref, binned), bin.path, ref.path);
    expect(await openedIn(ref.path)).toEqual([isWhole]);
  });

  it('when it moves, also for whoever knows how they are made [ACCESS-015]', async () => {
    const plan = await file('Plan.pdf');
    const joined = await anOrganization();
    await storeDocuments({
      [path()]: { organization, floorplans: [{ url: plan }] },
      [`${path()}/poiHistory/h1`]: { folders: [{ url: plan }] },
    });
    const there = `organizations/${joined}/addressRenewals/${tour}`;

    await withTriggers([path(), there], () => store().doc(path()).update({ organization: joined }));

    const guessed = plan.replace(encodeURIComponent(organization), encodeURIComponent(joined));
    expect(await opened(guessed)).toBe(403);
    expect(await openedIn(path(), `${path()}/poiHistory/h1`)).toEqual([isWhole, isWhole]);
    expect(pathIn((await stored(path())).floorplans[0].url)).toContain(joined);
    expect(await stored(there)).toMatchObject({ state: 'done', reason: 'moved', renewed: 1 });
  });

  it('when its last guest is removed, also the last of its collection, unless it is public', async () => {
    const plan = await file('Plan.pdf');
    const shelf = randomIdentifier();
    const [one, two, ofShelf] = [`tour_${anAddress()}_${tour}`, `${anAddress()}${tour}`, `col_${anAddress()}_${shelf}`].map(
      (id) => `collaboration/${id}`,
    ) as [string, string, string];
    const open = randomIdentifier();
    await storeDocuments({
      [path()]: { organization, collection: shelf, floorplans: [{ url: plan }] },
      [`tours/${open}`]: { organization, collection: shelf, public: true },
      [`collections/${shelf}`]: { organization },
      [one]: { tour, organization, type: 'tour' },
      [two]: { tour, organization, type: 'tour' },
      [ofShelf]: { tour: shelf, organization, type: 'collection' },
      // neither opens anything
      [`collaboration/tour_${anAddress()}_${tour}`]: { tour, organization, type: 'tour', expires: new Date(1) },
      [`collaboration/tour_${anAddress()}_${tour}`]: { tour, organization: 'Former', type: 'tour' },
    });
    const revoke = (id: string) => withTriggers([id, path(), job()], () => store().doc(id).delete());

    await revoke(one);
    await revoke(two);
    expect(await opened(plan)).toEqual(isWhole);
    await revoke(ofShelf);

    expect(await opened(plan)).toBe(403);
    expect(await openedIn(path())).toEqual([isWhole]);
    expect((await stored(job())).reason).toBe('revoked');
    expect(await stored(`organizations/${organization}/addressRenewals/${open}`)).toEqual({});
  });
});

describe('the file addresses of a private tour, when invitations ended by their date', () => {
  const endedAgo = (milliseconds: number) => new Date(Date.now() - milliseconds);
  const anInvitation = (of: string, expires: Date | null, type = 'tour') => ({
    [`collaboration/${type === 'tour' ? 'tour' : 'col'}_${anAddress()}_${of}`]: { tour: of, organization, type, expires },
  });
  const daily = () => withTriggers([path(), job()], () => followEndedGuests());

  it.each([
    ['its last guest', () => anInvitation(tour, endedAgo(1000))],
    ['the last of two', () => ({ ...anInvitation(tour, endedAgo(1000)), ...anInvitation(tour, endedAgo(6 * dayMs)) })],
    ['the last of its collection', (shelf: string) => anInvitation(shelf, endedAgo(dayMs), 'collection')],
  ])('are closed for %s, once', async (_, invitations) => {
    const plan = await file('Plan.pdf');
    const shelf = randomIdentifier();
    await storeDocuments({ [path()]: { organization, collection: shelf, floorplans: [{ url: plan }] }, ...invitations(shelf) });

    await daily();

    expect(await opened(plan)).toBe(403);
    expect(await openedIn(path())).toEqual([isWhole]);
    const { id } = await stored(job());
    await daily();
    expect((await stored(job())).id).toBe(id);
  });

  it.each([
    ['another guest may open it', () => anInvitation(tour, null)],
    ['another guest may still open it', () => anInvitation(tour, new Date(Date.now() + dayMs))],
    ['somebody may open its collection', (shelf: string) => anInvitation(shelf, null, 'collection')],
    ['it is public', () => ({ [path()]: { organization, public: true } })],
  ])('stay while %s', async (_, more) => {
    const plan = await file('Plan.pdf');
    const shelf = randomIdentifier();
    await storeDocuments({ [path()]: { organization, collection: shelf }, ...anInvitation(tour, endedAgo(1000)), ...more(shelf) });

    await daily();

    expect(await opened(plan)).toEqual(isWhole);
    expect(await stored(job())).toEqual({});
  });
});

describe('an address that a save brings back after it was closed', () => {
  it('is mended in the tour and in its history, and opens the file again', async () => {
    const [plan, photo] = [await file('Plan.pdf'), await file('Photo.pdf')];
    await storeDocuments({ [path()]: { organization, floorplans: [{ url: plan }], folders: [], historyId: 'h1' } });
    await close();
    const folders = [{ id: 'f1', pois: [{ screenshot: photo, content: [{ type: 'text', content: `<a href="${plan}">` }] }] }];

    await withTriggers([path()], () =>
      store()
        .batch()
        .update(store().doc(path()), { folders, historyId: 'h2' })
        .set(store().doc(`${path()}/poiHistory/h2`), { folders })
        .commit(),
    );

    expect(await openedIn(path(), `${path()}/poiHistory/h2`)).toEqual(Array.from({ length: 5 }, () => isWhole));
    expect((await stored(path())).folders).toEqual((await stored(`${path()}/poiHistory/h2`)).folders);
  });

  it('is not mended where it is one of another tour, or where addresses of the tour were never closed', async () => {
    const other = randomIdentifier();
    const secret = await save(`organizations/${organization}/tour/${other}/files/u2__Secret.pdf`, 'secret');
    const plan = await file('Plan.pdf');
    const bad = (url: string) => url.replace(/token=.*/, 'token=old');
    await storeDocuments({ [path()]: { organization, files: [] }, [`tours/${other}`]: { organization } });

    await withTriggers([path()], () =>
      store()
        .doc(path())
        .update({ files: [{ url: bad(plan) }] }),
    );
    expect((await stored(path())).files).toEqual([{ url: bad(plan) }]);
    await close();
    await withTriggers([path()], () =>
      store()
        .doc(path())
        .update({ files: [{ url: bad(secret) }] }),
    );
    expect((await stored(path())).files).toEqual([{ url: bad(secret) }]);
  });
});
