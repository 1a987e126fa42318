/** The viewer's own instance of three.js: objects of another instance do not work in it. */
type Mixer = { clipAction: (clip: unknown) => { play: () => void }; update: (seconds: number) => void; stopAllAction: () => void };
type Three = {
  AnimationMixer: new (root: unknown) => Mixer;
};
type Part = { name: string; visible: boolean; animations?: unknown[]; traverse: (visit: (part: Part) => void) => void };

/** Plays the animations of a model, its input once loaded; it renders every frame, so static models do without it. @see PLAYER-066 */
export const animation = {
  name: 'loggia.animation',
  factory: () => {
    let mixer: Mixer | undefined;
    const component = {
      inputs: { root: null as Part | null },
      context: undefined as { three: Three } | undefined,
      onInputsUpdated: () => {
        const { three } = component.context ?? {};
        const { root } = component.inputs;
        mixer?.stopAllAction();
        mixer = three && root ? new three.AnimationMixer(root) : undefined;
        for (const clip of root?.animations ?? []) mixer?.clipAction(clip).play();
      },
      onTick: (deltaMs: number) => mixer?.update(deltaMs / 1000),
      onDestroy: () => mixer?.stopAllAction(),
    };
    return component;
  },
};

/** Hides the walls of a model while the camera is inside: the whole model, or its parts named "wall", "Walls", "wall_2". @see PLAYER-027 */
export const walls = {
  name: 'loggia.walls',
  factory: () => {
    const component = {
      inputs: { root: null as Part | null, isWall: false, inside: false },
      onInputsUpdated: () => {
        const { root, isWall, inside } = component.inputs;
        root?.traverse((part) => {
          if (isWall ? part === root : /^walls?[\W\d_]*$/i.test(part.name)) part.visible = !inside;
        });
      },
    };
    return component;
  },
};
