import type { Group, Material, Mesh, Object3D, Texture } from 'three';
import type { Viewer } from '../../../viewer/port';
import type { SceneComponent } from '../contract';

type Point = { x: number; y: number; z: number };
type Inputs = {
  url: string;
  materialUrl: string;
  visible: boolean;
  localPosition: Point;
  localRotation: Point;
  localScale: Point;
  colliderEnabled: boolean;
};
const inRadians = Math.PI / 180;

/** `mp.gltfLoader` and `mp.objLoader`: a model from an address, placed within its node; degrees, XYZ. */
export function modelLoader(viewer: Viewer, kind: 'gltf' | 'obj'): SceneComponent {
  let loaded: { root: Group; url: string } | undefined;
  // the response for an older address must not replace that for a newer one
  let asked = 0;
  const component: SceneComponent = {
    inputs: {
      url: '',
      visible: true,
      localPosition: { x: 0, y: 0, z: 0 },
      localRotation: { x: 0, y: 0, z: 0 },
      localScale: { x: 1, y: 1, z: 1 },
      colliderEnabled: true,
      ...(kind === 'obj' && { materialUrl: '' }),
    },
    outputs: { loadingState: 'Idle', objectRoot: null, collider: null },
    onInit: () => void refresh(),
    onInputsUpdated: (previous) => void refresh(previous as Inputs),
    onDestroy() {
      asked++;
      if (loaded) dispose(loaded.root);
      loaded = undefined;
    },
  };
  const refresh = async (previous?: Inputs) => {
    const { url, materialUrl } = component.inputs as Inputs;
    if (url !== (previous?.url ?? '') || materialUrl !== (previous?.materialUrl ?? materialUrl)) await load(url, materialUrl);
    else place();
  };
  const load = async (url: string, materialUrl: string) => {
    const outputs = component.outputs ?? {};
    const ask = ++asked;
    unload();
    if (url === '') {
      outputs.loadingState = 'Idle';
      return;
    }
    outputs.loadingState = 'Loading';
    try {
      const model = kind === 'gltf' ? await viewer.loadModel(url) : await loadObj(url, materialUrl);
      if (ask !== asked) return dispose(model);
      if (!component.context) return;
      loaded = { root: new component.context.three.Group().add(model), url };
      // animation mixers find the clips at the root
      loaded.root.animations = model.animations;
      place();
      outputs.objectRoot = loaded.root;
      outputs.loadingState = 'Loaded';
    } catch (error) {
      if (ask !== asked) return;
      console.warn(`open-showcase: the model ${url} could not be loaded:`, error);
      outputs.loadingState = 'Error';
    }
  };
  const unload = () => {
    if (!loaded || !component.outputs) return;
    component.outputs.objectRoot = null;
    component.outputs.collider = null;
    dispose(loaded.root);
    loaded = undefined;
  };
  const place = () => {
    if (!loaded || !component.outputs) return;
    const { visible, localPosition: at, localRotation: turn, localScale: size, colliderEnabled } = component.inputs as Inputs;
    loaded.root.visible = visible;
    loaded.root.position.set(at.x, at.y, at.z);
    loaded.root.rotation.set(turn.x * inRadians, turn.y * inRadians, turn.z * inRadians);
    loaded.root.scale.set(size.x, size.y, size.z);
    component.outputs.collider = colliderEnabled ? loaded.root : null;
    viewer.invalidate();
  };
  return component;
}

async function loadObj(url: string, materialUrl: string): Promise<Group> {
  const { OBJLoader } = await import('three/examples/jsm/loaders/OBJLoader.js');
  const loader = new OBJLoader();
  if (materialUrl !== '') {
    const { MTLLoader } = await import('three/examples/jsm/loaders/MTLLoader.js');
    loader.setMaterials(await new MTLLoader().loadAsync(materialUrl));
  }
  return loader.loadAsync(url);
}

/** Frees a model's GPU resources. */
function dispose(root: Object3D): void {
  root.traverse((part) => {
    const { geometry, material } = part as Partial<Mesh>;
    geometry?.dispose();
    for (const each of [material ?? []].flat() as Material[]) {
      for (const value of Object.values(each)) if ((value as Partial<Texture> | null)?.isTexture) (value as Texture).dispose();
      each.dispose();
    }
  });
}
