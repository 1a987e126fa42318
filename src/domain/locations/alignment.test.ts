import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../geometry';
import { tourId } from '../ids';
import {
  type Alignment,
  alignedDirection,
  alignedPosition,
  alignmentBetween,
  alignmentFrom,
  alignmentId,
  alignmentOf,
  alignmentProblem,
  groundDistance,
  inverseOf,
  minPointDistance,
  newAlignment,
} from './alignment';

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const vector = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const alignments = fc.record({ angle: fc.double({ min: -180, max: 180, noNaN: true }), offset: vector });
const apart = fc.tuple(vector, vector).filter(([one, other]) => groundDistance(one, other) >= minPointDistance);

const metresBetween = (one: Vector, other: Vector) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
const forward = (around: number): Vector => ({ x: -Math.sin((around * Math.PI) / 180), y: 0, z: -Math.cos((around * Math.PI) / 180) });
const at = (x: number, z: number): Vector => ({ x, y: 0, z });
const still: Alignment = { angle: 0, offset: at(0, 0) };

describe('an alignment', () => {
  it('that two exact pairs of points give leads every place to where it is in the other scan', () => {
    fc.assert(
      fc.property(alignments, apart, vector, (alignment, [one, other], anywhere) => {
        const pair = (from: Vector) => ({ from, to: alignedPosition(alignment, from) });

        const found = alignmentOf([pair(one), pair(other)]);

        // as exact as the distance of the points allows: a place far away turns by what they are off
        const reach = 1 + metresBetween(anywhere, one) / groundDistance(one, other);
        expect(metresBetween(alignedPosition(found, one), alignedPosition(alignment, one))).toBeLessThanOrEqual(1e-9);
        expect(metresBetween(alignedPosition(found, anywhere), alignedPosition(alignment, anywhere))).toBeLessThanOrEqual(1e-9 * reach);
      }),
    );
  });

  it('turns directions as it turns places', () => {
    fc.assert(
      fc.property(alignments, vector, fc.double({ min: -180, max: 180, noNaN: true }), (alignment, place, around) => {
        const ahead = forward(around);
        const aligned = alignedPosition(alignment, place);
        const seen = alignedPosition(alignment, { x: place.x + ahead.x, y: place.y, z: place.z + ahead.z });
        const expected = forward(alignedDirection(alignment, around));

        expect(metresBetween(seen, { x: aligned.x + expected.x, y: aligned.y, z: aligned.z + expected.z })).toBeLessThanOrEqual(1e-9);
      }),
    );
  });

  it('leads back by its inverse', () => {
    fc.assert(
      fc.property(alignments, vector, (alignment, place) => {
        const there = alignedPosition(alignment, place);

        expect(metresBetween(alignedPosition(inverseOf(alignment), there), place)).toBeLessThanOrEqual(1e-9);
      }),
    );
  });

  it('stands in the middle between pairs that are not exact, and keeps metres metres', () => {
    const pairs = [
      { from: at(0, 0), to: at(10, 0) },
      { from: at(0, 4), to: at(10, 4.2) },
    ] as const;

    const alignment = alignmentOf(pairs);

    expect(alignment.angle).toBeCloseTo(0, 9);
    expect(alignedPosition(alignment, at(0, 0)).z).toBeCloseTo(0.1, 9);
    expect(alignedPosition(alignment, at(0, 4)).z).toBeCloseTo(4.1, 9);
  });
});

describe('points to align by', () => {
  const problem = (from: [Vector, Vector], to: [Vector, Vector]) =>
    alignmentProblem([
      { from: from[0], to: to[0] },
      { from: from[1], to: to[1] },
    ]);

  it('are apart from each other on the ground, in both scans', () => {
    expect(problem([at(0, 0), at(3, 0)], [at(5, 0), at(5, 3.1)])).toBeNull();
    expect(problem([at(0, 0), at(0.5, 0)], [at(5, 0), at(5, 3)])).toContain('too near each other');
    expect(problem([at(0, 0), at(0, 3)], [at(5, 0), { x: 5, y: 9, z: 0.2 }])).toContain('at least 1 metre apart');
  });

  it('are as far apart in one scan as in the other', () => {
    expect(problem([at(0, 0), at(3, 0)], [at(5, 0), at(5, 5)])).toBe(
      'The points are 3.0 m apart in the first tour and 5.0 m in the second. Choose the same two places in both.',
    );
  });
});

describe('a stored alignment', () => {
  const before = { id: tourId('before'), matterportId: 'BarnAsFound' };
  const after = { id: tourId('after'), matterportId: 'BarnRenewed' };
  const alignment: Alignment = { angle: 90, offset: { x: 1, y: 2, z: 3 } };

  it('is of both tours, in whichever order they are compared', () => {
    const stored = newAlignment(before, after, alignment);

    expect([alignmentId(before, after), alignmentId(after, before)]).toEqual(['after~before', 'after~before']);
    expect(newAlignment(after, before, inverseOf(alignment))).toEqual(stored);
    expect(metresBetween(alignmentBetween([stored], before, after)?.offset ?? at(9, 9), alignment.offset)).toBeLessThan(1e-9);
    expect(alignmentBetween([stored], after, before)).toEqual({ angle: stored.angle, offset: stored.offset });
  });

  it('is none for others, nor once a tour has another scan', () => {
    const stored = newAlignment(before, after, alignment);

    expect(alignmentBetween([], before, after)).toBeNull();
    expect(alignmentBetween([stored], before, { ...after, matterportId: 'Other' })).toBeNull();
    expect(alignmentBetween([stored], before, { ...after, id: tourId('later') })).toBeNull();
  });

  it('is read from whatever is stored', () => {
    expect(alignmentFrom('after~before', { tours: 7, angle: 'north', offset: null })).toEqual({ tours: [], models: [], ...still });
    expect(alignmentFrom('after~before', newAlignment(before, after, alignment))).toEqual(newAlignment(before, after, alignment));
  });
});
