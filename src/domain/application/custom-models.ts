import { type Vector, vectorFrom } from '../geometry';
import { flag, list, number, record, records, type Stored, text } from '../stored';

/** A 3D model placed in a tour's scan; metres, and degrees around each axis. @see PLAYER-065 PLAYER-066 */
export type CustomModel = { url: string; position: Vector; scale: Vector; rotation: Vector; animated: boolean; isWall: boolean };

/** Light intensities of a scene. @see PLAYER-067 */
export type SceneLights = { ambient: number; directional: [number, number, number] };

/** What is added to the scene of a tour. */
export type CustomScene = { models: CustomModel[]; lights: SceneLights };

export const defaultLights: SceneLights = { ambient: 0.4, directional: [1, 0.5, 0.7] };

/** Reads the scene of a tour. Models that are not .glb files under /models are skipped. @see PLAYER-065 PLAYER-066 PLAYER-067 */
export const customSceneFrom = (stored: unknown): CustomScene => ({
  models: records(record(stored).models, customModelFrom).filter(({ url }) => /^\/models\/[\w-][\w.-]*\.glb$/.test(url)),
  lights: lightsFrom(record(stored).lights),
});

const customModelFrom = (model: Stored): CustomModel => ({
  url: text(model.url),
  position: vectorFrom(model.position),
  scale: typeof model.scale === 'number' ? uniformScale(number(model.scale, 1)) : vectorFrom(model.scale, uniformScale(1)),
  rotation: vectorFrom(model.rotation),
  animated: flag(model.animated),
  isWall: flag(model.isWall),
});

const uniformScale = (scale: number): Vector => ({ x: scale, y: scale, z: scale });

function lightsFrom(stored: unknown): SceneLights {
  const lights = record(stored);
  const directional = list(lights.directional, (light) => light);
  const [first, second, third] = defaultLights.directional;
  return {
    ambient: number(lights.ambient, defaultLights.ambient),
    directional: [number(directional[0], first), number(directional[1], second), number(directional[2], third)],
  };
}
