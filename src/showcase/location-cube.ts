import type { SettableValues } from './follow-values';
import { quietly } from './reach-sdk';
import { cube } from './scene-components';
import type { Sdk, SdkScene, SdkSceneObject } from './sdk';

/**
 * Marks where the visitor last stood while they look from outside, and is gone inside. Costs nothing before that, and nothing at all where
 * the delivery has no scene of its own. The answer ends it.
 * @see PLAYER-026
 */
export function locationCube({ Scene }: Sdk, { mode, pose }: SettableValues): () => void {
  let shown: SdkSceneObject | null = null;
  let wanted = 0;
  let registered: Promise<unknown> | undefined;
  let stood = pose.value?.mode === 'inside' ? pose.value.position : null;
  const hide = () => {
    wanted += 1;
    const leaving = shown;
    shown = null;
    quietly(() => leaving?.stop());
  };
  const show = async (scene: SdkScene) => {
    const mine = ++wanted;
    registered ??= scene.register?.(cube.name, cube.factory);
    await registered;
    const [object] = await scene.createObjects(1);
    // Back inside meanwhile.
    if (!object || !stood || mine !== wanted) return;
    const node = object.addNode();
    node.position.set(stood.x, stood.y, stood.z);
    node.addComponent(cube.name);
    object.start();
    shown = object;
  };
  const stops = [
    pose.subscribe((present) => {
      if (present?.mode === 'inside' && present.sweep !== '') stood = present.position;
    }),
    mode.subscribe((present) => {
      hide();
      // A mark is not worth a refusal.
      if (Scene && stood && (present === 'dollhouse' || present === 'floorplan')) show(Scene).catch(() => undefined);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    hide();
  };
}
