import type { Group, Object3D, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import type { Scan } from '../scan/scan';

/** Metres in world space (X east, Y up, Z south); pixels on the screen. */
export type Vector2 = { x: number; y: number };
export type Vector3 = { x: number; y: number; z: number };
/** Degrees, YXZ: x > 0 looks up, y > 0 turns to the left, 0/0 looks along −Z. */
export type Rotation = { x: number; y: number };

/** A value that changes. `subscribe` calls at each change, synchronously and not for the present value; the answer ends it. */
export type Live<T> = { readonly value: T; subscribe: (changed: (value: T) => void) => () => void };
/** Something that happens. */
export type Signal<T> = { subscribe: (happened: (what: T) => void) => () => void };

export type Phase = 'uninitialized' | 'waiting' | 'loading' | 'starting' | 'playing' | 'error';
export type ViewMode = 'inside' | 'outside' | 'dollhouse' | 'floorplan';
export type Transition = 'fly' | 'fade' | 'instant';

/** `sweep` is "" between sweeps and outside the inside view; `mode` is "transitioning" during a change of mode. */
export type Pose = {
  position: Vector3;
  rotation: Rotation;
  /** the camera's projection, column-major as three.js holds it */
  projection: readonly number[];
  sweep: string;
  mode: ViewMode | 'transitioning';
};

/** What the pointer is on. `floor` is the sequence of the floor, for the model alone. */
export type Hit = {
  object: 'model' | 'sweep' | 'tag' | 'none';
  position: Vector3;
  normal: Vector3;
  floor?: number;
  /** id of the sweep or tag */
  id?: string;
};

/** Names of refusals; the SDK rejects with the same names. */
export type RefusalName = 'InvalidArgument' | 'NotFound' | 'WrongMode' | 'Busy' | 'NotReady' | 'NotSupported';

export type Direction = 'FORWARD' | 'LEFT' | 'RIGHT' | 'BACK' | 'UP' | 'DOWN';
export type MoveOptions = { rotation?: Rotation; transition?: Transition /** ms */; time?: number };
export type ModeOptions = {
  position?: Vector3;
  rotation?: Rotation;
  transition?: Transition /** half the visible height, metres */;
  zoom?: number;
};

/** What a tag looks like; `icon` is the id of a registered texture or "". */
export type TagLook = {
  id: string;
  anchorPosition: Vector3;
  stemVector: Vector3;
  stemVisible: boolean;
  color: { r: number; g: number; b: number };
  opacity: number;
  icon: string;
  label: string;
  floor?: number;
};

/**
 * The 3D engine behind the page: scene, camera, moves, pointer. It knows scans and three.js and not one word of the SDK; the SDK is built
 * from this alone. Every move answers with a promise; it rejects with an Error whose `name` is a `RefusalName`. One camera move runs at a
 * time: another one rejects `Busy` and leaves the first alone.
 */
export type Viewer = {
  /** The manifest, once it is read; rejects when it cannot be. */
  readonly scan: Promise<Scan>;
  readonly phase: Live<{ phase: Phase /** epoch ms of entering each, 0 until then */; times: Readonly<Record<Phase, number>> }>;

  // --- camera and places ---
  readonly pose: Live<Pose>;
  /** 1 outside the inside view */
  readonly zoom: Live<number>;
  readonly mode: Live<{ current: ViewMode | 'transitioning'; from: ViewMode | null; to: ViewMode | null }>;
  /** Where the camera stands: a sweep's id, "" while moving and outside. */
  readonly sweep: Live<string>;
  /** A sweep was left or reached; `to` is undefined when the inside view is left. `exit` comes before `enter`. */
  readonly sweepMoves: Signal<{ kind: 'exit' | 'enter'; from: string | undefined; to: string | undefined }>;
  /** The floor on show: its sequence, "all", "moving", or "none" in an unplaced 360 view. */
  readonly floor: Live<number | 'all' | 'moving' | 'none'>;
  goToSweep: (id: string, options?: MoveOptions) => Promise<string>;
  goToMode: (mode: ViewMode, options?: ModeOptions) => Promise<ViewMode>;
  goToFloor: (sequence: number) => Promise<number>;
  showAllFloors: () => Promise<void>;
  /** Turns to this rotation, degrees; speed in degrees per second, 120 unless told. Resolves true, or false when a limit stopped it on the way; rejects when already at the limit. */
  turnTo: (rotation: Rotation, speed?: number) => Promise<boolean>;
  /** Turns by this much: horizontal > 0 to the right, vertical > 0 up. Otherwise as `turnTo`. */
  turnBy: (horizontal: number, vertical: number, speed?: number) => Promise<boolean>;
  /** The direction of this point of the screen, pixels from top left, becomes the middle. */
  lookAtPixel: (pixel: Vector2) => Promise<boolean>;
  /** To the neighbour in that direction; false when there is none. */
  moveInDirection: (direction: Direction) => Promise<boolean>;
  /** Dollhouse and floorplan: moves the camera to these world coordinates; false when a bound stopped it on the way. */
  pan: (to: { x?: number; z?: number }) => Promise<boolean>;
  /** Resolves with the level reached, clamped to 0.3–3; inside only. */
  zoomTo: (level: number) => Promise<number>;
  /** What visitors may do; sweeps switched off keep their place but are no target. */
  setSweepEnabled: (id: string, enabled: boolean) => void;
  setNeighbors: (id: string, neighbors: readonly string[]) => void;
  /** false: clicks, drags and keys of the visitor move nothing (measuring, placing). */
  setNavigationEnabled: (part: 'click' | 'all', enabled: boolean) => void;

  // --- pointer ---
  readonly pointer: Live<Hit>;
  /** A primary click or tap on the canvas, after `pointer` has its position. */
  readonly clicks: Signal<{ pixel: Vector2; hit: Hit }>;
  /** A click that means something else first (a tag, a measuring point) answers true and nothing moves. */
  interceptClicks: (intercept: (hit: Hit) => boolean) => () => void;
  setCursor: (options: { visible?: boolean; texture?: string | null; fade?: { in: number; delay: number; out: number } }) => void;
  /** The surface under a pixel (from top left), or null; hidden floors count only when asked for. Tags and sweeps are no surface. */
  pick: (pixel: Vector2, includeHiddenFloors?: boolean) => Hit | null;
  /** The ray through a pixel, for planes of one's own. */
  rayThrough: (pixel: Vector2) => { origin: Vector3; direction: Vector3 };
  /** Whether nothing of the model stands between two points. */
  sees: (from: Vector3, to: Vector3) => boolean;

  // --- what is drawn ---
  /** Loads an image for icons and the cursor. @throws when it cannot be loaded */
  registerTexture: (id: string, src: string) => Promise<void>;
  hasTexture: (id: string) => boolean;
  /** Draws exactly these tags from now on; an entry that is the same object as before is left as it is. */
  showTags: (tags: readonly TagLook[]) => void;
  setTagsVisible: (visible: boolean) => void;
  setSweepsVisible: (visible: boolean) => void;
  /** Lines of measurements in world space; `live` follows the pointer. Labels are in metres. */
  showMeasurements: (lines: readonly { points: readonly Vector3[]; live?: boolean }[]) => void;
  /** The pointer's position, drawn to a vertex or edge of the mesh within a few pixels. */
  snap: (hit: Hit) => Vector3;
  readonly size: Live<{ w: number; h: number }>;
  /** false while the browser has taken the graphics card away */
  readonly drawable: Live<boolean>;
  /** A JPEG data URI; what is not asked for is hidden. */
  screenshot: (size: { width: number; height: number }, show: { tags: boolean; measurements: boolean; sweeps: boolean }) => Promise<string>;
  /** A 2:1 JPEG data URI of everything around the camera. */
  panorama: () => Promise<string>;

  // --- objects of the embedding page ---
  /** All of three.js, the very instance that draws here; a file of its own, loaded when first asked for. */
  three: () => Promise<typeof import('three')>;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Reads a glTF, binary or text, with the decoders it needs. @throws when it cannot be loaded or read */
  loadModel: (url: string) => Promise<Group>;
  /** Adds to the scene and draws; `collider` takes part in picking. */
  addObject: (object: Object3D, collider?: boolean) => () => void;
  /** Called before each frame with ms since the last; frames are drawn only when something changed, or while somebody ticks. */
  onTick: (tick: (deltaMs: number) => void) => () => void;
  /** Asks for a frame. */
  invalidate: () => void;
  /** Ends everything: loop, listeners, textures, geometries, the WebGL context. */
  dispose: () => void;
};
