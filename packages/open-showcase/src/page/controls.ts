import type { Scan } from '../scan/scan';
import type { Viewer, ViewMode } from '../viewer/port';
import { type IconName, iconOf } from './icons';
import type { Parameters } from './parameters';

const zoomStep = 1.25;
const hintMs = 8000;

/** The page's own controls, shown once the tour plays. Returns the function that removes them. */
export function createControls(root: HTMLElement, viewer: Viewer, scan: Scan, shown: Parameters): () => void {
  const bar = root.querySelector<HTMLElement>('.controls');
  if (!bar) return () => undefined;
  const ends: (() => void)[] = [];
  const groups = shown.instruments ? [modes(viewer, shown, ends), floors(viewer, scan, shown, ends), sizes(root, viewer, shown, ends)] : [];
  bar.replaceChildren(...groups.filter((group) => group !== null));
  bar.hidden = false;
  if (shown.help) bar.before(hint(viewer, ends));
  return () => {
    for (const end of ends) end();
    bar.replaceChildren();
  };
}

/** A labelled group of buttons. */
function groupOf(name: string, className: string, children: HTMLElement[]): HTMLElement {
  const group = document.createElement('div');
  group.className = `group ${className}`;
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', name);
  group.append(...children);
  return group;
}

function buttonOf(name: string, icon: IconName, pressed: () => unknown): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.title = name;
  button.setAttribute('aria-label', name);
  button.append(iconOf(icon));
  // a press rejected during a camera move can be repeated
  button.addEventListener('click', () => Promise.resolve(pressed()).catch(() => undefined));
  return button;
}

function modes(viewer: Viewer, shown: Parameters, ends: (() => void)[]): HTMLElement | null {
  const offered: [ViewMode, string, IconName][] = [['inside', 'Walk inside', 'inside']];
  if (shown.dollhouse) offered.push(['dollhouse', 'Dollhouse', 'dollhouse']);
  if (shown.floorplan) offered.push(['floorplan', 'Floor plan', 'floorplan']);
  if (offered.length === 1) return null;
  const buttons = offered.map(([mode, name, icon]) => [mode, buttonOf(name, icon, () => viewer.goToMode(mode))] as const);
  const refresh = () => {
    const { current, to } = viewer.mode.value;
    for (const [mode, button] of buttons) button.setAttribute('aria-pressed', String(mode === (to ?? current)));
  };
  refresh();
  ends.push(viewer.mode.subscribe(refresh));
  return groupOf(
    'View',
    'modes',
    buttons.map(([, button]) => button),
  );
}

function floors(viewer: Viewer, scan: Scan, shown: Parameters, ends: (() => void)[]): HTMLElement | null {
  const names = scan.floors.toSorted((a, b) => a.sequence - b.sequence).map(({ name }) => name);
  if (!shown.floors || names.length < 2) return null;
  const label = document.createElement('output');
  const go = (step: number) => {
    const { value } = viewer.floor;
    if (value === 'moving' || value === 'none') return undefined;
    return viewer.goToFloor(value === 'all' ? (step > 0 ? 0 : names.length - 1) : value + step);
  };
  const down = buttonOf('One floor down', 'down', () => go(-1));
  const up = buttonOf('One floor up', 'up', () => go(1));
  const all = buttonOf('All floors', 'all', () => viewer.showAllFloors());
  const group = groupOf('Floor', 'floors', [down, label, up, all]);
  const refresh = () => {
    const { value } = viewer.floor;
    // keep the last floor during a move, so that nothing flickers
    if (value === 'moving') return;
    // an unaligned 360° view is on no floor
    group.hidden = value === 'none';
    label.textContent = typeof value === 'number' ? (names[value] ?? '') : value === 'all' ? 'All floors' : '';
    down.disabled = value === 0;
    up.disabled = value === names.length - 1;
    all.hidden = ['inside', 'outside'].includes(viewer.mode.value.current);
    all.setAttribute('aria-pressed', String(value === 'all'));
  };
  refresh();
  ends.push(viewer.floor.subscribe(refresh), viewer.mode.subscribe(refresh));
  return group;
}

function sizes(root: HTMLElement, viewer: Viewer, shown: Parameters, ends: (() => void)[]): HTMLElement | null {
  const buttons: HTMLElement[] = [];
  if (shown.mayZoom) {
    const pair = [
      buttonOf('Zoom out', 'further', () => viewer.zoomBy(1 / zoomStep)),
      buttonOf('Zoom in', 'closer', () => viewer.zoomBy(zoomStep)),
    ];
    buttons.push(...pair);
  }
  if (document.fullscreenEnabled) buttons.push(fullscreen(root, ends));
  return buttons.length > 0 ? groupOf('Picture', 'right', buttons) : null;
}

function fullscreen(root: HTMLElement, ends: (() => void)[]): HTMLElement {
  const button = buttonOf('Full screen', 'fullscreen', () =>
    document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen(),
  );
  const refresh = () => {
    const isFull = document.fullscreenElement !== null;
    button.title = isFull ? 'Leave full screen' : 'Full screen';
    button.setAttribute('aria-label', button.title);
    button.replaceChildren(iconOf(isFull ? 'window' : 'fullscreen'));
  };
  document.addEventListener('fullscreenchange', refresh);
  ends.push(() => document.removeEventListener('fullscreenchange', refresh));
  return button;
}

function hint(viewer: Viewer, ends: (() => void)[]): HTMLElement {
  const line = document.createElement('p');
  line.className = 'hint';
  line.textContent = matchMedia('(pointer: coarse)').matches
    ? 'Drag to look around, tap where you want to go'
    : 'Drag to look around, click where you want to go, or use W A S D and the arrow keys';
  const hide = () => line.classList.add('gone');
  const timer = setTimeout(hide, hintMs);
  // a visitor who has moved needs no hint
  ends.push(
    viewer.sweepMoves.subscribe(hide),
    () => clearTimeout(timer),
    () => line.remove(),
  );
  return line;
}
