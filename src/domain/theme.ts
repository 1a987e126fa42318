import { record, text } from './stored';

/** An organization's colours, each as #rrggbb. @see MODEL-009 */
export type Theme = { primary: string; color: string; button: string; buttonHover: string; accent: string };

export const defaultTheme: Theme = {
  primary: '#111827',
  color: '#eeeeee',
  button: '#1f2937',
  buttonHover: '#374151',
  accent: '#10b981',
};

/** Reads a stored theme; `background` is an alias of `primary`, and invalid colours get the default. @see MODEL-009 MODEL-010 */
export function themeFrom(stored: unknown): Theme {
  const theme = record(stored);
  return {
    primary: colorFrom(theme.primary) || colorFrom(theme.background) || defaultTheme.primary,
    color: colorFrom(theme.color) || defaultTheme.color,
    button: colorFrom(theme.button) || defaultTheme.button,
    buttonHover: colorFrom(theme.buttonHover) || defaultTheme.buttonHover,
    accent: colorFrom(theme.accent) || defaultTheme.accent,
  };
}

/** Reads a stored colour, hexadecimal or rgb(), as #rrggbb; "" for anything else. Transparency is dropped. */
export function colorFrom(stored: unknown): string {
  const input = text(stored).trim().toLowerCase();
  const [, short] = /^#([0-9a-f]{3})[0-9a-f]?$/.exec(input) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const [, long] = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(input) ?? [];
  if (long) return `#${long}`;
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/][\s\d.%]*)?\)$/.exec(input) ?? [];
  return parts.length === 3 ? `#${parts.map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}` : '';
}

/** The minimum contrast of text with its background. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const minTextContrast = 4.5;

/** Black or white, whichever has more contrast with the colour; the contrast is always at least 4.5:1. @param background as #rrggbb */
export const textOn = (background: string): '#000000' | '#ffffff' =>
  contrast(background, '#000000') >= contrast(background, '#ffffff') ? '#000000' : '#ffffff';

/** The preferred text colour if it is readable on the background, otherwise black or white. Both as #rrggbb. */
export const readableOn = (background: string, preferred: string): string =>
  contrast(background, preferred) >= minTextContrast ? preferred : textOn(background);

/** The contrast ratio of two colours, as #rrggbb: 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const part = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
