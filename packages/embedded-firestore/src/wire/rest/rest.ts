import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Message as Json } from '../../model/proto-json/payload';
import { asMessage } from '../../model/proto-json/payload';
import { invalidArgument } from '../../model/status';
import type { ResponseMessage, Service } from '../service/call';
import { METHODS } from '../service/methods';
import { readJsonBody } from './read-body';
import { readJson } from './read-json';
import { readQueryString } from './read-query-string';
import { readResourcePath } from './resource-path';
import type { Route } from './routes';
import { routeOf } from './routes';
import { sendResponse, streamResponses } from './send-response';

/**
 * Handles one REST request.
 * @param path the URL path; `search` is the query string
 * @returns false, with nothing sent, if there is no such endpoint
 * @throws what went wrong, as long as nothing was sent
 */
export async function handleRest(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  { path, search }: { readonly path: string; readonly search: string },
): Promise<boolean> {
  const resource = readResourcePath(path);
  const route = resource && routeOf(request.method, resource);
  if (!route) return false;
  const message = await readRequest(route, request, search);
  const disconnected = new AbortController();
  response.on('close', () => disconnected.abort());
  const call = { authorization: request.headers.authorization, signal: disconnected.signal };
  const { method } = route;
  if (method.streaming)
    await streamResponses(response, method.response, await (method.handle(service, message, call) as Promise<Iterable<ResponseMessage>>));
  else sendResponse(response, method.response, await (method.handle(service, message, call) as Promise<ResponseMessage>));
  return true;
}

async function readRequest(route: Route, request: IncomingMessage, search: string): Promise<Json> {
  const { method, body, bodyField, fields } = route;
  const parameters = route.parameters ? readQueryString(method.request, search) : {};
  if (method === METHODS.GetDocument && 'readTime' in parameters) rejectReadTime();
  if (!body) return { ...parameters, ...fields };
  const content = readJson(body, await readJsonBody(request));
  if (bodyField === undefined) return { ...content, ...fields };
  return { ...parameters, ...fields, [bodyField]: { ...content, ...asMessage(fields[bodyField], bodyField) } };
}

/** Recorded: the official emulator answers this to every time in the address of a document, though not elsewhere. */
function rejectReadTime(): never {
  throw invalidArgument('Only timestamps past epoch are supported.');
}
