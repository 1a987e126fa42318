import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRotation, encodeRotation, linkTo } from './deep-link';

const page = { origin: 'https://tours.example', pathname: '/bundle/showcase.html', search: '?m=AbCdEfGh123&applicationKey=k&qs=1' };

function degreesBetween(one: { x: number; y: number }, other: { x: number; y: number }): number {
  const [a, b] = [one, other].map(({ x, y }) => {
    const [pitch, yaw] = [(x * Math.PI) / 180, (y * Math.PI) / 180];
    return [-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)];
  }) as [number[], number[]];
  return (Math.hypot(...a.map((part, at) => part - (b[at] ?? 0))) * 180) / Math.PI;
}

describe('sr', () => {
  it('is read as published links have it', () => {
    expect(decodeRotation('-2.05,1.26')).toEqual({ x: expect.closeTo(-15.7, 1), y: expect.closeTo(98.4, 1) });
  });

  it('is written as it is read', () => {
    expect(encodeRotation({ x: -15.7, y: 98.4 })).toMatch(/^-2\.05\d*,1\.26\d*$/);
  });

  it('may lack its second value, which is 0 then', () => {
    expect(decodeRotation('-3.04')).toEqual(decodeRotation('-3.04,0'));
  });

  it.each(['', 'north', '1,east', ','])('says nothing when it is %j', (sr) => {
    expect(decodeRotation(sr)).toBeUndefined();
  });

  it('leads back to every direction within a tenth of a degree', () => {
    const angles = fc.record({
      x: fc.double({ min: -70, max: 70, noNaN: true }),
      y: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
    });
    fc.assert(
      fc.property(angles, (rotation) => {
        const back = decodeRotation(encodeRotation(rotation)) as { x: number; y: number };
        expect(degreesBetween(back, rotation)).toBeLessThan(0.02);
      }),
    );
  });
});

describe('linkTo', () => {
  it('links to the model alone', () => {
    expect(linkTo(page)).toBe('https://tours.example/bundle/showcase.html?m=AbCdEfGh123&play=1');
  });

  it('links to a view, with the zoom only when there is one', () => {
    const view = { sweep: 3, rotation: { x: 0, y: 90 }, zoom: 1 };

    expect(linkTo(page, view)).toBe('https://tours.example/bundle/showcase.html?m=AbCdEfGh123&ss=3&sr=0,1.5708&play=1');
    expect(linkTo(page, { ...view, zoom: 1.5 })).toContain('&sz=1.5&');
  });

  it('keeps the manifest that the page was opened with', () => {
    expect(linkTo({ ...page, search: '?scan=/scans/a b/scan.json' })).toContain('&scan=%2Fscans%2Fa%20b%2Fscan.json&');
  });
});
