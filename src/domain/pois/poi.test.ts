import { describe, expect, it } from 'vitest';
import { poiFrom, tagFrom } from './poi';

describe('poiFrom', () => {
  it('gives a PoI with nothing stored every field with its default [MODEL-066]', () => {
    expect(poiFrom({}, 'here')).toEqual({
      identifier: 'here',
      id: '',
      userUid: '',
      name: 'New PoI',
      type: 'poi',
      category: '',
      floor: 0,
      position: { x: 0, y: 0, z: 0 },
      rotation: { x: 0, y: 0 },
      sweep: '',
      zoom: 1,
      screenshot: '',
      content: [],
      tag: null,
      stem: { x: 0, y: 0, z: 0 },
      icon: 'green',
      normal: 0.2,
      defaultStemHeight: 0.2,
    });
  });

  it('has an alternative text of its screenshot only where one is stored', () => {
    expect(poiFrom({ screenshotAlt: 'A stove' }, '0').screenshotAlt).toBe('A stove');
    for (const stored of [{}, { screenshotAlt: '' }, { screenshotAlt: 7 }])
      expect(poiFrom(stored, '0')).not.toHaveProperty('screenshotAlt');
  });

  it('has a tag only where one is stored, which stands where the PoI is unless it says otherwise', () => {
    const position = { x: 1, y: 2, z: 3 };
    expect([poiFrom({ tag: 'odd' }, 'p').tag, poiFrom({}, 'p').tag]).toEqual([null, null]);
    expect(poiFrom({ type: 'tag', position }, 'p').tag?.anchorPosition).toEqual(position);
    expect(poiFrom({ tag: { anchorPosition: { x: 9, y: 9, z: 9 } }, position }, 'p').tag?.anchorPosition).toEqual({ x: 9, y: 9, z: 9 });
  });
  it('knows the types poi, tag and sweep and takes any other for poi', () => {
    expect(['poi', 'tag', 'sweep', 'dragon', 3].map((type) => poiFrom({ type }, 'p').type)).toEqual(['poi', 'tag', 'sweep', 'poi', 'poi']);
  });

  it('names a PoI New PoI and a tag New tag, with the title Tag title', () => {
    const tag = poiFrom({ type: 'tag' }, 'p');

    expect([poiFrom({}, 'p').name, tag.name, tag.tag?.label]).toEqual(['New PoI', 'New tag', 'Tag title']);
  });

  it('has one of the eight icons, green where it is none of them', () => {
    expect(['teal', 'mauve', 3].map((icon) => poiFrom({ icon }, 'p').icon)).toEqual(['teal', 'green', 'green']);
  });
});

describe('tagFrom', () => {
  it('stands 0.2 high along (0, 0.5, 0) and is red, when nothing is stored', () => {
    expect(tagFrom(undefined)).toEqual({
      sid: '',
      label: 'Tag title',
      icon: 'green',
      description: '',
      anchorPosition: { x: 0, y: 0, z: 0 },
      stemHeight: 0.2,
      stemVector: { x: 0, y: 0.5, z: 0 },
      color: { r: 1, g: 0, b: 0 },
    });
  });
});
