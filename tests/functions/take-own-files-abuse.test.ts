import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyOwnFiles } from '../../functions/src/tours/copy-own-files';
import { removeTourParts } from '../../functions/src/tours/remove-tour-parts';
import { randomIdentifier } from '../../src/domain/random';
import { accounts, aGlobalAdmin, somebody, store } from './administrator';
import { filesBelow, opened, pathIn, save, storeDocuments, stored } from './stored';

let organization: string;
let other: string;
let original: string;
let copy: string;
beforeEach(() => {
  [organization, other] = [`Org ${randomIdentifier()}`, `Other ${randomIdentifier()}`];
  [original, copy] = [randomIdentifier(), randomIdentifier()];
});

const own = (name = '') => `organizations/${organization}/tour/${copy}/${name}`;
const inOriginal = (name: string, home = organization) => `organizations/${home}/tour/${original}/${name}`;
const copyRef = () => store().doc(`tours/${copy}`);
const storeCopy = (fields: object) => storeDocuments({ [`tours/${copy}`]: { organization, ...fields } });
const urlsOf = async (): Promise<string[]> => ((await stored(`tours/${copy}`)).files as { url: string }[]).map(({ url }) => url);
const filesOf = (...urls: string[]) => ({ files: urls.map((url) => ({ url })) });

/** Runs something in the moment in which the first file is copied. */
function whileCopying(work: () => Promise<unknown>): void {
  const { fetch } = globalThis;
  let isFirst = true;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (isFirst && String(request[0]).includes('/rewriteTo/')) {
      isFirst = false;
      await work();
    }
    return fetch(...request);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('a tour that names files of other tours', () => {
  it('gets a file once, however often and by whatever address it is named', async () => {
    const plan = await save(inOriginal('files/plan.pdf'), 'plan');
    const names = [plan, `${plan}&x=1`, `${plan}&x=2`, plan];
    const copied: string[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
      if (String(request[0]).includes('/rewriteTo/')) copied.push(String(request[0]));
      return fetch(...request);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await storeCopy({ ...filesOf(...names, ...Array(200).fill(plan)), thumbnailUrl: plan });

    await copyOwnFiles(copyRef());

    expect(copied).toHaveLength(1);
    expect(new Set((await urlsOf()).map(pathIn))).toEqual(new Set([own('files/plan.pdf')]));
    expect(pathIn((await stored(`tours/${copy}`)).thumbnailUrl)).toBe(own('files/plan.pdf'));
  });

  it.each([
    ['files', { files: 2, bytes: 1000 }],
    ['bytes', { files: 1000, bytes: 20 }],
    ['a file that is larger than all of them', { files: 1000, bytes: 1 }],
  ])('gets so many in one run, and all in a few: %s', async (_what, budget) => {
    const urls = await Promise.all(['1', '2', '3', '4', '5'].map((name) => save(inOriginal(`files/${name}.pdf`), '0123456789')));
    await storeCopy(filesOf(...urls));
    let runs = 1;

    while (
      !(await copyOwnFiles(copyRef(), undefined, budget).then(
        () => true,
        () => false,
      ))
    ) {
      runs += 1;
      expect((await filesBelow(own())).length).toBeLessThanOrEqual(2 * (runs - 1));
    }

    expect(runs).toBeLessThanOrEqual(5);
    expect(runs).toBeGreaterThanOrEqual(3);
    expect((await urlsOf()).map(pathIn)).toEqual(['1', '2', '3', '4', '5'].map((name) => own(`files/${name}.pdf`)));
  });

  it('gets nothing that its creator could not read: a private tour of another organization', async () => {
    const secret = await save(inOriginal('files/secret.pdf', other), 'secret');
    await storeCopy({ ...filesOf(secret), createdBy: (await somebody({ role: 'ultrauser' })).uid });
    await storeDocuments({ [`tours/${original}`]: { organization: other, public: false } });

    await copyOwnFiles(copyRef());

    expect(await urlsOf()).toEqual([secret]);
    expect(await filesBelow(own())).toEqual([]);
  });

  it('gets what anybody may read: a public tour of another organization', async () => {
    const plan = await save(inOriginal('files/plan.pdf', other), 'plan');
    await storeCopy(filesOf(plan));
    await storeDocuments({ [`tours/${original}`]: { organization: other, public: true } });

    await copyOwnFiles(copyRef());

    expect(await opened((await urlsOf())[0] ?? '')).toBe('application/pdf: plan');
    expect(await filesBelow(own())).toEqual([own('files/plan.pdf')]);
  });

  it('gets what a global admin copies from one organization into another, as long as they are one [TOUR-076]', async () => {
    const [plan, second] = await Promise.all([save(inOriginal('files/1.pdf', other)), save(inOriginal('files/2.pdf', other))]);
    const { uid } = await aGlobalAdmin();
    await storeDocuments({ [`tours/${original}`]: { organization: other, public: false } });
    await storeCopy({ ...filesOf(plan), createdBy: uid });

    await copyOwnFiles(copyRef());
    expect((await urlsOf()).map(pathIn)).toEqual([own('files/1.pdf')]);

    await accounts().setCustomUserClaims(uid, {});
    await storeCopy({ ...filesOf(second), createdBy: uid });
    await copyOwnFiles(copyRef());
    expect(await urlsOf()).toEqual([second]);
  });

  it('gets no file that another organization left where its tour was', async () => {
    const plan = await save(inOriginal('files/plan.pdf', other), 'plan');
    await storeDocuments({ [`tours/${original}`]: { organization, public: true } });
    await storeCopy(filesOf(plan));

    await copyOwnFiles(copyRef());

    expect(await urlsOf()).toEqual([plan]);
  });

  it.each([
    ['a logo', () => `organizations/${organization}/logo`],
    ['a file of the older layout', () => `organizations/${organization}/tours/${original}/sweeps/s1/poster`],
    ['a file in no folder that there is', () => inOriginal('other/x.pdf')],
    ['a file deeper than any', () => inOriginal('uploads/a/b/c.pdf')],
    ['a file that climbs', () => inOriginal('../../logo')],
    ['a file of no organization', () => `tour/${original}/files/x.pdf`],
  ])('leaves the address of %s as it is', async (_what, path) => {
    const url = await save(path());
    await storeCopy(filesOf(url));

    await copyOwnFiles(copyRef());

    expect(await urlsOf()).toEqual([url]);
    expect(await filesBelow(own())).toEqual([]);
  });

  it.each([
    ['another host', (url: string) => url.replace(/^http:\/\/[^/]+/, 'https://evil.example')],
    ['another host that is named like the service', (url: string) => url.replace(/^http:\/\/[^/]+/, 'https://127.0.0.1.evil.example')],
    ['another bucket', (url: string) => url.replace(/\/b\/[^/]+/, '/b/other.appspot.com')],
    ['no token', (url: string) => url.replace(/token=.*/, 'token=')],
    ['another token', (url: string) => `${url}x`],
  ])('leaves an address with %s as it is', async (_what, changed) => {
    const url = changed(await save(inOriginal('files/plan.pdf')));
    await storeCopy(filesOf(url));

    await copyOwnFiles(copyRef());

    expect(await urlsOf()).toEqual([url]);
    expect(await filesBelow(own())).toEqual([]);
  });

  it('loses no file of its own to one of the same name, nor one of them to another', async () => {
    const second = randomIdentifier();
    const mine = await save(own('screenshots/p.jpg'), 'mine');
    const [first, other] = await Promise.all([
      save(inOriginal('screenshots/p.jpg'), 'first'),
      save(`organizations/${organization}/tour/${second}/screenshots/p.jpg`, 'second'),
    ]);
    await storeCopy(filesOf(mine, first, other));

    await copyOwnFiles(copyRef());

    const urls = await urlsOf();
    expect(await Promise.all(urls.map(opened))).toEqual(['mine', 'first', 'second'].map((body) => `application/pdf: ${body}`));
    expect(urls.map(pathIn)).toEqual([
      own('screenshots/p.jpg'),
      own(`screenshots/${original}__p.jpg`),
      own(`screenshots/${second}__p.jpg`),
    ]);
  });

  it('gets the files that its texts link to, and the rest of the text stays as it is', async () => {
    const plan = await save(inOriginal('files/plan.pdf'), 'plan');
    const words = (url: string) =>
      `<p>“A &amp; B” <a href="${url.replaceAll('&', '&amp;')}">plan</a> or ${url} https://x.example/?a=1&amp;b</p>`;
    await storeCopy({ folders: [{ pois: [{ content: [{ type: 'text', content: words(plan) }] }] }] });

    await copyOwnFiles(copyRef());

    const moved = plan.replace(encodeURIComponent(inOriginal('files/plan.pdf')), encodeURIComponent(own('files/plan.pdf')));
    expect((await stored(`tours/${copy}`)).folders[0].pois[0].content[0].content).toBe(words(moved));
  });
});

describe('a tour that changes while its files are copied', () => {
  it('leaves no copies behind when it is deleted', async () => {
    await storeCopy(filesOf(await save(inOriginal('files/plan.pdf'))));
    whileCopying(() => copyRef().delete());

    await copyOwnFiles(copyRef());

    expect(await filesBelow(own())).toEqual([]);
  });

  it('gives a tour of another organization that has its id now neither addresses nor copies', async () => {
    const plan = await save(inOriginal('files/plan.pdf'));
    await storeCopy(filesOf(plan));
    whileCopying(async () => {
      await copyRef().delete();
      await copyRef().set({ organization: other, ...filesOf(plan) });
    });

    await copyOwnFiles(copyRef());

    expect(await urlsOf()).toEqual([plan]);
    expect(await filesBelow(own())).toEqual([]);
  });

  it('keeps what an editor changes in the meantime', async () => {
    const plan = await save(inOriginal('files/plan.pdf'));
    await storeCopy({ ...filesOf(plan), name: 'Before' });
    whileCopying(() => copyRef().update({ name: 'After', ...filesOf(plan, 'https://x.example/') }));

    await copyOwnFiles(copyRef());

    expect((await stored(`tours/${copy}`)).name).toBe('After');
    expect((await urlsOf())[1]).toBe('https://x.example/');
    expect(pathIn((await urlsOf())[0] ?? '')).toBe(own('files/plan.pdf'));
  });

  it('keeps its files though a tour of its id was deleted just before, whose clean-up comes late', async () => {
    await save(own('files/old.pdf'));
    await storeCopy(filesOf(await save(inOriginal('files/plan.pdf'), 'plan')));
    await copyOwnFiles(copyRef());

    await removeTourParts({ id: copy, organization, isPublic: false });

    expect(await filesBelow(own())).toEqual([own('files/plan.pdf')]);
    expect(await opened((await urlsOf())[0] ?? '')).toBe('application/pdf: plan');
  });
});

describe('a tour that is deleted', () => {
  const former = (isPublic: boolean) => ({ id: original, organization: other, isPublic });

  it('leaves its files to copies in other organizations when it was public, and to none when it was private', async () => {
    for (const isPublic of [true, false]) {
      const plan = await save(inOriginal('files/plan.pdf', other), 'plan');
      await storeCopy(filesOf(plan));
      await copyRef().update({ originalTourId: original });

      await removeTourParts(former(isPublic));

      expect(await opened((await urlsOf())[0] ?? '')).toEqual(isPublic ? 'application/pdf: plan' : expect.any(Number));
      expect(await filesBelow(inOriginal('', other))).toEqual([]);
    }
  });

  it('is not kept waiting by copies that name files of other tours', async () => {
    const others = await save(`organizations/${organization}/tour/${randomIdentifier()}/files/theirs.pdf`);
    const plan = await save(inOriginal('files/plan.pdf', other), 'plan');
    await storeCopy(filesOf(others, plan));
    await copyRef().update({ originalTourId: original });

    await removeTourParts(former(true));

    expect(await filesBelow(inOriginal('', other))).toEqual([]);
    expect((await urlsOf())[0]).toBe(others);
    expect(await filesBelow(own())).toEqual([own('files/plan.pdf')]);
  });

  it('is cleaned up though a copy of it has no room for longer addresses', async () => {
    const plan = await save(inOriginal('files/plan.pdf', other), 'plan');
    organization = `A much longer name ${'x'.repeat(150)} ${randomIdentifier()}`;
    await storeCopy({ ...filesOf(...Array(1000).fill(plan)), description: 'x'.repeat(1_040_000 - 1000 * (plan.length + 40)) });
    await copyRef().update({ originalTourId: original });

    await removeTourParts(former(true));

    expect(await filesBelow(inOriginal('', other))).toEqual([]);
    expect((await urlsOf())[0]).toBe(plan);
  });
});
