import * as three from 'three';
import type { Scan } from '../../src/scan/scan';
import { createConnector, type Sdk } from '../../src/sdk/connector';
import type { SdkHost } from '../../src/sdk/host';
import { englishTexts } from '../../src/texts';
import { live, signal } from '../../src/viewer/live-values';
import type { Hit, Phase, Pose, TagLook, Vector2, Viewer, ViewMode } from '../../src/viewer/port';
import fixture from '../fixtures/scans/AbCdEfGh123/scan.json';

/** The manifest of the fixture, with changes. */
export const aScan = (changes: Partial<Scan> = {}): Scan => ({ ...(structuredClone(fixture) as Scan), ...changes });

const nothing: Hit = { object: 'none', position: { x: 0, y: 0, z: 0 }, normal: { x: 0, y: 0, z: 0 } };
const noTimes = { uninitialized: 0, waiting: 0, loading: 0, starting: 0, playing: 0, error: 0 };

/**
 * An engine without pictures for what a browser cannot provoke: each move arrives at once, and the test says what happens. `told` are the
 * calls that only have an effect on the screen.
 */
export function aViewer(scan: Promise<Scan> = Promise.resolve(aScan())) {
  const camera = new three.PerspectiveCamera(70, 640 / 400, 0.1, 100);
  const pose = live<Pose>({
    position: { x: 1, y: 1.5, z: -2 },
    rotation: { x: 0, y: 0 },
    projection: camera.projectionMatrix.toArray(),
    sweep: 's001',
    mode: 'inside',
  });
  const phase = live<{ phase: Phase; times: Readonly<Record<Phase, number>> }>({ phase: 'playing', times: { ...noTimes, playing: 1 } });
  const cells = {
    pose,
    phase,
    zoom: live(1),
    mode: live<{ current: ViewMode | 'transitioning'; from: ViewMode | null; to: ViewMode | null }>({
      current: 'inside',
      from: null,
      to: null,
    }),
    sweep: live('s001'),
    floor: live<number | 'all' | 'moving' | 'none'>(0),
    pointer: live<Hit>(nothing),
    size: live({ w: 640, h: 400 }),
    drawable: live(true),
    tags: live<readonly TagLook[]>([]),
  };
  const signals = {
    sweepMoves: signal<{ kind: 'exit' | 'enter'; from: string | undefined; to: string | undefined }>(),
    clicks: signal<{ pixel: Vector2; hit: Hit }>(),
  };
  const intercepts = new Set<(hit: Hit) => boolean>();
  const ticks = new Set<(deltaMs: number) => void>();
  const told = { tags: [] as readonly TagLook[], lines: [] as readonly unknown[], calls: [] as unknown[][] };
  const textures = new Set<string>();
  const tell =
    (name: string) =>
    (...args: unknown[]) =>
      void told.calls.push([name, ...args]);
  const viewer: Viewer = {
    ...cells,
    ...signals,
    scan,
    goToSweep: async (id) => {
      cells.sweep.set(id);
      return id;
    },
    goToMode: async (mode) => {
      cells.mode.set({ current: mode, from: null, to: null });
      return mode;
    },
    goToFloor: async (floor) => {
      cells.floor.set(floor);
      return floor;
    },
    showAllFloors: async () => cells.floor.set('all'),
    turnTo: async (rotation) => {
      pose.set({ ...pose.value, rotation });
      return true;
    },
    hold: () => undefined,
    release: () => undefined,
    turnBy: async () => true,
    lookAtPixel: async () => true,
    moveInDirection: async () => true,
    pan: async () => true,
    zoomTo: async (level) => {
      cells.zoom.set(Math.min(3, Math.max(0.3, level)));
      return cells.zoom.value;
    },
    zoomBy: tell('zoomBy'),
    setFreeWidth: tell('setFreeWidth'),
    setSweepEnabled: tell('setSweepEnabled'),
    setNeighbors: tell('setNeighbors'),
    setNavigationEnabled: tell('setNavigationEnabled'),
    interceptClicks(intercept) {
      intercepts.add(intercept);
      return () => intercepts.delete(intercept);
    },
    setCursor: tell('setCursor'),
    pick: () => null,
    rayThrough: () => ({ origin: { x: 0, y: 2, z: 0 }, direction: { x: 0, y: -1, z: 0 } }),
    sees: () => true,
    async registerTexture(id) {
      textures.add(id);
    },
    hasTexture: (id) => textures.has(id),
    showTags: (tags) => {
      told.tags = tags;
      cells.tags.set(tags);
    },
    setTagsVisible: tell('setTagsVisible'),
    setSweepsVisible: tell('setSweepsVisible'),
    showMeasurements: (lines) => {
      told.lines = lines;
    },
    snap: ({ position }) => position,
    screenshot: async (size, show) => JSON.stringify({ size, show }),
    panorama: async () => '',
    three: async () => three,
    renderer: { domElement: globalThis.document?.createElement('canvas') } as unknown as three.WebGLRenderer,
    scene: new three.Scene(),
    camera,
    loadModel: async () => new three.Group(),
    addObject(object) {
      viewer.scene.add(object);
      return () => void viewer.scene.remove(object);
    },
    onTick(tick) {
      ticks.add(tick);
      return () => void ticks.delete(tick);
    },
    invalidate: () => undefined,
    dispose: () => undefined,
  };
  return {
    viewer,
    told,
    cells,
    signals,
    /** A visitor's click on something; whether it was kept from moving the view. */
    click(hit: Partial<Hit>) {
      const whole = { ...nothing, ...hit };
      cells.pointer.set(whole);
      const kept = [...intercepts].some((intercept) => intercept(whole));
      signals.clicks.emit({ pixel: { x: 0, y: 0 }, hit: whole });
      return kept;
    },
    /** One frame; answers whether frames go on. */
    frame(deltaMs = 16) {
      for (const tick of [...ticks]) tick(deltaMs);
      return ticks.size > 0;
    },
  };
}

/** What the callbacks that are due have been called with after this. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A connection to a fake viewer that plays. */
export async function aConnection(fake = aViewer(), changes: Partial<SdkHost> = {}) {
  const host: SdkHost = {
    viewer: fake.viewer,
    overlay: document.body.appendChild(document.createElement('div')),
    applicationKey: null,
    modelTags: true,
    showLabels: () => undefined,
    texts: { ...englishTexts },
    showTexts: () => undefined,
    links: { deep: () => 'deep', model: () => 'model' },
    ...changes,
  };
  const connector = createConnector(host);
  const sdk: Sdk = await connector.connect();
  await turn();
  return { ...fake, host, connector, sdk };
}

/** The name of what a promise rejects with; fails when it resolves. */
export const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    (value) => Promise.reject(new Error(`resolved with ${JSON.stringify(value)}`)),
    (error: Error) => error.name,
  );
