/** Line drawings for the controls, 24 × 24. */
export const icons = {
  inside: 'M12 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8.5 20v-5H7.5v-3.5a1.5 1.5 0 0 1 1.5-1.5h6a1.5 1.5 0 0 1 1.5 1.5V15h-1v5z',
  dollhouse: 'M12 3.5 4.5 7.5v9L12 20.5l7.5-4v-9zM4.5 7.5 12 11.5l7.5-4M12 11.5v9',
  floorplan: 'M4 5h16v14H4zM10 5v6M4 14h6M14 19v-8h6',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  all: 'M4 8.5 12 4.5l8 4-8 4zM4 12.5l8 4 8-4M4 16l8 4 8-4',
  closer: 'M12 6v12M6 12h12',
  further: 'M6 12h12',
  fullscreen: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  window: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
} as const;

export type IconName = keyof typeof icons;

/** An icon, hidden from screen readers. */
export function iconOf(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
