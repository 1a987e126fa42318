import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeOrphans } from '../../functions/src/bin/purge-orphans';
import { closeEnded, closeFileAt } from '../../functions/src/publishing/close-files';
import { removeUploadTokens } from '../../functions/src/triggers/close-files';
import { minuteMs } from '../../src/domain/durations';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody, store } from './administrator';
import { minted, opened, pathIn, save, storeDocuments, stored, uploaded } from './stored';
import { withTriggers } from './triggers';

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

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

const below = (path: string) => `organizations/${organization}/tours/${tour}/${path}`;
const checkAt = async (): Promise<number | null> => (await stored(below('published/numbers'))).checkAt?.toMillis() ?? null;

/** A tour that shows these files. */
async function aTour(...names: string[]): Promise<void> {
  const urls = await Promise.all(
    names.map((name) => save(`organizations/${organization}/tour/${tour}/files/u1__${name}`, `${name} ${tour}`)),
  );
  const pois = [{ identifier: 'p1', name: 'Door', content: [{ type: 'file', content: urls.map((url) => ({ url })) }] }];
  await storeDocuments({ [`tours/${tour}`]: { name: 'Hall', organization, folders: [{ id: 'f1', name: 'Ground', pois, children: [] }] } });
}

const publish = async (changes: object = {}): Promise<string> => {
  const version = randomIdentifier();
  const request = {
    tour,
    version,
    name: 'Version 1',
    note: '',
    public: true,
    opens: null,
    until: null,
    excludedFolders: [],
    excludedPois: [],
    floorplans: true,
    documents: false,
    current: true,
    ...changes,
  };
  await editor.call('publishTour', request);
  return version;
};
const change = (version: string, changes: object) => editor.call('changeVersion', { tour, version, ...changes });

/** The addresses of the version’s files, with tokens that the file service made for a reader. */
async function tokenAddresses(version: string): Promise<string[]> {
  const { pois } = await stored(below(`snapshots/${version}`));
  const files: { url: string }[] = pois[0].children[0].files;
  return Promise.all(files.map(({ url }) => minted(url)));
}

describe('an address with a token, which a member had made of a published file while it was closed', () => {
  const pathsOf = (urls: readonly string[]) => urls.map(pathIn);

  it.each([
    ['was never open', { public: false }],
    ['opens later', { opens: Date.now() + 60 * minuteMs }],
    ['is over', { opens: Date.now() - 2 * minuteMs, until: Date.now() + minuteMs }],
  ])('opens nothing once the service said that it was made, where the version %s [ACCESS-078]', async (_, access) => {
    await aTour('Plan.pdf', 'Photo.pdf');
    const urls = await tokenAddresses(await publish(access));
    expect(await opened(urls[0] ?? '')).toContain('Plan');

    for (const path of pathsOf(urls)) await closeFileAt(path, later(2 * minuteMs));

    expect(await Promise.all(urls.map(opened))).toEqual([403, 403]);
  });

  it('stays where the file is open in any version, and so do those of files that no version has', async () => {
    await aTour('Plan.pdf');
    const [url = ''] = await tokenAddresses(await publish());
    await publish({ public: false });
    const own = await save(`organizations/${organization}/tour/${tour}/files/u2__Draft.pdf`, 'draft');

    for (const path of pathsOf([url, own])) await closeFileAt(path);

    expect(await Promise.all([url, own].map(opened))).toEqual([expect.stringContaining('Plan'), 'application/pdf: draft']);
  });
});

describe('an address with a token, which a reader had made of a published file while it was open', () => {
  it('opens nothing once the version is closed, and is opened by no token that was made on the way [ACCESS-078]', async () => {
    await aTour('Plan.pdf', 'Photo.pdf');
    const version = await publish();
    const urls = await tokenAddresses(version);
    expect(await Promise.all(urls.map(opened))).toEqual([`application/pdf: Plan.pdf ${tour}`, `application/pdf: Photo.pdf ${tour}`]);

    await change(version, { public: false });

    expect(await Promise.all(urls.map(opened))).toEqual([403, 403]);
    const late = await tokenAddresses(version);
    await closeEnded(later(minuteMs / 2));
    expect(await opened(late[0] ?? '')).toContain('Plan');
    await closeEnded(later(minuteMs + 1000));
    expect(await Promise.all(late.map(opened))).toEqual([403, 403]);
    expect(await checkAt()).toBeNull();
  });

  it('opens nothing once the version is deleted, and again not when it is published anew [ACCESS-078]', async () => {
    await aTour('Plan.pdf');
    const version = await publish();
    const [url = ''] = await tokenAddresses(version);

    await editor.call('deleteVersion', { tour, version });
    expect(await opened(url)).toBe(403);

    await publish({ public: false });
    expect(await opened(url)).toBe(403);
  });

  it('stays while another version with it is open, and goes with the last, also if that is by its dates', async () => {
    await aTour('Plan.pdf');
    const [first, second] = [await publish(), await publish({ current: false })];
    const [url = ''] = await tokenAddresses(first);

    await change(first, { public: false });
    expect(await opened(url)).toContain('Plan');
    await closeEnded(later(2 * minuteMs));
    expect(await opened(url)).toContain('Plan');

    await change(second, { opens: Date.now() + minuteMs, until: null });
    expect(await opened(url)).toBe(403);
  });

  it('opens nothing after the end of the version, nor do tokens that were made in its last moments [ACCESS-068 ACCESS-078]', async () => {
    await aTour('Plan.pdf');
    const until = Date.now() + 20 * minuteMs;
    const version = await publish({ until });
    const longer = await publish({ until: until + 60 * minuteMs });
    const [url = ''] = await tokenAddresses(version);

    await closeEnded(new Date(until - 1));
    await closeEnded(new Date(until));
    expect(await opened(url)).toContain('Plan');
    expect(await checkAt()).toBe(until + minuteMs);
    await closeEnded(new Date(until + minuteMs));
    expect(await checkAt()).toBe(until + 60 * minuteMs);

    await change(longer, { until: until + 30 * minuteMs });
    await closeEnded(new Date(until + 30 * minuteMs));
    expect(await opened(url)).toBe(403);
    const [late = ''] = await tokenAddresses(version);
    await closeEnded(new Date(until + 31 * minuteMs));
    expect(await opened(late)).toBe(403);
    expect(await checkAt()).toBeNull();
  });

  it('opens nothing once the tour is in the bin, or the organization is deactivated [TOUR-060]', async () => {
    await aTour('Plan.pdf');
    const version = await publish();
    const [url = ''] = await tokenAddresses(version);
    const [bin, ref] = [store().doc(`organizations/${organization}/bin/${tour}`), store().doc(`tours/${tour}`)];
    const saved = await stored(ref.path);
    const entry = { tour: saved, deletedAt: new Date(), deletedBy: editor.uid, deletedByEmail: editor.email };

    await withTriggers([bin.path, ref.path], () => store().batch().set(bin, entry).set(ref, { binnedFrom: organization }).commit());
    expect(await opened(url)).toBe(403);

    await withTriggers([bin.path, ref.path], () => store().batch().delete(bin).set(ref, saved).commit());
    const [again = ''] = await tokenAddresses(version);
    const owner = store().doc(`organizations/${organization}`);
    await withTriggers([owner.path], () => owner.update({ name: organization }));
    expect(await opened(again)).toContain('Plan');
    await withTriggers([owner.path], () => owner.update({ status: false }));
    expect(await opened(again)).toBe(403);
    const [late = ''] = await tokenAddresses(version);
    await closeEnded(later(2 * minuteMs));
    expect(await opened(late)).toBe(403);
    await owner.update({ status: true });
  });

  it('opens nothing after the night if a member had it made of a closed file, or the end was stored before there were checks', async () => {
    await aTour('Plan.pdf');
    const closed = await publish({ public: false });
    const [ofMember = ''] = await tokenAddresses(closed);
    const first = tour;
    tour = randomIdentifier();
    await aTour('Photo.pdf');
    const open = await publish({ until: Date.now() + 10 * minuteMs });
    const [shown = ''] = await tokenAddresses(open);
    await store().doc(below('published/numbers')).update({ checkAt: FieldValue.delete() });

    await closeEnded(later(11 * minuteMs));
    expect(await opened(ofMember)).toBe(`application/pdf: Plan.pdf ${first}`);
    expect(await opened(shown)).toContain('Photo');
    await purgeOrphans(later(9 * minuteMs));
    expect([await opened(ofMember), await opened(shown)]).toEqual([403, expect.stringContaining('Photo')]);
    await purgeOrphans(later(11 * minuteMs));
    expect(await opened(shown)).toBe(403);
  });
});

describe('a token that somebody had made of a file that rules alone open', () => {
  const layer = () => `organizations/${organization}/map-layers/u1__${tour}.geojson`;
  const photo = () => `organizations/${organization}/tour/${tour}/checks/c1.jpg`;

  it.each([
    ['of a map layer', layer],
    ['that is the photo of a check', photo],
  ])('%s, is removed when it was made, and by the daily purge', async (_what, path) => {
    for (const close of [() => closeFileAt(path()), () => purgeOrphans()]) {
      const url = await minted(await save(path()));
      expect(await opened(url)).toBe('application/pdf: content');

      await close();

      expect(await opened(url)).toBeOneOf([403, 404]);
    }
  });

  it.each([
    ['of a map layer', layer],
    ['that is the photo of a check', photo],
  ])('%s, is removed too where its upload made it', async (_what, path) => {
    const url = await uploaded(path());
    expect(await opened(url)).toBe('application/pdf: content');

    await removeUploadTokens.run({ name: path() } as never, {});

    expect(await opened(url)).toBeOneOf([403, 404]);
  });

  it('stays where the file is shown by its address: the cover of a collection', async () => {
    const url = await save(`organizations/${organization}/collections/${tour}/cover.jpg`);

    await closeFileAt(pathIn(url));

    expect(await opened(url)).toBe('application/pdf: content');
  });
});
