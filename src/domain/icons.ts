import { records, text } from './stored';

export const iconRefs = ['black', 'blue', 'green', 'pink', 'purple', 'red', 'teal', 'white'] as const;
/** @see MODEL-011 */
export type IconRef = (typeof iconRefs)[number];

const bundle = '/bundle/icons';

/** Where the image of an icon is served. @see MODEL-012 MODEL-013 */
export const iconImage = (ref: IconRef): string => `${bundle}/default/${ref}.png`;
/** Where the image of an icon under the pointer is served. @see MODEL-012 MODEL-013 */
export const iconHoverImage = (ref: IconRef): string => `${bundle}/default/${ref}-hover.png`;

/**
 * Where the image of a sweep's icon is served, which is stored by the name of the image, with or without its ending.
 * What is no such name gets the usual green.
 * @see MODEL-015
 */
export function sweepIconImage(name: string): string {
  const [, plain, ending] = /^([\w-]+)(\.(?:png|jpg|webp))?$/.exec(name) ?? [];
  return plain ? `${bundle}/sweeps/${plain}${ending ?? '.png'}` : iconImage('green');
}

/** What an icon colour means to the organization; `default` and `hover` are images, "" for the usual ones. @see MODEL-006 */
export type IconDescription = { ref: IconRef; description: string; default: string; hover: string };

/** Reads stored icon descriptions. An icon of no colour we know describes none. @see MODEL-006 */
export const iconDescriptionsFrom = (stored: unknown): IconDescription[] =>
  records(stored, (icon) => {
    const ref = iconRefs.find((known) => known === icon.ref);
    return ref ? [{ ref, description: text(icon.description), default: text(icon.default), hover: text(icon.hover) }] : [];
  }).flat();

/** One entry for each of the eight icons, as an organization has them, with the images that are shown. @see MODEL-006 EDIT-033 SET-009 */
export const iconsOf = (described: readonly IconDescription[]): IconDescription[] =>
  iconRefs.map((ref) => {
    const own = described.find((icon) => icon.ref === ref);
    return { ref, description: own?.description ?? '', default: own?.default || iconImage(ref), hover: own?.hover || iconHoverImage(ref) };
  });

/** The eight icons as they are stored before anybody describes them. @see MODEL-006 */
export const undescribedIcons = (): Pick<IconDescription, 'ref' | 'description'>[] => iconRefs.map((ref) => ({ ref, description: '' }));

/** The colours of the older icon picker by name, from red to cherry. @see MODEL-014 */
export const iconColors = {
  red: '#ef4444',
  orange: '#f97316',
  amber: '#f59e0b',
  yellow: '#eab308',
  lime: '#84cc16',
  green: '#22c55e',
  emerald: '#10b981',
  mint: '#98d8c8',
  teal: '#14b8a6',
  turquoise: '#40e0d0',
  cyan: '#06b6d4',
  sky: '#0ea5e9',
  blue: '#3b82f6',
  navy: '#1e3a8a',
  indigo: '#6366f1',
  violet: '#8b5cf6',
  purple: '#a855f7',
  lavender: '#c4b5fd',
  fuchsia: '#d946ef',
  magenta: '#c026d3',
  pink: '#ec4899',
  rose: '#f43f5e',
  coral: '#ff7f50',
  salmon: '#fa8072',
  peach: '#ffcba4',
  gold: '#d4af37',
  bronze: '#cd7f32',
  copper: '#b87333',
  brown: '#78350f',
  tan: '#d2b48c',
  beige: '#e8dcc0',
  ivory: '#fffff0',
  white: '#ffffff',
  silver: '#c0c0c0',
  gray: '#6b7280',
  slate: '#475569',
  black: '#000000',
  olive: '#708238',
  maroon: '#800000',
  cherry: '#9b1b30',
} as const;

/** @see MODEL-014 */
export const iconColorNames = Object.keys(iconColors) as (keyof typeof iconColors)[];
