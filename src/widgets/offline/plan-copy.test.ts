import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configurationFrom } from '@/domain/application/configuration';
import { orgId, tourId } from '@/domain/ids';
import type { OfflineTarget } from '@/domain/offline/target';
import { planCopy } from './plan-copy';

const answers = vi.hoisted(() => ({ fields: {}, configuration: {}, missing: [] as string[] }));

vi.mock('@/backend/offline/documents', () => ({
  readDocuments: async () => ({ stored: [{ response: { documents: [answers.fields] } }], fields: answers.fields }),
}));
vi.mock('@/backend/config', async (original) => ({
  ...(await original<typeof import('@/backend/config')>()),
  configuration: () => configurationFrom(answers.configuration),
}));
vi.mock('@/showcase/offline-scan', () => ({
  offlineScan: async ({ model }: { model: string }) => {
    if (model === '') return 'none';
    if (answers.missing.includes(model)) return 'private';
    return { model, files: [{ path: 'mesh', address: `https://loggia.example/scans/${model}/mesh.glb` }], bytes: 1 };
  },
}));

beforeEach(() => void vi.stubGlobal('location', new URL('https://loggia.example/')));
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(answers, { fields: {}, configuration: {}, missing: [] });
});

const tour: OfflineTarget = { kind: 'tour', tour: tourId('hall') };
const version: OfflineTarget = { kind: 'version', organization: orgId('Acme'), tour: tourId('hall'), version: 'first' };

/** The scans in a copy, and why that which one begins with is not among them. */
async function scansOf(target: OfflineTarget, fields: object) {
  answers.fields = fields;
  const { files, noScan } = await planCopy(target, new AbortController().signal);
  return [files.map((file) => /scans\/(\w+)\/mesh/.exec(file)?.[1]).filter(Boolean), noScan];
}

describe('a copy for a device', () => {
  it.each([
    ['a tour', tour, { matterportId: 'Furnished11', defurnishId: 'Empty111111' }],
    ['a version', version, { matterportId: 'Furnished11', details: { defurnishId: 'Empty111111' } }],
  ])('of %s has the scan without furniture too, to which visitors can switch', async (_, target, fields) => {
    expect(await scansOf(target, fields)).toEqual([['Furnished11', 'Empty111111'], null]);
  });

  it('has what is heard and read in guided tours', async () => {
    const stops = [{ id: 's', narration: { url: '/demo/hall.mp3' }, captions: { url: '/demo/hall.vtt' } }];
    answers.fields = { guidedTours: [{ id: 'g', stops }] };

    const { files } = await planCopy(tour, new AbortController().signal);

    expect(files).toEqual(['https://loggia.example/demo/hall.mp3', 'https://loggia.example/demo/hall.vtt']);
  });

  it('has the installation’s scan without furniture where the tour has none of its own', async () => {
    answers.configuration = { defaultDefurnishId: 'Default1111' };

    expect(await scansOf(tour, { matterportId: 'Furnished11' })).toEqual([['Furnished11', 'Default1111'], null]);
    // versions from before they were published with it offer no switch
    expect(await scansOf(version, { matterportId: 'Furnished11' })).toEqual([['Furnished11'], null]);
  });

  it('has one scan alone where the other cannot be copied, or where there is no other', async () => {
    answers.missing = ['Empty111111'];
    expect(await scansOf(tour, { matterportId: 'Furnished11', defurnishId: 'Empty111111' })).toEqual([['Furnished11'], null]);
    expect(await scansOf(tour, { matterportId: 'Furnished11' })).toEqual([['Furnished11'], null]);
    expect(await scansOf(tour, { matterportId: 'Empty111111' })).toEqual([[], 'private']);
  });
});
