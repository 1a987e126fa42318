import type { Scan } from '../../src/scan/scan';
import { live, signal } from '../../src/viewer/live-values';
import type { Hit, Phase, Pose, Rotation, Vector2, Vector3, Viewer, ViewMode } from '../../src/viewer/port';

const radians = Math.PI / 180;
const verticalFov = 70 * radians;
const nothing: Hit = { object: 'none', position: { x: 0, y: 0, z: 0 }, normal: { x: 0, y: 0, z: 0 } };
const noTimes = { uninitialized: 0, waiting: 0, loading: 0, starting: 0, playing: 0, error: 0 };
/** Metres from the camera to the surface that is under every pixel. */
const reach = 2;

/**
 * The engine without WebGL, for tests of what is around the scan: every move arrives at once, nothing is drawn, and wherever the pointer is, there
 * is a surface that faces the camera. The parts of the port that need three.js are missing.
 */
export function stillEngine(scan: Promise<Scan>, canvas: HTMLCanvasElement): Viewer {
  const size = live({ w: canvas.clientWidth, h: canvas.clientHeight });
  const phase = live<{ phase: Phase; times: Readonly<Record<Phase, number>> }>({ phase: 'loading', times: noTimes });
  const enter = (next: Phase) => phase.set({ phase: next, times: { ...phase.value.times, [next]: Date.now() } });
  const pose = live<Pose>({
    position: { x: 0, y: 1.5, z: 0 },
    rotation: { x: 0, y: 0 },
    projection: projectionFor(size.value),
    sweep: '',
    mode: 'inside',
  });
  const camera = cameraOf(pose, scan);
  const pointer = pointerOf(canvas, pose, size);
  scan.then(
    (read) => {
      camera.stand(read.start.sweep, read.start.rotation);
      enter('playing');
    },
    () => enter('error'),
  );
  new ResizeObserver(() => {
    size.set({ w: canvas.clientWidth, h: canvas.clientHeight });
    pose.set({ ...pose.value, projection: projectionFor(size.value) });
  }).observe(canvas);
  return { scan, phase, pose, size, drawable: live(true), ...camera.parts, ...pointer, ...drawing() } as Partial<Viewer> as Viewer;
}

/** Where the camera is, and the moves that change it. */
function cameraOf(pose: ReturnType<typeof live<Pose>>, scan: Promise<Scan>) {
  const mode = live<Viewer['mode']['value']>({ current: 'inside', from: null, to: null });
  const sweep = live('');
  const floor = live<number | 'all' | 'moving' | 'none'>('none');
  const zoom = live(1);
  const sweepMoves = signal<{ kind: 'exit' | 'enter'; from: string | undefined; to: string | undefined }>();
  let places: Scan | undefined;
  scan.then(
    (read) => {
      places = read;
    },
    () => undefined,
  );
  const placeOf = (id: string) => places?.sweeps.find((each) => each.id === id);
  const inside = (id: string, rotation: Rotation) => {
    const place = placeOf(id);
    if (!place) throw Object.assign(new Error(`There is no sweep ${id}.`), { name: 'NotFound' });
    const from = sweep.value || undefined;
    if (from) sweepMoves.emit({ kind: 'exit', from, to: id });
    pose.set({ ...pose.value, position: { ...place.position }, rotation, sweep: id, mode: 'inside' });
    mode.set({ current: 'inside', from: null, to: null });
    sweep.set(id);
    floor.set(places?.floors.find((each) => each.id === place.floorId)?.sequence ?? 'none');
    sweepMoves.emit({ kind: 'enter', from, to: id });
  };
  let last = '';
  const outside = (to: ViewMode) => {
    last = sweep.value || last;
    pose.set({ ...pose.value, sweep: '', mode: to });
    sweep.set('');
    mode.set({ current: to, from: null, to: null });
    floor.set('all');
  };
  const turnTo = async (rotation: Rotation) => {
    pose.set({ ...pose.value, rotation });
    return true;
  };
  const parts = {
    mode,
    sweep,
    floor,
    zoom,
    sweepMoves,
    goToSweep: async (id: string, { rotation = pose.value.rotation } = {}) => {
      inside(id, rotation);
      return id;
    },
    goToMode: async (to: ViewMode) => {
      if (to === 'inside') inside(sweep.value || last, pose.value.rotation);
      else outside(to);
      return to;
    },
    goToFloor: async (to: number) => {
      const below = placeOfFloor(places, to);
      if (mode.value.current === 'inside' && below) inside(below, pose.value.rotation);
      floor.set(to);
      return to;
    },
    showAllFloors: async () => floor.set('all'),
    turnTo,
    turnBy: (horizontal: number, vertical: number) =>
      turnTo({ x: pose.value.rotation.x + vertical, y: pose.value.rotation.y - horizontal }),
    zoomTo: async (level: number) => {
      zoom.set(Math.min(3, Math.max(0.3, level)));
      return zoom.value;
    },
    zoomBy: (factor: number) => zoom.set(Math.min(3, Math.max(0.3, zoom.value * factor))),
  } satisfies Partial<Viewer>;
  return { parts, stand: inside };
}

const placeOfFloor = (scan: Scan | undefined, sequence: number): string | undefined => {
  const floor = scan?.floors.find((each) => each.sequence === sequence);
  return scan?.sweeps.find(({ floorId }) => floorId === floor?.id)?.id;
};

/** What the pointer is on, and its clicks. */
function pointerOf(canvas: HTMLCanvasElement, pose: ReturnType<typeof live<Pose>>, size: Viewer['size']) {
  const pointer = live<Hit>(nothing);
  const clicks = signal<{ pixel: Vector2; hit: Hit }>();
  const intercepts = new Set<(hit: Hit) => boolean>();
  const ray = (pixel: Vector2) => ({ origin: { ...pose.value.position }, direction: directionOf(pixel, pose.value.rotation, size.value) });
  const pick = (pixel: Vector2): Hit => {
    const { origin, direction } = ray(pixel);
    const position = { x: origin.x + direction.x * reach, y: origin.y + direction.y * reach, z: origin.z + direction.z * reach };
    return { object: 'model', position, normal: { x: -direction.x, y: -direction.y, z: -direction.z } };
  };
  const at = ({ offsetX, offsetY }: MouseEvent) => ({ x: offsetX, y: offsetY });
  canvas.addEventListener('pointermove', (event) => pointer.set(pick(at(event))));
  canvas.addEventListener('click', (event) => {
    const hit = pick(at(event));
    pointer.set(hit);
    for (const intercept of intercepts) intercept(hit);
    clicks.emit({ pixel: at(event), hit });
  });
  return {
    pointer,
    clicks,
    pick,
    rayThrough: ray,
    sees: () => true,
    snap: ({ position }) => position,
    interceptClicks(intercept) {
      intercepts.add(intercept);
      return () => intercepts.delete(intercept);
    },
  } satisfies Partial<Viewer>;
}

/** What is asked to be drawn is accepted and not drawn. */
function drawing() {
  const textures = new Set<string>();
  const ignore = () => undefined;
  return {
    registerTexture: async (id) => void textures.add(id),
    hasTexture: (id) => textures.has(id),
    showTags: ignore,
    setTagsVisible: ignore,
    setSweepsVisible: ignore,
    showMeasurements: ignore,
    setFreeWidth: ignore,
    setSweepEnabled: ignore,
    setNeighbors: ignore,
    setNavigationEnabled: ignore,
    setCursor: ignore,
    screenshot: async ({ width, height }) => Object.assign(document.createElement('canvas'), { width, height }).toDataURL('image/jpeg'),
    onTick: () => ignore,
    invalidate: ignore,
    dispose: ignore,
  } satisfies Partial<Viewer>;
}

/** A perspective projection, column-major. */
function projectionFor({ w, h }: { w: number; h: number }): number[] {
  const [near, far, f] = [0.1, 100, 1 / Math.tan(verticalFov / 2)];
  const depth = near - far;
  return [(f * h) / Math.max(w, 1), 0, 0, 0, 0, f, 0, 0, 0, 0, (far + near) / depth, -1, 0, 0, (2 * far * near) / depth, 0];
}

function directionOf({ x, y }: Vector2, rotation: Rotation, { w, h }: { w: number; h: number }): Vector3 {
  const up = Math.tan(verticalFov / 2) * (1 - (2 * y) / Math.max(h, 1));
  const right = Math.tan(verticalFov / 2) * ((2 * x) / Math.max(w, 1) - 1) * (w / Math.max(h, 1));
  const [pitch, yaw] = [rotation.x * radians, rotation.y * radians];
  const raised = { y: up * Math.cos(pitch) + Math.sin(pitch), z: up * Math.sin(pitch) - Math.cos(pitch) };
  const length = Math.hypot(right, up, 1);
  return {
    x: (right * Math.cos(yaw) + raised.z * Math.sin(yaw)) / length,
    y: raised.y / length,
    z: (raised.z * Math.cos(yaw) - right * Math.sin(yaw)) / length,
  };
}
