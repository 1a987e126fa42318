/**
 * The part of the provider's Showcase SDK that Loggia uses, with our own types. Optional members are missing in older versions or other deliveries.
 * Values from observables are mutable and shared: copy them.
 */
export type Sdk = {
  App: { state: Observable<{ phase: string }>; Phase?: Record<string, string> };
  Asset?: { registerTexture: (id: string, src: string) => Promise<void> };
  Camera: {
    pose: Observable<SdkPose>;
    zoom?: Observable<{ level: number }>;
    setRotation: (rotation: { x: number; y: number }, options?: { speed?: number }) => Promise<void>;
    zoomTo: (level: number) => Promise<number>;
  };
  Floor: {
    data?: ObservableMap<{ id: string; name: string; sequence: number }>;
    current?: Observable<{ id?: string; sequence?: number }>;
    moveTo: (index: number) => Promise<number>;
    showAll: () => Promise<void>;
  };
  Link?: { createDeepLink?: () => Promise<string> };
  Mattertag?: { Event?: Record<string, string> };
  Measurements?: {
    mode?: Observable<{ active: boolean /** ours */; drawing?: boolean }>;
    data?: ObservableMap<SdkMeasurement>;
    toggleMode: (activate: boolean) => Promise<void>;
    /** The following are our showcase's; the provider's has none of them. */
    addPoint?: (position: SdkVector) => Promise<void>;
    endLine?: () => Promise<void>;
    remove?: (...sids: string[]) => Promise<void>;
  };
  Mode: { current: Observable<string | null>; moveTo: (mode: string, options?: SdkModeOptions) => Promise<string> };
  Model?: { getData: () => Promise<unknown> };
  Pointer?: { intersection?: Observable<SdkIntersection> };
  Renderer?: {
    takeScreenShot: (size: { width: number; height: number }, shown: Record<string, boolean>) => Promise<string>;
    getWorldPositionData?: (pixel: { x: number; y: number }) => Promise<{ position: SdkVector | null }>;
  };
  Room?: { data?: ObservableMap<SdkRoom>; current?: Observable<{ rooms: { id: string }[] }> };
  Scene?: SdkScene;
  Settings?: { get: (key: string) => Promise<unknown>; update: (key: string, value: unknown) => Promise<unknown> };
  Sweep: {
    data: ObservableMap<SdkSweep>;
    current: Observable<{ id?: string; sid?: string }>;
    Event?: Record<string, string>;
    moveTo: (id: string, options: { rotation?: { x: number; y: number }; transition?: string }) => Promise<string>;
    enable: (...ids: string[]) => Promise<void>;
    disable: (...ids: string[]) => Promise<void>;
    Conversion?: { createIdMap: (invert?: boolean) => Promise<Record<string, string>> };
  };
  Tag?: SdkTags;
  on?: (event: string, heard: (...args: never[]) => void) => unknown;
  off?: (event: string, heard: (...args: never[]) => void) => unknown;
  disconnect: () => void;
};

export type Subscription = { cancel: () => void };
export type Observable<T> = { subscribe: (changed: (value: T) => void) => Subscription };
export type ObservableMap<T> = { subscribe: (heard: { onCollectionUpdated: (items: SdkDictionary<T>) => void }) => Subscription };
export type SdkDictionary<T> = Record<string, T> | Iterable<[string, T]>;

/** Without `ofScan` and `floor` from the provider. */
export type SdkMeasurement = { sid: string; label: string; totalLength: number; ofScan?: boolean; floor?: number };
export type SdkVector = { x: number; y: number; z: number };
export type SdkPose = {
  position: SdkVector;
  rotation: { x: number; y: number };
  sweep: string;
  mode: string /** row-major */;
  projection?: ArrayLike<number>;
};
export type SdkSweep = { id?: string; sid: string; position: SdkVector; enabled?: boolean; floorInfo?: { sequence?: number } };
/** The label and the bounds are missing in older versions. */
export type SdkRoom = { id: string; label?: string; bounds?: { min: SdkVector; max: SdkVector }; floorInfo?: { sequence?: number } };
export type SdkModeOptions = {
  position?: SdkVector;
  rotation?: { x: number; y: number };
  transition?: string;
  zoom?: number /** ours: frames the visible floors */;
  fit?: boolean;
};
export type SdkIntersection = { position: SdkVector; normal: SdkVector; object: string };

export type SdkTag = {
  id: string;
  label: string;
  description: string;
  anchorPosition: SdkVector;
  stemVector: SdkVector;
  color: { r: number; g: number; b: number };
};
export type SdkTagDescriptor = Omit<SdkTag, 'id'> & { id?: string; iconId?: string; stemVisible?: boolean };

export type SdkTags = {
  data: ObservableMap<SdkTag>;
  add: (...tags: SdkTagDescriptor[]) => Promise<string[]>;
  remove: (...ids: string[]) => Promise<string[]>;
  editPosition: (id: string, to: { anchorPosition?: SdkVector; stemVector?: SdkVector }) => Promise<void>;
  editBillboard: (id: string, to: { label?: string; description?: string }) => Promise<void>;
  editColor: (id: string, color: { r: number; g: number; b: number }) => Promise<void>;
  editIcon: (id: string, iconId: string) => Promise<void>;
  allowAction?: (id: string, actions: { opening?: boolean; navigating?: boolean; docking?: boolean }) => Promise<void>;
  open?: (id: string, options?: { force?: boolean }) => Promise<void>;
  close?: (id: string) => Promise<void>;
};

export type SdkScene = {
  createObjects: (count: number) => Promise<SdkSceneObject[]>;
  register?: (name: string, factory: () => unknown) => Promise<unknown>;
};
export type SdkSceneObject = {
  addNode: (id?: string) => SdkSceneNode;
  addOutputPath: (component: SdkComponent, name: string) => unknown;
  spyOnEvent: (spy: { path: unknown; onEvent: (value: unknown) => void }) => unknown;
  start: () => void;
  stop: () => void;
};
export type SdkSceneNode = {
  position: { set: (x: number, y: number, z: number) => unknown };
  addComponent: (name: string, inputs?: Record<string, unknown>) => SdkComponent;
};
export type SdkComponent = { inputs?: Record<string, unknown>; outputs?: Record<string, unknown> };

/** The global object on a window that connects to the SDK. */
export type SdkGlobal = { connect: (target: unknown, ...more: unknown[]) => Promise<Sdk> };

/** The SDK's names for transitions and modes. */
export const sdkTransitions = { fly: 'transition.fly', fade: 'transition.fade', instant: 'transition.instant' } as const;
export const sdkModes = {
  inside: 'mode.inside',
  outside: 'mode.outside',
  dollhouse: 'mode.dollhouse',
  floorplan: 'mode.floorplan',
} as const;
export const playing = 'appphase.playing';
export const failedToLoad = 'appphase.error';
