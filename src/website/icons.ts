import { svgElement } from './dom';

/** The outlines of Lucide's icons, 24 units wide. */
const outlines = {
  play: 'M6 3l14 9-14 9z',
  pause: 'M7 4v16M17 4v16',
  previous: 'M19 20L9 12l10-8zM5 19V5',
  next: 'M5 4l10 8-10 8zM19 5v14',
  close: 'M18 6L6 18M6 6l12 12',
  compass: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16.2 7.8l-2.1 6.3-6.3 2.1 2.1-6.3z',
} as const;

export type IconName = keyof typeof outlines;

export function icon(name: IconName): SVGSVGElement {
  const svg = svgElement('svg', { viewBox: '0 0 24 24', class: `icon icon-${name}`, 'aria-hidden': 'true' });
  svg.append(svgElement('path', { d: outlines[name] }));
  return svg;
}
