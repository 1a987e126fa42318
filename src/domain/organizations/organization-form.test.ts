import { describe, expect, it } from 'vitest';
import { problemOf } from '../form-problem';
import { iconsOf } from '../icons';
import { defaultTheme } from '../theme';
import {
  generalSettings,
  iconSettings,
  mapLayersSettings,
  moduleSettings,
  newOrganizationName,
  templateSettings,
  themeSettings,
  tourTypesSettings,
} from './organization-form';
import { templateFrom } from './template';
import { newTourType } from './tour-types';

describe('what is sent of an organization', () => {
  it('MODEL-001 is at first a name that can be an id', () => {
    expect(newOrganizationName.parse(' Acme ')).toBe('Acme');
    expect(problemOf(newOrganizationName, ' ')).toBe('Enter a name.');
    for (const name of ['a/b', '.', '..', '__a__']) expect(problemOf(newOrganizationName, name)).toBe('Use a name without a slash.');
    expect(problemOf(newOrganizationName, 'x'.repeat(201))).toBe('Use at most 200 characters.');
  });

  it('is its name in General, and nothing that it may not change', () => {
    expect(problemOf(generalSettings, { name: 'Acme' })).toBeNull();
    expect(problemOf(generalSettings, { name: 'Acme', status: true })).not.toBeNull();
  });

  it('is tour types with a name, one of eight colours and a range', () => {
    const type = { ...newTourType(), name: 'House' };

    expect(problemOf(tourTypesSettings, [type, { ...type, range: null }])).toBeNull();
    expect(problemOf(tourTypesSettings, [newTourType()])).toBe('Enter a name.');
    expect(problemOf(tourTypesSettings, [{ ...type, color: 'mauve' }])).not.toBeNull();
    expect(problemOf(tourTypesSettings, [{ ...type, range: 150 }])).not.toBeNull();
  });

  it('is a description for each icon', () => {
    expect(problemOf(iconSettings, iconsOf([]))).toBeNull();
    expect(problemOf(iconSettings, [{ ref: 'red', description: '' }])).toBeNull();
    expect(problemOf(iconSettings, [{ ref: 'mauve', description: '' }])).not.toBeNull();
    expect(problemOf(iconSettings, [{ ref: 'red', description: 'x'.repeat(501) }])).toBe('Use at most 500 characters.');
  });

  it('is map layers with a name and a web address', () => {
    const layer = { name: 'Water', url: 'https://t.example/{z}/{x}/{y}.png', enabled: true };

    expect(problemOf(mapLayersSettings, [layer])).toBeNull();
    expect(problemOf(mapLayersSettings, [{ ...layer, url: 'javascript:alert(1)' }])).toBe('Enter the web address of the tiles.');
  });

  it('MODEL-007 MODEL-009 is a theme and a template of colours', () => {
    expect(problemOf(themeSettings, defaultTheme)).toBeNull();
    expect(problemOf(themeSettings, { ...defaultTheme, accent: 'url(x)' })).toBe('Enter a colour such as #1f2937.');
    expect(problemOf(templateSettings, templateFrom({ tag: { hover: '#fff' } }))).toBeNull();
    expect(problemOf(templateSettings, { ...templateFrom({}), footer: {} })).not.toBeNull();
  });

  it('is a list of module names', () => {
    expect([problemOf(moduleSettings, ['Measuring']), problemOf(moduleSettings, [''])].map((problem) => problem === null)).toEqual([
      true,
      false,
    ]);
  });
});
