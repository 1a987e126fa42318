import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRotationParameter, rotationParameter } from './deep-link';

describe('a deep link', () => {
  it('carries pitch -15.7 and yaw 98.4 as -2.05, 1.26', () => {
    const [a, b] = rotationParameter({ x: -15.7, y: 98.4 }).split(',').map(Number);

    expect(a).toBeCloseTo(-2.05, 1);
    expect(b).toBeCloseTo(1.26, 2);
    const back = parseRotationParameter('-2.05,1.26');
    expect([back?.x, back?.y].map((angle) => Math.round((angle ?? 0) * 10) / 10)).toEqual([-15.7, 98.4]);
  });

  it('comes back as the same view, to a hundredth of a degree', () => {
    const angle = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(angle(85), angle(179.9), (x, y) => {
        const back = parseRotationParameter(rotationParameter({ x, y }));
        expect(Math.abs((back?.x ?? 999) - x)).toBeLessThan(0.01);
        // Near the poles a yaw means little: what counts is how far apart the two directions are.
        const apart = Math.abs((((back?.y ?? 999) - y + 540) % 360) - 180) * Math.cos((x * Math.PI) / 180);
        expect(apart).toBeLessThan(0.02);
      }),
    );
  });

  it('may lack the zeros at its end', () => {
    const half = parseRotationParameter('-3.04');

    expect(half).toEqual(parseRotationParameter('-3.04,0'));
    expect(['', 'a,b', '1,2,3,4', '1,', 'Infinity'].map(parseRotationParameter)).toEqual(new Array(5).fill(null));
  });

  it.each(['NaN', 'Infinity', '-Infinity', '1e999', '1e400', '1e99', '0x10', '0b1', '1_0', '99', '1,1e999', '1,Infinity', '1,2,NaN'])(
    'is none with the angle %s',
    (parameter) => {
      expect(parseRotationParameter(parameter)).toBeNull();
    },
  );

  it.each(['.5,-.25', '+1,2.', '1e-2,0', ' 1 , 2 ', '-3.14,6.28'])('reads the angles of %s as finite degrees', (parameter) => {
    const rotation = parseRotationParameter(parameter);

    expect([rotation?.x, rotation?.y].every(Number.isFinite)).toBe(true);
  });

  it('writes finite angles, whatever the camera says', () => {
    expect(rotationParameter({ x: Number.NaN, y: Number.POSITIVE_INFINITY })).toBe('0,0');
  });
});
