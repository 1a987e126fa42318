import { describe, expect, it } from 'vitest';
import { mapSources, publicTiles } from './map-sources';

describe('mapSources', () => {
  it.each([undefined, '', '{}', 'no JSON', '[]', '{"mapTiles":null}', '{"addressSearch":"//elsewhere"}'])(
    'asks the public tile service alone when the build is configured with %o [TOUR-033 MAP-011]',
    (configured) => {
      expect(mapSources(configured)).toEqual({ tiles: publicTiles, addressSearch: null });
    },
  );

  it.each(['{"mapTiles":false}', '{"mapTiles":{"url":"javascript:alert(1)"}}', '{"mapTiles":{}}', '{"mapTiles":"https://tiles.example"}'])(
    'asks nobody when the build is configured with %s',
    (configured) => {
      expect(mapSources(configured)).toEqual({ tiles: null, addressSearch: null });
    },
  );

  it('reads the configured services [TOUR-033]', () => {
    const configured = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Somebody' }, addressSearch: '/photon' };

    expect(mapSources(JSON.stringify(configured))).toEqual({
      tiles: { ...configured.mapTiles, isPublic: false },
      addressSearch: '/photon',
    });
  });
});
