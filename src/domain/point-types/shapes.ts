import type { PointColor } from './point-type';

/** The shape of each colour, as a path in a square of 16: people who do not tell the colours apart tell these. */
export const pointShapes: Readonly<Record<PointColor, string>> = {
  gray: 'M8 2.5a5.5 5.5 0 1 0 .01 0z',
  blue: 'M2.5 2.5h11v11h-11z',
  red: 'M8 1.5 15 14H1z',
  green: 'M8 1 15 8l-7 7-7-7z',
  yellow: 'M8 1l2.1 4.6 4.9.5-3.7 3.3 1.1 4.9L8 11.8l-4.4 2.5 1.1-4.9L1 6.1l4.9-.5z',
  purple: 'M4.5 2h7L15 8l-3.5 6h-7L1 8z',
  pink: 'M6 1.5h4V6h4.5v4H10v4.5H6V10H1.5V6H6z',
  indigo: 'M1 2h14L8 14.5z',
};
