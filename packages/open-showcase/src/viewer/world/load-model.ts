import { type Group, LoaderUtils, type WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { addDecoders, extensionsIn } from './decoders';

/** Reads a glTF, binary or text, with the decoders it needs; its animations are the group's. @throws when it cannot be loaded or read */
export async function loadModel(url: string, renderer: WebGLRenderer): Promise<Group> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const bytes = await answer.arrayBuffer();
  const loader = new GLTFLoader();
  const end = await addDecoders(loader, extensionsIn(bytes), renderer);
  try {
    const { scene, animations } = await loader.parseAsync(bytes, LoaderUtils.extractUrlBase(url));
    return Object.assign(scene, { animations });
  } finally {
    end();
  }
}
