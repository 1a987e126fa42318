import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../../engine/database';
import type { Time } from '../../engine/time';
import { systemTime } from '../../engine/time';
import { readCaller } from '../auth';
import { Backlog } from '../backlog';
import { BackChannel, frame, writeHead } from './back-channel';
import type { Form } from './form';
import { readForm } from './form';
import { BodyTooLarge, readBody } from './read-body';
import { openSessionStream } from './session-stream';
import { KEEP_ALIVE_MILLIS, type StreamKind, WebChannelSession } from './webchannel-session';

const PATH = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(Listen|Write)\/channel$/;
const MAX_SESSIONS = 1_000;
/** How long a session must have been disconnected before it can be evicted for a new one. */
const MIN_AWAY_MICROS = 5_000_000;
const MAX_HOLD_MILLIS = KEEP_ALIVE_MILLIS;

export type ChannelOptions = {
  /** Finds a database by its resource name. @throws INVALID_ARGUMENT when it is none */
  readonly database: (name: string) => Database;
  readonly time?: Time;
  /** How many sessions may be open; 1,000 by default. */
  readonly maxSessions?: number | undefined;
  /** What clients have not taken yet, here and elsewhere. */
  readonly backlog?: Backlog;
  /** Takes the stack of a bug; standard error by default. */
  readonly log?: (line: string) => void;
};

/**
 * The WebChannel side of the server: what a browser's SDK uses for Listen and Write.
 * @see design §13
 */
export class Channels {
  private readonly sessions = new Map<string, WebChannelSession>();
  private readonly time: Time;
  private readonly backlog: Backlog;

  constructor(private readonly options: ChannelOptions) {
    this.time = options.time ?? systemTime;
    this.backlog = options.backlog ?? new Backlog();
  }

  /** How many sessions are open. */
  get size(): number {
    return this.sessions.size;
  }

  /** Answers a request of the protocol; headers that were set before (CORS) are kept. @returns false, and does nothing, for any other request */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const [path = '', search = ''] = (request.url ?? '').split('?', 2);
    const kind = PATH.exec(path)?.[1];
    if (!kind || (request.method !== 'GET' && request.method !== 'POST')) return false;
    this.answer(kind as StreamKind, new URLSearchParams(search), request, response).catch((thrown: unknown) => {
      if (request.destroyed && !request.complete) return;
      const status = thrown instanceof BodyTooLarge ? 413 : 400;
      if (!(thrown instanceof RangeError)) this.log(String(thrown instanceof Error ? thrown.stack : thrown));
      if (!response.headersSent) writeHead(response, status).end(`Bad request: ${thrown instanceof Error ? thrown.message : ''}`);
    });
    return true;
  }

  /** Ends all sessions, each open response with a final keep-alive. */
  close(): void {
    for (const session of [...this.sessions.values()]) session.close();
  }

  private async answer(kind: StreamKind, query: URLSearchParams, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sid = query.get('SID');
    if (sid === null) {
      if (request.method !== 'POST') throw new RangeError('a session starts with a POST');
      this.handshake(kind, readForm(await readBody(request)), request, response);
      return;
    }
    if (query.get('TYPE') === 'terminate') {
      const session = this.sessions.get(sid);
      session?.close();
      if (session) writeHead(response, 200).end();
      else unknown(response);
      return;
    }
    const acknowledged = readNumber(query.get('AID'));
    if (request.method === 'GET') this.openBackChannel(sid, acknowledged, query, response);
    else this.forward(sid, acknowledged, readForm(await readBody(request)), response);
  }

  private handshake(kind: StreamKind, form: Form, request: IncomingMessage, response: ServerResponse): void {
    if (!this.evictIfFull()) {
      writeHead(response, 503).end('Too many sessions.');
      return;
    }
    const sid = randomBytes(16).toString('base64url');
    const session = new WebChannelSession({ sid, kind, time: this.time, backlog: this.backlog, onClosed: () => this.sessions.delete(sid) });
    this.sessions.set(sid, session);
    writeHead(response, 200).end(frame(`[[0,["c","${sid}","",8,12,${KEEP_ALIVE_MILLIS}]]]`));
    const authorization = form.headers.get('authorization') ?? request.headers.authorization;
    const { database, log } = this.options;
    session.attach(openSessionStream(kind, session, () => ({ database, caller: readCaller(authorization), log: log ?? console.error })));
    session.forward(form);
  }

  private forward(sid: string, acknowledged: number, form: Form, response: ServerResponse): void {
    const session = this.sessions.get(sid);
    if (!session) {
      unknown(response);
      return;
    }
    session.acknowledge(acknowledged);
    const status = session.status();
    session.forward(form);
    writeHead(response, 200).end(frame(status));
  }

  private openBackChannel(sid: string, acknowledged: number, query: URLSearchParams, response: ServerResponse): void {
    const session = this.sessions.get(sid);
    if (!session) {
      unknown(response);
      return;
    }
    session.acknowledge(acknowledged);
    const poll = query.get('CI') === '1';
    const hold = readNumber(query.get('TO')) || MAX_HOLD_MILLIS;
    const channel = new BackChannel(response, poll ? 'poll' : 'stream', acknowledged);
    response.on('close', () => session.disconnected(channel));
    session.open(channel, Math.min(hold, MAX_HOLD_MILLIS));
  }

  /** At the limit, evicts the session disconnected for longest. @returns whether a new session fits */
  private evictIfFull(): boolean {
    if (this.sessions.size < (this.options.maxSessions ?? MAX_SESSIONS)) return true;
    const away = [...this.sessions.values()].find((session) => session.silentSince(this.time.now() - MIN_AWAY_MICROS));
    away?.close();
    return away !== undefined;
  }

  private log(line: string): void {
    (this.options.log ?? console.error)(line);
  }
}

/**
 * The phrase must not come first: otherwise the client asks an image of www.google.com whether it is offline.
 */
function unknown(response: ServerResponse): void {
  writeHead(response, 400).end('<html>Unknown SID</html>');
}

function readNumber(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}
