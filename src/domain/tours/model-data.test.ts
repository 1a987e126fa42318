import { expect, it } from 'vitest';
import { modelAddress, modelDataFrom, modelIdProblem, modelPictureAddress } from './model-data';

it('TOUR-052 TOUR-053 model data needs a valid id', () => {
  expect(modelIdProblem(' ')).toBe('Matterport ID is required to fetch API data.');
  expect(modelIdProblem('short')).toBe('Invalid Matterport ID format.');
  expect(modelIdProblem('AbCdEfGh123')).toBeNull();
});

it('takes the name, and the time of creation in local time', () => {
  const local = new Date('2024-05-17T09:30:00Z');
  const expected = `2024-05-${String(local.getDate()).padStart(2, '0')}T${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`;

  expect(modelDataFrom({ name: 'Hall', created: '2024-05-17T09:30:00Z', status: 'active' })).toEqual({ name: 'Hall', tourDate: expected });
  expect(modelDataFrom({ created: 'someday' })).toEqual({ name: '', tourDate: '' });
  expect([modelDataFrom(null), modelDataFrom('<html>')]).toEqual([null, null]);
});

it('asks the player models path, with /thumb for the picture', () => {
  expect(modelAddress('https://m.example/', 'AbCdEfGh123')).toBe('https://m.example/api/player/models/AbCdEfGh123');
  expect(modelPictureAddress('https://m.example', 'AbCdEfGh123', 400)).toBe(
    'https://m.example/api/player/models/AbCdEfGh123/thumb?width=400',
  );
});
