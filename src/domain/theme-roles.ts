import { contrast, defaultTheme, readableOn, type Theme } from './theme';

/** A colour for light surroundings and one for dark ones, each as #rrggbb. */
export type Shades = { light: string; dark: string };

/** An organization's colours in the roles of the interface; whatever is written in or on one of them can be read, in both schemes. */
export type ThemeRoles = Record<
  'brand' | 'onBrand' | 'button' | 'buttonHover' | 'onButton' | 'accent' | 'accentLine' | 'accentWash',
  Shades
>;

/** The surfaces that text stands on, from the lightest to the darkest in light, and the other way round in dark. */
const surfaces = {
  light: ['#ffffff', '#f7f6f2', '#efede7'],
  dark: ['#0c1014', '#141a20', '#1b222a', '#2d3742'],
} as const;

const readable = 4.5;
const distinct = 3;

/**
 * The roles that a theme sets; null for the colours that Loggia has anyway, which are told apart in both schemes already.
 * @see MODEL-009
 */
export function rolesOf(theme: Theme): ThemeRoles | null {
  if (Object.entries(defaultTheme).every(([name, color]) => theme[name as keyof Theme] === color)) return null;
  const washes = { light: mixed(theme.accent, '#ffffff', 0.88), dark: mixed(theme.accent, '#141a20', 0.84) };
  const onButton = readableOn(theme.button, theme.color);
  return {
    brand: same(theme.primary),
    onBrand: same(readableOn(theme.primary, theme.color)),
    button: same(theme.button),
    buttonHover: same(shadeFor(theme.buttonHover, [onButton], onButtonTowards(onButton), readable)),
    onButton: same(onButton),
    accent: {
      light: shadeFor(theme.accent, [...surfaces.light, washes.light], '#000000', readable),
      dark: shadeFor(theme.accent, [...surfaces.dark, washes.dark], '#ffffff', readable),
    },
    accentLine: {
      light: shadeFor(theme.accent, surfaces.light, '#000000', distinct),
      dark: shadeFor(theme.accent, surfaces.dark, '#ffffff', distinct),
    },
    accentWash: washes,
  };
}

const same = (color: string): Shades => ({ light: color, dark: color });

/** Away from the text: what is written in white wants a darker ground. */
const onButtonTowards = (onButton: string) => (contrast(onButton, '#000000') > contrast(onButton, '#ffffff') ? '#000000' : '#ffffff');

/** The wanted colour, as far as needed on its way to another, so that it stands out from all grounds. All as #rrggbb. */
function shadeFor(wanted: string, grounds: readonly string[], towards: string, least: number): string {
  for (let part = 0; part < 1; part += 0.05) {
    const shade = mixed(wanted, towards, part);
    if (grounds.every((ground) => contrast(shade, ground) >= least)) return shade;
  }
  return towards;
}

/** A colour with so much of another in it, from 0 to 1. Both as #rrggbb. */
function mixed(color: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [own, more] = [color, other].map((each) => Number.parseInt(each.slice(at, at + 2), 16)) as [number, number];
    return Math.round(own + (more - own) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
