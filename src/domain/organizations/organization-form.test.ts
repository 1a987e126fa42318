import { describe, expect, it } from 'vitest';
import { firstFormProblem } from '../form-problem';
import { iconsOf } from '../icons';
import { defaultTheme } from '../theme';
import { newMapLayer } from './map-layer-addresses';
import { newTourType } from './new-tour-type';
import {
  generalSettings,
  iconSettings,
  mapLayersSettings,
  newOrganizationName,
  templateSettings,
  themeSettings,
  tourTypesSettings,
} from './organization-form';
import { templateFrom } from './template';

describe('what is sent of an organization', () => {
  it('is at first a name that can be an id [MODEL-001]', () => {
    expect(newOrganizationName.parse(' Acme ')).toBe('Acme');
    expect(firstFormProblem(newOrganizationName, ' ')).toBe('Enter a name.');
    for (const name of ['a/b', './organization', '..', '__a__'])
      expect(firstFormProblem(newOrganizationName, name)).toBe('Use a name without a slash.');
    expect(firstFormProblem(newOrganizationName, 'x'.repeat(201))).toBe('Use at most 200 characters.');
  });

  it('is its name and contact in General, and nothing that it may not change', () => {
    const general = { name: 'Acme', contact: { email: '', phone: '', web: 'acme.example' }, isIndexed: false };

    expect(firstFormProblem(generalSettings, general)).toBeNull();
    expect(firstFormProblem(generalSettings, { ...general, status: true })).not.toBeNull();
  });

  it('is tour types with a name, one of eight colours and a range', () => {
    const type = { ...newTourType(), name: 'House' };

    expect(firstFormProblem(tourTypesSettings, [type, { ...type, range: null }])).toBeNull();
    expect(firstFormProblem(tourTypesSettings, [newTourType()])).toBe('Enter a name.');
    expect(firstFormProblem(tourTypesSettings, [{ ...type, color: 'mauve' }])).not.toBeNull();
    expect(firstFormProblem(tourTypesSettings, [{ ...type, range: 150 }])).not.toBeNull();
  });

  it('is a description for each icon', () => {
    expect(firstFormProblem(iconSettings, iconsOf([]))).toBeNull();
    expect(firstFormProblem(iconSettings, [{ ref: 'red', description: '' }])).toBeNull();
    expect(firstFormProblem(iconSettings, [{ ref: 'mauve', description: '' }])).not.toBeNull();
    expect(firstFormProblem(iconSettings, [{ ref: 'red', description: 'x'.repeat(501) }])).toBe('Use at most 500 characters.');
  });

  it('is map layers with a name and a web address', () => {
    const layer = { ...newMapLayer(), name: 'Water', url: 'https://t.example/{z}/{x}/{y}.png' };

    expect(firstFormProblem(mapLayersSettings, [layer])).toBeNull();
    expect(firstFormProblem(mapLayersSettings, [{ ...layer, url: 'javascript:alert(1)' }])).toBe('Enter the web address of the layer.');
  });

  it('is a theme and a template of colours', () => {
    expect(firstFormProblem(themeSettings, defaultTheme)).toBeNull();
    expect(firstFormProblem(themeSettings, { ...defaultTheme, accent: 'url(x)' })).toBe('Enter a colour such as #1f2937.');
    expect(firstFormProblem(templateSettings, templateFrom({ tag: { hover: '#fff' } }))).toBeNull();
    expect(firstFormProblem(templateSettings, { ...templateFrom({}), footer: {} })).not.toBeNull();
  });
});
