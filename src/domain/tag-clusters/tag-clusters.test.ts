import { describe, expect, it } from 'vitest';
import { clusterPixels, tagClusters, type Viewpoint } from './tag-clusters';

const fromDoor: Viewpoint = { kind: 'place', position: { x: 0, y: 1.6, z: 0 }, pixelsPerRadian: 1000 };
const at = (id: string, x: number, y: number, z: number) => ({ id, at: { x, y, z } });
/** Metres at ten metres that are seen as this many pixels. */
const metres = (pixels: number) => pixels / 100;

const names = ({ clusters, single }: ReturnType<typeof tagClusters>) => ({
  clusters: clusters.map(({ items }) => items.map(({ id }) => id)),
  single: single.map(({ id }) => id),
});

describe('tags that stand closely', () => {
  it('are put together by how close they are seen, three or more of them', () => {
    const closely = ['a', 'b', 'c'].map((id, index) => at(id, metres(index * 15), 1.6, -10));
    const pair = ['d', 'e'].map((id, index) => at(id, metres(400 + index * 15), 1.6, -10));

    expect(names(tagClusters([...closely, ...pair], fromDoor))).toEqual({ clusters: [['a', 'b', 'c']], single: ['d', 'e'] });
    // ten times closer they are apart
    const closer: Viewpoint = { kind: 'place', position: { x: 0, y: 1.6, z: -9 }, pixelsPerRadian: 1000 };
    expect(names(tagClusters(closely, closer)).clusters).toEqual([]);
  });

  it('stay apart when one is far behind the others', () => {
    const inLine = [at('near', 0, 1.6, -2), at('far', 0, 1.6, -10), at('farther', 0, 1.6, -11), at('there', 0, 1.6, -12)];

    expect(names(tagClusters(inLine, fromDoor))).toEqual({ clusters: [['far', 'farther', 'there']], single: ['near'] });
  });

  it('stand where the one in front does, behind which walls hide none of them', () => {
    const behind = [at('behind', 0, 1.6, -6), at('front', 0, 1.6, -5), at('between', 0, 1.6, -5.5)];
    expect(tagClusters(behind, fromDoor).clusters.map(({ front }) => front.id)).toEqual(['front']);

    const shelf = [at('low', 0, 1, 0), at('high', 0, 3, 0), at('middle', 0, 2, 0)];
    expect(tagClusters(shelf, { kind: 'above', pixelsPerMetre: 50 }).clusters.map(({ front }) => front.id)).toEqual(['high']);
  });

  it('are put together by metres as seen from above, whatever their height', () => {
    const shelf = [1, 2, 3].map((level) => at(`level ${level}`, 0, level, 0));
    const viewpoint = (pixelsPerMetre: number): Viewpoint => ({ kind: 'above', pixelsPerMetre });

    expect(names(tagClusters(shelf, viewpoint(100))).clusters).toEqual([['level 1', 'level 2', 'level 3']]);
    const row = [0, 1, 2].map((x) => at(`at ${x}`, x, 1, 0));
    expect([clusterPixels / 10, clusterPixels + 1].map((pixels) => tagClusters(row, viewpoint(pixels)).clusters.length)).toEqual([1, 0]);
  });

  it('loses and doubles none of 2,000', () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      at(`t${index}`, Math.cos(index) * (1 + index / 400), 1 + (index % 10) / 10, Math.sin(index) * (1 + index / 400)),
    );
    const { clusters, single } = tagClusters(many, fromDoor);

    expect(new Set([...clusters.flatMap(({ items }) => items), ...single].map(({ id }) => id)).size).toBe(2000);
    expect(clusters.flatMap(({ items }) => items).length + single.length).toBe(2000);
    expect(clusters.length).toBeGreaterThan(20);
  });
});
