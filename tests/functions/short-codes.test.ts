import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formerShortCodeRef, shortCodeRef } from '../../functions/src/publishing/refs';
import { unusedShortCode } from '../../functions/src/short-links/short-code';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';
import { exist, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

let organization: string;
let editor: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
});

let tour: string;
beforeEach(() => {
  tour = randomIdentifier();
});

const below = (path: string, of = organization) => `organizations/${of}/tours/${tour}/${path}`;

type Published = { version: string; number: number; shortCode: string };

async function publish(changes: object = {}): Promise<Published> {
  const plan = { url: await save(`organizations/${organization}/tour/${tour}/files/1__plan.pdf`) };
  await storeDocuments({ [`tours/${tour}`]: { name: 'The Hall', organization, matterportId: 'AbCdEfGh123', floorplans: [plan] } });
  return publishAgain(changes);
}

const publishAgain = async (changes: object = {}) =>
  (await editor.call('publishTour', {
    tour,
    version: randomIdentifier(),
    name: 'Spring',
    note: '',
    public: true,
    opens: null,
    until: null,
    current: true,
    excludedFolders: [],
    excludedPois: [],
    floorplans: true,
    documents: false,
    ...changes,
  })) as Published;

const deleteTour = () => withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).delete());

/** Everything that is stored of the versions of a tour. */
async function ofVersions(): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const name of ['snapshots', 'versions', 'published', 'publishedFiles', 'visits']) {
    const { docs } = await store().collection(below(name)).get();
    for (const document of docs) found[removedAfterwards(document.ref.path)] = document.data();
  }
  return found;
}

describe('an older tour with the id of a tour that has versions', () => {
  it.each([
    ['is deleted', {}],
    ['is deleted, with points', { pois: { poi: [] } }],
    ['is deleted, with points of interest and sweeps', { pointsOfInterest: {}, sweeps: {} }],
    ['is deleted, with markers', { markers: { markers: [] } }],
  ])('takes nothing of them along when it %s [MODEL-085 MODEL-098]', async (_what, parts) => {
    await publish();
    await storeDocuments({ [below('visits/0')]: { counts: {} } });
    const older = `organizations/${organization}/tours/${tour}`;
    const own = Object.fromEntries(Object.entries(parts).map(([name, fields]) => [below(`${name}/one`), fields]));
    await storeDocuments({ [older]: { name: 'Older' }, ...own });
    const before = await ofVersions();

    await withTriggers([older], () => store().doc(older).delete());

    expect(Object.keys(before)).toHaveLength(6);
    expect(await ofVersions()).toEqual(before);
    if (Object.keys(own).length > 0) expect(await exist(Object.keys(own))).toEqual([]);
    expect((await publishAgain()).number).toBe(2);
  });
});

describe('the number of a version', () => {
  it('is never given again, when all versions are deleted [ACCESS-078]', async () => {
    const first = await publish();
    await editor.call('deleteVersion', { tour, version: first.version });

    expect(await publishAgain()).toMatchObject({ number: 2, shortCode: first.shortCode });
  });

  it('is never given again, when the tour is deleted and its id taken again [ACCESS-078 TOUR-060]', async () => {
    await publish();
    await publishAgain();
    await deleteTour();

    expect((await publish()).number).toBe(3);
    await deleteTour();
    expect(await stored(below('published/numbers'))).toMatchObject({ last: 3, versions: {} });
    expect((await publish()).number).toBe(4);
  });

  it('is never given again, when the tour moves away and comes back [ACCESS-015]', async () => {
    await publish();
    const elsewhere = await anOrganization();
    const move = (to: string) => withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).update({ organization: to }));
    await move(elsewhere);
    await move(organization);

    expect((await publishAgain()).number).toBe(2);
    for (const path of Object.keys(await ofVersions())) removedAfterwards(path);
  });

  it('stays that of versions of a later tour, when the deletion is heard of late', async () => {
    await publish();
    await storeDocuments({ [below('versions/older')]: { number: 1 } });
    const former = await store().doc(`tours/${tour}`).get();
    await store().doc(`tours/${tour}`).delete();
    const deleted = await store().doc(`tours/${tour}`).get();
    const later = await publish();
    const { runTriggers } = await import('./triggers');

    await runTriggers(former, deleted);

    expect(Object.keys((await stored(below('published/numbers'))).versions)).toEqual([String(later.number)]);
    expect((await stored(below(`versions/${later.version}`))).number).toBe(2);
  });
});

describe('the code in the short addresses of a tour', () => {
  const drawing = (...codes: string[]) => store().runTransaction((transaction) => unusedShortCode(transaction, () => codes.shift() ?? ''));

  it.each([
    ['the tour is deleted', deleteTour],
    [
      'the tour moves to another organization',
      async () => {
        const next = await anOrganization();
        await withTriggers([`tours/${tour}`], () => store().doc(`tours/${tour}`).update({ organization: next }));
      },
    ],
  ])('leads to nothing, and is given to no other, once %s [ACCESS-078]', async (_when, end) => {
    const { shortCode } = await publish();

    await end();

    expect(await exist([shortCodeRef(shortCode).path])).toEqual([]);
    expect(await drawing(shortCode, 'zzzzzz3')).toBe('zzzzzz3');
    removedAfterwards(formerShortCodeRef(shortCode).path);
  });

  it('is another one for a later tour with the same id', async () => {
    const { shortCode } = await publish();
    await deleteTour();

    const later = await publish();

    expect(later.shortCode).not.toBe(shortCode);
    expect(await stored(`shortCodes/${later.shortCode}`)).toEqual({ organization, tour });
    removedAfterwards(formerShortCodeRef(shortCode).path);
  });
});
