import { describe, expect, it } from 'vitest';
import { poiFrom, tagFrom } from './poi';
import { stemDirection, stemLength, stepped, withAnchor, withStemDirection, withStemLength, withStemTo, withTagOn } from './tag-place';

const poi = poiFrom(
  {
    identifier: 'p',
    type: 'tag',
    sweep: 'a',
    rotation: { x: 1, y: 2 },
    tag: { anchorPosition: { x: 1, y: 2, z: 3 }, stemHeight: 0.3, stemVector: { x: 0, y: 0.3, z: 0 } },
  },
  'p',
);
const tag = poi.tag!;

describe('withAnchor', () => {
  it('moves the point with its tag, to a tenth of a millimetre, and leaves stem and view', () => {
    const moved = withAnchor(poi, { x: 4.123_44, y: -0.000_01, z: 0 });

    expect(moved).toEqual({ ...poi, position: moved.tag?.anchorPosition, tag: { ...tag, anchorPosition: { x: 4.1234, y: 0, z: 0 } } });
    expect(withAnchor({ ...poi, tag: null }, { x: 1, y: 1, z: 1 }).position).toEqual(poi.position);
  });

  it('on a surface, keeps the length of the stem and takes the direction', () => {
    expect(withTagOn(poi, { anchorPosition: { x: 0, y: 1, z: 0 }, stemVector: { x: 0, y: 0, z: 2 } }).tag).toMatchObject({
      anchorPosition: { x: 0, y: 1, z: 0 },
      stemHeight: 0.3,
      stemVector: { x: 0, y: 0, z: 0.3 },
    });
  });
});

describe('stepped', () => {
  it('has an opposite for each step that leads back', () => {
    for (const axis of ['right', 'up', 'away'] as const) {
      const rotation = { x: -60, y: 47 };
      const { x, y, z } = stepped(stepped(tag.anchorPosition, { axis, sign: 1 }, 0.1, rotation), { axis, sign: -1 }, 0.1, rotation);
      expect([x, y, z].map((part) => Math.round(part * 1e6) / 1e6)).toEqual([1, 2, 3]);
    }
  });

  it('is along the axes of the scan before the camera is known', () => {
    expect(stepped(tag.anchorPosition, { axis: 'right', sign: 1 }, 0.01, null)).toEqual({ x: 1.01, y: 2, z: 3 });
    expect(stepped(tag.anchorPosition, { axis: 'up', sign: 1 }, 0.1, null)).toEqual({ x: 1, y: 2.1, z: 3 });
    expect(stepped(tag.anchorPosition, { axis: 'away', sign: 1 }, 0.1, null).z).toBeCloseTo(2.9);
  });
});

describe('the stem of a tag', () => {
  it('has any length between the ends of the slider, to the millimetre', () => {
    expect([0.237, 0.02, 3].map((metres) => withStemLength(tag, metres).stemHeight)).toEqual([0.237, 0.1, 1]);
    expect(withStemLength(tag, 0.237).stemVector).toEqual({ x: 0, y: 0.237, z: 0 });
    expect(stemLength(tagFrom({ stemVector: { x: 0, y: 0, z: 2.5 } }))).toBe(2.5);
  });

  it('turns to a direction in degrees, which it is then read as', () => {
    for (const direction of [
      { around: 0, up: 0 },
      { around: 90, up: 30 },
      { around: 225.5, up: -40 },
      { around: 359.9, up: 89 },
    ]) {
      const turned = withStemDirection({ ...tag, stemVector: { x: 0, y: 1, z: 0 }, stemHeight: 1 }, direction);
      expect(stemDirection(turned).up).toBeCloseTo(direction.up, 0);
      expect(stemDirection(turned).around).toBeCloseTo(direction.around, 0);
      expect(stemLength(turned)).toBeCloseTo(1, 3);
    }
    expect(stemDirection(tag)).toEqual({ around: 0, up: 90 });
  });

  it('leads to where its icon is dragged, as far as its limits allow', () => {
    expect(withStemTo(tag, { x: 1, y: 2, z: 3.4 })).toMatchObject({ stemHeight: 0.4, stemVector: { x: 0, y: 0, z: 0.4 } });
    expect(withStemTo(tag, { x: 9, y: 2, z: 3 }).stemVector).toEqual({ x: 1, y: 0, z: 0 });
    expect(withStemTo(tag, tag.anchorPosition)).toBe(tag);
  });
});
