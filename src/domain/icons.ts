import { records, text } from './stored';

export const iconRefs = ['black', 'blue', 'green', 'pink', 'purple', 'red', 'teal', 'white'] as const;
/** @see MODEL-011 */
export type IconRef = (typeof iconRefs)[number];

const bundle = '/bundle/icons';

/** Address of an icon's image. @see MODEL-012 MODEL-013 */
export const iconImage = (ref: IconRef): string => `${bundle}/default/${ref}.png`;
/** Address of an icon's hover image. @see MODEL-012 MODEL-013 */
export const iconHoverImage = (ref: IconRef): string => `${bundle}/default/${ref}-hover.png`;

/** What an icon colour means in the organization; `default` and `hover` are image addresses, "" for the default images. @see MODEL-006 */
export type IconDescription = { ref: IconRef; description: string; default: string; hover: string };

/** Reads stored icon descriptions; unknown colours are skipped. @see MODEL-006 */
export const iconDescriptionsFrom = (stored: unknown): IconDescription[] =>
  records(stored, (icon) => {
    const ref = iconRefs.find((candidate) => candidate === icon.ref);
    return ref ? [{ ref, description: text(icon.description), default: text(icon.default), hover: text(icon.hover) }] : [];
  }).flat();

/** All eight icons with the organization's descriptions and images, or the default ones. @see MODEL-006 EDIT-033 SET-009 */
export const iconsOf = (described: readonly IconDescription[]): IconDescription[] =>
  iconRefs.map((ref) => {
    const own = described.find((icon) => icon.ref === ref);
    return { ref, description: own?.description ?? '', default: own?.default || iconImage(ref), hover: own?.hover || iconHoverImage(ref) };
  });

/** The eight icons as stored before they are described. @see MODEL-006 */
export const defaultIconDescriptions = (): Pick<IconDescription, 'ref' | 'description'>[] =>
  iconRefs.map((ref) => ({ ref, description: '' }));
