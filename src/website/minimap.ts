import { type Pixel, svgMatrix } from '@/domain/plans/affine';
import { turnedWith, yawTowards } from '@/domain/plans/floor-frame';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { Showcase } from '@/showcase/port';
import { create } from './dom';
import { type FloorMap, spotsOn } from './floor-map';
import { icon } from './icons';

type Options = {
  showcase: Showcase;
  texts: ViewerTexts;
  /** the visitor turns the camera */
  onTurn: () => void;
  /** the map begins or ends to turn with the camera */
  onChange: () => void;
};

type Minimap = {
  element: HTMLElement;
  /** Turns a map so that the camera looks up, where the visitor wants that. @param at where the camera is on the map */
  turn: (map: FloorMap, at: Pixel, heading: number) => void;
};

/** The map over the scan: north or what the camera looks at is up, and dragging what it sees turns the camera. */
export function createMinimap(maps: readonly FloorMap[], { showcase, texts, onTurn, onChange }: Options): Minimap {
  const name = { 'aria-label': texts.turnWithMe, title: texts.turnWithMe };
  const compass = create('button', { type: 'button', class: 'turns', ...name, 'aria-pressed': 'false' }, icon('compass'));
  const turns = () => compass.getAttribute('aria-pressed') === 'true';
  compass.addEventListener('click', () => {
    compass.setAttribute('aria-pressed', String(!turns()));
    for (const { drawing } of maps) drawing.removeAttribute('transform');
    onChange();
  });
  for (const map of maps) turnByDragging(map, showcase, onTurn);
  return {
    element: create(
      'details',
      { class: 'minimap', open: matchMedia('(min-width: 48rem)').matches },
      create('summary', {}, texts.map),
      create('div', {}, ...maps.map(({ svg }) => svg), compass),
    ),
    turn: ({ drawing, size }, at, heading) => {
      if (turns()) drawing.setAttribute('transform', svgMatrix(turnedWith(size, at, heading)));
    },
  };
}

/** A press is no drag below this many pixels. */
const dragPixels = 4;

type Drag = { x: number; y: number; spotOf: ReturnType<typeof spotsOn>; hasMoved: boolean };

function turnByDragging(map: FloorMap, { values, turnTo }: Showcase, onTurn: () => void): void {
  let drag: Drag | null = null;
  let wasDrag = false;
  map.cone.addEventListener('pointerdown', ({ button, clientX, clientY, pointerId }) => {
    wasDrag = false;
    if (button !== 0) return;
    map.cone.setPointerCapture?.(pointerId);
    // the map as it is now: one that turns with the camera would run away from the pointer
    drag = { x: clientX, y: clientY, spotOf: spotsOn(map), hasMoved: false };
  });
  map.cone.addEventListener('pointermove', (event) => {
    const pose = values.pose.value;
    if (!drag || pose?.mode !== 'inside') return;
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > dragPixels) drag.hasMoved = true;
    const spot = drag.hasMoved ? drag.spotOf(event) : null;
    if (!spot) return;
    onTurn();
    turnTo({ x: pose.rotation.x, y: yawTowards(pose.position, spot) }).catch(() => undefined);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    map.cone.addEventListener(end, () => {
      wasDrag = drag?.hasMoved === true;
      drag = null;
    });
  // a press goes there
  map.cone.addEventListener('click', (event) => wasDrag && event.stopPropagation());
}
