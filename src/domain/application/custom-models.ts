import { type Vector, vectorFrom } from '../geometry';
import { flag, list, number, record, records, type Stored, text } from '../stored';

/** A 3D model that stands in a tour beside the scan; metres, and degrees around each axis. @see PLAYER-065 PLAYER-066 */
export type CustomModel = { url: string; position: Vector; scale: Vector; rotation: Vector; animated: boolean; isWall: boolean };

/** How strong the lights of a scene are. @see PLAYER-067 */
export type SceneLights = { ambient: number; directional: [number, number, number] };

/** What is added to the scene of one tour. */
export type CustomScene = { models: CustomModel[]; lights: SceneLights };

export const defaultLights: SceneLights = { ambient: 0.4, directional: [1, 0.5, 0.7] };

/** Reads the scene of one tour. A model that is not served from /models, as a .glb, is left out. @see PLAYER-065 PLAYER-066 PLAYER-067 */
export const customSceneFrom = (stored: unknown): CustomScene => ({
  models: records(record(stored).models, customModelFrom).filter(({ url }) => /^\/models\/[\w-][\w.-]*\.glb$/.test(url)),
  lights: lightsFrom(record(stored).lights),
});

const customModelFrom = (model: Stored): CustomModel => ({
  url: text(model.url),
  position: vectorFrom(model.position),
  scale: typeof model.scale === 'number' ? alike(number(model.scale, 1)) : vectorFrom(model.scale, alike(1)),
  rotation: vectorFrom(model.rotation),
  animated: flag(model.animated),
  isWall: flag(model.isWall),
});

const alike = (scale: number): Vector => ({ x: scale, y: scale, z: scale });

function lightsFrom(stored: unknown): SceneLights {
  const lights = record(stored);
  const given = list(lights.directional, (light) => light);
  const [first, second, third] = defaultLights.directional;
  return {
    ambient: number(lights.ambient, defaultLights.ambient),
    directional: [number(given[0], first), number(given[1], second), number(given[2], third)],
  };
}
