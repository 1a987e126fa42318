import { type Answer, errorAnswer, isRead, methodNotAllowed, send } from './answer';
import { contentType } from './content-type';
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
