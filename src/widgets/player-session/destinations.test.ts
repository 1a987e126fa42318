import { describe, expect, it } from 'vitest';
import type { CameraPose, Sweep } from '@/showcase/port';
import { cameraMoveTo } from './destinations';

const at = (id: string, y: number, x: number, floor: number): Sweep => ({ id, position: { x, y, z: 0 }, floor });
const sweeps = [at('hall', 1.5, 1, 0), at('kitchen', 1.5, 5, 0), at('attic', 4.5, 1, 1)];
const pose: CameraPose = { position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'hall', mode: 'inside' };
const moveTo = (sweep: string) =>
  cameraMoveTo({ sweep, rotation: { x: 0, y: 0 } }, { pose, sweeps, looksAhead: true, isMotionReduced: false });

describe('cameraMoveTo', () => {
  it('turns towards a place on the same floor first [PLAYER-038]', () => {
    expect(moveTo('kitchen')).toEqual({ transition: 'fade', lookAt: { x: 5, y: 1.5, z: 0 } });
  });

  it('does not look at the ceiling on the way to another floor', () => {
    expect(moveTo('attic')).toEqual({ transition: 'fade' });
  });
});
