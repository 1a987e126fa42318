import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, defaultTheme, type Theme } from './theme';
import { themeRepair, unreadableBackgrounds } from './theme-repair';

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme = fc.record<Theme>({ primary: color, color, button: color, buttonHover: color, accent: color });

describe('themeRepair', () => {
  it('has nothing to repair where all text is readable', () => {
    expect(themeRepair(defaultTheme)).toBeNull();
  });

  it('changes the text alone where black or white is readable on all colours', () => {
    expect(themeRepair({ ...defaultTheme, color: '#222222' })).toEqual({ colors: { color: '#ffffff' }, text: 'white', buttons: null });
  });

  it('darkens light buttons where no text is readable on them and on a dark primary', () => {
    const repair = themeRepair({ ...defaultTheme, button: '#f0c674', buttonHover: '#ffe08a' });

    expect(repair).toMatchObject({ text: null, buttons: 'darker' });
    expect(repair?.colors).not.toHaveProperty('primary');
    expect(repair?.colors).not.toHaveProperty('color');
  });

  it('lightens dark buttons on which the text of a light primary is not readable', () => {
    const repair = themeRepair({ ...defaultTheme, primary: '#fff4d6', color: '#eeeeee' });

    expect(repair).toMatchObject({ colors: { color: '#000000' }, text: 'black', buttons: 'lighter' });
  });

  it('gives a hovered button another shade than the button', () => {
    const chosen = { ...defaultTheme, button: '#f0c674', buttonHover: '#f0c674' };
    const repaired = { ...chosen, ...themeRepair(chosen)?.colors };

    expect(contrast(repaired.button, repaired.buttonHover)).toBeGreaterThanOrEqual(1.1);
  });

  it('leaves nothing unreadable, and primary as it is', () => {
    fc.assert(
      fc.property(theme, (chosen) => {
        const repair = themeRepair(chosen);
        expect(repair === null).toBe(unreadableBackgrounds(chosen).length === 0);
        const repaired = { ...chosen, ...repair?.colors };
        expect(unreadableBackgrounds(repaired)).toEqual([]);
        expect(repaired.primary).toBe(chosen.primary);
      }),
    );
  });
});
