import { expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { changeCounts, tourAsVersion, versionDifference } from './compare';
import { emailsIn, emailsInText, publishedContentCounts, publishedContentOf } from './published-content';

const file = (url: string) => ({ type: 'file', identifier: 'b', content: [{ name: 'u__Plan.pdf', url, size: 4 }] });
const own = 'https://files.example/v0/b/x/o/organizations%2Facme%2Ftour%2Ft%2Ffiles%2Fplan.pdf?alt=media&token=1';
const copied = 'https://files.example/v0/b/x/o/organizations%2Facme%2Fversions%2Ft%2F77.pdf?alt=media';
const poi = (identifier: string, more: object = {}) => ({ identifier, name: identifier.toUpperCase(), ...more });
const aTour = (folders: unknown, more: object = {}) => tourFrom('t', { matterportId: 'AbCdEfGh123', folders, ...more });

const before = aTour([
  { id: 'hall', name: 'Hall', pois: [poi('door'), poi('stove', { content: [file(own)] })], children: [] },
  { id: 'vault', name: 'Vault', pois: [poi('safe')] },
]);

it('versions differ in what was added, moved, changed and removed, in words', () => {
  const after = aTour(
    [
      { id: 'hall', name: 'Hall', pois: [poi('stove', { content: [file(own)], name: 'Oven' }), poi('lamp')] },
      { id: 'vault', name: 'Vault', pois: [poi('door')] },
    ],
    { floorplans: [{ name: 'Ground' }], matterportId: 'BbCdEfGh123' },
  );

  const changes = versionDifference(tourAsVersion(before), tourAsVersion(after));

  expect(changes.map(({ text }) => text)).toEqual([
    'The scan is another one',
    'Point “Oven” renamed from “STOVE” to “Oven”',
    'Point “LAMP” added in Hall',
    'Point “DOOR” moved from Hall to Vault',
    'Point “SAFE” removed from Vault',
    'Floor plan “Ground” added',
  ]);
  expect(changeCounts(changes)).toBe('2 added, 2 changed, 1 moved, 1 removed');
  expect(changeCounts([])).toBe('No differences');
});

it('a tour that was not changed since is like its version, though the files have other addresses', () => {
  const published = JSON.parse(JSON.stringify(tourAsVersion(before)).replaceAll(own, copied));

  expect(versionDifference(published, tourAsVersion(before), { ignoresAddresses: true })).toEqual([]);
  expect(versionDifference(published, tourAsVersion(before))).toHaveLength(1);
});

it('an older version, which does not say where files were, differs by nothing from one that does; two that do say what moved', () => {
  const text = { type: 'text', identifier: 't', content: 'Words' };
  const withContent = (...content: object[]) => tourAsVersion(aTour([{ id: 'hall', name: 'Hall', pois: [poi('door', { content })] }]));
  const [filesFirst, filesLast] = [withContent(file(own), text), withContent(text, file(own))];
  const older = {
    ...filesFirst,
    pois: filesFirst.pois.map((folder) => ({ ...folder, children: folder.children.map(({ fileBlocks: _, ...child }) => child) })),
  };
  const texts = (from: typeof filesFirst, to: typeof filesFirst) => versionDifference(from, to).map((change) => change.text);

  expect([texts(older, filesFirst), texts(filesLast, older), texts(older, older)]).toEqual([[], [], []]);
  expect(texts(filesFirst, filesLast)).toEqual(['Point “DOOR” changed: order of the blocks']);
});

it('a publication leaves out what is not chosen, and who made it', () => {
  const tour = aTour([
    {
      id: 'hall',
      name: 'Hall',
      pois: [poi('door', { userUid: 'u1', children: [{ name: 'secret' }] }), poi('stove')],
      children: [{ id: 'in', pois: [poi('lamp')] }],
    },
    { id: 'vault', name: 'Vault', pois: [poi('safe')], children: [{ id: 'deep', pois: [poi('gold')] }] },
  ]);

  const { folders, floorplans } = publishedContentOf(
    { ...tour, floorplans: [{ name: 'Ground', url: own, contentType: '', progress: 100, floor: '' }] },
    { excludedFolders: ['vault'], excludedPois: ['stove'], floorplans: false, documents: true },
  );

  expect(
    folders.map(({ id, pois, children }) => [id, pois.map(({ identifier }) => identifier), children.map((child) => child.id)]),
  ).toEqual([['hall', ['door'], ['in']]]);
  expect(folders[0]?.pois[0]).toMatchObject({ userUid: '' });
  expect(folders[0]?.pois[0]).not.toHaveProperty('children');
  expect(floorplans).toEqual([]);
});

it('counts what becomes public: points, files once, and email addresses in texts', () => {
  const text = { type: 'text', content: '<p>Ask Ann@Acme.example or ann@acme.example, see plan@2x.png</p>' };
  const tour = aTour([
    { id: 'hall', pois: [poi('door', { content: [file(own), text] }), poi('stove', { content: [file(own)], screenshot: copied })] },
  ]);
  const publication = publishedContentOf(tour, { excludedFolders: [], excludedPois: [], floorplans: true, documents: true });

  expect(publishedContentCounts(publication)).toEqual({ pois: 2, files: 2, emails: 1 });
  expect(emailsIn(publication)).toEqual(['ann@acme.example']);
});

it('emailsInText reads one long word at once', { timeout: 5000 }, () => {
  expect(emailsInText(`${'x'.repeat(200_000)} ann@acme.example`)).toEqual(['ann@acme.example']);
});
