import { contrast, minTextContrast, type Theme, textOn } from './theme';
import { mix, readableShade } from './theme-roles';

/** The colours that a theme's text colour is written on. */
const backgrounds = ['primary', 'button', 'buttonHover'] as const satisfies readonly (keyof Theme)[];
export type TextBackground = (typeof backgrounds)[number];

/** What makes all text of a theme readable: another text colour, buttons of another shade, or both. */
export type ThemeRepair = { colors: Partial<Theme>; text: 'black' | 'white' | null; buttons: 'darker' | 'lighter' | null };

/** The colours on which a theme's text can't be read. */
export const unreadableBackgrounds = (theme: Theme): TextBackground[] =>
  backgrounds.filter((name) => contrast(theme[name], theme.color) < minTextContrast);

/** Null if all text is readable. Primary is the organization's mark and stays: where no text is readable on all, the buttons change. */
export function themeRepair(theme: Theme): ThemeRepair | null {
  if (unreadableBackgrounds(theme).length === 0) return null;
  const shared = (['#000000', '#ffffff'] as const).find((color) => backgrounds.every((name) => isReadable(theme[name], color)));
  if (shared) return { colors: { color: shared }, text: nameOf(shared), buttons: null };
  const hasReadableMark = isReadable(theme.primary, theme.color);
  const text = textOn(theme.primary);
  const color = hasReadableMark ? theme.color : text;
  const button = readableShade(theme.button, color);
  return {
    colors: {
      ...(!hasReadableMark && { color }),
      button,
      buttonHover: differentFrom(button, readableShade(theme.buttonHover, color), color),
    },
    text: hasReadableMark ? null : nameOf(text),
    buttons: textOn(color) === '#000000' ? 'darker' : 'lighter',
  };
}

const minHoverContrast = 1.1;

/** The hovered shade; where it would look like the button itself, the button's with a part of black or white, if text is readable on that. */
function differentFrom(button: string, hovered: string, text: string): string {
  const shades = [hovered, mix(button, textOn(text), hoverPart), mix(button, textOn(button), hoverPart)];
  return shades.find((shade) => contrast(button, shade) >= minHoverContrast && isReadable(shade, text)) ?? hovered;
}
const hoverPart = 0.3;

const isReadable = (background: string, color: string): boolean => contrast(background, color) >= minTextContrast;
const nameOf = (color: '#000000' | '#ffffff') => (color === '#000000' ? 'black' : 'white');
