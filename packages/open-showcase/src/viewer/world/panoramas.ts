import {
  BackSide,
  Euler,
  LinearFilter,
  MathUtils,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  type Scene,
  SphereGeometry,
  SRGBColorSpace,
  Texture,
} from 'three';
import type { ScanSweep } from '../../scan/scan';
import { type Projection, scanMaterial } from './scan-material';

/** The panoramas of the sweeps, projected onto the mesh; onto a sphere for an unaligned sweep. */
export type Panoramas = {
  /** Starts a flight to this sweep: blends from the current panorama to its panorama. */
  head: (sweep: ScanSweep) => void;
  blend: (part: number) => void;
  /** `near` are the sweeps that a visitor may go to next: their panoramas are preloaded. */
  arrive: (sweep: ScanSweep, near: readonly ScanSweep[]) => void;
  /** Opacity of the panoramas: 1 inside, 0 outside the building. */
  lift: (part: number) => void;
  /** Settles when a sweep's panorama is loaded or has failed to load. */
  loaded: (sweep: ScanSweep) => Promise<void>;
  dispose: () => void;
};

/** Number of panoramas kept on the GPU: the current one, the flight's target, and likely next ones. */
const kept = 5;
const detailAfterMs = 700;
const surroundRadius = 60;
/** Narrower screens get no high-resolution panoramas, because their memory is small. */
const smallScreen = 768;

type Picture = { texture: Texture | null; ready: Promise<void>; used: number };
type Options = {
  scene: Scene;
  /** address of the scan's folder */
  base: string;
  invalidate: () => void;
  /** maximum texture size of the GPU, pixels */
  maxTexture: number;
};

/** @param projection what the mesh's materials read */
export function createPanoramas(projection: Projection, options: Options): Panoramas {
  const { scene, base, invalidate } = options;
  const surround = aSurround(projection);
  const pictures = createPictures(base, (url) => {
    // a preloaded panorama is not shown yet
    if ([now, next].some((sweep) => [sweep?.panorama?.url, sweep?.panorama?.hiUrl].includes(url))) refresh();
  });
  let now: ScanSweep | null = null;
  let next: ScanSweep | null = null;
  let strength = 1;
  let detail: ReturnType<typeof setTimeout> | undefined;
  scene.add(surround);

  function refresh() {
    lay(projection, 'A', now, pictures.best(now), strength);
    lay(projection, 'B', next, pictures.best(next), strength);
    surround.visible = now?.alignment === 'unaligned';
    if (now) surround.position.copy(now.position);
    invalidate();
  }

  return {
    head(sweep) {
      clearTimeout(detail);
      next = sweep;
      refresh();
    },
    blend(part) {
      projection.mix.value = part;
      invalidate();
    },
    arrive(sweep, near) {
      [now, next, strength] = [sweep, null, 1];
      projection.mix.value = 0;
      refresh();
      const { hiUrl, width = 0 } = sweep.panorama ?? {};
      const mayDetail = hiUrl !== undefined && width * 2 <= options.maxTexture && innerWidth >= smallScreen;
      clearTimeout(detail);
      detail = setTimeout(() => {
        if (mayDetail) pictures.get(hiUrl);
        for (const { panorama } of near.slice(0, kept - 3)) if (panorama) pictures.get(panorama.url);
      }, detailAfterMs);
    },
    lift(part) {
      strength = MathUtils.clamp(part, 0, 1);
      refresh();
    },
    loaded: async ({ panorama }) => {
      if (panorama) await pictures.get(panorama.url).ready;
    },
    dispose() {
      clearTimeout(detail);
      pictures.dispose();
      surround.removeFromParent();
      surround.geometry.dispose();
      surround.material.dispose();
    },
  };
}

/** The panoramas on the GPU, with least-recently-used eviction. */
function createPictures(base: string, arrived: (url: string) => void) {
  const pictures = new Map<string, Picture>();
  let uses = 0;
  const get = (url: string): Picture => {
    const known = pictures.get(url);
    if (known) {
      known.used = ++uses;
      return known;
    }
    const picture: Picture = { texture: null, used: ++uses, ready: Promise.resolve() };
    pictures.set(url, picture);
    picture.ready = loadTexture(new URL(url, base).href).then(
      (texture) => {
        if (pictures.get(url) !== picture) return texture.dispose();
        picture.texture = texture;
        arrived(url);
      },
      // without a panorama, a sweep shows the mesh's own colours
      () => undefined,
    );
    forgetOldest(pictures);
    return picture;
  };
  return {
    get,
    /** The highest-resolution panorama loaded for a sweep. */
    best(sweep: ScanSweep | null): Texture | null {
      if (!sweep?.panorama) return null;
      const { url, hiUrl = '' } = sweep.panorama;
      return (pictures.has(hiUrl) ? get(hiUrl).texture : null) ?? get(url).texture;
    },
    dispose() {
      for (const { texture } of pictures.values()) texture?.dispose();
      pictures.clear();
    },
  };
}

function aSurround(projection: Projection) {
  const sphere = new Mesh(new SphereGeometry(surroundRadius, 48, 24), scanMaterial(new MeshBasicMaterial({ color: 0x9aa3ad }), projection));
  sphere.material.side = BackSide;
  sphere.visible = false;
  return sphere;
}

const turn = new Matrix4();
const euler = new Euler();

function lay(projection: Projection, slot: 'A' | 'B', sweep: ScanSweep | null, texture: Texture | null, strength: number): void {
  projection[`pano${slot}`].value = texture;
  projection[`share${slot}`].value = texture ? strength : 0;
  if (!sweep) return;
  const { x, y, z } = sweep.rotation;
  projection[`place${slot}`].value.copy(sweep.position);
  turn.makeRotationFromEuler(euler.set(x * MathUtils.DEG2RAD, y * MathUtils.DEG2RAD, z * MathUtils.DEG2RAD, 'YXZ')).transpose();
  projection[`turn${slot}`].value.setFromMatrix4(turn);
}

async function loadTexture(url: string): Promise<Texture> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  // decoded off the main thread; flipped there, because bitmaps cannot be flipped on upload
  const bitmap = await createImageBitmap(await response.blob(), { imageOrientation: 'flipY', colorSpaceConversion: 'none' });
  const texture = new Texture(bitmap);
  texture.flipY = false;
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.minFilter = LinearFilter;
  texture.generateMipmaps = false;
  texture.needsUpdate = true;
  texture.addEventListener('dispose', () => bitmap.close());
  return texture;
}

function forgetOldest(pictures: Map<string, Picture>): void {
  if (pictures.size <= kept) return;
  const [oldest] = [...pictures].sort(([, a], [, b]) => a.used - b.used);
  if (!oldest) return;
  oldest[1].texture?.dispose();
  pictures.delete(oldest[0]);
}
