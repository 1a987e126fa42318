import type { Group, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { viewerError } from '../viewer-error';
import { addDecoders, extensionsIn, headerBytes, magic } from './decoders';

/** The response with a mesh; the page may have requested it before the engine was loaded. */
export type MeshSource = { response: Promise<Response> /** base of the file's relative URLs */; url: string };

const incomplete = 'The 3D model arrived incomplete. Reload the page; if it happens again, the scan has to be published again.';

/**
 * Reads a binary glTF with only the decoders it needs.
 * @param progress called with the loaded fraction, 0 to 1
 * @throws NotFound if there is no such file; NotSupported if it is incomplete or not a binary glTF
 */
export async function loadMesh(source: MeshSource, renderer: WebGLRenderer, progress: (part: number) => void): Promise<Group> {
  const bytes = await bytesOf(await arrived(source), progress);
  const loader = new GLTFLoader();
  const end = await addDecoders(loader, extensionsOf(bytes), renderer);
  try {
    return (await loader.parseAsync(bytes, new URL('.', source.url).href)).scene;
  } catch (error) {
    throw viewerError(
      'NotSupported',
      `The 3D model of this scan cannot be read (${(error as Error).message}). The scan has to be published again.`,
    );
  } finally {
    end();
  }
}

async function arrived({ response, url }: MeshSource): Promise<Response> {
  const answer = await response.catch(() => {
    throw viewerError('NotReady', 'The 3D model could not be loaded. Check the connection, then reload the page.');
  });
  if (!answer.ok)
    throw viewerError(
      'NotFound',
      `The 3D model is missing (${answer.status} for ${new URL(url).pathname}). The scan has to be published again.`,
    );
  return answer;
}

async function bytesOf(response: Response, progress: (part: number) => void): Promise<ArrayBuffer> {
  // Content-Length counts compressed bytes, so it is not the total
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
    throw viewerError('NotReady', incomplete);
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
    throw viewerError('NotSupported', 'The 3D model of this scan is no binary glTF file. The scan has to be published again.');
  }
  if (header.getUint32(8, true) > bytes.byteLength) throw viewerError('NotReady', incomplete);
  try {
    return extensionsIn(bytes);
  } catch {
    throw viewerError('NotSupported', 'The 3D model of this scan is damaged. The scan has to be published again.');
  }
}
