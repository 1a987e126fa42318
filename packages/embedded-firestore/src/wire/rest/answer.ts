import type { ServerResponse } from 'node:http';
import type { StatusError } from '../../model/status';
import type { Answer } from '../service/call';
import type { ResponseType } from '../service/methods';
import { errorBody, httpStatus } from '../status';
import { writeAnswer } from './write-json';

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** How much of a long answer is put together before it is handed to the socket, in UTF-16 code units. */
const CHUNK = 64 * 1024;

/** Answers with one message. */
export function answerOne(response: ServerResponse, type: ResponseType, answer: Answer): void {
  response.writeHead(200, JSON_TYPE).end(`${writeAnswer(type, answer)}\n`);
}

/** Answers with an array of messages, written as they come and only as fast as the client reads; it stops when the client is gone. */
export async function answerAll(response: ServerResponse, type: ResponseType, answers: Iterable<Answer>): Promise<void> {
  response.writeHead(200, JSON_TYPE);
  let chunk = '[';
  let separator = '\n';
  for (const answer of answers) {
    chunk += separator + writeAnswer(type, answer);
    separator = ',\n';
    if (chunk.length < CHUNK) continue;
    if (!(await flush(response, chunk))) return;
    chunk = '';
  }
  response.end(`${chunk}\n]\n`);
}

/** Answers with a refusal. */
export function answerError(response: ServerResponse, error: StatusError): void {
  response.writeHead(httpStatus(error.status), JSON_TYPE).end(JSON.stringify(errorBody(error)));
}

/** Waits until the client has room for more. @returns whether it is still there */
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
