import { describe, expect, it } from 'vitest';
import { addressesIn } from '../files/file-addresses-in';
import { allPois, foldersFrom } from '../folders/folder';
import { userId } from '../ids';
import { type PointType, pointTypesFrom } from '../point-types/point-type';
import { newPoi } from '../pois/new-poi';
import { copiedFromJson } from './copied';
import { contentOfTemplate } from './new-tour';
import { kindOf, templateContent, templateFrom, templateName } from './template';
import { poisToBePlaced, toBePlaced } from './to-be-placed';

const file =
  'https://firebasestorage.googleapis.com/v0/b/bucket/o/organizations%2Facme%2Ftour%2Fold%2Fuploads%2Fu1__plan.pdf?alt=media&token=t';
const folders = foldersFrom([
  {
    id: 'exits',
    name: 'Exits',
    pois: [
      {
        identifier: 'door',
        name: 'Door',
        userUid: 'ada',
        typeId: 'exit',
        state: 'free',
        type: 'tag',
        sweep: 's1',
        icon: 'red',
        position: { x: 1, y: 2, z: 3 },
        tag: { label: 'Door', icon: 'red', stemHeight: 0.5, anchorPosition: { x: 1, y: 2, z: 3 } },
        content: [
          { identifier: 'f', type: 'file', name: 'Files', content: [{ name: 'u1__plan.pdf', url: file }] },
          { identifier: 't', type: 'text', name: 'Text', content: '<p>Keep it free</p>' },
        ],
      },
    ],
  },
]);

const types = pointTypesFrom([
  { id: 'exit', name: 'Exit', states: [{ id: 'free', name: 'Free' }] },
  { id: 'lamp', name: 'Lamp' },
]);

const aView = { position: { x: 1, y: 2, z: 3 }, rotation: { x: 4, y: 5 }, sweep: 's1', zoom: 1, floor: 0 };

describe('templateContent', () => {
  it('has texts, icons and tags, but no place, file or account of the tour it is made of', () => {
    const { content, omitted } = templateContent({ folders, pois: [] }, 'folder', types);

    const [door] = copiedFromJson(content).folders[0]!.pois;
    expect(addressesIn(JSON.parse(content))).toEqual([]);
    expect(omitted).toEqual([{ point: 'Door', file: 'plan.pdf', reason: 'denied' }]);
    expect(content).not.toMatch(/ada|"s1"|toBePlaced/);
    expect(door).toMatchObject({ name: 'Door', sweep: '', tag: { label: 'Door', icon: 'red', stemHeight: 0.5, anchorPosition: { x: 0 } } });
    expect(door?.content).toMatchObject([{ content: [] }, { content: '<p>Keep it free</p>' }]);
  });

  it('refuses what is larger than a template may be', () => {
    const long = { ...folders[0]!, name: 'x'.repeat(50_001) };

    expect(() => templateContent({ folders: [long], pois: [] }, 'folder', types)).toThrow(/too much for a template/);
    expect(templateContent({ folders: [long], pois: [] }, 'tour', types).content.length).toBeGreaterThan(50_000);
  });

  it('has room for a thousand typed points of a whole tour, and leaves out what reading fills in', () => {
    const values = { serial: '42-00815', maker: 'acme', tested: '2026-11-29', notes: 'Behind the second door' };
    const pois = Array.from({ length: 1000 }, (_, number) => {
      const poi = newPoi('tag', aView, 'ada');
      return {
        ...poi,
        name: `Extinguisher ${number}`,
        tag: { ...poi.tag!, label: `Extinguisher ${number}` },
        typeId: 'exit',
        fields: values,
      };
    });
    const [read] = copiedFromJson(templateContent({ folders: [], pois }, 'tour', types).content).pois;

    expect(read).toEqual({ ...toBePlaced({ ...pois[0]!, id: '', userUid: '' }), toBePlaced: undefined });
  });
});

describe('a new tour that is made of a template', () => {
  const withoutScan = { matterportId: '', createdBy: userId('grace') };
  const { content } = templateContent({ folders, pois: [] }, 'folder', types);

  it('has its folders with new ids, and points that wait to be placed in its scan', () => {
    const { folders: made } = contentOfTemplate(content, { matterportId: 'AbCdEfGh123', createdBy: userId('grace') }, types);

    expect(made.map(({ name }) => name)).toEqual(['Exits']);
    expect(poisToBePlaced(made).map(({ name }) => name)).toEqual(['Door']);
    expect(allPois(made)[0]).toMatchObject({ userUid: 'grace' });
    expect(allPois(made)[0]?.identifier).not.toBe('door');
  });

  it('has points that wait for nothing without a scan', () => {
    expect(poisToBePlaced(contentOfTemplate(content, withoutScan, types).folders)).toEqual([]);
  });

  it('has the types of its points as the organization has them, or else as the template has them', () => {
    const renamed = pointTypesFrom([{ id: 'exit', name: 'Way out' }, { id: 'lamp' }]);
    const typeNames = (catalog: PointType[] | null) => contentOfTemplate(content, withoutScan, catalog).pointTypes.map(({ name }) => name);

    expect([typeNames(renamed), typeNames([]), typeNames(null)]).toEqual([['Way out'], ['Exit'], ['Exit']]);
  });
});

describe('a template', () => {
  it('is read with defaults, whatever is stored', () => {
    expect(templateFrom('7', {})).toEqual({ id: '7', name: '', kind: 'point', content: '', updated: null });
    expect(templateFrom('7', { name: 'Exits', kind: 'folder' })).toMatchObject({ name: 'Exits', kind: 'folder' });
  });

  it('is a folder as soon as it has one, and needs a name', () => {
    expect([kindOf({ folders, pois: [] }), kindOf({ folders: [], pois: folders[0]!.pois })]).toEqual(['folder', 'point']);
    expect(templateName('  Exits ')).toBe('Exits');
    expect(() => templateName('  ')).toThrow('Enter a name.');
  });
});
