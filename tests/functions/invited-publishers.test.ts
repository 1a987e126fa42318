import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { versionLimits } from '../../src/domain/limits';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, removedAfterwards, type Someone, somebody, store } from './administrator';
import { refusal } from './calls';
import { exist, storeDocuments, stored } from './stored';

let organization: string;
let editor: Someone;
let creator: Someone;
let guest: Someone;
let guestOfCollection: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
  creator = await somebody({ organization, role: 'user' });
  [guest, guestOfCollection] = await Promise.all([somebody(), somebody()]);
});

let tour: string;
let version: string;
beforeEach(async () => {
  [tour, version] = [randomIdentifier(), randomIdentifier()];
  const collection = randomIdentifier();
  const invitation = { organization, accessLevel: 'readUpdate', expires: null };
  await storeDocuments({
    [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', createdBy: creator.uid, collection, folders: [] },
    [`collaboration/tour_${guest.email}_${tour}`]: { ...invitation, email: guest.email, tour, type: 'tour' },
    [`collaboration/col_${guestOfCollection.email}_${collection}`]: {
      ...invitation,
      email: guestOfCollection.email,
      tour: collection,
      type: 'collection',
    },
  });
});

const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;
const closed = { public: false, opens: null, until: null, current: false };
const publish = (who: Someone, changes: object = {}) =>
  who.call('publishTour', {
    tour,
    version,
    name: 'Spring',
    note: '',
    excludedFolders: [],
    excludedPois: [],
    floorplans: true,
    documents: true,
    ...closed,
    ...changes,
  });
const change = (who: Someone, changes: object) => who.call('changeVersion', { tour, version, ...changes });
const denial = refusal('permission-denied', /Ask an editor of the organization/);
const tomorrow = Date.now() + 24 * 3600_000;

describe('people who are invited to edit', () => {
  it('publish versions that nobody outside can open [ACCESS-039 ACCESS-078]', async () => {
    expect(await publish(guest)).toMatchObject({ number: 1 });
    version = randomIdentifier();
    expect(await publish(guestOfCollection)).toMatchObject({ number: 2 });
    expect(await stored(below(`snapshots/${version}`))).toMatchObject({ public: false, opens: null, until: null });
  });

  it.each([[{ public: true }], [{ public: true, opens: tomorrow }], [{ current: true }], [{ opens: tomorrow }], [{ until: tomorrow }]])(
    'publish none with %j [ACCESS-039]',
    async (changes) => {
      for (const who of [guest, guestOfCollection]) await expect(publish(who, changes)).rejects.toMatchObject(denial);

      expect(await exist([below(`versions/${version}`), below('published/current')])).toEqual([]);
    },
  );

  it.each([
    [{ public: true }],
    [{ public: false }],
    [{ opens: null }],
    [{ until: tomorrow }],
    [{ current: true }],
    [{ name: 'Mine', public: true }],
  ])('change none with %j [ACCESS-039]', async (changes) => {
    await publish(editor);
    const before = await stored(below(`snapshots/${version}`));

    for (const who of [guest, guestOfCollection]) await expect(change(who, changes)).rejects.toMatchObject(denial);

    expect(await stored(below(`snapshots/${version}`))).toEqual(before);
    await change(guest, { name: 'Summer', note: 'With the new door' });
    expect(await stored(below(`versions/${version}`))).toMatchObject({ name: 'Summer', note: 'With the new door', public: false });
  });

  it('delete none, also of their own [ACCESS-039]', async () => {
    await publish(guest);

    await expect(guest.call('deleteVersion', { tour, version })).rejects.toMatchObject(denial);

    expect(await exist([below(`versions/${version}`)])).toEqual([below(`versions/${version}`)]);
  });

  it('leave open what one of them opened before [ACCESS-068]', async () => {
    await publish(editor, { public: true, current: true });
    await store()
      .doc(below(`versions/${version}`))
      .update({ publishedBy: { uid: guest.uid, name: 'A guest' } });

    await change(guest, { note: 'Ours' });

    expect(await stored(below(`snapshots/${version}`))).toMatchObject({ public: true });
    expect(await stored(below('published/current'))).toMatchObject({ version, public: true });
  });
});

it('the member who created a tour opens, ends, chooses and deletes its versions [ACCESS-013]', async () => {
  await publish(creator, { public: true });
  await change(creator, { until: tomorrow });
  await change(creator, { current: true });
  expect(await stored(below('published/current'))).toMatchObject({ version });

  await creator.call('deleteVersion', { tour, version });

  expect(await exist([below(`versions/${version}`), below('published/current')])).toEqual([]);
});

describe(`more than ${versionLimits.perHour} versions an hour`, () => {
  const numbers = () => store().doc(removedAfterwards(below('published/numbers')));
  const minutesAgo = (...minutes: number[]) => minutes.map((ago) => new Date(Date.now() - ago * 60_000));
  const full = Array.from({ length: versionLimits.perHour }, (_, index) => 50 - index);
  const tooMany = refusal('resource-exhausted', /20 versions.*in 10 minutes/);

  it('are published of no tour, whoever publishes, also while others are deleted', async () => {
    await numbers().set({ last: 20, versions: {}, shortCode: '', recent: minutesAgo(...full) });

    for (const who of [editor, guest]) await expect(publish(who)).rejects.toMatchObject(tooMany);

    await numbers().update({ recent: minutesAgo(61, ...full.slice(1)) });
    expect(await publish(editor)).toMatchObject({ number: 21 });
    expect((await stored(numbers().path)).recent).toHaveLength(20);
    await editor.call('deleteVersion', { tour, version });
    version = randomIdentifier();
    await expect(publish(editor)).rejects.toMatchObject(refusal('resource-exhausted', /in \d+ minutes/));
  });

  it('are not published at once either', async () => {
    await numbers().set({ last: 18, versions: {}, shortCode: '', recent: minutesAgo(...full.slice(2)) });

    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => publish(editor, { version: randomIdentifier() }) as Promise<{ number: number }>),
    );

    expect(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : [])).toSorted()).toEqual([19, 20]);
  });

  it('does not count what is repeated, and leaves earlier ones alone', async () => {
    await publish(editor);
    await numbers().update({ recent: minutesAgo(...full) });

    expect(await publish(editor)).toMatchObject({ number: 1 });
    await change(editor, { public: true });
    expect((await stored(numbers().path)).recent).toHaveLength(20);
  });
});

describe('an edited copy of a version that cannot be stored', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });
  const aText = (characters: number) => ({ content: [{ type: 'text', content: 'x'.repeat(characters) }] });

  it.each<[string, RegExp, object[]]>([
    ['is nested too deeply', /nested more than 20 levels/, [{ odd: deep(30) }]],
    ['has a list in a list', /a list in a list/, [{ content: [{ type: 'odd', content: [[1]] }] }]],
    ['has a name that is reserved', /“__odd__” is not allowed/, [{ content: [{ type: 'odd', __odd__: 1 }] }]],
    ['has a point of more than a document', /Shorten the longest texts/, [aText(1_200_000)]],
    ['is more than one request writes', /leave points out/, Array.from({ length: 10 }, () => aText(900_000))],
  ])('is refused with words, and leaves nothing behind, when it %s', async (_what, message, points) => {
    await publish(guest);
    const [from, next] = [version, randomIdentifier()];
    const folders = [{ id: 'f', name: 'Ground', pois: points.map((point, at) => ({ identifier: `p${at}`, name: 'Door', ...point })) }];

    await expect(publish(guest, { version: next, edited: { from, folders } })).rejects.toMatchObject(
      refusal('failed-precondition', message),
    );

    expect(await exist([below(`versions/${next}`), `startedPublications/${tour}_${next}`])).toEqual([]);
  });
});
