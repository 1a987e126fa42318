import type { ServerResponse } from 'node:http';
import type { StatusError } from '../../model/status';
import type { ResponseMessage } from '../service/call';
import type { ResponseType } from '../service/methods';
import { errorBody, httpStatus } from '../status';
import { writeResponseJson } from './write-json';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** How much of a long answer is put together before it is handed to the socket, in UTF-16 code units. */
const CHUNK = 64 * 1024;

/** Responds with one message. */
export function sendResponse(response: ServerResponse, type: ResponseType, answer: ResponseMessage): void {
  response.writeHead(200, JSON_TYPE).end(`${writeResponseJson(type, answer)}\n`);
}

/** Responds with an array of messages, streamed with backpressure; stops when the client disconnects. */
export async function streamResponses(response: ServerResponse, type: ResponseType, answers: Iterable<ResponseMessage>): Promise<void> {
  response.writeHead(200, JSON_TYPE);
  let chunk = '[';
  let separator = '\n';
  for (const answer of answers) {
    chunk += separator + writeResponseJson(type, answer);
    separator = ',\n';
    if (chunk.length < CHUNK) continue;
    if (!(await flush(response, chunk))) return;
    chunk = '';
  }
  response.end(`${chunk}\n]\n`);
}

/** Responds with an error. */
export function sendError(response: ServerResponse, error: StatusError): void {
  response.writeHead(httpStatus(error.status), JSON_TYPE).end(JSON.stringify(errorBody(error)));
}

/** Waits until the client can accept more. @returns whether it is still connected */
async function flush(response: ServerResponse, chunk: string): Promise<boolean> {
  if (!response.write(chunk) && !response.destroyed)
    await new Promise<void>((resolve) => {
      const done = () => {
        response.off('drain', done).off('close', done);
        resolve();
      };
      response.on('drain', done).on('close', done);
    });
  return !response.destroyed;
}
