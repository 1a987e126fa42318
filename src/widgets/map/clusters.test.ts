import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterIndex, isWithin, type MapPoint, maxZoom } from './clusters';

const world = { west: -180, south: -85, east: 180, north: 85 };
const aPoint = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  name: id,
  position: { latitude, longitude },
  color: 'teal',
});

describe('clusterIndex', () => {
  it('shows points apart that are far from each other, and close ones as one cluster', () => {
    const index = clusterIndex([aPoint('oslo', 59.91, 10.75), aPoint('drammen', 59.74, 10.2), aPoint('sydney', -33.87, 151.21)]);

    const { points, clusters } = index.shownIn(world, 3);

    expect(points.map(({ id }) => id)).toEqual(['sydney']);
    expect(clusters.map(({ count }) => count)).toEqual([2]);
    expect(index.shownIn(world, clusters[0]?.expansionZoom ?? 0).points).toHaveLength(3);
  });

  it('keeps points of one place in a cluster, and never expands it beyond the closest zoom', () => {
    const index = clusterIndex([aPoint('first floor', 47.99, 7.85), aPoint('second floor', 47.99, 7.85)]);

    expect(index.shownIn(world, maxZoom).clusters.map(({ count, expansionZoom }) => [count, expansionZoom])).toEqual([[2, maxZoom]]);
  });

  it('loses no point at any zoom, for a view of the entire world or more', () => {
    const position = fc.record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(position, { maxLength: 60 }), fc.integer({ min: 1, max: 18 }), (positions, zoom) => {
        const index = clusterIndex(positions.map(({ latitude, longitude }, id) => aPoint(`${id}`, latitude, longitude)));

        const { points, clusters } = index.shownIn({ west: -400, south: -90, east: 400, north: 90 }, zoom);

        expect(points.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(positions.length);
      }),
    );
  });

  it('shows only what is in the bounds', () => {
    const index = clusterIndex([aPoint('oslo', 59.91, 10.75), aPoint('sydney', -33.87, 151.21)]);

    expect(index.shownIn({ west: 0, south: 50, east: 20, north: 65 }, 4).points.map(({ id }) => id)).toEqual(['oslo']);
    expect(isWithin({ latitude: 59.91, longitude: 10.75 }, { west: 0, south: 50, east: 20, north: 65 })).toBe(true);
    expect(isWithin({ latitude: 59.91, longitude: 21 }, { west: 0, south: 50, east: 20, north: 65 })).toBe(false);
  });
});
