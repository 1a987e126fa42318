import { describe, expect, it } from 'vitest';
import { newPoi } from '../../pois/new-poi';
import { tourFrom } from '../tour';
import { applySheet } from './apply';
import { columnsOf } from './columns';
import { type PointFields, planFields, pointAsFields } from './point-fields';
import { sheetContext, sheetPoints } from './sheet-point';

const rich = '<p>See <b>this</b></p>';
const hall = tourFrom('hall', {
  organization: 'Acme',
  folders: [
    {
      id: '12',
      name: 'Ground',
      pois: [
        { identifier: 'p1', name: 'Door', externalId: '0042', content: [{ identifier: 'b', type: 'text', content: rich }] },
        { identifier: 'p2', name: 'Pump', externalId: 'PUMP-17' },
      ],
    },
  ],
});
const context = sheetContext(hall);
const reader = { context, columns: columnsOf(context) };
const [door] = sheetPoints(hall.folders, []);
if (!door) throw new Error('The tour has a point.');
const plan = (fields: PointFields) => planFields({ row: 0, point: door, isNew: false, fields }, reader);

describe('pointAsFields', () => {
  it('names fields as columns, and ids without the mark of a cell', () => {
    expect(pointAsFields(door, reader)).toMatchObject({
      externalId: '0042',
      folderId: '12',
      folder: 'Ground',
      rotationX: 0,
      text: 'See this',
    });
  });
});

describe('planFields', () => {
  it('changes nothing where the fields say what is there', () => {
    expect(plan(pointAsFields(door, reader))).toEqual({ change: null, rejected: [] });
  });

  it('takes texts as they are, also such that a spreadsheet would run or read as an error', () => {
    const { change, rejected } = plan({ name: "'=1+1", text: '#REF!', externalId: 'id:7' });
    const { folders } = applySheet(hall.folders, { rows: change ? [change] : [], removed: new Set() }, context);

    expect(rejected).toEqual([]);
    expect(folders[0]?.pois[0]).toMatchObject({ name: "'=1+1", externalId: 'id:7', content: [{ content: '<p>#REF!</p>' }] });
  });

  it('clears what can be empty, and refuses what cannot, unknown fields and texts for numbers', () => {
    const { change, rejected } = plan({ text: null, externalId: '', name: null, x: null, zoom: '2', price: 1 });

    expect(change?.changes.map(({ column }) => column.key)).toEqual(['external id', 'text']);
    expect(rejected.map(({ field }) => field)).toEqual(['price', 'name', 'x', 'zoom']);
  });

  it('refuses an id that another point has', () => {
    expect(plan({ externalId: 'PUMP-17' }).rejected).toEqual([{ field: 'externalId', reason: 'Another point of the tour has this id.' }]);
  });

  it('adds a point that has nothing yet', () => {
    const point = {
      poi: newPoi('poi', { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: '', zoom: 1, floor: 0 }, 'u'),
      folder: { id: null, path: '' },
      order: 0,
      texts: {},
    };

    expect(planFields({ row: 0, point, isNew: true, fields: {} }, reader)).toMatchObject({
      change: { kind: 'added', changes: [] },
      rejected: [],
    });
  });
});
