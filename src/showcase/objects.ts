import type { SettableValues } from './follow-values';
import type { CustomModel, SceneLights, ShowcaseOperations } from './port';
import { answered } from './refusals';
import { animator } from './scene-components';
import type { Sdk, SdkScene, SdkSceneObject } from './sdk';
import { inTurn } from './waiting';

/** @see PLAYER-067 */
export const usualLights: SceneLights = {
  ambient: 0.4,
  directional: [
    { intensity: 1, position: { x: 5, y: 10, z: 5 } },
    { intensity: 0.5, position: { x: -5, y: 10, z: 5 } },
    { intensity: 0.7, position: { x: 0, y: 10, z: -5 } },
  ],
};

type Shown = { objects: SdkSceneObject[]; end: () => void };

/** Own models in the scene; the delivery by embed has no scene of its own. @see PLAYER-065 PLAYER-066 PLAYER-067 */
export function sceneObjects({ Scene }: Sdk, { mode }: SettableValues): Pick<ShowcaseOperations, 'showObjects'> & { end: () => void } {
  const turn = inTurn();
  let shown: Shown = { objects: [], end: () => undefined };
  let registered: Promise<unknown> | undefined;
  const hide = () => {
    shown.end();
    for (const object of shown.objects) object.stop();
    shown = { objects: [], end: () => undefined };
  };
  return {
    showObjects: (models, lights = usualLights) =>
      turn(async () => {
        if (!Scene) return false;
        registered ??= Scene.register?.(animator.name, animator.factory);
        await answered(Promise.resolve(registered), 'The 3D viewer refused a part of the scene.');
        hide();
        shown = await answered(show(Scene, models, lights, mode), 'The 3D viewer refused a model.');
        return true;
      }),
    end: () => shown.end(),
  };
}

async function show(scene: SdkScene, models: readonly CustomModel[], lights: SceneLights, mode: SettableValues['mode']): Promise<Shown> {
  if (models.length === 0) return { objects: [], end: () => undefined };
  const [object] = await scene.createObjects(1);
  if (!object) return { objects: [], end: () => undefined };
  addLights(object, lights);
  const ends = models.map((model) => addModel(object, model, mode));
  object.start();
  const end = () => {
    for (const endOne of ends) endOne();
  };
  return { objects: [object], end };
}

function addLights(object: SdkSceneObject, { ambient, directional }: SceneLights): void {
  const node = object.addNode();
  // Models are black without light.
  node.addComponent('mp.ambientLight', { intensity: ambient, color: { r: 1, g: 1, b: 1 } });
  for (const { intensity, position } of directional) node.addComponent('mp.directionalLight', { intensity, position });
}

function addModel(object: SdkSceneObject, model: CustomModel, mode: SettableValues['mode']): () => void {
  const { url, position, rotation, scale, animated, hideInside } = model;
  const node = object.addNode();
  node.position.set(position.x, position.y, position.z);
  const loader = node.addComponent('mp.gltfLoader', {
    url: new URL(url, location.href).href,
    localRotation: rotation,
    localScale: scale,
    colliderEnabled: false,
  });
  const component = node.addComponent(animator.name, { loader, hideInside, animated: animated === true, inside: mode.value === 'inside' });
  return mode.subscribe((present) => {
    if (component.inputs) component.inputs.inside = present === 'inside';
  });
}
