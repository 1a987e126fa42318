import { contrast, defaultTheme, minTextContrast, readableOn, type Theme, textOn } from './theme';

/** A colour for the light and one for the dark scheme, each as #rrggbb. */
export type SchemeColors = { light: string; dark: string };

/** An organization's colours by their role in the interface; text in or on each of them is readable in both schemes. */
export type ThemeRoles = Record<
  'brand' | 'onBrand' | 'button' | 'buttonHover' | 'onButton' | 'accent' | 'accentLine' | 'accentWash',
  SchemeColors
>;

/** Surfaces behind text, from lightest to darkest in the light scheme, and the reverse in the dark one. */
const surfaces = {
  light: ['#ffffff', '#f7f6f2', '#efede7'],
  dark: ['#0c1014', '#141a20', '#1b222a', '#2d3742'],
} as const;

const minShapeContrast = 3;

/** The roles that a theme sets; null for Loggia's default colours, which have sufficient contrast already. @see MODEL-009 */
export function rolesOf(theme: Theme): ThemeRoles | null {
  if (Object.entries(defaultTheme).every(([name, color]) => theme[name as keyof Theme] === color)) return null;
  const washes = { light: mix(theme.accent, '#ffffff', 0.88), dark: mix(theme.accent, '#141a20', 0.84) };
  const onButton = readableOn(theme.button, theme.color);
  return {
    brand: inBothSchemes(theme.primary),
    onBrand: inBothSchemes(readableOn(theme.primary, theme.color)),
    button: inBothSchemes(theme.button),
    buttonHover: inBothSchemes(readableShade(theme.buttonHover, onButton)),
    onButton: inBothSchemes(onButton),
    accent: {
      light: shadeFor(theme.accent, [...surfaces.light, washes.light], '#000000', minTextContrast),
      dark: shadeFor(theme.accent, [...surfaces.dark, washes.dark], '#ffffff', minTextContrast),
    },
    accentLine: {
      light: shadeFor(theme.accent, surfaces.light, '#000000', minShapeContrast),
      dark: shadeFor(theme.accent, surfaces.dark, '#ffffff', minShapeContrast),
    },
    accentWash: washes,
  };
}

const inBothSchemes = (color: string): SchemeColors => ({ light: color, dark: color });

/** The background, shifted away from the text's colour until the text is readable: white text needs a darker one. Both as #rrggbb. */
export const readableShade = (background: string, text: string): string => shadeFor(background, [text], textOn(text), minTextContrast);

/** The preferred colour, shifted towards another one until it has the minimum contrast on all backgrounds. All as #rrggbb. */
function shadeFor(preferred: string, backgrounds: readonly string[], towards: string, minContrast: number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const shade = mix(preferred, towards, part);
    if (backgrounds.every((background) => contrast(shade, background) >= minContrast)) return shade;
  }
  return towards;
}

/** Mixes two colours; `part` from 0 to 1 is the share of the other. Both as #rrggbb. */
export function mix(color: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((offset) => {
    const [own, more] = [color, other].map((hex) => Number.parseInt(hex.slice(offset, offset + 2), 16)) as [number, number];
    return Math.round(own + (more - own) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
