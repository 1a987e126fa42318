import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlarged, fitting, largest, moved } from './view';

const frame = { width: 800, height: 600 };

describe('looking closer', () => {
  it('keeps what is under the pointer where it is', () => {
    const view = enlarged(fitting, 2, { x: 100, y: -50 }, frame);

    // A point of the image p is drawn at x + p * scale: the one at (100, -50) stays.
    expect([view.x + 100 * view.scale, view.y - 50 * view.scale]).toEqual([100, -50]);
    expect(view.scale).toBe(2);
  });

  it('never shows less than the whole, nor more than eight times it, nor leaves the image', () => {
    const amount = fc.double({ min: 0.01, max: 100, noNaN: true });
    const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, point, point), { maxLength: 20 }), (steps) => {
        let view = fitting;
        for (const [times, at, by] of steps) {
          view = moved(enlarged(view, times, at, frame), by, frame);
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(largest);
          expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2);
          expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2);
        }
      }),
    );
  });
});
