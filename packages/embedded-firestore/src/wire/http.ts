import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StatusError } from '../model/status';
import { invalidArgument } from '../model/status';
import type { Control } from './control/control';
import { corsHeaders } from './cors';
import { isAllowedHost } from './host-check';
import { BodyTooLarge, RequestAborted } from './rest/read-body';
import { handleRest } from './rest/rest';
import { sendError } from './rest/send-response';
import type { Service } from './service/call';
import { toStatusError } from './status';
import type { Channels } from './webchannel/channels';

export type HttpParts = {
  readonly service: Service;
  readonly channels: Channels;
  readonly control: Control;
  /** The name or address that the server was told to listen on. */
  readonly host: string;
  readonly log: (line: string) => void;
};

/** The server's one HTTP handler: REST, WebChannel and the control endpoints, with CORS and errors. It never throws. */
export function httpHandler(parts: HttpParts): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    response.on('error', () => response.destroy());
    route(parts, request, response).catch((thrown: unknown) => respondWithError(response, thrown, parts.log));
  };
}

async function route(parts: HttpParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(request.method, request.headers))) response.setHeader(name, value);
  if (!isAllowedHost(request.headers.host, parts.host)) {
    response.writeHead(403).end('This host name is not served here: use localhost, or start the server with --host.\n');
    return;
  }
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  const address = splitAddress(request.url ?? '/');
  if (address.path === '/' && request.method === 'GET') response.end('Ok\n');
  else if (parts.channels.handle(request, response)) return;
  else if (await handleRest(parts.service, request, response, address)) return;
  else if (await parts.control.handle(request, response, address.path)) return;
  else response.writeHead(404).end('Not Found\n');
}

/** The path as it was sent: a URL parser would fold `..` and double slashes. */
function splitAddress(url: string): { path: string; search: string } {
  const relative = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/]*/i, '');
  const mark = relative.indexOf('?');
  return mark < 0 ? { path: relative, search: '' } : { path: relative.slice(0, mark), search: relative.slice(mark + 1) };
}

function respondWithError(response: ServerResponse, thrown: unknown, log: (line: string) => void): void {
  if (thrown instanceof RequestAborted || response.headersSent) response.destroy();
  else if (thrown instanceof BodyTooLarge) response.writeHead(413, { Connection: 'close' }).end();
  else sendError(response, withoutDetails(toStatusError(thrown, log), log));
}

const WRONG_PAYLOAD = "Payload isn't valid for request.";

/** What is wrong with a body, and where, is for the log: clients get the recorded message and nothing else. */
function withoutDetails(error: StatusError, log: (line: string) => void): StatusError {
  if (!error.message.startsWith(`${WRONG_PAYLOAD} `)) return error;
  log(error.message);
  return invalidArgument(WRONG_PAYLOAD);
}
