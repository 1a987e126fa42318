import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressSearch, photon } from './address-search';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answering = (status: number, body: unknown) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
};

const cityHall = {
  geometry: { type: 'Point', coordinates: [18.0543, 59.3275] },
  properties: {
    osm_id: 1,
    type: 'house',
    name: 'City Hall',
    street: 'Hantverkargatan',
    housenumber: '1',
    district: 'Kungsholmen',
    city: 'Stockholm',
    county: 'Stockholm Municipality',
    state: 'Stockholm County',
    country: 'Kingdom of Sweden',
    countrycode: 'SE',
  },
};

const { signal } = new AbortController();

describe('addressSearch', () => {
  it('exists only if a service is configured [TOUR-033]', () => {
    vi.stubEnv('VITE_CONFIGURATION', '{}');
    expect(addressSearch()).toBeNull();

    vi.stubEnv('VITE_CONFIGURATION', '{"addressSearch":"/address-search"}');
    expect(addressSearch()).toBeTypeOf('function');
  });

  it('reads an address with all its parts, with our own country names [TOUR-033]', async () => {
    const asked = answering(200, { features: [cityHall] });

    const found = await photon('https://photon.example/')('Stockholm & hall', signal);

    expect(asked).toEqual(['https://photon.example/api?q=Stockholm%20%26%20hall&lang=en&limit=6']);
    expect(found.map(({ address, place }) => ({ address, place }))).toEqual([
      {
        address: 'City Hall, Hantverkargatan 1, Stockholm, Sweden',
        place: {
          locality: 'Stockholm',
          country: 'Sweden',
          administrative_area_level_1: 'Stockholm County',
          administrative_area_level_2: 'Stockholm Municipality',
          administrative_area_level_3: 'Kungsholmen',
          route: 'Hantverkargatan',
          street_number: '1',
          latitude: 59.3275,
          longitude: 18.0543,
        },
      },
    ]);
  });

  it.each([
    [{ name: 'Lindenweg', osm_key: 'highway', type: 'street', city: 'Freiburg', countrycode: 'DE' }, 'Lindenweg, Freiburg, Germany'],
    [{ name: 'Uppsala', type: 'city', countrycode: 'SE' }, 'Uppsala, Sweden'],
    [{ name: 'Atlantis', type: 'city', country: 'Atlantis', countrycode: 'XX' }, 'Atlantis, Atlantis'],
  ])('distinguishes streets and towns from houses: %o', async (properties, line) => {
    answering(200, { features: [{ geometry: null, properties }] });

    const [found] = await photon('/photon')('x', signal);

    expect(found?.address).toBe(line);
    expect([found?.place.latitude, found?.place.longitude]).toEqual([null, null]);
  });

  it.each([
    [500, {}],
    [200, []],
  ])('reports an error when the service responds with %i %o', async (status, body) => {
    answering(status, body);

    await expect(photon('/photon')('x', signal)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The address search does not answer.',
    });
  });
});
