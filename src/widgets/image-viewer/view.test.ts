import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlarged, fitting, flownTo, largest, moved, snapped } from './view';

const frame = { width: 800, height: 600 };

describe('looking closer', () => {
  it('keeps what is under the pointer where it is', () => {
    const view = enlarged(fitting, 2, { x: 100, y: -50 }, frame);

    // A point of the image p is drawn at x + p * scale: the one at (100, -50) stays.
    expect([view.x + 100 * view.scale, view.y - 50 * view.scale]).toEqual([100, -50]);
    expect(view.scale).toBe(2);
  });

  it('never shows less than the whole, nor more than the largest, nor leaves the image', () => {
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

  it('EDIT-090 snaps the zoom, which counts doublings, to steps of 0.1', () => {
    const zooms = [1, 1.05, 1.5, 2, 3, 15, 99].map((scale) => Math.round(Math.log2(snapped(scale)) * 1000) / 1000);

    expect(zooms).toEqual([0, 0.1, 0.6, 1, 1.6, 3.9, 4]);
  });
});

describe('flying to a marker', () => {
  const none = { width: 0, height: 0 };

  it('EDIT-091 counts from the size at which the image is seen whole, with what stays free around it', () => {
    const free = { width: 100, height: 50 };

    // 600 px hold the whole 4000, so 0.8 px for each is nearer than four times
    expect(flownTo({ x: 0.5, y: 0.5 }, { width: 4000, height: 3000 }, frame, free).scale).toBe(snapped(3200 / 600));
  });

  it('EDIT-091 brings it to zoom 3, at which ten pixels of the image are eight of the screen', () => {
    const image = { width: 4000, height: 3000 };
    const view = flownTo({ x: 0.5, y: 0.5 }, image, frame, none);

    // 800 px hold the whole 4000: four times that is 0.8 px for each
    expect(view).toEqual({ scale: 4, x: 0, y: 0 });
  });

  it('EDIT-091 brings it into the middle where the edges of the image allow', () => {
    const image = { width: 4000, height: 3000 };

    expect(flownTo({ x: 0.625, y: 0.5 }, image, frame, none)).toMatchObject({ x: -400, y: 0 });
    expect(flownTo({ x: 0, y: 1 }, image, frame, none)).toMatchObject({ x: 1200, y: -900 });
  });

  it('stays at the whole of an image that is shown larger than that anyway', () => {
    expect(flownTo({ x: 0.2, y: 0.2 }, { width: 400, height: 300 }, frame, none)).toEqual(fitting);
  });
});
