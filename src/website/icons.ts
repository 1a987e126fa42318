const namespace = 'http://www.w3.org/2000/svg';

/** The outlines of Lucide's icons, 24 units wide. */
const outlines = {
  play: 'M6 3l14 9-14 9z',
  pause: 'M7 4v16M17 4v16',
  previous: 'M19 20L9 12l10-8zM5 19V5',
  next: 'M5 4l10 8-10 8zM19 5v14',
  close: 'M18 6L6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof outlines;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', class: `icon icon-${name}`, 'aria-hidden': 'true' }))
    svg.setAttribute(key, value);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', outlines[name]);
  svg.append(path);
  return svg;
}
