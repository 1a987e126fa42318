import type { Camera, Object3D, Scene, WebGLRenderer } from 'three';
import { sdkError } from '../sdk-error';

type Three = typeof import('three');
export type Values = Record<string, unknown>;

/** What a component can use of the viewer; three.js objects must be created with this `three`. */
export type ComponentContext = { three: Three; renderer: WebGLRenderer; scene: Scene; camera: Camera };

/**
 * A component as its author writes it; all parts are optional. `inputs` and `outputs` become observed when the component is added to a
 * node, and `context` and `notify` are given to it then. @see showcase-sdk §2.13, Component contract
 */
export type SceneComponent = {
  inputs?: Values;
  /** `objectRoot` is drawn at the node, `collider` answers the pointer */
  outputs?: Values & { objectRoot?: Object3D | null; collider?: Object3D | null };
  /** events it receives */
  events?: Record<string, boolean>;
  /** events it can emit */
  emits?: Record<string, boolean>;
  context?: ComponentContext;
  notify?: (type: string, data?: unknown) => void;
  /** @deprecated of the provider, and not offered here: paths do the same */
  bind?: () => never;
  bindEvent?: () => never;
  spyOnEvent?: () => never;
  onInit?: () => void;
  onInputsUpdated?: (previous: Values) => void;
  onEvent?: (type: string, data: unknown) => void;
  onTick?: (deltaMs: number) => void;
  onDestroy?: () => void;
};
export type ComponentFactory = () => SceneComponent;

export const InteractionType = {
  CLICK: 'INTERACTION.CLICK',
  HOVER: 'INTERACTION.HOVER',
  DRAG: 'INTERACTION.DRAG',
  DRAG_BEGIN: 'INTERACTION.DRAG_BEGIN',
  DRAG_END: 'INTERACTION.DRAG_END',
  POINTER_MOVE: 'INTERACTION.POINTER_MOVE',
  POINTER_BUTTON: 'INTERACTION.POINTER_BUTTON',
  SCROLL: 'INTERACTION.SCROLL',
  KEY: 'INTERACTION.KEY',
  LONG_PRESS_START: 'INTERACTION.LONG_PRESS_START',
  LONG_PRESS_END: 'INTERACTION.LONG_PRESS_END',
  PINCH: 'INTERACTION.PINCH',
  PINCH_END: 'INTERACTION.PINCH_END',
  ROTATE: 'INTERACTION.ROTATE',
  ROTATE_END: 'INTERACTION.ROTATE_END',
} as const;

export const ComponentType = {
  GLTF_LOADER: 'mp.gltfLoader',
  OBJ_LOADER: 'mp.objLoader',
  DAE_LOADER: 'mp.daeLoader',
  FBX_LOADER: 'mp.fbxLoader',
  AMBIENT_LIGHT: 'mp.ambientLight',
  DIRECTIONAL_LIGHT: 'mp.directionalLight',
  POINT_LIGHT: 'mp.pointLight',
  LIGHTS: 'mp.lights',
  INPUT: 'mp.input',
  CAMERA: 'mp.camera',
  TRANSFORM_CONTROLS: 'mp.transformControls',
  XR: 'mp.xr',
} as const;

export const PathType = { INPUT: 'input', OUTPUT: 'output', EVENT: 'event', EMIT: 'emit' } as const;

/** A call of the provider's older interface that paths have replaced; it throws NotSupported. */
export const replaced = (name: string, by: string) => (): never => {
  throw sdkError('NotSupported', `${name} is not supported by open-showcase. Use ${by}.`);
};
