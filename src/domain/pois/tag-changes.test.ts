import { describe, expect, it } from 'vitest';
import { newTag } from './new-poi';
import { poiFrom, stemHeights, tagFrom } from './poi';
import {
  asTag,
  poiFromModelTag,
  snapStemHeight,
  withIcon,
  withName,
  withoutTag,
  withStemHeight,
  withStemVector,
  withTagAt,
} from './tag-changes';

const poi = poiFrom(
  { identifier: 'p', name: 'P', icon: 'blue', position: { x: 1, y: 2, z: 3 }, sweep: 'a', rotation: { x: 1, y: 1 } },
  'p',
);
const view = { position: { x: 9, y: 9, z: 9 }, rotation: { x: 7, y: 8 }, sweep: 'b', zoom: 2, floor: 1 };
const lengthOf = ({ x, y, z }: { x: number; y: number; z: number }) => Math.hypot(x, y, z);

describe('the length of a tag', () => {
  it('is 0.1 to 1, in steps of 0.05 [EDIT-031]', () => {
    expect([0, 0.1, 0.12, 0.13, 0.975, 1, 7].map(snapStemHeight)).toEqual([0.1, 0.1, 0.1, 0.15, 1, 1, 1]);
    for (let metres = 0; metres < 1.2; metres += 0.013) {
      const slid = snapStemHeight(metres);
      expect(slid).toBeGreaterThanOrEqual(stemHeights.min);
      expect(slid).toBeLessThanOrEqual(stemHeights.max);
      expect(Math.abs(slid / stemHeights.step - Math.round(slid / stemHeights.step))).toBeLessThan(1e-9);
    }
  });

  it('scales its stem along its own direction, which points up when there is none [EDIT-030 EDIT-032]', () => {
    const slanted = withStemHeight(tagFrom({ stemVector: { x: 3, y: 4, z: 0 } }), 0.5);

    expect(slanted.stemVector.x).toBeCloseTo(0.3);
    expect(slanted.stemVector.y).toBeCloseTo(0.4);
    expect(slanted.stemHeight).toBe(0.5);
    expect(withStemHeight(tagFrom({ stemVector: { x: 0, y: 0, z: 0 } }), 0.5).stemVector).toEqual({ x: 0, y: 0.5, z: 0 });
  });

  it('follows a stem vector that is set by hand [EDIT-032]', () => {
    expect(withStemVector(newTag(poi.position), { x: 0, y: 0, z: 0.6 })).toMatchObject({
      stemVector: { x: 0, y: 0, z: 0.6 },
      stemHeight: 0.6,
    });
  });
});

describe('a PoI', () => {
  it('gets a tag with the defaults that looks like it, and keeps the one it has [EDIT-024]', () => {
    const tagged = asTag(poi);

    expect(tagged).toMatchObject({ type: 'tag', tag: { label: 'P', icon: 'blue', anchorPosition: poi.position, stemHeight: 0.2 } });
    expect(asTag(tagged)).toBe(tagged);
  });

  it('gives its name to its tag, until somebody labels the tag', () => {
    const unnamed = asTag({ ...poi, name: 'New PoI' });
    const named = withName(unnamed, 'Fireplace');
    const labelled = { ...named, tag: named.tag && { ...named.tag, label: 'Warm corner' } };

    const labels = [unnamed, named, withName(named, 'Stove'), withName(labelled, 'Stove'), withName(poi, 'Stove')].map(
      ({ tag }) => tag?.label,
    );

    expect(labels).toEqual(['Tag title', 'Fireplace', 'Stove', 'Warm corner', undefined]);
  });

  it('loses its tag [EDIT-027]', () => {
    expect(withoutTag(asTag(poi))).toMatchObject({ type: 'poi', tag: null });
  });

  it('stands where its tag was put, and is seen from where it was put [EDIT-026 EDIT-030]', () => {
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

  it('has one icon, in the list and in the scan [EDIT-033]', () => {
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

  it('becomes a PoI that stands there, says the same, and remembers which it was [EDIT-063]', () => {
    const made = poiFromModelTag(modelTag, view, 'u1');

    expect(made).toMatchObject({ name: 'Boiler', type: 'tag', userUid: 'u1', sweep: 'b', position: modelTag.anchorPosition });
    expect(made.tag).toMatchObject({ sid: 'm1', label: ' Boiler ', description: 'Of 1971', stemHeight: 1, color: { r: 0, g: 1, b: 0 } });
    expect(lengthOf(made.tag?.stemVector ?? poi.position)).toBe(3);
  });

  it('keeps its colour, by the icon that is nearest to it', () => {
    const iconOf = (r: number, g: number, b: number) => {
      const { icon, tag } = poiFromModelTag({ ...modelTag, color: { r, g, b } }, view, 'u1');
      expect(tag?.icon).toBe(icon);
      return icon;
    };

    expect([iconOf(0, 0, 1), iconOf(1, 0, 0), iconOf(0.05, 0.05, 0.05), iconOf(1, 1, 0.97), iconOf(0, 0.7, 0.65)]).toEqual([
      'blue',
      'red',
      'black',
      'white',
      'teal',
    ]);
  });

  it('without a label has the usual one [EDIT-063]', () => {
    expect(poiFromModelTag({ ...modelTag, label: ' ' }, view, 'u1')).toMatchObject({ name: 'New tag', tag: { label: 'Tag title' } });
  });
});
