import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { applyView, aView, blendViews, type View } from './view';

const aspect = 1.6;
const focused = (changes: Partial<View>): View => ({ ...aView(), near: 0.1, far: 100, focus: 10, half: 7, ...changes });
const seen = (view: View, point: Vector3) => {
  const camera = new PerspectiveCamera();
  applyView(view, camera, aspect);
  return point.clone().project(camera);
};

describe('a view', () => {
  it('keeps what is in focus as large as it is while perspective turns into parallel projection', () => {
    const edge = new Vector3(0, 7, -10);

    for (const flat of [0.001, 0.3, 0.7, 1]) expect(seen(focused({ flat }), edge).y).toBeCloseTo(1, 6);
  });

  it.each([0.001, 0.5, 1])('has its near and far planes at the edges of depth, %d flat', (flat) => {
    const view = focused({ flat });

    expect(seen(view, new Vector3(0, 0, -0.1)).z).toBeCloseTo(-1, 5);
    expect(seen(view, new Vector3(0, 0, -100)).z).toBeCloseTo(1, 5);
  });

  it('makes what is further away smaller in perspective, and not in parallel projection', () => {
    const near = new Vector3(1, 0, -5);
    const far = new Vector3(1, 0, -50);

    expect(seen(focused({}), far).x).toBeLessThan(seen(focused({}), near).x / 5);
    expect(seen(focused({ flat: 1 }), far).x).toBeCloseTo(seen(focused({ flat: 1 }), near).x, 9);
  });

  it('turns the short way round on its way to another one', () => {
    const [from, to] = [
      { ...aView(), yaw: 170 },
      { ...aView(), yaw: -170 },
    ];

    expect(blendViews(from, to, 0.5, aView()).yaw).toBe(180);
    expect(blendViews(from, to, 1, aView()).yaw).toBe(190);
  });
});
