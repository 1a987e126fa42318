import type { IncomingMessage, ServerResponse } from 'node:http';
import { watchOf } from '../../engine/watch/watch';
import { clearDatabase, resetAll } from './clear';
import type { ControlContext, ControlResponse } from './control-context';
import { exportDatabase } from './export';
import { putSecurityRules, ruleCoverage, ruleCoverageReport } from './security-rules';
import { deleteTrigger, postEventarcTrigger, putTrigger } from './triggers';

/** An endpoint; `matched` are the groups of its pattern, percent-decoded. */
type Endpoint = {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (
    parts: ControlContext,
    request: IncomingMessage,
    matched: readonly string[],
  ) => ControlResponse | Promise<ControlResponse>;
};

const ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: /^\/__\/health$/, answer: health },
  { method: 'POST', path: /^\/reset$/, answer: resetAll },
  {
    method: 'DELETE',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s,
    answer: clearDatabase,
  },
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/, answer: putSecurityRules },
  { method: 'GET', path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/, answer: ruleCoverage },
  { method: 'GET', path: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.html$/, answer: ruleCoverageReport },
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+):export$/, answer: exportDatabase },
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/([^/]+)\/triggers\/(.+)$/s, answer: putTrigger },
  { method: 'POST', path: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/, answer: postEventarcTrigger },
  { method: 'DELETE', path: /^\/emulator\/v1\/projects\/([^/]+)\/(?:triggers\/(.+)|eventarcTrigger)$/s, answer: deleteTrigger },
];

/** The emulator's control endpoints, which are not part of the service. */
export class Control {
  constructor(private readonly parts: ControlContext) {}

  /** @returns false, with nothing sent, if there is no such endpoint @throws the endpoint's error */
  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    for (const { method, path: pattern, answer } of ENDPOINTS) {
      const match = request.method === method ? pattern.exec(path) : null;
      if (!match) continue;
      send(response, await answer(this.parts, request, match.slice(1).map(decode)));
      return true;
    }
    return false;
  }
}

/** Groups of a matched pattern; one that is absent is ''. */
function decode(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return text ?? '';
  }
}

function send(response: ServerResponse, answer: ControlResponse): void {
  if ('text' in answer) response.writeHead(200, answer.type ? { 'Content-Type': answer.type } : {}).end(answer.text);
  else response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' }).end(`${JSON.stringify(answer.json)}\n`);
}

/** The server's health and resource usage. `epoch` is that of the default database that was used first. */
function health({ databases, version, sessions }: ControlContext): ControlResponse {
  const all = databases.all();
  const sum = (of: (database: (typeof all)[number]) => number): number => all.reduce((total, database) => total + of(database), 0);
  return {
    json: {
      ok: true,
      version,
      epoch: all[0]?.epoch ?? '',
      documents: sum(({ size }) => size),
      listeners: sum((database) => watchOf(database).targets),
      sessions: sessions(),
    },
  };
}
