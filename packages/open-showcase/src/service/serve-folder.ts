import { extname } from 'node:path';
import { type Answer, errorAnswer, isRead, methodNotAllowed, send } from './answer';
import { addressOf, type RequestHandler } from './request-handler';
import { contentOf, fileInside } from './scan-folders';

/** Serves the files of a folder below an address that ends with a slash. */
export function serveFolder(prefix: string, folder: string): RequestHandler {
  return async (request, response) => {
    const { pathname } = addressOf(request) ?? {};
    if (!pathname?.startsWith(prefix)) return false;
    send(request, response, isRead(request) ? await fileAnswer(folder, pathname.slice(prefix.length)) : methodNotAllowed);
    return true;
  };
}

/** The file at an address below a folder, or 404. Callers revalidate it each time. */
export async function fileAnswer(folder: string, address: string): Promise<Answer> {
  const path = await fileInside(folder, address);
  const body = path && (await contentOf(path));
  if (!body) return errorAnswer(404, 'not.found', `There is no file ${address} here.`);
  return { status: 200, body, type: contentType(path), headers: { 'Cache-Control': 'no-cache' } };
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file by its name. */
const contentType = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream';
