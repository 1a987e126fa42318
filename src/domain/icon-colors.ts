import type { Rgb } from './geometry';
import { type IconRef, iconRefs } from './icons';

/** The colours of the older icon picker by name. @see MODEL-014 */
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

/** The icon whose colour is nearest to a tag's colour. */
export function nearestIcon({ r, g, b }: Rgb): IconRef {
  const distance = (ref: IconRef) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(iconColors[ref].slice(at, at + 2), 16) / 255);
    return Math.hypot(r - red, g - green, b - blue);
  };
  return iconRefs.reduce((best, ref) => (distance(ref) < distance(best) ? ref : best));
}
