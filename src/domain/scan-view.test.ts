import { describe, expect, it } from 'vitest';
import { cameraAxes, movedByPixels, pixelOf, type ScanView, stepAxes } from './scan-view';

const view: ScanView = { position: { x: 1, y: 1.5, z: 2 }, rotation: { x: 0, y: 0 }, fieldOfView: 90, width: 1000, height: 600 };
const rounded = ({ x, y, z }: { x: number; y: number; z: number }) => [x, y, z].map((part) => Math.round(part * 1000) / 1000 || 0);

describe('pixelOf', () => {
  it('is the middle of the frame for what is straight ahead, and the edge at half of the field of view', () => {
    expect(pixelOf(view, { x: 1, y: 1.5, z: -3 })).toEqual({ x: 500, y: 300 });
    expect(pixelOf(view, { x: 6, y: 1.5, z: -3 })?.x).toBeCloseTo(1000);
    expect(pixelOf(view, { x: 1, y: 2.5, z: -3 })?.y).toBeCloseTo(200);
  });

  it('follows the camera’s rotation, to the left and up', () => {
    expect(pixelOf({ ...view, rotation: { x: 0, y: 90 } }, { x: -4, y: 1.5, z: 2 })?.x).toBeCloseTo(500);
    expect(pixelOf({ ...view, rotation: { x: 30, y: 0 } }, { x: 1, y: 1.5 + Math.tan(Math.PI / 6) * 5, z: -3 })?.y).toBeCloseTo(300);
  });

  it('is nowhere behind the camera', () => {
    expect(pixelOf(view, { x: 1, y: 1.5, z: 3 })).toBeNull();
  });
});

describe('movedByPixels', () => {
  it('keeps a point under the pointer that drags it, from any view', () => {
    const turned = { ...view, rotation: { x: -20, y: 130 } };
    const point = movedByPixels(turned, { x: 3, y: 0.4, z: 5 }, { x: 0, y: 0 });
    const before = pixelOf(turned, point);

    const moved = pixelOf(turned, movedByPixels(turned, point, { x: 37, y: -52 }));

    expect(moved?.x).toBeCloseTo((before?.x ?? 0) + 37);
    expect(moved?.y).toBeCloseTo((before?.y ?? 0) - 52);
  });
});

describe('stepAxes', () => {
  it('is level or upright whatever the camera looks at, so that a step changes one height or none', () => {
    const { right, up, away } = stepAxes({ x: 12, y: 90 });
    expect([right, up, away].map(rounded)).toEqual([
      [0, 0, -1],
      [0, 1, 0],
      [-1, 0, 0],
    ]);
  });

  it('leads along the floor on the way up the screen, looking steeply down or up', () => {
    expect([stepAxes({ x: -80, y: 0 }).up, stepAxes({ x: -80, y: 0 }).away].map(rounded)).toEqual([
      [0, 0, -1],
      [0, -1, 0],
    ]);
    expect([stepAxes({ x: 80, y: 0 }).up, stepAxes({ x: 80, y: 0 }).away].map(rounded)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  it('agrees with what the camera shows', () => {
    for (const x of [-80, -30, 0, 30, 80]) {
      const [step, camera] = [stepAxes({ x, y: 33 }), cameraAxes({ x, y: 33 })];
      for (const axis of ['right', 'up', 'away'] as const) {
        expect(step[axis].x * camera[axis].x + step[axis].y * camera[axis].y + step[axis].z * camera[axis].z).toBeGreaterThan(0.7);
      }
    }
  });
});
