import type { AppError } from '@/domain/app-error';
import type { CustomScene } from '@/domain/application/custom-models';
import type { Euler, Rgb, Vector } from '@/domain/geometry';
import type { ScanRoom } from '@/domain/rooms/scan-room';
import type { Pixel } from '@/domain/scan-view';
import type { ObservableValue, Signal } from './observable-values';
import type { FailureReason } from './viewer-errors';

export type ViewMode = 'inside' | 'outside' | 'dollhouse' | 'floorplan';
/** @see PLAYER-036 */
export type Transition = 'fly' | 'fade' | 'instant';

/**
 * State of the connection to the viewer. `failed` was never ready, `lost` was; both can `retry`. `disconnected` was requested by the app, and is
 * final.
 */
export type ConnectionState =
  | { name: 'starting' }
  | { name: 'ready' }
  | { name: 'failed'; reason: FailureReason; error: AppError }
  | { name: 'lost' }
  | { name: 'disconnected' };

/** In metres and degrees; `sweep` is "" between sweeps and outside the inside view. */
export type CameraPose = { position: Vector; rotation: Euler; sweep: string; mode: ViewMode | 'transitioning' };
/** The target of a PoI or a share link. */
export type Destination = { sweep: string; rotation: Euler; zoom?: number | undefined };
/** `lookAt` rotates towards a point before the move, if the camera is inside; `ms` is how long the transition takes. @see PLAYER-036 PLAYER-038 */
export type MoveOptions = { transition?: Transition; lookAt?: Vector; ms?: number };
export type ModeOptions = { transition?: Transition; position?: Vector; rotation?: Euler; zoom?: number };
/** A move that was replaced by a later one is `superseded`, not failed. */
export type MoveOutcome = 'arrived' | 'superseded';

/** `index` counts from 0 at the bottom. */
export type Floor = { index: number; name: string };
/** `length` in metres. `ofScan`: it belongs to the model and can be hidden, but not removed. `floor` is null if it is unknown. */
export type Measurement = { id: string; label: string; length: number; ofScan: boolean; floor: number | null };
/** A position for the camera; `floor` is null for an unplaced 360 view. */
export type Sweep = { id: string; position: Vector; floor: number | null };

/** A tag of the model itself, not placed by Loggia. */
export type ModelTag = {
  id: string;
  label: string;
  description: string;
  anchorPosition: Vector;
  stemVector: Vector;
  color: Rgb;
};
/** A tag to place; its icon's images are addresses. @see MODEL-070 PLAYER-072 */
export type PlacedTag = ModelTag & { icon: { image: string; hover: string } };
/** A tag's position: its anchor on the model, and the stem from there. */
export type TagPosition = { anchorPosition: Vector; stemVector: Vector };

/**
 * A tag that follows the pointer. `done` resolves to its position, or null if cancelled. `putInMiddle` places it in the centre of the view, without a
 * pointer; it rejects with an AppError `not-found` if there is no surface, and placing continues.
 */
export type Placing = { done: Promise<TagPosition | null>; cancel: () => void; putInMiddle: () => Promise<void> };

export type ShowcaseEvent =
  | { type: 'tag-click'; id: string }
  | { type: 'tag-hover'; id: string; hovering: boolean }
  /** the camera leaves its sweep for another */
  | { type: 'walk'; to: string }
  /** the visitor pressed the mouse or a finger in the viewer, or turned the wheel; not available across origins */
  | { type: 'touch' }
  /** a key was pressed while the viewer had the keyboard focus: with its default prevented, the viewer does not get it; not available across origins */
  | { type: 'key'; press: KeyboardEvent }
  /** the visitor clicked in the viewer */
  | { type: 'trigger' }
  /** the visitor clicked where a tag cannot be placed, while placing one */
  | { type: 'placing-missed' }
  /** Escape was pressed while the viewer had the keyboard focus; not available across origins */
  | { type: 'escape' }
  /** a shortcut was pressed while the viewer had the keyboard focus @see EDIT-105 */
  | { type: 'add-sweep' }
  | { type: 'add-tag' };

/** @see PLAYER-057 EDIT-044 */
export const screenshotSizes = {
  poi: { width: 640, height: 360 },
  share: { width: 1920, height: 1080 },
  older: { width: 720, height: 480 },
} as const;
export type ScreenshotUse = keyof typeof screenshotSizes;

/** The current view and position, as far as known. Values keep their last state while the viewer is interrupted. */
export type ShowcaseValues = {
  pose: ObservableValue<CameraPose | null>;
  /** 1 outside the inside view */
  zoom: ObservableValue<number>;
  /** how much of the inside view the frame shows from side to side, in degrees; null outside of it, or if the viewer does not say it */
  fieldOfView: ObservableValue<number | null>;
  /** how much of the floor plan the frame shows from top to bottom, in metres; null outside of it, or if the viewer does not say it */
  planHeight: ObservableValue<number | null>;
  /** the last completed mode: a running transition is not included @see PLAYER-025 */
  mode: ObservableValue<ViewMode | null>;
  /** whether the camera is between two sweeps or modes */
  moving: ObservableValue<boolean>;
  /** the current sweep; "" elsewhere */
  sweep: ObservableValue<string>;
  /** the visible floor; null if there is none */
  floor: ObservableValue<number | 'all' | null>;
  floors: ObservableValue<readonly Floor[]>;
  /** without sweeps at exactly 0, 0, 0 @see PLAYER-033 */
  sweeps: ObservableValue<readonly Sweep[]>;
  /** none if the delivery has no rooms */
  rooms: ObservableValue<readonly ScanRoom[]>;
  /** ids of the rooms that contain the camera; several where rooms overlap, none outside the inside view */
  currentRooms: ObservableValue<readonly string[]>;
  /** including hidden ones */
  modelTags: ObservableValue<readonly ModelTag[]>;
  measuring: ObservableValue<boolean>;
  /** whether the next point lengthens the current line */
  drawingLine: ObservableValue<boolean>;
  measurements: ObservableValue<readonly Measurement[]>;
};

/**
 * Operations of the viewer once it is ready. Each rejects with an AppError: `failed-precondition` before it is ready, `unavailable` if it fails or
 * the connection is lost. After the app has disconnected, promises never settle.
 */
export type ShowcaseOperations = {
  /** Moves run one after another; of the queued ones only the last is kept. */
  goTo: (destination: Destination, options?: MoveOptions) => Promise<MoveOutcome>;
  goToMode: (mode: ViewMode, options?: ModeOptions) => Promise<MoveOutcome>;
  goToFloor: (index: number) => Promise<MoveOutcome>;
  showAllFloors: () => Promise<MoveOutcome>;
  /** Stops the camera where it is, within a frame; a walk between two sweeps ends before the next move. Where the viewer cannot, the camera stops at the next sweep. */
  holdCamera: () => Promise<void>;
  /** Lets a held walk end. Resolves when the camera is at a sweep. */
  releaseCamera: () => Promise<MoveOutcome>;
  /** The sweeps on the shortest way between two, with both; empty if there is none. */
  routeBetween: (from: string, to: string) => Promise<readonly string[]>;
  /** Rotates the camera. @see PLAYER-038 */
  turnTo: (rotation: Euler) => Promise<MoveOutcome>;
  zoomTo: (level: number) => Promise<MoveOutcome>;
  /** Dollhouse and floorplan: comes closer by a factor over 1. */
  zoomOutside: (factor: number) => Promise<MoveOutcome>;

  /** Shows exactly these tags in addition to the model's own. */
  placeTags: (tags: readonly PlacedTag[]) => Promise<void>;
  /** Adds tags, then removes others, so that none is missing meanwhile. */
  exchangeTags: (added: readonly PlacedTag[], removed: readonly string[]) => Promise<void>;
  updateTag: (tag: PlacedTag) => Promise<void>;
  removeTag: (id: string) => Promise<void>;
  openTag: (id: string) => Promise<void>;
  /** Hides exactly these tags of the model in the scan, because others replace them; the model is unchanged. @see EDIT-063 */
  hideModelTags: (ids: ReadonlySet<string>) => Promise<void>;
  /**
   * Moves a tag with the pointer until the visitor clicks or presses Escape; meanwhile sweeps cannot be clicked.
   * @param factor length of the stem in metres, along the surface's normal
   * @see EDIT-024 EDIT-025 EDIT-026 EDIT-027 EDIT-030
   */
  startPlacing: (tag: PlacedTag, factor: number) => Promise<Placing>;
  /**
   * The place for a tag on the surface under a pixel of the frame, with a stem of `factor` metres away from it.
   * @throws AppError `not-found` if there is no surface, `unimplemented` if the viewer cannot find any
   */
  surfaceUnder: (pixel: Pixel, factor: number) => Promise<TagPosition>;

  /** The viewer hides tags while measuring and forgets them: place them again afterwards. @see PLAYER-034 */
  measure: (on: boolean) => Promise<void>;
  /** Measures to the surface in the middle of the view, as a click there does. @throws AppError `not-found` if there is no surface */
  measureMiddle: () => Promise<void>;
  /** Ends the current line: the next point begins another measurement. */
  endLine: () => Promise<void>;
  /** Removes the visitor's own measurements with these ids. Those of the scan stay. */
  removeMeasurements: (ids: readonly string[]) => Promise<void>;
  /** A JPEG as a data URI, without tags and markers, once the camera has stopped. */
  takeScreenshot: (use: ScreenshotUse) => Promise<string>;
  /** The provider's link to the current view. @see PLAYER-055 */
  shareLink: () => Promise<string>;
  /** The current id of a sweep that may be stored with an outdated one. */
  presentSweepId: (stored: string) => Promise<string>;
  /** Replaces the custom models and lights. Resolves to false if the delivery has no scene API. @see PLAYER-027 PLAYER-065 PLAYER-066 PLAYER-067 */
  showObjects: (scene: CustomScene) => Promise<boolean>;
  /** Changes a setting of the viewer. Resolves to false if there is no setting with this name. */
  changeSetting: (key: string, value: unknown) => Promise<boolean>;
};

/** The 3D viewer in a frame, as Loggia uses it. */
export type Showcase = ShowcaseOperations & {
  values: ShowcaseValues;
  state: ObservableValue<ConnectionState>;
  events: Signal<ShowcaseEvent>;
  /** Where the frame is in the window; it can reach beyond what one sees. */
  frameBox: () => DOMRect;
  /** Loads the viewer again after it failed or was lost. */
  retry: () => void;
  /** Disconnects for good. The frame itself is left to its owner to remove. */
  disconnect: () => void;
};
