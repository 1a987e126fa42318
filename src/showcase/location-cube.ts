import { quietly } from './connect-to-sdk';
import type { SettableValues } from './follow-values';
import type { Sdk, SdkScene, SdkSceneObject } from './sdk';

/**
 * Marks the visitor's last position while they look from outside; hidden inside. Loads nothing until then, and nothing at all if the viewer has no
 * scene API. Returns a function that stops it.
 * @see PLAYER-026
 */
export function locationCube({ Scene }: Sdk, { mode, pose }: SettableValues): () => void {
  let shown: SdkSceneObject | null = null;
  let request = 0;
  let registered: Promise<string> | undefined;
  let lastPosition = pose.value?.mode === 'inside' ? pose.value.position : null;
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
    if (!object || !lastPosition || ownRequest !== request) return;
    const node = object.addNode();
    node.position.set(lastPosition.x, lastPosition.y, lastPosition.z);
    node.addComponent(name);
    object.start();
    shown = object;
  };
  const stops = [
    pose.subscribe((current) => {
      if (current?.mode === 'inside' && current.sweep !== '') lastPosition = current.position;
    }),
    mode.subscribe((current) => {
      hide();
      // the mark is optional, so errors are ignored
      if (Scene && lastPosition && (current === 'dollhouse' || current === 'floorplan')) show(Scene).catch(() => undefined);
    }),
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
