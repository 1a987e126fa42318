import { expect, it } from 'vitest';
import { modelDataFrom } from './model-data';

it('reads the name, and the time of creation in local time [TOUR-051]', () => {
  const local = new Date('2024-05-17T09:30:00Z');
  const expected = `2024-05-${String(local.getDate()).padStart(2, '0')}T${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`;

  expect(modelDataFrom({ name: 'Hall', created: '2024-05-17T09:30:00Z', status: 'active' })).toEqual({ name: 'Hall', tourDate: expected });
  expect(modelDataFrom({ created: 'someday' })).toEqual({ name: '', tourDate: '' });
  expect([modelDataFrom(null), modelDataFrom('<html>')]).toEqual([null, null]);
});
