import { describe, expect, it } from 'vitest';
import { iconColors } from './icon-colors';
import { iconRefs, iconsOf } from './icons';
import { filterBySearch } from './search';

describe('icons', () => {
  it('take their images from the organization, else from the bundle, one entry a colour', () => {
    const icons = iconsOf([{ ref: 'red', description: 'Safety', default: 'https://x.example/r.png', hover: '' }]);

    expect(icons.map(({ ref }) => ref)).toEqual(iconRefs);
    expect(icons[5]).toEqual({
      ref: 'red',
      description: 'Safety',
      default: 'https://x.example/r.png',
      hover: '/bundle/icons/default/red-hover.png',
    });
    expect(icons[1]).toMatchObject({ description: '', default: '/bundle/icons/default/blue.png' });
  });

  it('are found by description or colour, whatever the case', () => {
    const icons = iconsOf([{ ref: 'red', description: 'Blue light', default: '', hover: '' }]);

    expect(filterBySearch(icons, 'BLUE', 'icons', ({ ref, description }) => [ref, description]).map(({ ref }) => ref)).toEqual([
      'blue',
      'red',
    ]);
  });

  it('have 40 colour names in the older picker, from red to cherry, each a colour of its own [MODEL-014]', () => {
    const names = Object.keys(iconColors);
    expect(names).toHaveLength(40);
    expect([names[0], names[39]]).toEqual(['red', 'cherry']);
    expect(new Set(Object.values(iconColors)).size).toBe(40);
    expect(Object.values(iconColors).every((color) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });
});
