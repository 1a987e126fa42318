import { beforeEach, describe, expect, it } from 'vitest';
import { followOrganization } from '../../functions/src/tours/follow-organization';
import { moveFiles } from '../../functions/src/tours/move-files';
import { randomIdentifier } from '../../src/domain/random';
import { store } from './administrator';
import { anAddress } from './invitations';
import { exist, filesBelow, now, opened, pathIn, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

let tour: string;
let left: string;
let joined: string;
beforeEach(() => {
  [tour, left, joined] = [randomIdentifier(), `Left ${randomIdentifier()}`, `Joined ${randomIdentifier()}`];
});

const path = () => `tours/${tour}`;
const former = () => ({ id: tour, organization: left, isPublic: false });
const folder = (organization: string) => `organizations/${organization}/tour/${tour}/`;
const invitation = (organization: string, prefix = 'tour') => ({
  [`collaboration/${prefix}_${anAddress()}_${tour}`]: { tour, organization, type: prefix === 'tour' ? 'tour' : 'collection' },
});

describe('a tour that is moved to another organization', () => {
  it('loses the former organization’s invitations and collection, and its files are moved', async () => {
    const [plan, picture] = await Promise.all([
      save(`${folder(left)}files/u1__Plan's.pdf`, 'plan'),
      save(`${folder(left)}screenshots/p.jpg`, 'p'),
    ]);
    await save(`${folder(left)}uploads/deep/used-nowhere.pdf`);
    const words = `<p>See <a href="${plan.replaceAll('&', '&amp;').replace("'", '%27')}">the plan</a></p>`;
    const folders = [{ name: 'F', pois: [{ screenshot: picture, content: [{ type: 'text', content: words }] }] }];
    const shelf = randomIdentifier();
    const invitations = { ...invitation(left), ...invitation('') };
    const kept = { ...invitation(joined), ...invitation(left, 'col') };
    await storeDocuments({
      [path()]: { organization: left, collection: shelf, floorplans: [{ url: plan }], folders, created: new Date(1) },
      [`collections/${shelf}`]: { organization: left, sortOrder: ['x', tour] },
      [`${path()}/poiHistory/h1`]: { folders },
      ...invitations,
      ...kept,
    });

    await withTriggers([path()], () => store().doc(path()).update({ organization: joined }));

    expect(await exist(Object.keys(invitations))).toEqual([]);
    expect(await filesBelow(folder(left))).toEqual([]);
    const moved = await stored(path());
    expect(moved).toMatchObject({ organization: joined, collection: '', created: expect.anything() });
    expect((await stored(`collections/${shelf}`)).sortOrder).toEqual(['x']);
    expect((await exist(Object.keys(kept))).toSorted()).toEqual(Object.keys(kept).toSorted());
    expect(pathIn(moved.floorplans[0].url)).toBe(`${folder(joined)}files/u1__Plan's.pdf`);
    expect(await opened(moved.floorplans[0].url)).toBe('application/pdf: plan');
    expect(await opened(moved.folders[0].pois[0].screenshot)).toBe('application/pdf: p');
    expect((await stored(`${path()}/poiHistory/h1`)).folders).toEqual(moved.folders);
    expect(moved.folders[0].pois[0].content[0].content).toContain(encodeURIComponent(folder(joined)));
    expect(await filesBelow(folder(joined))).toHaveLength(3);
  });

  it('keeps its data if it was moved back before', async () => {
    const invitations = invitation(left);
    const shelf = `collections/${randomIdentifier()}`;
    await storeDocuments({
      [shelf]: { organization: left },
      [path()]: { organization: left, collection: shelf.split('/')[1] },
      ...invitations,
    });

    await followOrganization(former(), left, await now());

    expect(await exist(Object.keys(invitations))).toEqual(Object.keys(invitations));
    expect((await stored(path())).collection).toBe(shelf.split('/')[1]);
  });

  it('keeps a collection of its new organization, and invitations that are newer than the move', async () => {
    const shelf = randomIdentifier();
    await storeDocuments({ [path()]: { organization: joined, collection: shelf }, [`collections/${shelf}`]: { organization: joined } });
    const moved = await now();
    const again = invitation(left);
    await storeDocuments(again);

    await followOrganization(former(), joined, moved);

    expect((await stored(path())).collection).toBe(shelf);
    expect(await exist(Object.keys(again))).toEqual(Object.keys(again));
  });

  it.each(['no/collection', 'there-is-none'])('leaves the collection %s, which is none', async (collection) => {
    await storeDocuments({ [path()]: { organization: joined, collection } });

    await followOrganization(former(), joined, await now());

    expect((await stored(path())).collection).toBe('');
  });

  it('that was moved back keeps its files', async () => {
    const plan = await save(`${folder(left)}files/plan.pdf`);
    await storeDocuments({ [path()]: { organization: left, files: [{ url: plan }] } });

    await followOrganization(former(), joined, await now());

    expect(await filesBelow(folder(left))).toEqual([`${folder(left)}files/plan.pdf`]);
    expect((await stored(path())).files).toEqual([{ url: plan }]);
  });

  it('moves its files to the current organization if it was moved again', async () => {
    const third = `Third ${randomIdentifier()}`;
    const plan = await save(`${folder(left)}files/plan.pdf`, 'plan');
    await storeDocuments({ [path()]: { organization: third, files: [{ url: plan }] } });

    await followOrganization(former(), joined, await now());

    expect(await opened((await stored(path())).files[0].url)).toBe('application/pdf: plan');
    expect([await filesBelow(folder(left)), await filesBelow(folder(joined))]).toEqual([[], []]);
    expect(await filesBelow(folder(third))).toEqual([`${folder(third)}files/plan.pdf`]);
  });

  it('leaves nothing in either organization if it was deleted since', async () => {
    await save(`${folder(left)}files/plan.pdf`);

    await followOrganization(former(), joined, await now());

    expect([await filesBelow(folder(left)), await filesBelow(folder(joined))]).toEqual([[], []]);
  });

  it('leaves copies in its former organization their files', async () => {
    const plan = await save(`${folder(left)}files/plan.pdf`, 'plan');
    const copy = randomIdentifier();
    await storeDocuments({
      [`tours/${copy}`]: { organization: left, files: [{ url: plan }] },
      [path()]: { organization: joined, files: [{ url: plan }] },
    });
    await store().doc(`tours/${copy}`).update({ originalTourId: tour });

    await followOrganization(former(), joined, await now());

    const { url } = (await stored(`tours/${copy}`)).files[0];
    expect(pathIn(url)).toBe(`organizations/${left}/tour/${copy}/files/plan.pdf`);
    expect(await opened(url)).toBe('application/pdf: plan');
  });

  it('replaces no file that its new folder has already, and leaves addresses of other tours alone', async () => {
    const theirs = await save(`organizations/${left}/tour/${randomIdentifier()}/files/theirs.pdf`);
    const plan = await save(`${folder(left)}files/plan.pdf`, 'old');
    await save(`${folder(joined)}files/plan.pdf`, 'new');
    await storeDocuments({ [path()]: { organization: joined, files: [{ url: plan }, { url: theirs }] } });

    await followOrganization(former(), joined, await now());

    const [own, other] = (await stored(path())).files;
    expect(other.url).toBe(theirs);
    expect(pathIn(own.url)).toBe(`${folder(joined)}files/plan.pdf`);
    expect(await filesBelow(folder(joined))).toHaveLength(1);
  });

  it('copies a part of many files in one run, and removes none before all are copied', async () => {
    const names = ['1', '2', '3', '4', '5'].map((name) => `files/${name}.pdf`);
    const urls = await Promise.all(names.map((name) => save(folder(left) + name)));
    await storeDocuments({ [path()]: { organization: joined, files: urls.map((url) => ({ url })) } });
    const moved = await now();
    const run = () => moveFiles(store().doc(path()), former(), moved, { files: 2, bytes: 1000 });

    await expect(run()).rejects.toThrow(/more files than one run/);
    expect([(await filesBelow(folder(left))).length, (await filesBelow(folder(joined))).length]).toEqual([5, 2]);
    await expect(run()).rejects.toThrow(/more files than one run/);
    await run();

    expect([(await filesBelow(folder(left))).length, (await filesBelow(folder(joined))).length]).toEqual([0, 5]);
  });
});
