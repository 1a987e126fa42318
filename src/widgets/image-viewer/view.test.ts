import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fittedView, maxScale, panIntoView, panned, snappedScale, viewOfPoint, zoomed } from './view';

const frame = { width: 800, height: 600 };

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const view = zoomed(fittedView, 2, { x: 100, y: -50 }, frame);

    // an image point p is drawn at x + p * scale, so the one at (100, -50) stays
    expect([view.x + 100 * view.scale, view.y - 50 * view.scale]).toEqual([100, -50]);
    expect(view.scale).toBe(2);
  });

  it('never zooms out past the fitted size, in past the maximum scale, or pans past the edges', () => {
    const amount = fc.double({ min: 0.01, max: 100, noNaN: true });
    const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, point, point), { maxLength: 20 }), (steps) => {
        let view = fittedView;
        for (const [times, at, by] of steps) {
          view = panned(zoomed(view, times, at, frame), by, frame);
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(maxScale);
          expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2);
          expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2);
        }
      }),
    );
  });

  it('snaps the zoom, log2 of the scale, to steps of 0.1 [EDIT-090]', () => {
    const zooms = [1, 1.05, 1.5, 2, 3, 15, 99].map((scale) => Math.round(Math.log2(snappedScale(scale)) * 1000) / 1000);

    expect(zooms).toEqual([0, 0.1, 0.6, 1, 1.6, 3.9, 4]);
  });
});

describe('zooming to a marker', () => {
  const none = { width: 0, height: 0 };

  it('computes the scale from the fitted size including its margins [EDIT-091]', () => {
    const free = { width: 100, height: 50 };

    // 4000 pixels are fitted into 600 px, so 0.8 px per pixel needs a scale of more than 4
    expect(viewOfPoint({ x: 0.5, y: 0.5 }, { width: 4000, height: 3000 }, frame, free).scale).toBe(snappedScale(3200 / 600));
  });

  it('zooms to level 3, where 10 image pixels are 8 screen pixels [EDIT-091]', () => {
    const image = { width: 4000, height: 3000 };
    const view = viewOfPoint({ x: 0.5, y: 0.5 }, image, frame, none);

    // 4000 pixels are fitted into 800 px, so a scale of 4 gives 0.8 px per pixel
    expect(view).toEqual({ scale: 4, x: 0, y: 0 });
  });

  it('centers the marker as far as the edges of the image allow [EDIT-091]', () => {
    const image = { width: 4000, height: 3000 };

    expect(viewOfPoint({ x: 0.625, y: 0.5 }, image, frame, none)).toMatchObject({ x: -400, y: 0 });
    expect(viewOfPoint({ x: 0, y: 1 }, image, frame, none)).toMatchObject({ x: 1200, y: -900 });
  });

  it('keeps the fitted size of an image that is already shown larger', () => {
    expect(viewOfPoint({ x: 0.2, y: 0.2 }, { width: 400, height: 300 }, frame, none)).toEqual(fittedView);
  });
});

describe('panning an element into view', () => {
  const frame = { x: 0, y: 100, width: 800, height: 600 };
  const at = (x: number, y: number) => ({ x, y, width: 30, height: 30 });

  it('does nothing for an element inside the frame', () => {
    expect(panIntoView(at(0, 100), frame)).toEqual({ x: 0, y: 0 });
  });

  it('leaves a margin to the edges', () => {
    expect(panIntoView(at(-50, 300), frame)).toEqual({ x: 74, y: 0 });
    expect(panIntoView(at(900, 690), frame)).toEqual({ x: -154, y: -44 });
  });
});
