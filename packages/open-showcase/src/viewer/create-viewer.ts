import { createVisitor } from './input/visitor';
import { live, signal } from './live-values';
import { createCursor } from './marks/cursor';
import { createMarks } from './marks/marks';
import { createPointer } from './marks/pointer';
import { createPucks, type Pucks } from './marks/pucks';
import { createMoves } from './moves';
import type { Viewer } from './port';
import { createRig } from './rig';
import { createStage } from './stage';
import { enterPhase, firstPhase, type PhaseState, type StartOptions, startUp } from './start-up';
import { createTextures } from './textures';
import { createCommands } from './tour/commands';
import { keepFramed } from './tour/modes';
import { closeTour } from './tour/open-tour';
import { currentMode, type FloorState, type ModeState, type SweepMove, type Tour, type TourState, type TourSweep } from './tour/tour';
import { viewerError } from './viewer-error';

export type ViewerOptions = StartOptions & {
  /** filled by the canvas */
  host: HTMLElement;
  mayZoom: boolean;
  mayWheel: boolean;
  /** Called once if the scan cannot be shown; the message is shown to the visitor. */
  failed: (reason: Error) => void;
};

/**
 * Creates the engine with its own canvas and starts it; `phase` reports the progress.
 * @throws NotSupported when the browser has no WebGL
 */
export function createViewer(options: ViewerOptions): Viewer {
  const engine = createEngine(options);
  const { stage, rig, phase, state, marks, textures, pointer, visitor, cursor } = engine;
  const scan = options.source.then((source) => source.scan);
  // callers of `scan` get the rejection; without callers it is not unhandled
  scan.catch(() => undefined);
  queueMicrotask(() => start(engine, options));
  return {
    scan,
    phase,
    pose: rig.pose,
    zoom: rig.zoom,
    ...state,
    ...createCommands(engine.playing),
    setNavigationEnabled: visitor.allow,
    pointer: pointer.hit,
    clicks: pointer.clicks,
    interceptClicks: visitor.intercept,
    setCursor({ visible, texture, fade }) {
      if (visible !== undefined) cursor.setVisible(visible);
      if (texture !== undefined) cursor.setTexture(texture === null ? null : (textures.get(texture) ?? null));
      if (fade) cursor.setFade(fade);
      stage.invalidate();
    },
    pick: pointer.pick,
    rayThrough: (pixel) => rig.rayThrough(pixel),
    registerTexture: textures.register,
    hasTexture: (id) => textures.get(id) !== undefined,
    ...marks.port,
    ...sweepsPort(engine),
    size: stage.size,
    setFreeWidth: stage.freeWidth.set,
    drawable: stage.drawable,
    ...picturesPort(engine),
    ...objectsPort(engine),
    dispose: () => dispose(engine),
  };
}

type Engine = ReturnType<typeof createEngine>;

function createEngine(options: ViewerOptions) {
  const stage = createStage(options.host);
  const rig = createRig(stage);
  const textures = createTextures();
  const phase = live<PhaseState>(firstPhase());
  const held: { tour: Tour | null; pucks: Pucks | null; disposed: boolean } = { tour: null, pucks: null, disposed: false };
  const walkable = () => (phase.value.phase === 'playing' && !held.disposed ? held.tour : null);
  const cursor = createCursor(stage.scene, rig);
  const marks = createMarks(stage, rig, textures, () => held.tour);
  const pointer = createPointer(walkable, () => held.pucks, cursor, marks.tagAt, stage.invalidate);
  const engine = {
    stage,
    rig,
    textures,
    phase,
    held,
    cursor,
    marks,
    pointer,
    moves: createMoves(stage.invalidate),
    state: {
      mode: live<ModeState>({ current: 'inside', from: null, to: null }),
      sweep: live(''),
      floor: live<FloorState>('moving'),
      sweepMoves: signal<SweepMove>(),
    } satisfies TourState,
    visitor: createVisitor({ ...options, tour: walkable, pointer, canvas: stage.canvas }),
    ticks: new Set<(deltaMs: number) => void>(),
    playing() {
      const tour = walkable();
      if (!tour) throw viewerError('NotReady', 'The tour is not ready. Wait until its phase is playing.');
      return tour;
    },
  };
  pointer.hit.subscribe((hit) => marks.hover(hit.object === 'tag' ? (hit.id ?? null) : null));
  rig.pose.subscribe(() => {
    if (!engine.moves.busy) pointer.again();
  });
  giveUpWithoutContext(engine);
  stage.beforeFrame((now, deltaMs) => beforeFrame(engine, now, deltaMs));
  return engine;
}

/** How long a browser may take to restore a lost WebGL context. */
export const restoreMs = 4000;

/** A tour that the browser no longer draws has failed, so that the embedding page can show something else. */
function giveUpWithoutContext(engine: Pick<Engine, 'stage' | 'phase' | 'held'>): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  engine.stage.drawable.subscribe((drawable) => {
    clearTimeout(waiting);
    if (drawable) return;
    waiting = setTimeout(() => {
      if (!engine.held.disposed) enterPhase(engine, 'error');
    }, restoreMs);
  });
}

function beforeFrame({ moves, visitor, ticks, rig, pointer, held, marks, cursor }: Engine, now: number, deltaMs: number): boolean {
  const moving = moves.advance(now);
  const steered = visitor.update(deltaMs);
  for (const tick of ticks) tick(deltaMs);
  rig.publish();
  pointer.update();
  held.pucks?.update();
  const marked = marks.update();
  // a tag may have appeared under a resting pointer
  if (marked) pointer.again();
  const fading = cursor.update(now);
  return moving || steered || marked || fading || ticks.size > 0;
}

async function start(engine: Engine, options: ViewerOptions): Promise<void> {
  const { stage, rig, held } = engine;
  const opened = (tour: Tour) => {
    if (held.disposed) return closeTour(tour);
    held.tour = tour;
    for (const changing of [stage.size, stage.freeWidth]) changing.subscribe(() => keepFramed(tour));
    const isShown = ({ floor }: TourSweep) => {
      const mode = currentMode(tour);
      return mode === 'inside' || (mode !== 'outside' && (tour.floors.shown === 'all' || floor === tour.floors.shown));
    };
    held.pucks = createPucks(stage.scene, rig, [...tour.places.values()], isShown, () => tour.sweep.value);
  };
  try {
    await startUp(engine, options, opened, () => held.disposed);
  } catch (reason) {
    if (held.disposed) return;
    enterPhase(engine, 'error');
    options.failed(reason as Error);
  }
}

const sweepsPort = ({ held, stage }: Engine): Pick<Viewer, 'setSweepEnabled' | 'setNeighbors' | 'setSweepsVisible'> => ({
  setSweepEnabled(id, enabled) {
    const place = held.tour?.places.get(id);
    if (place) place.enabled = enabled;
    stage.invalidate();
  },
  setNeighbors(id, neighbors) {
    const place = held.tour?.places.get(id);
    if (place) place.neighbors = [...neighbors];
  },
  setSweepsVisible(visible) {
    held.pucks?.setVisible(visible);
    stage.invalidate();
  },
});

const picturesPort = ({ stage, rig, cursor, marks, held }: Engine): Pick<Viewer, 'screenshot' | 'panorama'> => ({
  async screenshot(size, show) {
    const place = held.tour?.places.get(held.tour.sweep.value);
    // without its panorama, a sweep shows the bare mesh
    const panorama = place && held.tour?.panoramas.loaded(place);
    const [{ takePicture }] = await Promise.all([import('./capture/take-picture'), marks.ready(), panorama]);
    // the picture includes objects added since the last frame
    marks.update();
    const hidden = [cursor.mesh, ...marks.hiddenFrom(show)];
    return takePicture({ stage, rig, hidden, pucks: show.sweeps ? null : held.pucks }, size);
  },
  async panorama() {
    const { takePanorama } = await import('./capture/take-panorama');
    return takePanorama(stage, [cursor.mesh, ...marks.hiddenFrom({ tags: false, measurements: false })], held.pucks);
  },
});

const objectsPort = ({
  stage,
  held,
  ticks,
}: Engine): Pick<Viewer, 'three' | 'renderer' | 'scene' | 'camera' | 'loadModel' | 'addObject' | 'onTick' | 'invalidate'> => ({
  three: () => import('./three-namespace').then(({ THREE }) => THREE),
  renderer: stage.renderer,
  scene: stage.scene,
  camera: stage.camera,
  loadModel: async (url) => (await import('./world/load-model')).loadModel(url, stage.renderer),
  addObject(object, collider = false) {
    stage.scene.add(object);
    const end = collider ? held.tour?.picking.addCollider(object) : undefined;
    stage.invalidate();
    return () => {
      object.removeFromParent();
      end?.();
      stage.invalidate();
    };
  },
  onTick(tick) {
    ticks.add(tick);
    stage.invalidate();
    return () => ticks.delete(tick);
  },
  invalidate: stage.invalidate,
});

function dispose({ held, visitor, moves, cursor, marks, textures, stage }: Engine): void {
  if (held.disposed) return;
  held.disposed = true;
  visitor.end();
  moves.end();
  if (held.tour) closeTour(held.tour);
  for (const part of [held.pucks, cursor, marks, textures, stage]) part?.dispose();
}
