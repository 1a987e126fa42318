import type { SdkComponent } from './sdk';

/** What three.js offers here, as the viewer's own instance: objects made with another one misbehave inside it. */
type Mixer = { clipAction: (clip: unknown) => { play: () => void }; update: (seconds: number) => void; stopAllAction: () => void };
type Three = { AnimationMixer: new (root: unknown) => Mixer };
type Part = { name: string; visible: boolean; animations?: unknown[]; traverse: (visit: (part: Part) => void) => void };

type Inputs = { loader: SdkComponent | null; animated: boolean; inside: boolean; hideInside: RegExp | undefined };

/**
 * A component beside a model's loader: plays the model's animations, and hides its walls while the camera is inside.
 * @see PLAYER-027 PLAYER-066
 */
export const animator = {
  name: 'loggia.model',
  factory: () => {
    let mixer: Mixer | undefined;
    let prepared: Part | undefined;
    const component = {
      inputs: { loader: null, animated: false, inside: false, hideInside: undefined } as Inputs,
      outputs: {},
      events: {},
      context: undefined as { three: Three } | undefined,
      onTick: (deltaMs: number) => {
        const root = component.inputs.loader?.outputs?.objectRoot as Part | null | undefined;
        if (!root) return;
        if (root !== prepared) {
          prepared = root;
          mixer = component.inputs.animated ? playAll(root, component.context?.three) : undefined;
        }
        hideWalls(root, component.inputs);
        mixer?.update(deltaMs / 1000);
      },
      onDestroy: () => mixer?.stopAllAction(),
    };
    return component;
  },
};

function playAll(root: Part, three: Three | undefined): Mixer | undefined {
  if (!three || !root.animations?.length) return undefined;
  const mixer = new three.AnimationMixer(root);
  for (const clip of root.animations) mixer.clipAction(clip).play();
  return mixer;
}

function hideWalls(root: Part, { hideInside, inside }: Inputs): void {
  if (!hideInside) return;
  root.traverse((part) => {
    if (hideInside.test(part.name)) part.visible = !inside;
  });
}
