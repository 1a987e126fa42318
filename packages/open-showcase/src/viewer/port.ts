import type { Group, Object3D, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import type { Scan } from '../scan/scan';

/** Metres in world space (X east, Y up, Z south); pixels on the screen. */
export type Vector2 = { x: number; y: number };
export type Vector3 = { x: number; y: number; z: number };
/** Degrees, YXZ: x > 0 looks up, y > 0 turns to the left, 0/0 looks along −Z. */
export type Rotation = { x: number; y: number };

/** An observable value. `subscribe` calls back synchronously on each change, not for the current value, and returns the unsubscribe function. */
export type Live<T> = { readonly value: T; subscribe: (changed: (value: T) => void) => () => void };
/** An event. `subscribe` returns the unsubscribe function. */
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

/** What is under the pointer. `floor` is the floor's sequence and is set for the model only. */
export type Hit = {
  object: 'model' | 'sweep' | 'tag' | 'none';
  position: Vector3;
  normal: Vector3;
  floor?: number;
  /** id of the sweep or tag */
  id?: string;
};

/** Names of the engine's errors; the SDK rejects with the same names. */
export type ViewerErrorName = 'InvalidArgument' | 'NotFound' | 'WrongMode' | 'Busy' | 'NotReady' | 'NotSupported';

export type Direction = 'FORWARD' | 'LEFT' | 'RIGHT' | 'BACK' | 'UP' | 'DOWN';
export type MoveOptions = { rotation?: Rotation; transition?: Transition /** ms */; time?: number };
export type ModeOptions = {
  position?: Vector3;
  rotation?: Rotation;
  transition?: Transition /** half the visible height, metres */;
  zoom?: number;
  /** Frames the visible floors again, also in the current mode. */
  fit?: boolean;
};

/** How a tag is drawn; `icon` is the id of a registered texture or "". */
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
 * The 3D engine behind the page: scene, camera, moves, pointer. It depends on scans and three.js but not on the SDK; the SDK is built
 * on this interface alone. Every move returns a promise, which rejects with an Error whose `name` is a `ViewerErrorName`. One camera move runs at a
 * time: a second one rejects with `Busy` and does not interrupt the first.
 */
export type Viewer = {
  /** Resolves with the manifest when it has been read; rejects if it cannot be read. */
  readonly scan: Promise<Scan>;
  readonly phase: Live<{
    phase: Phase /** when each phase was entered, ms since the epoch; 0 before that */;
    times: Readonly<Record<Phase, number>>;
  }>;

  // --- camera and places ---
  readonly pose: Live<Pose>;
  /** 1 except in the inside view */
  readonly zoom: Live<number>;
  readonly mode: Live<{ current: ViewMode | 'transitioning'; from: ViewMode | null; to: ViewMode | null }>;
  /** The id of the camera's sweep; "" while moving and outside. */
  readonly sweep: Live<string>;
  /** A sweep was left or reached; `to` is undefined when the inside view is left. `exit` comes before `enter`. */
  readonly sweepMoves: Signal<{ kind: 'exit' | 'enter'; from: string | undefined; to: string | undefined }>;
  /** The visible floor: its sequence, "all", "moving", or "none" in an unplaced 360° view. */
  readonly floor: Live<number | 'all' | 'moving' | 'none'>;
  goToSweep: (id: string, options?: MoveOptions) => Promise<string>;
  goToMode: (mode: ViewMode, options?: ModeOptions) => Promise<ViewMode>;
  goToFloor: (sequence: number) => Promise<number>;
  showAllFloors: () => Promise<void>;
  /** Stops a move where it is: a walk goes on with `release` or the next move, all else ends. A fade runs to its end. */
  hold: () => void;
  release: () => void;
  /** Turns to this rotation, degrees; speed in degrees per second, 120 by default. Resolves with false if a limit stopped it on the way; rejects if it is already at the limit. */
  turnTo: (rotation: Rotation, speed?: number) => Promise<boolean>;
  /** Turns by an angle: horizontal > 0 to the right, vertical > 0 up. Otherwise like `turnTo`. */
  turnBy: (horizontal: number, vertical: number, speed?: number) => Promise<boolean>;
  /** Turns until this point of the screen, in pixels from the top left, is in the centre. */
  lookAtPixel: (pixel: Vector2) => Promise<boolean>;
  /** Moves to the neighbour in that direction; resolves with false if there is none. */
  moveInDirection: (direction: Direction) => Promise<boolean>;
  /** Dollhouse and floorplan: moves the camera to these world coordinates; resolves with false if a bound stopped it on the way. */
  pan: (to: { x?: number; z?: number }) => Promise<boolean>;
  /** Resolves with the level reached, clamped to 0.3–3; inside only. */
  zoomTo: (level: number) => Promise<number>;
  /** Zooms in by a factor over 1: narrows the view inside, approaches the centre of the view outside. */
  zoomBy: (factor: number) => void;
  /** Disabled sweeps stay where they are, but visitors cannot move to them. */
  setSweepEnabled: (id: string, enabled: boolean) => void;
  setNeighbors: (id: string, neighbors: readonly string[]) => void;
  /** With false, the visitor's clicks, drags and keys do not move the camera (measuring, placing). */
  setNavigationEnabled: (part: 'click' | 'all', enabled: boolean) => void;

  // --- pointer ---
  readonly pointer: Live<Hit>;
  /** A primary click or tap on the canvas; `pointer` is updated before it fires. */
  readonly clicks: Signal<{ pixel: Vector2; hit: Hit }>;
  /** Return true to handle a click yourself (a tag, a measuring point): the camera then does not move. */
  interceptClicks: (intercept: (hit: Hit) => boolean) => () => void;
  setCursor: (options: { visible?: boolean; texture?: string | null; fade?: { in: number; delay: number; out: number } }) => void;
  /** The surface under a pixel (from top left), or null. Ignores tags and sweeps, and hidden floors unless requested. */
  pick: (pixel: Vector2, includeHiddenFloors?: boolean) => Hit | null;
  /** The ray through a pixel, to intersect with your own planes. */
  rayThrough: (pixel: Vector2) => { origin: Vector3; direction: Vector3 };
  /** Whether the line between two points is free of the model. */
  sees: (from: Vector3, to: Vector3) => boolean;

  // --- what is drawn ---
  /** Loads an image for icons and the cursor. @throws when it cannot be loaded */
  registerTexture: (id: string, src: string) => Promise<void>;
  hasTexture: (id: string) => boolean;
  /** Replaces the tags that are drawn; entries that are the same object as before are not redrawn. */
  showTags: (tags: readonly TagLook[]) => void;
  /** Those that `showTags` was called with, of all floors; none while they are invisible. */
  readonly tags: Live<readonly TagLook[]>;
  setTagsVisible: (visible: boolean) => void;
  setSweepsVisible: (visible: boolean) => void;
  /** Lines of measurements in world space; `live` follows the pointer. Labels are in metres. */
  showMeasurements: (lines: readonly { points: readonly Vector3[]; live?: boolean }[]) => void;
  /** The pointer's position, snapped to a vertex or edge of the mesh within a few pixels. */
  snap: (hit: Hit) => Vector3;
  readonly size: Live<{ w: number; h: number }>;
  /** The share of the width, in the middle, to which dollhouse and floor plan are framed. */
  setFreeWidth: (share: number) => void;
  /** false while the WebGL context is lost */
  readonly drawable: Live<boolean>;
  /** A JPEG data URI; everything not requested is hidden. */
  screenshot: (size: { width: number; height: number }, show: { tags: boolean; measurements: boolean; sweeps: boolean }) => Promise<string>;
  /** A 2:1 panorama around the camera as a JPEG data URI. */
  panorama: () => Promise<string>;

  // --- objects of the embedding page ---
  /** All of three.js, the same instance that draws here; loaded on first use from a file of its own. */
  three: () => Promise<typeof import('three')>;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Reads a glTF, binary or text, with the decoders it needs. @throws when it cannot be loaded or read */
  loadModel: (url: string) => Promise<Group>;
  /** Adds an object to the scene and returns the function that removes it; a `collider` takes part in picking. */
  addObject: (object: Object3D, collider?: boolean) => () => void;
  /** Called before each frame with the ms since the last one. Frames are drawn only after changes, or while there are subscribers. */
  onTick: (tick: (deltaMs: number) => void) => () => void;
  /** Requests a frame. */
  invalidate: () => void;
  /** Releases everything: loop, listeners, textures, geometries, the WebGL context. */
  dispose: () => void;
};
