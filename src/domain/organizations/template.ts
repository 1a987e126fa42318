import { isRecord, oneOf, record, type Stored } from '../stored';
import { colorFrom } from '../theme';

export const templateCategories = ['main', 'tag', 'button'] as const;
/** A part of the older player with its own colours. @see MODEL-007 */
export type TemplateCategory = (typeof templateCategories)[number];

export const colorFields = ['background', 'color', 'heading', 'accent', 'hover', 'hoverColor', 'active', 'activeColor'] as const;
/** @see MODEL-007 */
export type ColorField = (typeof colorFields)[number];

export const colorRefs = ['primary', 'secondary', 'tag'] as const;
/** @see MODEL-008 */
export type ColorRef = (typeof colorRefs)[number];

/** The colours of one category, each #rrggbb or "" for the default. @see MODEL-007 MODEL-008 */
export type ColorEntry = { ref: ColorRef } & Record<ColorField, string>;

/** An organization's template. @see MODEL-007 */
export type Template = Record<TemplateCategory, ColorEntry>;

/** The category that the preview paints with a colour entry. @see MODEL-008 */
export const categoryOf: Record<ColorRef, TemplateCategory> = { primary: 'main', secondary: 'button', tag: 'tag' };

const defaultRef: Record<TemplateCategory, ColorRef> = { main: 'primary', button: 'secondary', tag: 'tag' };

/** Reads a stored template: a map by category, or a list of entries with a ref each. @see MODEL-007 MODEL-008 */
export function templateFrom(stored: unknown): Template {
  const byCategory = Array.isArray(stored) ? byRef(stored) : record(stored);
  return {
    main: colorEntryFrom(byCategory.main, 'main'),
    tag: colorEntryFrom(byCategory.tag, 'tag'),
    button: colorEntryFrom(byCategory.button, 'button'),
  };
}

function byRef(entries: readonly unknown[]): Stored {
  const entriesByCategory = entries.filter(isRecord).flatMap((entry) => {
    const ref = colorRefs.find((candidate) => candidate === entry.ref);
    return ref ? [[categoryOf[ref], entry] as const] : [];
  });
  return Object.fromEntries(entriesByCategory);
}

function colorEntryFrom(stored: unknown, category: TemplateCategory): ColorEntry {
  const entry = record(stored);
  const colors = Object.fromEntries(colorFields.map((field) => [field, colorFrom(entry[field])])) as Record<ColorField, string>;
  return { ref: oneOf(colorRefs, entry.ref, defaultRef[category]), ...colors };
}
