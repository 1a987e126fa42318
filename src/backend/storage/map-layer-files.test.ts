import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMapLayer } from './map-layer-files';
import { openFile } from './open-file';

vi.mock('./open-file', () => ({ openFile: vi.fn() }));
vi.mock('../config', () => ({ fileRoots: () => ['https://files.example/v0/b/bucket/o/'] }));

const path = 'organizations/Acme/map-layers/u1__yard.geojson';
const stored = `https://files.example/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media`;
const yard = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [18, 59] } }],
});
const { signal } = new AbortController();

beforeEach(() => void vi.stubGlobal('fetch', vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

it('the file of a layer is read as the signed-in user, so that no address opens it later [SET-011]', async () => {
  vi.mocked(openFile).mockResolvedValueOnce(new Response(yard));

  expect((await loadMapLayer(stored, signal)).problems).toEqual([]);

  expect(openFile).toHaveBeenCalledWith(path, signal);
  expect(fetch).not.toHaveBeenCalled();
});

it('a layer that is gone, or that the user may not read, says so', async () => {
  vi.mocked(openFile).mockResolvedValueOnce(null);

  await expect(loadMapLayer(stored, signal)).rejects.toMatchObject({ code: 'unavailable' });
});
