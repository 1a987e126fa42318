import { Agent, request } from 'node:http';
import type { EventRequest } from './event';

/** What came of a post: the emulator's answer, or why there was none. */
export type Posted = { readonly status: number; readonly text: string } | { readonly unreachable: string };

/** Posts to one host. */
export type Post = { send(path: string, event: EventRequest): Promise<Posted>; close(): void };

/** A function may run for nine minutes; the emulator answers when it is done, and never when it could not start it. */
const MAX_MILLIS = 10 * 60_000;
/** As much of an answer as a log line should hold. */
const MAX_LOGGED_CHARACTERS = 300;

/** @param target `host:port` */
export function postTo(target: string): Post {
  const { hostname, port } = new URL(`http://${target}`);
  const agent = new Agent({ keepAlive: true });
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    send: (path, { headers, body }) =>
      new Promise((resolve) => {
        const failed = ({ message }: Error) => resolve({ unreachable: message || 'no connection' });
        const sent = request({ agent, host, port, path, method: 'POST', headers, timeout: MAX_MILLIS }, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            if (text.length < MAX_LOGGED_CHARACTERS) text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text: text.slice(0, MAX_LOGGED_CHARACTERS) }));
          response.on('error', failed);
        });
        sent.on('timeout', () => sent.destroy(new Error(`no answer in ${MAX_MILLIS / 60_000} minutes`)));
        sent.on('error', failed);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
