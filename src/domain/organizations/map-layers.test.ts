import { expect, it } from 'vitest';
import { mapLayerUrlProblem, newMapLayer, visibleLayers } from './map-layer-addresses';
import { mapLayersFrom } from './map-layers';

const tiles = 'https://t.example/{z}/{x}/{y}.png';

it('reads the layers, older ones by name, address and switch, and null where an old organization has no list [MODEL-005 SET-011]', () => {
  const stored = [{ name: 'Water', url: tiles, enabled: false }, 'odd', { id: 'w', format: 'wms', attribution: '© Sky' }];
  expect(mapLayersFrom(stored)).toEqual([
    { id: 'layer-0', name: 'Water', url: tiles, format: 'tiles', attribution: '', enabled: false },
    { id: 'w', name: '', url: '', format: 'wms', attribution: '© Sky', enabled: true },
  ]);
  expect([mapLayersFrom(undefined), mapLayersFrom([])]).toEqual([null, []]);
});

it('shows the layers that are on and have an address', () => {
  const layers = mapLayersFrom([
    { name: 'a', url: tiles },
    { name: 'b', url: tiles, enabled: false },
    { name: 'c', url: 'javascript:alert(1)' },
    { name: 'd', url: 'https://t.example/d' },
    { name: 'e', url: 'https://t.example/e.geojson', format: 'geojson' },
    { name: 'f', url: '/layers/f.geojson', format: 'geojson' },
    { name: 'g', url: 't.example/{z}/{x}/{y}' },
  ]);

  expect(visibleLayers(layers).map(({ name }) => name)).toEqual(['a', 'e', 'f', 'g']);
  expect(visibleLayers(layers).at(-1)?.url).toBe('https://t.example/{z}/{x}/{y}');
  expect(visibleLayers(null)).toEqual([]);
});

it('says what is missing in the address of tiles', () => {
  expect(mapLayerUrlProblem({ ...newMapLayer(), url: 'https://{s}.t.example/{z}/{x}/{y}{r}.png' })).toBeNull();
  expect(mapLayerUrlProblem({ ...newMapLayer(), url: 'https://t.example/{z}/{x}/{y}.png?key={key}' })).toMatch(
    /^Replace {key} in the address/,
  );
  expect(mapLayerUrlProblem({ ...newMapLayer(), url: 'https://t.example/{z}/{x}' })).toBe(
    'The address of tiles contains {z}, {x} and {y}; {y} is missing.',
  );
});
