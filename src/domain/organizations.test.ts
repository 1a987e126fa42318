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
      theme: defaultTheme,
      tourTypes: [],
      canCreateTours: false,
    });
  });

  it('MODEL-002 reads createdAt in milliseconds', () => {
    expect(organizationFrom('a', { createdAt: 1_700_000_000_000 }).createdAt).toEqual(new Date(1_700_000_000_000));
  });

  it('MODEL-037 MODEL-038 MODEL-039 reads tour types, gray where the colour is unknown', () => {
    const { tourTypes } = organizationFrom('a', {
      tourTypes: [{ id: '1', name: 'House', color: 'mauve' }, { color: 'red', range: 300 }, 5],
    });

    expect(tourTypes).toEqual([
      { id: '1', name: 'House', color: 'gray', range: null },
      { id: '', name: '', color: 'red', range: 300 },
    ]);
    expect(tourTypeColors).toEqual(['gray', 'green', 'blue', 'indigo', 'purple', 'pink', 'red', 'yellow']);
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
