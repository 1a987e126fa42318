import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Scan } from '../scan/scan';
import { ScanError } from '../scan/scan-error';
import { type Answer, errorAnswer, isRead, json, methodNotAllowed, send } from './answer';
import { describeModel } from './describe-model';
import { addressOf, type RequestHandler } from './request-handler';
import { findScan, isModelId, type StoredScan } from './scan-folders';
import { fileAnswer } from './serve-folder';
import { thumbnailOf, wantedWidth } from './thumbnails';

export type ModelServiceOptions = {
  /** folders that contain one folder per scan; the first one that has an id is used */
  folders: readonly string[];
  /** origins whose pages can read descriptions and files; "*" allows all */
  allowedOrigins: readonly string[];
  /** grants access to private scans; without one nobody has access */
  token?: string | undefined;
};

/**
 * Serves what the viewer and the app request about models: descriptions (`/api/player/models/{id}`, also below `/api/v1`), thumbnails
 * (`…/thumb?width=&dpr=`), and the files of scans (`/scans/{id}/…`).
 */
export function modelService(options: ModelServiceOptions): RequestHandler {
  return async (request, response) => {
    const url = addressOf(request);
    const route = url && routeOf(url);
    if (!route) return false;
    const answer = await answerTo(request, route, options);
    const headers = { ...answer.headers, ...crossOrigin(request, route, options) };
    send(request, response, { ...answer, headers });
    return true;
  };
}

type Route =
  | { kind: 'model'; id: string }
  | { kind: 'thumbnail'; id: string; width: number | undefined }
  | { kind: 'file'; id: string; file: string };

function routeOf({ pathname, searchParams }: URL): Route | null {
  const [, id, thumb] = /^\/api\/(?:v1\/)?player\/models\/([^/]*)(\/thumb)?\/?$/.exec(pathname) ?? [];
  if (id !== undefined) return thumb ? { kind: 'thumbnail', id, width: wantedWidth(searchParams) } : { kind: 'model', id };
  const [, scan, file] = /^\/scans\/([^/]*)\/(.*)$/.exec(pathname) ?? [];
  return scan !== undefined && file !== undefined ? { kind: 'file', id: scan, file } : null;
}

async function answerTo(request: IncomingMessage, route: Route, { folders, token }: ModelServiceOptions): Promise<Answer> {
  if (request.method === 'OPTIONS') return { status: 204 };
  if (!isRead(request)) return methodNotAllowed;
  const answer = await found(request, route, folders, token);
  // image requests need no error message
  return route.kind === 'thumbnail' && answer.status !== 200 ? { status: answer.status, headers: { 'Cache-Control': 'no-cache' } } : answer;
}

async function found(request: IncomingMessage, route: Route, folders: readonly string[], token: string | undefined): Promise<Answer> {
  if (!isModelId(route.id)) return errorAnswer(400, 'request.invalid', 'A model id has 11 letters and digits.');
  try {
    const stored = await findScan(folders, route.id);
    if (!stored) return errorAnswer(404, 'not.found', `There is no model ${route.id}.`);
    if (!maySee(request, stored.scan, token)) return errorAnswer(403, 'access.denied', `The model ${route.id} is private.`);
    const answer = await contentAt(route, stored);
    // responses to requests with the token must not stay in a shared cache
    return stored.scan.visibility === 'private'
      ? { ...answer, headers: { ...answer.headers, 'Cache-Control': 'private, no-cache' } }
      : answer;
  } catch (error) {
    if (!(error instanceof ScanError || error instanceof SyntaxError)) throw error;
    return errorAnswer(500, 'scan.invalid', `The manifest of ${route.id} cannot be read: ${error.message}`);
  }
}

async function contentAt(route: Route, stored: StoredScan): Promise<Answer> {
  if (route.kind === 'model') return json(200, describeModel(stored.scan));
  if (route.kind === 'thumbnail') return picture(await thumbnailOf(stored, route.width));
  return fileAnswer(stored.folder, route.file);
}

const picture = (body: Buffer | null): Answer =>
  body ? { status: 200, body, type: 'image/jpeg', headers: { 'Cache-Control': 'public, max-age=3600' } } : { status: 404 };

// any page can show thumbnails; the rest is limited to the allowed origins
function crossOrigin({ headers, method }: IncomingMessage, route: Route, { allowedOrigins }: ModelServiceOptions): OutgoingHttpHeaders {
  if (route.kind === 'thumbnail') return { 'Access-Control-Allow-Origin': '*' };
  const { origin } = headers;
  const allowed = origin !== undefined && (allowedOrigins.includes('*') || allowedOrigins.includes(origin));
  if (!allowed) return { Vary: 'Origin' };
  const preflight = {
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Authorization',
    'Access-Control-Max-Age': 600,
  };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, ...(method === 'OPTIONS' ? preflight : {}) };
}

/** Whether the caller may see the scan: a private one only with `Authorization: Bearer` and the configured token. */
const maySee = ({ headers }: IncomingMessage, { visibility }: Scan, token: string | undefined): boolean =>
  visibility !== 'private' || (!!token && sameText(headers.authorization ?? '', `Bearer ${token}`));

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
