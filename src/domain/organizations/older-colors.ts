import { readableOn } from '../theme';
import { type ColorEntry, colorFields, type Template, templateCategories } from './template';

/** The player's panels and the text on them, where an organization chose nothing. */
const glass = { background: '#141a21', color: '#eef0f2' } as const;

/** What each field is read on. The others are surfaces. */
const surfaceOf = { color: 'background', heading: 'background', accent: 'background', hoverColor: 'hover', activeColor: 'active' } as const;

/**
 * The colours of the older player as variables by name, such as `main-background`; only those that an organization chose, and the text that a chosen
 * surface needs. Text is readable on its surface, whatever was chosen.
 * @see MODEL-007
 */
export function olderColors(template: Template): ReadonlyMap<string, string> {
  const colors = new Map<string, string>();
  for (const category of templateCategories) {
    const entry = template[category];
    for (const field of colorFields) {
      const color = colorOf(entry, field);
      if (color !== '') colors.set(`${category}-${field}`, color);
    }
  }
  return colors;
}

function colorOf(entry: ColorEntry, field: (typeof colorFields)[number]): string {
  if (!(field in surfaceOf)) return entry[field];
  const surface = surfaceOf[field as keyof typeof surfaceOf];
  const isSurfaceChosen = entry[surface] !== '';
  const background = entry[surface] || entry.background || glass.background;
  if (entry[field] !== '') return readableOn(background, entry[field]);
  const isText = field !== 'heading' && field !== 'accent';
  return isSurfaceChosen && isText ? readableOn(background, entry.color || glass.color) : '';
}
