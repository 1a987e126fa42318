import type { Color, Light, Object3D, Vector3 } from 'three';
import type { ComponentContext, SceneComponent, Values } from '../contract';

type Rgb = { r: number; g: number; b: number };
type Point = { x: number; y: number; z: number };
type Lamp = { light: Light; target?: Object3D; helper?: Object3D & { update?: () => void } };

/** A light whose inputs are applied when it starts and whenever they change. */
function lightComponent<I extends Values>(
  inputs: I,
  make: (context: ComponentContext) => Lamp,
  apply: (lamp: Lamp, inputs: I) => void,
): SceneComponent {
  let lamp: Lamp | undefined;
  const component: SceneComponent = {
    inputs: inputs as Values,
    outputs: { objectRoot: null },
    onInit() {
      const { context, outputs } = component;
      if (!context || !outputs) return;
      lamp = make(context);
      apply(lamp, component.inputs as I);
      const root = new context.three.Group();
      root.add(lamp.light, ...[lamp.target, lamp.helper].filter((part) => part !== undefined));
      outputs.objectRoot = root;
    },
    onInputsUpdated() {
      if (lamp) apply(lamp, component.inputs as I);
    },
    onDestroy: () => lamp?.light.dispose(),
  };
  return component;
}

const base = (color: Rgb, intensity: number) => ({ enabled: true, color, intensity });
type BaseInputs = ReturnType<typeof base>;

function applyBase({ light }: Lamp, { enabled, color, intensity }: BaseInputs): void {
  light.visible = enabled;
  (light.color as Color).setRGB(color.r, color.g, color.b);
  light.intensity = intensity;
}
const place = (vector: Vector3, { x, y, z }: Point) => void vector.set(x, y, z);

const white = () => ({ r: 1, g: 1, b: 1 });

/** `mp.ambientLight` */
export const ambientLight = () =>
  lightComponent(base({ r: 0.2, g: 0.2, b: 0.2 }, 1), ({ three }) => ({ light: new three.AmbientLight() }), applyBase);

/** `mp.directionalLight` */
export const directionalLight = () =>
  lightComponent(
    { ...base(white(), 2), position: { x: 1, y: 5, z: 1 }, target: { x: 0, y: 0, z: 0 }, debug: false },
    ({ three }) => {
      const light = new three.DirectionalLight();
      return { light, target: light.target, helper: new three.DirectionalLightHelper(light) };
    },
    (lamp, inputs) => {
      applyBase(lamp, inputs);
      place(lamp.light.position, inputs.position);
      if (lamp.target) place(lamp.target.position, inputs.target);
      showHelper(lamp, inputs.debug);
    },
  );

/** `mp.pointLight` */
export const pointLight = () =>
  lightComponent(
    { ...base(white(), 2), position: { x: 1, y: 5, z: 1 }, distance: 0, decay: 1, debug: false },
    ({ three }) => {
      const light = new three.PointLight();
      return { light, helper: new three.PointLightHelper(light, 0.2) };
    },
    (lamp, inputs) => {
      applyBase(lamp, inputs);
      place(lamp.light.position, inputs.position);
      Object.assign(lamp.light, { distance: inputs.distance, decay: inputs.decay });
      showHelper(lamp, inputs.debug);
    },
  );

function showHelper({ helper }: Lamp, debug: boolean): void {
  if (!helper) return;
  helper.visible = debug;
  helper.update?.();
}

/** `mp.lights`: lights a model from all sides. */
export function defaultLights(): SceneComponent {
  const component: SceneComponent = {
    outputs: { objectRoot: null },
    onInit() {
      const { context, outputs } = component;
      if (!context || !outputs) return;
      const { Group, HemisphereLight, DirectionalLight } = context.three;
      const sun = new DirectionalLight(0xffffff, 1.5);
      sun.position.set(3, 8, 5);
      outputs.objectRoot = new Group().add(new HemisphereLight(0xffffff, 0x888888, 1.5), sun);
    },
  };
  return component;
}
