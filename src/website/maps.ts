import { type Affine, inverseOf, toPixel, toSpot } from '@/domain/plans/affine';
import { conePath, headingIn } from '@/domain/plans/floor-frame';
import { nearestSweep } from '@/domain/plans/floor-map';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { Showcase } from '@/showcase/port';
import { levelRotation } from './destinations';
import { create } from './dom';
import type { FindDestination } from './scan';

/** A map of a floor, with the numbers from the scan to its own units. */
type FloorMap = { svg: SVGSVGElement; floor: number; matrix: Affine; me: SVGGElement };

type Options = { showcase: Showcase; area: HTMLElement; texts: ViewerTexts; goTo: (find: FindDestination) => void };

/** Of viewers that do not say what they show. */
const usualView = 75;
const coneRadius = 34;

/** Shows on the maps of the page, and on a small one over the scan, where the visitor is and looks. A press goes to the nearest position. */
export function showOnMaps({ showcase, area, texts, goTo }: Options): void {
  const large = [...document.querySelectorAll<SVGSVGElement>('svg.map')];
  if (large.length === 0) return;
  const small = large.map(copyOf);
  area.append(minimapOf(small, texts));
  const maps = [...large, ...small].flatMap(floorMapOf);
  const { values } = showcase;
  let here: number | null = null;
  const show = () => {
    here = floorIn(showcase) ?? here;
    const isInside = ['inside', 'transitioning'].includes(values.pose.value?.mode ?? '');
    for (const { svg, floor, matrix, me } of maps) {
      svg.classList.toggle('elsewhere', floor !== (here ?? maps[0]?.floor));
      me.classList.toggle('away', floor !== here || !isInside);
      const pose = values.pose.value;
      if (!pose || !isInside || floor !== here) continue;
      const { x, y } = toPixel(matrix, pose.position);
      me.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${headingIn(matrix, pose.rotation.y).toFixed(1)})`);
    }
  };
  const showCone = () => {
    const path = conePath(values.fieldOfView.value ?? usualView, coneRadius);
    for (const { me } of maps) me.querySelector('path')?.setAttribute('d', path);
  };
  for (const value of [values.pose, values.floor, values.sweep, values.sweeps]) value.subscribe(show);
  values.fieldOfView.subscribe(showCone);
  show();
  showCone();
  for (const map of maps) map.svg.addEventListener('click', (event) => isLink(event) || goTo(toPressed(map, event)));
}

const isLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;

/** The nearest position to where somebody pressed a map, looking the same way as before. */
function toPressed({ svg, floor, matrix }: FloorMap, { clientX, clientY }: MouseEvent): FindDestination {
  const [toMap, toScan] = [svg.getScreenCTM()?.inverse(), inverseOf(matrix)];
  return (_, showcase) => {
    if (!toMap || !toScan) return null;
    const spot = toSpot(toScan, new DOMPoint(clientX, clientY).matrixTransform(toMap));
    const found = nearestSweep(sweepsOn(showcase, floor), spot);
    return found && { sweep: found.sweep.id, rotation: levelRotation(showcase), zoom: 1 };
  };
}

/** A scan without floors has one, as its maps do. */
const sweepsOn = ({ values: { sweeps, floors } }: Showcase, floor: number) =>
  floors.value.length > 0 ? sweeps.value.filter((sweep) => sweep.floor === floor) : sweeps.value;

/** The floor of the camera; null on the way between two. */
function floorIn({ values: { sweep, sweeps, floor, floors, mode } }: Showcase): number | null {
  if (floors.value.length === 0) return 0;
  if (mode.value !== 'inside') return typeof floor.value === 'number' ? floor.value : null;
  return sweeps.value.find(({ id }) => id === sweep.value)?.floor ?? null;
}

const namespace = 'http://www.w3.org/2000/svg';

function floorMapOf(svg: SVGSVGElement): FloorMap[] {
  const matrix = (svg.dataset.matrix ?? '').split(' ').map(Number);
  if (matrix.length !== 6) return [];
  const me = document.createElementNS(namespace, 'g');
  me.setAttribute('class', 'me away');
  const marks = document.createElementNS(namespace, 'g');
  const dot = document.createElementNS(namespace, 'circle');
  dot.setAttribute('r', '7');
  dot.setAttribute('class', 'dot');
  marks.append(document.createElementNS(namespace, 'path'), dot);
  me.append(marks);
  svg.append(me);
  return [{ svg, floor: Number(svg.dataset.floor), matrix: matrix as unknown as Affine, me }];
}

/** A copy for whoever sees it: its links are in the large map. */
function copyOf(map: SVGSVGElement): SVGSVGElement {
  const copy = map.cloneNode(true) as SVGSVGElement;
  for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  for (const link of copy.querySelectorAll('a')) {
    link.removeAttribute('aria-label');
    link.setAttribute('tabindex', '-1');
  }
  return copy;
}

const minimapOf = (maps: readonly SVGSVGElement[], texts: ViewerTexts): HTMLElement =>
  create(
    'details',
    { class: 'minimap', open: matchMedia('(min-width: 48rem)').matches },
    create('summary', {}, texts.map),
    create('div', {}, ...maps),
  );
