import { describe, expect, it } from 'vitest';
import { poiFrom, stemHeights, tagFrom } from '../pois';
import { newTag } from './new-poi';
import { asTag, poiFromModelTag, slidStemHeight, withIcon, withoutTag, withStemHeight, withStemVector, withTagAt } from './tag-changes';

const poi = poiFrom(
  { identifier: 'p', name: 'P', icon: 'blue', position: { x: 1, y: 2, z: 3 }, sweep: 'a', rotation: { x: 1, y: 1 } },
  'p',
);
const view = { position: { x: 9, y: 9, z: 9 }, rotation: { x: 7, y: 8 }, sweep: 'b', zoom: 2, floor: 1 };
const lengthOf = ({ x, y, z }: { x: number; y: number; z: number }) => Math.hypot(x, y, z);

describe('the length of a tag', () => {
  it('EDIT-031 is 0.1 to 1, in steps of 0.05', () => {
    expect([0, 0.1, 0.12, 0.13, 0.975, 1, 7].map(slidStemHeight)).toEqual([0.1, 0.1, 0.1, 0.15, 1, 1, 1]);
    for (let metres = 0; metres < 1.2; metres += 0.013) {
      const slid = slidStemHeight(metres);
      expect(slid).toBeGreaterThanOrEqual(stemHeights.min);
      expect(slid).toBeLessThanOrEqual(stemHeights.max);
      expect(Math.abs(slid / stemHeights.step - Math.round(slid / stemHeights.step))).toBeLessThan(1e-9);
    }
  });

  it('EDIT-030 EDIT-032 scales its stem along its own direction, which points up when there is none', () => {
    const slanted = withStemHeight(tagFrom({ stemVector: { x: 3, y: 4, z: 0 } }), 0.5);

    expect(slanted.stemVector.x).toBeCloseTo(0.3);
    expect(slanted.stemVector.y).toBeCloseTo(0.4);
    expect(slanted.stemHeight).toBe(0.5);
    expect(withStemHeight(tagFrom({ stemVector: { x: 0, y: 0, z: 0 } }), 0.5).stemVector).toEqual({ x: 0, y: 0.5, z: 0 });
  });

  it('EDIT-032 follows a stem vector that is set by hand', () => {
    expect(withStemVector(newTag(poi.position), { x: 0, y: 0, z: 0.6 })).toMatchObject({
      stemVector: { x: 0, y: 0, z: 0.6 },
      stemHeight: 0.6,
    });
  });
});

describe('a PoI', () => {
  it('EDIT-024 gets a tag with the defaults that looks like it, and keeps the one it has', () => {
    const tagged = asTag(poi);

    expect(tagged).toMatchObject({ type: 'tag', tag: { label: 'Tag title', icon: 'blue', anchorPosition: poi.position, stemHeight: 0.2 } });
    expect(asTag(tagged)).toBe(tagged);
  });

  it('EDIT-027 loses its tag', () => {
    expect(withoutTag(asTag(poi))).toMatchObject({ type: 'poi', tag: null });
  });

  it('EDIT-026 EDIT-030 stands where its tag was put, and is seen from where it was put', () => {
    const place = { anchorPosition: { x: 4, y: 5, z: 6 }, stemVector: { x: 0, y: 0, z: 0.2 } };

    expect(withTagAt(poi, place, view)).toMatchObject({
      type: 'tag',
      position: place.anchorPosition,
      rotation: view.rotation,
      sweep: 'b',
      floor: 1,
      zoom: poi.zoom,
      tag: place,
    });
    expect(withTagAt(poi, place, null)).toMatchObject({ position: place.anchorPosition, rotation: poi.rotation, sweep: 'a' });
  });

  it('EDIT-033 has one icon, in the list and in the scan', () => {
    expect(withIcon(asTag(poi), 'teal')).toMatchObject({ icon: 'teal', tag: { icon: 'teal' } });
    expect(withIcon(poi, 'teal')).toMatchObject({ icon: 'teal', tag: null });
  });
});

describe('a tag of the model', () => {
  const modelTag = {
    id: 'm1',
    label: ' Boiler ',
    description: 'Of 1971',
    anchorPosition: { x: 4, y: 5, z: 6 },
    stemVector: { x: 0, y: 3, z: 0 },
    color: { r: 0, g: 1, b: 0 },
  };

  it('EDIT-063 becomes a PoI that stands there, says the same, and remembers which it was', () => {
    const made = poiFromModelTag(modelTag, view, 'u1');

    expect(made).toMatchObject({ name: 'Boiler', type: 'tag', userUid: 'u1', sweep: 'b', position: modelTag.anchorPosition });
    expect(made.tag).toMatchObject({ sid: 'm1', label: ' Boiler ', description: 'Of 1971', stemHeight: 1, color: { r: 0, g: 1, b: 0 } });
    expect(lengthOf(made.tag?.stemVector ?? poi.position)).toBe(3);
  });

  it('EDIT-063 without a label has the usual one', () => {
    expect(poiFromModelTag({ ...modelTag, label: ' ' }, view, 'u1')).toMatchObject({ name: 'New tag', tag: { label: 'Tag title' } });
  });
});
