import { SRGBColorSpace, Texture } from 'three';
import { viewerError } from './viewer-error';

/** Textures by the ids that icons and the cursor use. */
export type Textures = {
  /** @throws NotFound when the picture cannot be loaded */
  register: (id: string, src: string) => Promise<void>;
  get: (id: string) => Texture | undefined;
  dispose: () => void;
};

/** Size of images that have none of their own (SVG), pixels. */
const drawnPixels = 128;

export function createTextures(): Textures {
  const textures = new Map<string, Texture>();
  return {
    async register(id, src) {
      const picture = await loadPicture(src);
      textures.get(id)?.dispose();
      textures.set(id, picture);
    },
    get: (id) => textures.get(id),
    dispose() {
      for (const texture of textures.values()) texture.dispose();
      textures.clear();
    },
  };
}

async function loadPicture(src: string): Promise<Texture> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode().catch(() => {
    throw viewerError(
      'NotFound',
      `The picture ${src} could not be loaded. Check its address, and that its server allows this page (CORS).`,
    );
  });
  const texture = new Texture(image.naturalWidth > 0 && !isVector(src) ? image : drawn(image));
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}

const isVector = (src: string) => /^data:image\/svg|\.svg([?#]|$)/i.test(src);

function drawn(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = drawnPixels;
  canvas.height = drawnPixels;
  canvas.getContext('2d')?.drawImage(image, 0, 0, drawnPixels, drawnPixels);
  return canvas;
}
