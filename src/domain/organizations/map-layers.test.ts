import { expect, it } from 'vitest';
import { mapLayersFrom, shownLayers } from './map-layers';

it('reads the layers by name, address and switch, and null where an old organization has no list', () => {
  expect(mapLayersFrom([{ name: 'Water', url: 'https://t.example/{z}/{x}/{y}.png', enabled: false }, 'odd', { name: 'Sky' }])).toEqual([
    { name: 'Water', url: 'https://t.example/{z}/{x}/{y}.png', enabled: false },
    { name: 'Sky', url: '', enabled: true },
  ]);
  expect([mapLayersFrom(undefined), mapLayersFrom([])]).toEqual([null, []]);
});

it('shows the layers that are on and have an address', () => {
  const layers = mapLayersFrom([
    { name: 'a', url: 'https://t.example/a' },
    { name: 'b', url: 'https://t.example/b', enabled: false },
    { name: 'c', url: 'javascript:alert(1)' },
  ]);

  expect(shownLayers(layers).map(({ name }) => name)).toEqual(['a']);
  expect(shownLayers(null)).toEqual([]);
});
