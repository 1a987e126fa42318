import type { CustomModel, CustomScene, SceneLights } from '@/domain/application/custom-models';
import { quietly } from './connect-to-sdk';
import type { SettableValues } from './follow-values';
import type { ShowcaseOperations } from './port';
import { animation, walls } from './scene-components';
import type { Sdk, SdkComponent, SdkScene, SdkSceneObject } from './sdk';
import { viewerErrorTexts } from './texts';
import { withViewerError } from './viewer-errors';
import { createTaskQueue } from './waiting';

/** Positions of the three directional lights in metres; they point to the origin. @see PLAYER-067 */
const lightPositions = [
  { x: 5, y: 10, z: 5 },
  { x: -5, y: 10, z: 5 },
  { x: 0, y: 10, z: -5 },
];

type Shown = { end: () => void };
const emptyScene: Shown = { end: () => undefined };

/** Custom models in the scene; the embedded delivery has no scene API. @see PLAYER-065 PLAYER-066 PLAYER-067 */
export function sceneObjects({ Scene }: Sdk, { mode }: SettableValues): Pick<ShowcaseOperations, 'showObjects'> & { end: () => void } {
  const runInOrder = createTaskQueue();
  let shown = emptyScene;
  let registered = false;
  let ended = false;
  const register = async () => {
    for (const { name, factory } of registered ? [] : [animation, walls]) await Scene?.register?.(name, factory);
    registered = true;
  };
  const replaceBy = (next: Shown) => {
    shown.end();
    shown = next;
  };
  return {
    showObjects: (scene) =>
      runInOrder(async () => {
        if (!Scene) return false;
        await withViewerError(register(), viewerErrorTexts.get().scene);
        replaceBy(emptyScene);
        const next = await withViewerError(show(Scene, scene, mode), viewerErrorTexts.get().loadingObject);
        if (ended) next.end();
        else replaceBy(next);
        return true;
      }),
    end: () => {
      ended = true;
      replaceBy(emptyScene);
    },
  };
}

async function show(scene: SdkScene, { models, lights }: CustomScene, mode: SettableValues['mode']): Promise<Shown> {
  const [object] = models.length === 0 ? [] : await scene.createObjects(1);
  if (!object) return emptyScene;
  addLights(object, lights);
  const ends = models.map((model) => addModel(object, model, mode));
  object.start();
  return {
    end: () => {
      for (const endOne of ends) endOne();
      quietly(() => object.stop());
    },
  };
}

function addLights(object: SdkSceneObject, { ambient, directional }: SceneLights): void {
  const node = object.addNode();
  // without light models are black
  node.addComponent('mp.ambientLight', { intensity: ambient, color: { r: 1, g: 1, b: 1 } });
  directional.forEach((intensity, at) => {
    node.addComponent('mp.directionalLight', { intensity, position: lightPositions[at] });
  });
}

function addModel(object: SdkSceneObject, model: CustomModel, mode: SettableValues['mode']): () => void {
  const { url, position, rotation, scale, animated, isWall } = model;
  const isInside = () => mode.value === 'inside';
  const node = object.addNode();
  node.position.set(position.x, position.y, position.z);
  const loader = node.addComponent('mp.gltfLoader', {
    url: new URL(url, location.href).href,
    localRotation: rotation,
    localScale: scale,
    colliderEnabled: false,
  });
  const wall = node.addComponent(walls.name, { isWall, inside: isInside() });
  const parts = [wall, ...(animated ? [node.addComponent(animation.name)] : [])];
  object.spyOnEvent({ path: object.addOutputPath(loader, 'loadingState'), onEvent: () => setRoot(loader, parts) });
  return mode.subscribe(() => {
    if (wall.inputs) wall.inputs.inside = isInside();
  });
}

function setRoot({ outputs }: SdkComponent, parts: readonly SdkComponent[]): void {
  for (const { inputs } of parts) if (inputs) inputs.root = outputs?.objectRoot ?? null;
}
