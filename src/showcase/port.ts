import type { AppError } from '@/domain/app-error';
import type { CustomScene } from '@/domain/application/custom-models';
import type { Euler, Rgb, Vector } from '@/domain/geometry';
import type { Live, Signal } from './live';
import type { FailureReason } from './refusals';

export type ViewMode = 'inside' | 'outside' | 'dollhouse' | 'floorplan';
/** @see PLAYER-036 */
export type Transition = 'fly' | 'fade' | 'instant';

/**
 * How the connection to the viewer stands. `failed` never was ready, `lost` was; both end with `retry`. `disconnected` is what the app asked
 * for, and final.
 */
export type ConnectionState =
  | { name: 'starting' }
  | { name: 'ready' }
  | { name: 'failed'; reason: FailureReason; error: AppError }
  | { name: 'lost' }
  | { name: 'disconnected' };

/** Metres and degrees; `sweep` is "" between places and outside the inside view. */
export type CameraPose = { position: Vector; rotation: Euler; sweep: string; mode: ViewMode | 'transitioning' };
/** Where a PoI or a share link leads. */
export type Destination = { sweep: string; rotation: Euler; zoom?: number | undefined };
/** `lookAt` turns towards a point before the move, where the camera is inside. @see PLAYER-036 PLAYER-038 */
export type MoveOptions = { transition?: Transition; lookAt?: Vector };
export type ModeOptions = { transition?: Transition; position?: Vector; rotation?: Euler; zoom?: number };
/** A move that a later one replaced did not fail: it is `superseded`. */
export type MoveOutcome = 'arrived' | 'superseded';

/** `index` counts from 0 at the bottom. */
export type Floor = { index: number; name: string };
/** A place the camera can stand at; `floor` is null in an unplaced 360 view. */
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
/** A tag to be placed; the images of its icon are addresses. @see MODEL-070 PLAYER-072 */
export type PlacedTag = ModelTag & { icon: { image: string; hover: string } };
/** Where a tag stands: its anchor on the model, and from there its stem. */
export type TagPosition = { anchorPosition: Vector; stemVector: Vector };

/**
 * A tag following the pointer. `done` gives its place, or null when it was cancelled. `putInMiddle` puts it onto what is in the middle of the
 * view, for who has no pointer; it rejects with an AppError `not-found` where there is nothing, and placing goes on.
 */
export type Placing = { done: Promise<TagPosition | null>; cancel: () => void; putInMiddle: () => Promise<void> };

export type ShowcaseEvent =
  | { type: 'tag-click'; id: string }
  | { type: 'tag-hover'; id: string; hovering: boolean }
  /** the visitor clicked in the viewer */
  | { type: 'trigger' }
  /** Escape was pressed while the viewer had the keyboard; not known across origins */
  | { type: 'escape' }
  /** a shortcut was pressed while the viewer had the keyboard @see EDIT-105 */
  | { type: 'add-sweep' }
  | { type: 'add-tag' };

/** @see PLAYER-057 EDIT-044 */
export const screenshotSizes = {
  poi: { width: 640, height: 360 },
  share: { width: 1920, height: 1080 },
  older: { width: 720, height: 480 },
} as const;
export type ScreenshotUse = keyof typeof screenshotSizes;

/** What is seen and where one is, as far as it is known. Values stay what they were while the viewer is interrupted. */
export type ShowcaseValues = {
  pose: Live<CameraPose | null>;
  /** 1 outside the inside view */
  zoom: Live<number>;
  /** what was reached last: a change under way does not show here @see PLAYER-025 */
  mode: Live<ViewMode | null>;
  /** whether the camera is between two places or modes */
  moving: Live<boolean>;
  /** the sweep one stands at; "" elsewhere */
  sweep: Live<string>;
  /** the floor on show; null when there is none to speak of */
  floor: Live<number | 'all' | null>;
  floors: Live<readonly Floor[]>;
  /** without those at exactly 0, 0, 0 @see PLAYER-033 */
  sweeps: Live<readonly Sweep[]>;
  /** also those that are hidden */
  modelTags: Live<readonly ModelTag[]>;
  measuring: Live<boolean>;
};

/**
 * What the viewer can do once it is ready. Each rejects with an AppError: `failed-precondition` before it is ready, `unavailable` when it
 * refuses or goes away. Nothing settles any more once the app has disconnected.
 */
export type ShowcaseOperations = {
  /** Moves run one after another; of those that wait, the last one counts. */
  goTo: (destination: Destination, options?: MoveOptions) => Promise<MoveOutcome>;
  goToMode: (mode: ViewMode, options?: ModeOptions) => Promise<MoveOutcome>;
  goToFloor: (index: number) => Promise<MoveOutcome>;
  showAllFloors: () => Promise<MoveOutcome>;
  /** Turns the camera to a rotation. @see PLAYER-038 */
  turnTo: (rotation: Euler) => Promise<MoveOutcome>;
  zoomTo: (level: number) => Promise<MoveOutcome>;

  /** Shows exactly these tags beside the model's own. */
  placeTags: (tags: readonly PlacedTag[]) => Promise<void>;
  updateTag: (tag: PlacedTag) => Promise<void>;
  removeTag: (id: string) => Promise<void>;
  openTag: (id: string) => Promise<void>;
  /** Takes exactly these tags of the model out of the scan, for others stand in their place; the model itself keeps them. @see EDIT-063 */
  hideModelTags: (ids: ReadonlySet<string>) => Promise<void>;
  /**
   * Lets a tag follow the pointer until the visitor clicks or presses Escape; sweeps are no targets meanwhile.
   * @param factor length of the stem in metres, along the surface's normal
   * @see EDIT-024 EDIT-025 EDIT-026 EDIT-027 EDIT-030
   */
  startPlacing: (tag: PlacedTag, factor: number) => Promise<Placing>;

  /** The viewer hides tags while measuring and forgets them: place them again afterwards. @see PLAYER-034 */
  measure: (on: boolean) => Promise<void>;
  /** A JPEG as a data URI, without tags and marks, once the camera stands still. */
  takeScreenshot: (use: ScreenshotUse) => Promise<string>;
  /** The provider's link to exactly this view. @see PLAYER-055 */
  shareLink: () => Promise<string>;
  /** The present id of a sweep that may be stored with an older one. */
  presentSweepId: (stored: string) => Promise<string>;
  /**
   * Shows own models and lights in place of those shown before. False where the delivery has no scene of its own.
   * @see PLAYER-027 PLAYER-065 PLAYER-066 PLAYER-067
   */
  showObjects: (scene: CustomScene) => Promise<boolean>;
  /** Changes a setting of the viewer. False where it has none of that name. */
  changeSetting: (key: string, value: unknown) => Promise<boolean>;
};

/** The 3D viewer in a frame, in Loggia's words. */
export type Showcase = ShowcaseOperations & {
  values: ShowcaseValues;
  state: Live<ConnectionState>;
  events: Signal<ShowcaseEvent>;
  /** Loads the viewer again after it failed or was lost. */
  retry: () => void;
  /** Ends everything. The frame stays as it is, for whoever owns it to remove. */
  disconnect: () => void;
};
