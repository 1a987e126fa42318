import type { Group, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { refuse } from '../refuse';
import { addDecoders, extensionsIn, headerBytes, magic } from './decoders';

/** Where the bytes of a mesh come from; the page may have asked for them before the engine was there. */
export type MeshSource = { response: Promise<Response> /** base of what the file refers to */; url: string };

const incomplete = 'The 3D model arrived incomplete. Reload the page; if it happens again, the scan has to be published again.';

/**
 * Reads a binary glTF, with the decoders it needs and no others.
 * @param progress part of the file that is there, 0 to 1
 * @throws NotFound when there is no such file; NotSupported when it is incomplete or none
 */
export async function loadMesh(source: MeshSource, renderer: WebGLRenderer, progress: (part: number) => void): Promise<Group> {
  const bytes = await bytesOf(await arrived(source), progress);
  const loader = new GLTFLoader();
  const end = await addDecoders(loader, extensionsOf(bytes), renderer);
  try {
    return (await loader.parseAsync(bytes, new URL('.', source.url).href)).scene;
  } catch (error) {
    throw refuse(
      'NotSupported',
      `The 3D model of this scan cannot be read (${(error as Error).message}). The scan has to be published again.`,
    );
  } finally {
    end();
  }
}

async function arrived({ response, url }: MeshSource): Promise<Response> {
  const answer = await response.catch(() => {
    throw refuse('NotReady', 'The 3D model could not be loaded. Check the connection, then reload the page.');
  });
  if (!answer.ok)
    throw refuse(
      'NotFound',
      `The 3D model is missing (${answer.status} for ${new URL(url).pathname}). The scan has to be published again.`,
    );
  return answer;
}

async function bytesOf(response: Response, progress: (part: number) => void): Promise<ArrayBuffer> {
  // What is packed on the wire gives no honest total.
  const total = response.headers.get('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      if (total > 0) progress(Math.min(1, length / total));
    }
  } catch {
    throw refuse('NotReady', incomplete);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.buffer;
}

function extensionsOf(bytes: ArrayBuffer): readonly string[] {
  const header = new DataView(bytes);
  if (bytes.byteLength < headerBytes || header.getUint32(0, true) !== magic) {
    throw refuse('NotSupported', 'The 3D model of this scan is no binary glTF file. The scan has to be published again.');
  }
  if (header.getUint32(8, true) > bytes.byteLength) throw refuse('NotReady', incomplete);
  try {
    return extensionsIn(bytes);
  } catch {
    throw refuse('NotSupported', 'The 3D model of this scan is damaged. The scan has to be published again.');
  }
}
