import { Vector3 } from 'three';
import type { Pointer } from '../marks/pointer';
import type { Direction, Hit, Vector2, ViewMode } from '../port';
import { goToFloor } from '../tour/floors';
import { goToMode } from '../tour/modes';
import { enabledSweeps, goToSweep, nearest, sweepInDirection, sweepTowards } from '../tour/sweeps';
import { isInside, type Tour } from '../tour/tour';
import { isViewerError } from '../viewer-error';
import { clickMs, listenToGestures } from './gestures';
import { listenToKeys } from './keys';
import { createInertia, dragView, zoomView } from './steering';

export type VisitorOptions = {
  /** null until the tour is ready */
  tour: () => Tour | null;
  pointer: Pointer;
  canvas: HTMLCanvasElement;
  /** Set by the page's query parameters. */
  mayZoom: boolean;
  mayWheel: boolean;
};

/** The visitor's mouse, touch and keys. A move waits for the one that is running; only the last waiting one is run. */
export function createVisitor({ tour, pointer, canvas, mayZoom, mayWheel }: VisitorOptions) {
  const may = { click: true, all: true };
  const interceptors = new Set<(hit: Hit) => boolean>();
  const allowed = () => (may.all ? tour() : null);
  const thrown = createInertia(allowed);
  const go = createQueue(allowed);

  const clicked = (pixel: Vector2, touched: boolean) => {
    pointer.moveTo(pixel, touched);
    pointer.update();
    const hit = pointer.hit.value;
    pointer.clicks.emit({ pixel, hit });
    const taken = [...interceptors].map((intercept) => intercept(hit)).includes(true);
    if (!taken && may.click && !hasStoppedTheCamera()) go((here) => follow(here, hit));
  };
  // a press that stopped the camera leads nowhere else
  const hasStoppedTheCamera = () => performance.now() - (tour()?.moves.stoppedAt ?? Number.NEGATIVE_INFINITY) < clickMs;
  const endGestures = listenToGestures(canvas, {
    hover: (at) => pointer.moveTo(at),
    touch(at) {
      thrown.stop();
      pointer.moveTo(at, true);
      pointer.update();
    },
    click: clicked,
    dragStart() {
      thrown.stop();
      pointer.moveTo(null);
    },
    drag(by, second) {
      const here = allowed();
      if (here && mayDrag(here)) dragView(here, by, second);
    },
    dragEnd: thrown.start,
    zoom(factor, at, how) {
      const here = allowed();
      if (here && mayDrag(here) && mayZoom && (how === 'pinch' || mayWheel)) zoomView(here, factor, at);
    },
  });
  const keys = listenToKeys(allowed, mayZoom, {
    walk: (direction) => go((here) => step(here, direction)),
    mode: (mode: ViewMode) => go((here) => goToMode(here, mode)),
    floor: (by) => go((here) => changeFloor(here, by)),
  });

  return {
    allow(part: 'click' | 'all', allow: boolean) {
      may[part] = allow;
    },
    intercept(intercept: (hit: Hit) => boolean) {
      interceptors.add(intercept);
      return () => interceptors.delete(intercept);
    },
    /** Called before each frame; returns true while something moves. */
    update(deltaMs: number): boolean {
      const turning = keys.update(deltaMs);
      return thrown.update(deltaMs) || turning;
    },
    end() {
      endGestures();
      keys.end();
      interceptors.clear();
    },
  };
}

/** Visitors can look around during a move inside; moves outside cannot be disturbed. */
const mayDrag = (tour: Tour) => !tour.moves.busy || (isInside(tour) && tour.mode.value.current !== 'transitioning');

type Go = (here: Tour) => Promise<unknown> | undefined;

function createQueue(tour: () => Tour | null) {
  let next: Go | null = null;
  let running = false;
  return async (move: Go) => {
    next = move;
    if (running) return;
    running = true;
    try {
      for (let here = tour(); next && here; here = tour()) {
        await here.moves.idle();
        const now: Go = next;
        next = null;
        await now(here);
      }
    } catch (reason) {
      // a rejected move has no effect and is not reported to the visitor
      if (!isViewerError(reason)) throw reason;
    } finally {
      running = false;
    }
  };
}

/** Moves to the sweep that a click selects. */
function follow(tour: Tour, hit: Hit): Promise<unknown> | undefined {
  if (hit.object === 'sweep' && hit.id !== undefined) return goToSweep(tour, hit.id);
  if (hit.object !== 'model') return undefined;
  const point = new Vector3().copy(hit.position);
  const place = isInside(tour) ? sweepTowards(tour, point) : nearest(enabledSweeps(tour, tour.floors.shown), point);
  return place && goToSweep(tour, place.id);
}

function step(tour: Tour, direction: Direction): Promise<unknown> | undefined {
  const place = sweepInDirection(tour, direction);
  return place && goToSweep(tour, place.id);
}

function changeFloor(tour: Tour, by: number): Promise<unknown> | undefined {
  const { value } = tour.floor;
  const now = typeof value === 'number' ? value : by > 0 ? -1 : tour.scan.floors.length;
  const wanted = now + by;
  return wanted >= 0 && wanted < tour.scan.floors.length ? goToFloor(tour, wanted) : undefined;
}
