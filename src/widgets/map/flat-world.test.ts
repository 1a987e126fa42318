import { describe, expect, it } from 'vitest';
import { toFlatMap } from './flat-world';

const aCountry = (...rings: [number, number][][]): GeoJSON.Feature<GeoJSON.Polygon> => ({
  type: 'Feature',
  properties: { name: 'Somewhere' },
  geometry: { type: 'Polygon', coordinates: rings },
});

const drawn = (country: GeoJSON.Feature<GeoJSON.Polygon>) => toFlatMap(country).geometry.coordinates;

describe('toFlatMap', () => {
  it('does not change a country on one side of the date line', () => {
    const ring: [number, number][] = [
      [10, 50],
      [20, 50],
      [20, 60],
      [10, 50],
    ];

    expect(drawn(aCountry(ring))).toEqual([[ring]]);
    expect(toFlatMap(aCountry(ring)).properties).toEqual({ name: 'Somewhere' });
  });

  it('draws a country that crosses the date line once on each side of the map', () => {
    const [east, west] = drawn(
      aCountry([
        [170, 60],
        [-170, 60],
        [-170, 70],
        [170, 70],
        [170, 60],
      ]),
    );

    expect(east).toEqual([
      [
        [170, 60],
        [190, 60],
        [190, 70],
        [170, 70],
        [170, 60],
      ],
    ]);
    expect(west?.[0]?.map(([longitude]) => longitude)).toEqual([-190, -170, -170, -190, -190]);
  });

  it('closes a country around a pole along the edge of the map', () => {
    const [antarctica] = drawn(
      aCountry([
        [-180, -70],
        [-60, -75],
        [60, -75],
        [180, -70],
        [-180, -70],
      ]),
    );

    const latitudes = antarctica?.[0]?.map(([, latitude]) => latitude);
    expect(latitudes).toContain(-89);
    expect(antarctica?.[0]?.at(-1)).toEqual([-180, -70]);
  });
});
