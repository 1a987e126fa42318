import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from './administrator';
import { refusal } from './calls';
import { storeDocuments, stored } from './stored';

let organization: string;
let editor: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
});

let tour: string;
const version = randomIdentifier();
beforeEach(async () => {
  tour = randomIdentifier();
  await storeDocuments({
    [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', folders: [], historyId: 'before' },
  });
});

const restore = (historyId = randomIdentifier()) => editor.call('restoreVersion', { tour, version, historyId });
const snapshot = (path = '') => `organizations/${organization}/tours/${tour}/snapshots/${version}${path}`;
const aFolder = (name: string, more: object = {}) => ({ id: name, name, children: [], ...more });
const aPoi = (name: string, characters = 0) => ({
  identifier: name,
  name,
  content: [{ type: 'text', content: 'x'.repeat(characters), identifier: name }],
});
const many = (count: number) => Array.from({ length: count }, (_, at) => aFolder(`f${at}`));
/** Folders of which each is in the one before it. */
const nestedFolders = (count: number) => many(count).map((folder, at) => ({ ...folder, parent: at === 0 ? '' : `f${at - 1}` }));

describe('a version that is more than a tour can be', () => {
  it.each([
    ['has 1,001 folders', many(1001), /more than 1,000 folders/],
    ['is nested 60 levels deep', nestedFolders(60), /nested more than 20 levels/],
    ['has 1,200 folders', many(1200), /more than 1,000 folders/],
  ])('is not restored when it %s', async (_what, pois, message) => {
    await storeDocuments({ [snapshot()]: { name: 'Spring', number: 1, public: false, pois } });

    await expect(restore()).rejects.toMatchObject(refusal('failed-precondition', message));

    expect(await stored(`tours/${tour}`)).toMatchObject({ folders: [], historyId: 'before' });
  });

  it('is not restored when it is larger than a document', async () => {
    const part = (id: string) => ({ pois: [aFolder(id, { children: [aPoi(id, 600_000)] })] });
    await storeDocuments({
      [snapshot()]: { name: 'Spring', number: 1, public: false, parts: 1, ...part('a') },
      [snapshot('/parts/1')]: part('b'),
    });

    await expect(restore()).rejects.toMatchObject(refusal('failed-precondition', /would have 1,\d\d\d KiB/));

    expect(await stored(`tours/${tour}`)).toMatchObject({ folders: [], historyId: 'before' });
  });

  it('is restored whatever its texts and the saved state before it are called', async () => {
    const poi = { ...aPoi('door'), content: [{ type: 'text', content: 'See https://[bad/o/plan.pdf', identifier: 'text' }] };
    await storeDocuments({
      [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', folders: [], historyId: 'a/b' },
      [snapshot()]: { name: 'Spring', number: 1, public: false, pois: [aFolder('a', { children: [poi] })] },
    });

    await restore();

    expect((await stored(`tours/${tour}`)).folders).toHaveLength(1);
  });

  it('is restored when it is just as much', async () => {
    await storeDocuments({ [snapshot()]: { name: 'Spring', number: 1, public: false, pois: many(1000) } });

    await restore();

    expect((await stored(`tours/${tour}`)).folders).toHaveLength(1000);
  });
});

it('a version is restored over no state that the history has: not over another’s, nor when it is repeated after somebody saved', async () => {
  const states = () => store().collection(`tours/${tour}/poiHistory`).get();
  const [colleagues, restored] = [randomIdentifier(), randomIdentifier()];
  await storeDocuments({
    [snapshot()]: { name: 'Spring', number: 1, public: false, pois: [aFolder('a')] },
    [`tours/${tour}/poiHistory/${colleagues}`]: { folders: [], userUid: 'u1', timestamp: new Date() },
  });
  await restore(restored);
  await store()
    .doc(`tours/${tour}`)
    .update({ folders: [aFolder('b')], historyId: 'later' });
  const before = (await states()).docs.map((entry) => entry.data());

  for (const historyId of [colleagues, restored])
    await expect(restore(historyId)).rejects.toMatchObject(refusal('aborted', /saved this tour in the meantime/));

  expect((await states()).docs.map((entry) => entry.data())).toEqual(before);
  expect(await stored(`tours/${tour}`)).toMatchObject({ folders: [{ id: 'b' }], historyId: 'later' });
});
