import { Box2, type Box3, MathUtils, Vector2, Vector3 } from 'three';
import { elevationLimit, forwardOf, rotationAlong, shortestTurn } from '../angles';
import type { ModeOptions, Vector3 as Point, ViewMode } from '../port';
import { aView, copyView, dollhouseFov, type View } from '../view';
import { viewerError } from '../viewer-error';
import { enabledSweeps, nearest, requireSweep, walk } from './sweeps';
import {
  type Animate,
  currentMode,
  isInside,
  setCurrentSweep,
  showBuildingFrom,
  shownBuilding,
  type Tour,
  travel,
  withModeChange,
} from './tour';

const modes: readonly string[] = ['inside', 'outside', 'dollhouse', 'floorplan'] satisfies ViewMode[];

/**
 * Changes the view mode. In the current mode, the camera moves only if options say where to.
 * @throws InvalidArgument for an unknown mode, Busy
 */
export async function goToMode(tour: Tour, mode: ViewMode, options: ModeOptions = {}): Promise<ViewMode> {
  if (!modes.includes(mode)) throw viewerError('InvalidArgument', `${mode} is no mode to go to. Use inside, dollhouse or floorplan.`);
  const target = mode === 'inside' || mode === 'outside' ? sweepFor(tour, mode, options) : null;
  return tour.moves.run(async (over) => {
    const already = currentMode(tour) === mode;
    if (already && !options.position && !options.rotation && options.zoom === undefined && !options.fit) return mode;
    if (target) await walk(tour, over, target, options);
    else await leave(tour, over, mode as 'dollhouse' | 'floorplan', options);
    return mode;
  });
}

function sweepFor(tour: Tour, mode: 'inside' | 'outside', { position }: ModeOptions) {
  if (mode === 'outside') {
    const apart = [...tour.places.values()].find(({ alignment }) => alignment === 'unaligned');
    if (!apart) throw viewerError('InvalidArgument', 'This scan has no 360° view outside of the model.');
    return apart;
  }
  const enabled = enabledSweeps(tour);
  const last = tour.places.get(tour.lastSweep);
  const place = position ? nearest(enabled, position) : last?.alignment === 'aligned' && last.enabled ? last : enabled[0];
  if (!place) throw viewerError('InvalidArgument', 'All sweeps are switched off. Enable one to go inside.');
  return requireSweep(tour, place.id);
}

/** Moves out of the building, or between dollhouse and floor plan. */
async function leave(tour: Tour, over: Animate, mode: 'dollhouse' | 'floorplan', options: ModeOptions): Promise<void> {
  const from = tour.sweep.value || undefined;
  const wasInside = isInside(tour);
  if (wasInside && !tour.floors.chosen) tour.floors.shown = mode === 'floorplan' ? floorToShow(tour) : 'all';
  if (wasInside) tour.lastLook = { yaw: tour.rig.view.yaw, pitch: tour.rig.view.pitch, zoom: tour.rig.zoom.value };
  const go = async () => {
    if (from !== undefined) tour.sweepMoves.emit({ kind: 'exit', from, to: undefined });
    setCurrentSweep(tour, '');
    if (tour.floor.value !== tour.floors.shown) tour.floor.set('moving');
    const to = mode === 'dollhouse' ? dollhouseView(tour, options) : floorplanView(tour, options);
    await travel(tour, over, to, {
      transition: options.transition,
      along: (part) => tour.panoramas.lift(wasInside ? 1 - part * 3 : 0),
      swap: () => {
        tour.world.root.visible = true;
        showBuildingFrom(tour, 'outside');
        tour.rig.zoom.set(1);
      },
    });
    tour.framed = options.position || options.rotation || options.zoom !== undefined ? null : copyView(tour.rig.view, aView());
    tour.floor.set(tour.floors.shown);
  };
  if (currentMode(tour) !== mode) return withModeChange(tour, mode, go);
  await go();
  tour.rig.publish();
}

/** Frames the building again after the free area has changed, unless the visitor has moved the view since. */
export function keepFramed(tour: Tour): void {
  const { framed, rig, moves } = tour;
  if (!framed || moves.busy || isInside(tour)) return;
  const { view } = rig;
  if (!view.position.equals(framed.position) || view.yaw !== framed.yaw || view.pitch !== framed.pitch || view.half !== framed.half) return;
  const { pitch: x, yaw: y } = view;
  copyView(currentMode(tour) === 'dollhouse' ? dollhouseView(tour, { rotation: { x, y } }) : floorplanView(tour), view);
  copyView(view, framed);
  rig.changed();
  rig.publish();
}

const floorToShow = (tour: Tour): number | 'all' => (typeof tour.floor.value === 'number' ? tour.floor.value : 'all');

/** Start directions, in degrees from the building's axes: a corner shows more of a building than a wall. */
const corners = [35, 125, -145, -55];
const restElevation = 38;
/** Factor by which the view is larger than the building. */
const margin = 1.06;
/** The same for a floor plan, which would otherwise reach under the page's controls in the corners. */
const planMargin = 1.16;

/** The building from above one of its corners. */
export function dollhouseView(tour: Tour, { position, rotation }: ModeOptions = {}): View {
  const centre = shownBuilding(tour).getCenter(new Vector3());
  const view = copyView(tour.rig.view, aView());
  if (position) return standOutside(tour, view, centre, position, rotation);
  const { yaw } = view;
  view.yaw = rotation?.y ?? corners.toSorted((a, b) => Math.abs(shortestTurn(yaw, a)) - Math.abs(shortestTurn(yaw, b)))[0] ?? 35;
  view.pitch = -MathUtils.clamp(rotation ? -rotation.x : restElevation, 0, elevationLimit);
  fit(tour, view, centre);
  return orbiting(tour, view, centre);
}

function standOutside(tour: Tour, view: View, centre: Vector3, position: Point, rotation: ModeOptions['rotation']): View {
  view.position.copy(position);
  const { x, y } = rotation ?? rotationAlong(centre.clone().sub(view.position));
  view.pitch = MathUtils.clamp(x, -90, 90);
  view.yaw = y;
  view.focus = Math.max(1, view.position.distanceTo(centre));
  return outsideView(tour, view);
}

/** Puts the camera `focus` metres before a target, in the direction of the view. */
export function orbiting(tour: Tour, view: View, target: Vector3): View {
  view.position.copy(target).addScaledVector(forwardOf({ x: view.pitch, y: view.yaw }, new Vector3()), -view.focus);
  return outsideView(tour, view);
}

function outsideView(tour: Tour, view: View): View {
  view.fov = dollhouseFov;
  view.flat = 0;
  view.half = view.focus * Math.tan((dollhouseFov / 2) * MathUtils.DEG2RAD);
  view.near = Math.max(0.1, view.focus * 0.02);
  view.far = view.focus + tour.world.reach * 4 + 50;
  return view;
}

const tries = 6;

/** Moves target and distance until the building's corners fill the view and are centred in it. */
function fit(tour: Tour, view: View, target: Vector3): void {
  const { w, h } = freeSize(tour);
  const tall = Math.tan((dollhouseFov / 2) * MathUtils.DEG2RAD);
  const wide = tall * (w / h);
  const forward = forwardOf({ x: view.pitch, y: view.yaw }, new Vector3());
  const right = forwardOf({ x: 0, y: view.yaw - 90 }, new Vector3());
  const up = new Vector3().crossVectors(right, forward);
  const corners = cornersOf(shownBuilding(tour));
  view.focus = corners[0]?.distanceTo(corners[7] ?? target) ?? view.focus;
  const seen = new Box2();
  const at = new Vector3();
  for (let turn = 0; turn < tries; turn++) {
    seen.makeEmpty();
    for (const corner of corners) {
      const depth = Math.max(0.1, at.subVectors(corner, target).dot(forward) + view.focus);
      seen.expandByPoint(new Vector2(at.dot(right) / depth / wide, at.dot(up) / depth / tall));
    }
    const middle = seen.getCenter(new Vector2());
    target.addScaledVector(right, middle.x * view.focus * wide).addScaledVector(up, middle.y * view.focus * tall);
    const { x, y } = seen.getSize(new Vector2());
    view.focus *= (Math.max(x, y) / 2) * margin;
  }
}

/** The part of the canvas that the embedding page does not cover, pixels. */
const freeSize = ({ stage }: Tour) => ({ w: stage.size.value.w * stage.freeWidth.value, h: stage.size.value.h });

const cornersOf = ({ min, max }: Box3) =>
  Array.from({ length: 8 }, (_, at) => new Vector3(at & 1 ? max.x : min.x, at & 2 ? max.y : min.y, at & 4 ? max.z : min.z));

/** The plan from straight above; `zoom` is half of the visible height. */
export function floorplanView(tour: Tour, { position, rotation, zoom }: ModeOptions = {}): View {
  const { min, max } = shownBuilding(tour);
  const { w, h } = freeSize(tour);
  const view = copyView(tour.rig.view, aView());
  view.yaw = rotation ? rotation.x : planYaw(max.x - min.x > max.z - min.z, w > h);
  view.pitch = -90;
  view.flat = 1;
  const sideways = Math.abs(Math.cos(view.yaw * MathUtils.DEG2RAD)) > 0.5;
  const [across, down] = sideways ? [max.x - min.x, max.z - min.z] : [max.z - min.z, max.x - min.x];
  view.half = zoom ?? (Math.max(down, (across * h) / w) / 2) * planMargin;
  const height = Math.max(20, max.y - min.y) + 5;
  view.position.set(position?.x ?? (min.x + max.x) / 2, max.y + height, position?.z ?? (min.z + max.z) / 2);
  view.focus = height;
  view.near = 0.5;
  view.far = height * 2 + tour.world.reach * 2;
  view.fov = dollhouseFov;
  return view;
}

/** Turns a long building along the longer side of the view. */
const planYaw = (buildingIsWide: boolean, pictureIsWide: boolean) => (buildingIsWide === pictureIsWide ? 0 : 90);
