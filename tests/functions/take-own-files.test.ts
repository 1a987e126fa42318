import { beforeEach, describe, expect, it } from 'vitest';
import { copyOwnFiles } from '../../functions/src/tours/copy-own-files';
import { randomIdentifier, randomUuid } from '../../src/domain/random';
import { bucket, store } from './administrator';
import { filesBelow, opened, pathIn, save } from './stored';
import { withTriggers } from './triggers';

let organization: string;
let original: string;
let copy: string;
beforeEach(() => {
  [organization, original, copy] = [`Org ${randomIdentifier()}`, randomIdentifier(), randomIdentifier()];
});
const given = async (id: string, fields: object) => {
  await store()
    .doc(`tours/${id}`)
    .set({ organization, ...fields });
};
const copied = (fields: object) => withTriggers([`tours/${copy}`], () => given(copy, fields));
const deleteOriginal = () => withTriggers([`tours/${original}`], () => store().doc(`tours/${original}`).delete());
const stored = async (id: string) => (await store().doc(`tours/${id}`).get()).data() ?? {};
const inOriginal = (name: string) => `organizations/${organization}/tour/${original}/${name}`;

describe('takeOwnFiles', () => {
  it('gives a copy files of its own, which stay when the original is deleted [TOUR-079]', async () => {
    const [plan, inText, picture] = await Promise.all([
      save(inOriginal('files/u1__Plan A.pdf'), 'plan'),
      save(inOriginal('uploads/deep/u2__b.pdf'), 'upload'),
      save(inOriginal('screenshots/p1.jpg'), 'picture'),
    ]);
    const fields = {
      floorplans: [{ name: 'Plan', url: plan, progress: 100, floor: '1' }],
      files: [{ name: 'Link', url: 'https://example.org/x' }],
      folders: [{ name: 'F', pois: [{ screenshot: picture, content: [{ type: 'file', content: [{ url: inText }] }] }] }],
    };
    await given(original, fields);

    await copied({ ...fields, originalTourId: original });

    const own = `organizations/${organization}/tour/${copy}`;
    expect(pathIn((await stored(copy)).floorplans[0].url)).toBe(`${own}/files/u1__Plan A.pdf`);
    await deleteOriginal();
    expect(await opened(plan)).toBeOneOf([403, 404]);
    const { floorplans, files, folders } = await stored(copy);
    expect(await opened(floorplans[0].url)).toBe('application/pdf: plan');
    expect(await opened(folders[0].pois[0].screenshot)).toBe('application/pdf: picture');
    expect(await opened(folders[0].pois[0].content[0].content[0].url)).toBe('application/pdf: upload');
    expect(floorplans).toEqual([{ ...fields.floorplans[0], url: floorplans[0].url }]);
    expect(files).toEqual(fields.files);
  });

  it('leaves no copy without its files when the original goes at once [TOUR-060]', async () => {
    const plan = await save(inOriginal('files/u1__Plan.pdf'), 'plan');
    await given(original, { floorplans: [{ url: plan }] });
    await given(copy, { floorplans: [{ url: plan }], originalTourId: original });

    await deleteOriginal();

    expect(await opened(plan)).toBeOneOf([403, 404]);
    expect(await opened((await stored(copy)).floorplans[0].url)).toBe('application/pdf: plan');
  });

  it('gives a tour that was brought over the files of the sweeps, once [LEGACY-IMPORT-007 LEGACY-IMPORT-010]', async () => {
    const older = `organizations/${organization}/tours/${original}/sweeps/s1/u1__Plan.pdf`;
    const elsewhere = `organizations/Other ${original}/tours/${original}/sweeps/s1/u1__secret.pdf`;
    const [plan, secret] = await Promise.all([save(older, 'plan'), save(elsewhere, 'secret')]);
    const content = [{ type: 'file', content: [{ url: plan }, { url: secret }] }];

    await copied({ folders: [{ name: 'F', pois: [{ content }] }], importedOriginalTourId: original });

    const urls = async () => (await stored(copy)).folders[0].pois[0].content[0].content.map(({ url }: { url: string }) => url);
    expect(pathIn((await urls())[0])).toBe(`organizations/${organization}/tour/${copy}/files/s1__u1__Plan.pdf`);
    expect((await urls())[1]).toBe(secret);
    expect(await opened((await urls())[0])).toBe('application/pdf: plan');
  });

  it('copies nothing that the address in the tour does not open [ACCESS-069]', async () => {
    const secret = `organizations/Other ${original}/tour/${original}/files/u1__secret.pdf`;
    const forged = (await save(secret, 'secret')).replace(/token=.*/, `token=${randomUuid()}`);
    const elsewhere = forged.replace(bucket, 'other.appspot.com');
    await given(copy, { files: [{ url: forged }, { url: elsewhere }], originalTourId: original });

    await copyOwnFiles(store().doc(`tours/${copy}`));

    expect((await stored(copy)).files).toEqual([{ url: forged }, { url: elsewhere }]);
    expect(await filesBelow(`organizations/${organization}/tour/${copy}/`)).toEqual([]);
  });

  it('is harmless when it runs twice at once, or where nothing is to be taken', async () => {
    const plan = await save(inOriginal('files/u1__Plan.pdf'), 'plan');
    await given(copy, { floorplans: [{ url: plan }] });
    const run = () => copyOwnFiles(store().doc(`tours/${copy}`));

    await Promise.all([run(), run()]);
    const once = await stored(copy);
    await run();

    expect(await stored(copy)).toEqual(once);
    expect(await opened(once.floorplans[0].url)).toBe('application/pdf: plan');
    await expect(copyOwnFiles(store().doc('tours/there-is-none'))).resolves.toBeUndefined();
  });
});
