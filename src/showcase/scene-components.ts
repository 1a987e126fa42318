/** What three.js offers here, as the viewer's own instance: objects made with another one misbehave inside it. */
type Mixer = { clipAction: (clip: unknown) => { play: () => void }; update: (seconds: number) => void; stopAllAction: () => void };
type Disposable = { dispose: () => void };
type Three = {
  AnimationMixer: new (root: unknown) => Mixer;
  BoxGeometry: new (width: number, height: number, depth: number) => Disposable;
  MeshBasicMaterial: new (look: Record<string, unknown>) => Disposable;
  Mesh: new (geometry: Disposable, material: Disposable) => { renderOrder: number };
};
type Part = { name: string; visible: boolean; animations?: unknown[]; traverse: (visit: (part: Part) => void) => void };

/** Plays the animations of a model, which is its input once it is loaded; it draws every frame, so still models go without. @see PLAYER-066 */
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

/** A cube that is seen through whatever stands before it. @see PLAYER-026 */
export const cube = {
  name: 'loggia.cube',
  factory: () => {
    let made: Disposable[] = [];
    const component = {
      outputs: { objectRoot: null as unknown },
      context: undefined as { three: Three } | undefined,
      onInit: () => {
        const { three } = component.context ?? {};
        if (!three) return;
        const geometry = new three.BoxGeometry(0.5, 0.5, 0.5);
        const material = new three.MeshBasicMaterial({ color: 0x00e5ff, transparent: true, opacity: 0.85, depthTest: false });
        made = [geometry, material];
        component.outputs.objectRoot = Object.assign(new three.Mesh(geometry, material), { renderOrder: 10 });
      },
      onDestroy: () => {
        for (const one of made) one.dispose();
      },
    };
    return component;
  },
};
