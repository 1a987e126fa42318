import { quietly } from './connect-to-sdk';
import type { SettableValues } from './follow-values';
import type { Sdk, SdkScene, SdkSceneObject } from './sdk';

/**
 * Marks the visitor's last position, and where they looked, while they look from outside and their floor is shown; hidden inside. Loads nothing until
 * then, and nothing at all if the viewer has no scene API. Returns a function that stops it.
 * @see PLAYER-026
 */
export function locationCube({ Scene }: Sdk, { mode, pose, floor }: SettableValues): () => void {
  let shown: SdkSceneObject | null = null;
  let request = 0;
  let registered: Promise<string> | undefined;
  let last = pose.value?.mode === 'inside' ? pose.value : null;
  let lastFloor = last && typeof floor.value === 'number' ? floor.value : null;
  const hide = () => {
    request += 1;
    const previous = shown;
    shown = null;
    quietly(() => previous?.stop());
  };
  const show = async (scene: SdkScene) => {
    const ownRequest = ++request;
    registered ??= register(scene);
    const name = await registered;
    const [object] = await scene.createObjects(1);
    // the camera may be back inside by now
    if (!object || !last || ownRequest !== request) return;
    const node = object.addNode();
    const { position, rotation } = last;
    node.position.set(position.x, position.y, position.z);
    node.addComponent(name, { yaw: rotation.y });
    object.start();
    shown = object;
  };
  const refresh = () => {
    hide();
    const isOutside = mode.value === 'dollhouse' || mode.value === 'floorplan';
    const isOnShownFloor = typeof floor.value !== 'number' || lastFloor === null || floor.value === lastFloor;
    // the mark is optional, so errors are ignored
    if (Scene && last && isOutside && isOnShownFloor) show(Scene).catch(() => undefined);
  };
  const stops = [
    pose.subscribe((current) => {
      if (current?.mode === 'inside' && current.sweep !== '') last = current;
    }),
    floor.subscribe((current) => {
      if (mode.value === 'inside' && typeof current === 'number') lastFloor = current;
      else refresh();
    }),
    mode.subscribe(refresh),
  ];
  return () => {
    for (const stop of stops) stop();
    hide();
  };
}

async function register(scene: SdkScene): Promise<string> {
  const { locationMarker } = await import('./location-marker');
  await scene.register?.(locationMarker.name, locationMarker.factory);
  return locationMarker.name;
}
