import { type Fields, now, update } from '../operation';
import type { Counterpart } from './table';
import { modelId } from './world';

const many = (length: number) => Array.from({ length }, (_, at) => `entry ${at}`);

/** Each field of a tour that is odd in all the others: as it may be, and as it may not. */
export const changedAlone = (path: string): Counterpart[] =>
  (
    [
      ['name', 'Mended', { still: 'odd' }],
      ['description', 'x'.repeat(20_000), 'x'.repeat(20_001)],
      ['folders', many(1000), many(1001)],
      ['floors', many(200), many(201)],
      ['numberOfFloors', 0, -1],
      ['historyId', 'x'.repeat(200), 'x'.repeat(201)],
      ['updated', now, 7],
      ['matterportId', modelId, 'short'],
      ['defurnishId', 'x'.repeat(100), 'x'.repeat(101)],
      ['tourDate', 'x'.repeat(40), 'x'.repeat(41)],
      ['address', 'x'.repeat(500), 'x'.repeat(501)],
      ['tourTypeId', 'x'.repeat(200), 'x'.repeat(201)],
      ['nira', 'x'.repeat(2000), 'x'.repeat(2001)],
      ['thumbnailUrl', 'x'.repeat(2000), 'x'.repeat(2001)],
      ['thumbnailAlt', 'x'.repeat(500), 'x'.repeat(501)],
      ['showsScanMarks', true, 'true'],
      ['isIndexed', true, 'true'],
      ['public', true, 'true'],
      ['place', { country: 'Norway' }, { planet: 'Mars' }],
      ['floorplans', many(1000), many(1001)],
      ['documents', many(1000), many(1001)],
      ['files', many(1000), many(1001)],
      ['guidedTours', many(10), many(11)],
      ['rooms', many(500), many(501)],
      ['pointTypes', many(50), many(51)],
    ] satisfies [string, Fields[string], Fields[string]][]
  ).map(([field, good, bad]) => [`${field}, alone`, update(path, { [field]: good }), update(path, { [field]: bad })]);
