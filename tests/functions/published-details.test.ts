import { beforeAll, expect, it } from 'vitest';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, type Someone, somebody } from './administrator';
import { save, storeDocuments, stored } from './stored';

let organization: string;
let editor: Someone;
beforeAll(async () => {
  organization = await anOrganization();
  editor = await somebody({ organization, role: 'superuser' });
});

const details = { address: 'Stockholm, Sweden', floors: ['Cellar', 'Salon'], tourDate: '2025-05-06T10:00' };
const scans = { defurnishId: 'AbCdEfGh124', nira: 'https://drone.example/' };

/** Publishes a tour, and what reads the version and publishes an edited copy of it. */
async function aVersion() {
  const tour = randomIdentifier();
  const url = await save(`organizations/${organization}/tour/${tour}/files/u1__Plan.pdf`, 'plan');
  const content = [
    { type: 'file', identifier: 'f', content: [{ url, name: 'Plan.pdf' }] },
    { type: 'text', identifier: 't', content: 'Words' },
  ];
  const folders = [{ id: 'f1', name: 'Ground', pois: [{ identifier: 'p1', name: 'Door', content }], children: [] }];
  const fields = { name: 'Hall', organization, matterportId: 'AbCdEfGh123', description: 'Of bricks', ...details, ...scans, folders };
  await storeDocuments({
    [`tours/${tour}`]: { ...fields, address: 'Behind the church', place: { locality: 'Stockholm', country: 'Sweden' } },
  });
  const publish = async ({ version = randomIdentifier(), ...more }: { version?: string; public?: boolean; edited?: object } = {}) => {
    await editor.call('publishTour', {
      tour,
      version,
      name: 'Version',
      note: '',
      public: true,
      opens: null,
      until: null,
      current: true,
      excludedFolders: [],
      excludedPois: [],
      floorplans: true,
      documents: true,
      ...more,
    });
    return { version, snapshot: await stored(`organizations/${organization}/tours/${tour}/snapshots/${version}`) };
  };
  return { tour, folders, publish, ...(await publish()) };
}

it('a version has what the live tour says and offers, and its files where the author put them [MODEL-085 MODEL-086 PLAYER-068]', async () => {
  const { snapshot } = await aVersion();

  expect(snapshot).toMatchObject({ description: 'Of bricks', details: { ...details, ...scans } });
  expect(JSON.stringify(snapshot)).not.toContain('church');
  const [door] = snapshot.pois[0].children;
  expect(door).toMatchObject({ content: [{ identifier: 't' }], fileBlocks: [{ identifier: 'f', at: 0, count: 1 }] });
  expect(door.files).toHaveLength(1);
});

it('an edited copy of a version keeps what the version says, whatever the tour says since [VIEWER-007]', async () => {
  const { tour, folders, version, publish } = await aVersion();
  await storeDocuments({
    [`tours/${tour}`]: { name: 'Hall', organization, matterportId: 'AbCdEfGh123', floors: ['Other'], place: { locality: 'Elsewhere' } },
  });

  const { snapshot } = await publish({ edited: { from: version, folders } });

  expect(snapshot).toMatchObject({ description: 'Of bricks', details: { ...details, ...scans } });
});

it('a version that is published already stays as it is, and whoever now chose other access reads that [ACCESS-078]', async () => {
  const { tour, version, publish } = await aVersion();

  await publish({ version });
  await expect(publish({ version, public: false })).rejects.toMatchObject({
    code: 'already-exists',
    message: expect.stringMatching(/^It was published before, as “Version”: public\. Change that in the list/),
  });

  expect((await stored(`organizations/${organization}/tours/${tour}/versions/${version}`)).public).toBe(true);
});
