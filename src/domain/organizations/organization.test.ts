import { describe, expect, it } from 'vitest';
import { iconRefs } from '../icons';
import { defaultTheme } from '../theme';
import { lacksMapLayers, newOrganization, organizationFrom } from './organization';
import { templateFrom } from './template';

describe('organizationFrom', () => {
  it('calls an organization without a name by its id and gives every field its default [MODEL-001]', () => {
    expect(organizationFrom('Acme', {})).toEqual({
      id: 'Acme',
      name: 'Acme',
      members: [],
      status: false,
      isSuspended: false,
      createdAt: null,
      updated: null,
      mapLayers: null,
      logoUrl: '',
      modules: [],
      iconDescription: [],
      template: templateFrom({}),
      theme: defaultTheme,
      tourTypes: [],
      canCreateTours: false,
      languages: [],
      contact: { email: '', phone: '', web: '' },
      isIndexed: false,
    });
  });

  it('reads createdAt in milliseconds', () => {
    expect(organizationFrom('a', { createdAt: 1_700_000_000_000 }).createdAt).toEqual(new Date(1_700_000_000_000));
    expect(organizationFrom('a', { createdAt: 1e300 }).createdAt).toBeNull();
  });

  it('reads its icons as a list with ref and description, and images where they are its own', () => {
    const { iconDescription } = organizationFrom('a', {
      iconDescription: [{ ref: 'red', description: 'Safety' }, { ref: 'blue', hover: 'h' }, { ref: 'mauve' }],
    });

    expect(iconDescription).toEqual([
      { ref: 'red', description: 'Safety', default: '', hover: '' },
      { ref: 'blue', description: '', default: '', hover: 'h' },
    ]);
  });
});

describe('a new organization', () => {
  const now = new Date('2025-03-04T10:00:00Z');
  const stored = newOrganization('Acme', now);

  it('has its name as id and is inactive [MODEL-001 MODEL-003]', () => {
    expect(stored).toMatchObject({ id: 'Acme', name: 'Acme', status: false });
  });

  it('was created at a time in milliseconds [MODEL-004]', () => {
    expect(stored.createdAt).toBe(Date.UTC(2025, 2, 4, 10));
  });

  it('has an empty list of map layers and so never shows the notice for old organizations [MODEL-005]', () => {
    expect(lacksMapLayers(organizationFrom('Acme', stored))).toBe(false);
    expect(lacksMapLayers(organizationFrom('Old', { name: 'Old' }))).toBe(true);
  });

  it('has every field and one description an icon', () => {
    expect(Object.keys({ ...stored, updated: now }).toSorted()).toEqual(Object.keys(organizationFrom('Acme', {})).toSorted());
    expect(stored.iconDescription.map(({ ref }) => ref)).toEqual(iconRefs);
  });
});
