import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { GeoJSON } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mapLayersFrom } from '@/domain/organizations/map-layers';
import { LayersPreview } from './layers-preview';

beforeEach(() => {
  // jsdom has no layout
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const well = { type: 'Feature', properties: { name: 'Well' }, geometry: { type: 'Point', coordinates: [18, 59] } };
const broken = { type: 'Feature', properties: { name: 'Yard' }, geometry: { type: 'MultiPolygon', coordinates: [18.05, 59.33] } };

it('shows the layers that can be drawn, and why others can not [SET-011]', async () => {
  const contents: Record<string, object> = {
    '/wells.geojson': well,
    '/yards.geojson': broken,
    '/rivers.geojson': { ...well, id: 'unforeseen' },
  };
  vi.stubGlobal('fetch', async (url: string) => new Response(JSON.stringify(contents[url] ?? {})));
  const { addData } = GeoJSON.prototype;
  vi.spyOn(GeoJSON.prototype, 'addData').mockImplementation(function (this: GeoJSON, data) {
    if ('id' in data) throw new TypeError('reading lat');
    return addData.call(this, data);
  });
  const layers = mapLayersFrom([
    { name: 'Yards', url: '/yards.geojson', format: 'geojson' },
    { name: 'Rivers', url: '/rivers.geojson', format: 'geojson' },
    { name: 'Wells', url: '/wells.geojson', format: 'geojson' },
  ]);
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LayersPreview layers={layers ?? []} />
    </QueryClientProvider>,
  );

  await waitFor(() => expect(container.querySelectorAll('path.map-shape-point')).toHaveLength(1));
  const message = await screen.findByText(/Yards: Feature 1 \(“Yard”\) is a MultiPolygon with a single position\./);
  expect(message.textContent).toContain('Rivers: It can’t be drawn. Check it in Settings, under Map Layers.');
  expect(message.textContent).not.toMatch(/connection/);
});
