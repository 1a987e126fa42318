import { describe, expect, it } from 'vitest';
import { mapSources } from './map-sources';

describe('mapSources', () => {
  it.each([undefined, '', '{}', 'no JSON', '[]', '{"mapTiles":{"url":"javascript:alert(1)"},"addressSearch":"//elsewhere"}'])(
    'TOUR-033 asks nobody when the build is configured with %o',
    (configured) => {
      expect(mapSources(configured)).toEqual({ tiles: null, addressSearch: null });
    },
  );

  it('TOUR-033 knows the services that the build names', () => {
    const configured = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody' }, addressSearch: '/photon' };

    expect(mapSources(JSON.stringify(configured))).toEqual({ tiles: configured.mapTiles, addressSearch: '/photon' });
  });
});
