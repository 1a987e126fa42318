import { describe, expect, it } from 'vitest';
import { frameBox } from './free-area';

const box = (x: number, y: number, right: number, bottom: number) => ({ x, y, right, bottom });
const middleOf = ({ x, width }: ReturnType<typeof frameBox>) => x + width / 2;

describe('frameBox', () => {
  it('fills the view while nothing covers it [PLAYER-007]', () => {
    expect(frameBox(box(0, 0, 1280, 800), [])).toEqual({ x: 0, y: 0, width: 1280, freeShare: 1 });
  });

  it('has its middle between the edge and the content panel in an embed of 960 × 540 [PLAYER-058]', () => {
    const frame = frameBox(box(0, 0, 960, 540), [box(564, 72, 948, 460)]);

    expect(middleOf(frame)).toBe(282);
    expect(frame.x).toBeLessThanOrEqual(0);
    expect(frame.x + frame.width).toBeGreaterThanOrEqual(960);
    expect(frame.freeShare * frame.width).toBeCloseTo(564);
  });

  it('has its middle between the list and the content panel', () => {
    const frame = frameBox(box(0, 0, 1280, 800), [box(12, 72, 396, 720), box(884, 72, 1268, 300)]);

    expect(middleOf(frame)).toBe(640);
    expect(frame).toMatchObject({ x: 0, width: 1280 });
    expect(frame.freeShare * frame.width).toBeCloseTo(488);
  });

  it('has its middle left of the list where text runs from right to left', () => {
    const frame = frameBox(box(0, 0, 1280, 800), [box(884, 72, 1268, 720)]);

    expect(middleOf(frame)).toBe(442);
    expect(frame.freeShare * frame.width).toBeCloseTo(884);
  });

  it('moves up above a sheet, and keeps its size, in pixels of the view', () => {
    const frame = frameBox(box(0, 100, 390, 900), [box(0, 500, 390, 836)]);

    expect(frame).toEqual({ x: 0, y: -200, width: 390, freeShare: 1 });
  });

  it('leaves a fifth free where panels cover nearly all', () => {
    const frame = frameBox(box(0, 0, 390, 800), [box(0, 40, 390, 736)]);

    expect(frame.y).toBe(-320);
  });
});
