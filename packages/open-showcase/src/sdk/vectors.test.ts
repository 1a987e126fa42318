import { Euler, OrthographicCamera, PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { facing, meetPlane, project, rowMajor } from './vectors';

const size = { w: 640, h: 360 };
const inRadians = Math.PI / 180;

describe('project', () => {
  it.each([
    ['perspective', new PerspectiveCamera(70, 640 / 360, 0.1, 100)],
    ['orthographic', new OrthographicCamera(-4, 4, 2.25, -2.25, 0.1, 100)],
  ])('C67 agrees with a three.js %s camera', (_, camera) => {
    const rotation = { x: -23, y: 131 };
    const position = { x: 1, y: 2, z: -3 };
    camera.position.set(1, 2, -3);
    camera.setRotationFromEuler(new Euler(rotation.x * inRadians, rotation.y * inRadians, 0, 'YXZ'));
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    const world = new Vector3(-0.4, 0.3, -1).unproject(camera);

    const seen = project(world, { position, rotation, projection: rowMajor(camera.projectionMatrix.toArray()) }, size);

    expect(seen.x).toBeCloseTo(0.3 * 640, 1);
    expect(seen.y).toBeCloseTo(0.35 * 360, 1);
  });

  it('gives finite numbers and a depth above 1 behind the camera and in its plane', () => {
    const camera = new PerspectiveCamera(70, 1, 0.1, 100);
    const pose = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, projection: rowMajor(camera.projectionMatrix.toArray()) };

    for (const world of [
      { x: 0, y: 0, z: 5 },
      { x: 1, y: 0, z: 0 },
      { x: 0, y: 0, z: 0 },
    ]) {
      const seen = project(world, pose, size);
      expect(Object.values(seen).every(Number.isFinite)).toBe(true);
      expect(seen.z).toBeGreaterThan(1);
    }
    expect(project({ x: 0, y: 0, z: -5 }, pose, size).z).toBeLessThan(1);
  });
});

describe('facing', () => {
  it('looks along −Z at yaw 0, to the left with a positive yaw, up with a positive pitch', () => {
    const from = { x: 0, y: 0, z: 0 };
    expect(facing(from, { x: 0, y: 0, z: -1 }).y).toBeCloseTo(0);
    expect(facing(from, { x: -1, y: 0, z: 0 }).y).toBeCloseTo(90);
    expect(facing(from, { x: 0, y: 1, z: -1 }).x).toBeCloseTo(45);
  });
});

describe('meetPlane', () => {
  it('meets the plane ahead and none behind or beside the ray', () => {
    const origin = { x: 0, y: 2, z: 0 };
    expect(meetPlane({ origin, direction: { x: 0, y: -1, z: -1 } }, 0)).toEqual({ x: 0, y: 0, z: -2 });
    expect(meetPlane({ origin, direction: { x: 0, y: 1, z: -1 } }, 0)).toBeNull();
    expect(meetPlane({ origin, direction: { x: 0, y: 0, z: -1 } }, 0)).toBeNull();
  });
});
