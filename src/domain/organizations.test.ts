import { describe, expect, it } from 'vitest';
import { defaultTheme, organizationFrom, themeFrom, tourTypeColors } from './organizations';

describe('organizationFrom', () => {
  it('MODEL-001 MODEL-002 calls an organization without a name by its id and gives every field its default', () => {
    expect(organizationFrom('Acme', {})).toEqual({
      id: 'Acme',
      name: 'Acme',
      members: [],
      status: false,
      createdAt: null,
      updated: null,
      mapLayers: null,
      logoUrl: '',
      modules: [],
      iconDescription: [],
      template: {},
      theme: defaultTheme,
      tourTypes: [],
      canCreateTours: false,
    });
  });

  it('MODEL-002 reads createdAt in milliseconds', () => {
    expect(organizationFrom('a', { createdAt: 1_700_000_000_000 }).createdAt).toEqual(new Date(1_700_000_000_000));
  });

  it('MODEL-037 MODEL-038 reads tour types, gray where the colour is unknown, with ranges of 100 to 900 in steps of 100', () => {
    const { tourTypes } = organizationFrom('a', {
      tourTypes: [{ id: '1', name: 'House', color: 'mauve' }, { color: 'red', range: 300 }, 5],
    });

    expect(tourTypes).toEqual([
      { id: '1', name: 'House', color: 'gray', range: null },
      { id: '', name: '', color: 'red', range: 300 },
    ]);
    const ranges = [100, 900, 50, 150, 1000].map((range) => organizationFrom('a', { tourTypes: [{ range }] }).tourTypes[0]?.range);
    expect(ranges).toEqual([100, 900, null, null, null]);
    expect(tourTypeColors).toEqual(['gray', 'green', 'blue', 'indigo', 'purple', 'pink', 'red', 'yellow']);
  });
});

describe('the icons of an organization', () => {
  it('MODEL-006 are a list with ref and description, and images where they are their own', () => {
    const { iconDescription } = organizationFrom('a', {
      iconDescription: [
        { ref: 'red', description: 'Safety' },
        { ref: 'blue', hover: 'h' },
      ],
    });

    expect(iconDescription).toEqual([
      { ref: 'red', description: 'Safety', default: '', hover: '' },
      { ref: 'blue', description: '', default: '', hover: 'h' },
    ]);
  });
});

describe('themeFrom', () => {
  it('MODEL-009 is the default theme when nothing is stored', () => {
    expect(themeFrom(undefined)).toEqual({
      primary: '#111827',
      color: '#eeeeee',
      button: '#1f2937',
      buttonHover: '#374151',
      accent: '#10b981',
    });
  });

  it('MODEL-010 reads background as another name of primary', () => {
    expect(themeFrom({ background: '#123456' }).primary).toBe('#123456');
    expect(themeFrom({ background: '#123456', primary: '#654321' }).primary).toBe('#654321');
  });
});
