import { toPixel } from '@/domain/plans/affine';
import { conePath, headingIn } from '@/domain/plans/floor-frame';
import { nearestSweep } from '@/domain/plans/floor-map';
import type { ViewerTexts } from '@/domain/publishing/website/texts';
import type { Showcase } from '@/showcase/port';
import { levelRotation } from './destinations';
import { copyOf, type FloorMap, floorMapOf, spotsOn } from './floor-map';
import { createMinimap } from './minimap';
import type { FindDestination } from './scan';

type Options = {
  showcase: Showcase;
  area: HTMLElement;
  texts: ViewerTexts;
  goTo: (find: FindDestination) => void;
  /** the visitor turns the camera */
  onTurn: () => void;
};

/** Of viewers that do not say what they show. */
const usualView = 75;
const coneRadius = 34;

/** Shows on the maps of the page, and on a small one over the scan, where the visitor is and looks. A press goes to the nearest position. */
export function showOnMaps({ showcase, area, texts, goTo, onTurn }: Options): void {
  const ofPage = [...document.querySelectorAll<SVGSVGElement>('svg.map')];
  if (ofPage.length === 0) return;
  const copies = ofPage.map(copyOf);
  const [large, small] = [ofPage.flatMap(floorMapOf), copies.flatMap(floorMapOf)];
  const maps = [...large, ...small];
  const minimap = createMinimap(small, { showcase, texts, onTurn, onChange: () => show() });
  area.append(minimap.element);
  const { values } = showcase;
  let here: number | null = null;
  const show = () => {
    here = floorIn(showcase) ?? here;
    const isInside = ['inside', 'transitioning'].includes(values.pose.value?.mode ?? '');
    for (const map of maps) {
      const { svg, floor, matrix, me, view } = map;
      svg.classList.toggle('elsewhere', floor !== (here ?? maps[0]?.floor));
      for (const mark of [me, view]) mark.classList.toggle('away', floor !== here || !isInside);
      const pose = values.pose.value;
      if (!pose || !isInside || floor !== here) continue;
      const [at, heading] = [toPixel(matrix, pose.position), headingIn(matrix, pose.rotation.y)];
      const transform = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${heading.toFixed(1)})`;
      for (const mark of [me, view]) mark.setAttribute('transform', transform);
      if (small.includes(map)) minimap.turn(map, at, heading);
    }
  };
  const showCone = () => {
    const path = conePath(values.fieldOfView.value ?? usualView, coneRadius);
    for (const { cone } of maps) cone.setAttribute('d', path);
  };
  for (const value of [values.pose, values.floor, values.sweep, values.sweeps]) value.subscribe(show);
  values.fieldOfView.subscribe(showCone);
  show();
  showCone();
  for (const map of maps) map.svg.addEventListener('click', (event) => isLink(event) || goTo(toPressed(map, event)));
}

const isLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;

/** The nearest position to where somebody pressed a map, looking the same way as before. */
function toPressed(map: FloorMap, event: MouseEvent): FindDestination {
  const spot = spotsOn(map)(event);
  return (_, showcase) => {
    const found = spot && nearestSweep(sweepsOn(showcase, map.floor), spot);
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
