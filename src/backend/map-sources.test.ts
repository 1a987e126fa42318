import { describe, expect, it } from 'vitest';
import { mapSources } from './map-sources';

describe('mapSources', () => {
  it.each([undefined, '', '{}', 'no JSON', '[]', '{"mapTiles":{"url":"javascript:alert(1)"},"addressSearch":"//elsewhere"}'])(
    'asks nobody when the build is configured with %o [TOUR-033]',
    (configured) => {
      expect(mapSources(configured)).toEqual({ tiles: null, addressSearch: null });
    },
  );

  it('reads the configured services [TOUR-033]', () => {
    const configured = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody' }, addressSearch: '/photon' };

    expect(mapSources(JSON.stringify(configured))).toEqual({ tiles: configured.mapTiles, addressSearch: '/photon' });
  });
});
