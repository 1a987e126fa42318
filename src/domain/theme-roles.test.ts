import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, defaultTheme, type Theme } from './theme';
import { rolesOf } from './theme-roles';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.record<Theme>({ primary: color, color, button: color, buttonHover: color, accent: color });

describe('rolesOf', () => {
  it('sets nothing for the colours that Loggia has anyway', () => {
    expect(rolesOf(defaultTheme)).toBeNull();
  });

  it('keeps the colours of an organization where they are readable', () => {
    const roles = rolesOf({ primary: '#0b3d2e', color: '#f4f1e8', button: '#0b6e4f', buttonHover: '#085a41', accent: '#0b6e4f' });

    expect(roles?.brand.light).toBe('#0b3d2e');
    expect(roles?.onBrand.light).toBe('#f4f1e8');
    expect(roles?.button.dark).toBe('#0b6e4f');
    expect(roles?.accent.light).toBe('#0b6e4f');
  });

  it('keeps 4.5:1 for whatever the organization chose, in light and in dark', () => {
    fc.assert(
      fc.property(theme, (chosen) => {
        const roles = rolesOf(chosen);
        if (!roles) return;
        for (const scheme of ['light', 'dark'] as const) {
          expect(contrast(roles.onBrand[scheme], roles.brand[scheme])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(roles.onButton[scheme], roles.button[scheme])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(roles.onButton[scheme], roles.buttonHover[scheme])).toBeGreaterThanOrEqual(4.5);
          expect(contrast(roles.accent[scheme], roles.accentWash[scheme])).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of ['#ffffff', '#f7f6f2', '#efede7']) expect(contrast(roles.accent.light, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['#0c1014', '#1b222a', '#2d3742']) expect(contrast(roles.accent.dark, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
