import type { WebGLRenderer } from 'three';
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** The first four bytes of a binary glTF. */
export const magic = 0x46546c67;
/** Offset of its JSON chunk's content; the chunk's length is 8 bytes before. */
export const headerBytes = 20;

/** The extensions that a glTF, binary or text, declares. @throws if it is neither */
export function extensionsIn(bytes: ArrayBuffer): readonly string[] {
  const header = new DataView(bytes);
  const isBinary = bytes.byteLength >= headerBytes && header.getUint32(0, true) === magic;
  const json = isBinary ? new Uint8Array(bytes, headerBytes, header.getUint32(12, true)) : bytes;
  return (JSON.parse(new TextDecoder().decode(json)) as { extensionsUsed?: string[] }).extensionsUsed ?? [];
}

const meshopt = () => import('three/addons/libs/meshopt_decoder.module.js');
const draco = () => import('three/addons/loaders/DRACOLoader.js');

/** Loads a decoder before the mesh that needs it. */
export function prepareDecoder(compression: 'none' | 'draco' | 'meshopt'): void {
  // a failed load is retried, and reported, when the decoder is needed
  if (compression !== 'none') ({ meshopt, draco })[compression]().catch(() => undefined);
}

/** Gives a loader the decoders for these extensions only. Resolves with the function that disposes of them. */
export async function addDecoders(loader: GLTFLoader, extensions: readonly string[], renderer: WebGLRenderer): Promise<() => void> {
  const ends: (() => void)[] = [];
  if (extensions.includes('EXT_meshopt_compression')) {
    const { MeshoptDecoder } = await meshopt();
    loader.setMeshoptDecoder(MeshoptDecoder);
  }
  if (extensions.includes('KHR_draco_mesh_compression')) {
    const { DRACOLoader } = await draco();
    const decoder = new DRACOLoader();
    loader.setDRACOLoader(decoder);
    ends.push(() => decoder.dispose());
  }
  if (extensions.includes('KHR_texture_basisu')) {
    const { KTX2Loader } = await import('three/addons/loaders/KTX2Loader.js');
    const ktx2 = new KTX2Loader().detectSupport(renderer);
    loader.setKTX2Loader(ktx2);
    ends.push(() => ktx2.dispose());
  }
  return () => {
    for (const end of ends) end();
  };
}
