import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Message as Json } from '../../model/proto-json/payload';
import { asMessage } from '../../model/proto-json/payload';
import { invalidArgument } from '../../model/status';
import type { Answer, Service } from '../service/call';
import { METHODS } from '../service/methods';
import { answerAll, answerOne } from './answer';
import { readJsonBody } from './read-body';
import { readJson } from './read-json';
import { readQueryString } from './read-query-string';
import { readResourcePath } from './resource-path';
import type { Route } from './routes';
import { routeOf } from './routes';

/**
 * Answers one request of the REST interface.
 * @param path the address without its parameters; `search` is what follows the question mark
 * @returns false, with nothing sent, when there is no such address
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
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const call = { authorization: request.headers.authorization, signal: gone.signal };
  const { method } = route;
  if (method.streaming)
    await answerAll(response, method.response, await (method.handle(service, message, call) as Promise<Iterable<Answer>>));
  else answerOne(response, method.response, await (method.handle(service, message, call) as Promise<Answer>));
  return true;
}

async function readRequest(route: Route, request: IncomingMessage, search: string): Promise<Json> {
  const { method, body, bodyField, fields } = route;
  const parameters = route.parameters ? readQueryString(method.request, search) : {};
  if (method === METHODS.GetDocument && 'readTime' in parameters) refuseReadTime();
  if (!body) return { ...parameters, ...fields };
  const content = readJson(body, await readJsonBody(request));
  if (bodyField === undefined) return { ...content, ...fields };
  return { ...parameters, ...fields, [bodyField]: { ...content, ...asMessage(fields[bodyField], bodyField) } };
}

/** Recorded: the official emulator answers this to every time in the address of a document, though not elsewhere. */
function refuseReadTime(): never {
  throw invalidArgument('Only timestamps past epoch are supported.');
}
