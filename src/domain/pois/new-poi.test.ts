import { describe, expect, it } from 'vitest';
import { newPoi, newTag, withView } from './new-poi';
import { poiFrom, stemHeights, storedPoi, tagFrom } from './poi';

const view = { position: { x: 1, y: 2, z: 3 }, rotation: { x: 4, y: 5 }, sweep: 's1', zoom: 1.5, floor: 1 };

describe('a new PoI', () => {
  it('records position, rotation, sweep, zoom and floor of the viewer and who made it [MODEL-066]', () => {
    expect(newPoi('poi', view, 'u1')).toMatchObject({ ...view, userUid: 'u1', tag: null, content: [], screenshot: '' });
  });

  it('is read as it was stored', () => {
    for (const type of ['poi', 'tag', 'sweep'] as const) {
      const poi = newPoi(type, view, 'u1');
      expect(poiFrom(storedPoi(poi), 'p')).toEqual(poi);
    }
  });
});

describe('a new tag', () => {
  it('stands at the point along (0, 0.5, 0) and is red', () => {
    expect(newTag(view.position)).toEqual({
      sid: '',
      label: 'Tag title',
      icon: 'green',
      description: '',
      anchorPosition: { x: 1, y: 2, z: 3 },
      stemHeight: 0.2,
      stemVector: { x: 0, y: 0.5, z: 0 },
      color: { r: 1, g: 0, b: 0 },
    });
  });

  it('is 0.1 to 1 long, in steps of 0.05, and 0.2 to begin with', () => {
    expect(stemHeights).toEqual({ min: 0.1, max: 1, step: 0.05, default: 0.2 });
    expect([0, 0.35, 7, 'long'].map((stemHeight) => tagFrom({ stemHeight }).stemHeight)).toEqual([0.1, 0.35, 1, 0.2]);
  });
});

describe('Set View', () => {
  const there = { rotation: { x: 9, y: 9 }, sweep: 's2', position: { x: 9, y: 9, z: 9 } };

  it('stores rotation, sweep and position, but a tag stays where it is', () => {
    expect(withView(newPoi('poi', view, 'u'), there)).toMatchObject(there);
    expect(withView(newPoi('tag', view, 'u'), there)).toMatchObject({ ...there, position: view.position });
  });
});
