import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorded, withNames } from '../support/recorded';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { send } from './http-client';
import { blur } from './recording';

type Case = {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  compare: 'exact' | 'status';
  body?: unknown;
  raw?: string;
  outcome: { status: number; contentType: string | null; body: string };
};
type CorsCase = {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
  outcome: { status: number; headers: Record<string, string>; body: string };
};

let server: TestedServer;

beforeAll(async () => {
  server = await startTestedServer();
});

afterAll(() => server.close());

describe('recorded REST requests, one after the other', () => {
  const { cases } = withNames(recorded<{ cases: Case[] }>('rest.json'), 'recorded-rest');

  it.each(cases.map((each) => [each.name, each] as const))('%s', async (_name, { method, path, headers, body, raw, compare, outcome }) => {
    const text = raw ?? (body === null || body === undefined ? undefined : JSON.stringify(body));
    const answer = await send(server.port, { method, path, headers: { 'Content-Type': 'application/json', ...headers }, body: text });

    expect({ status: answer.status, contentType: answer.headers['content-type'] ?? null }).toEqual({
      status: outcome.status,
      contentType: outcome.contentType,
    });
    if (compare === 'exact') expect(blurAuto(contentOf(answer.body))).toEqual(contentOf(outcome.body));
  });
});

describe('recorded CORS headers', () => {
  const { cases } = recorded<{ cases: CorsCase[] }>('cors.json');

  it.each(cases.map((each) => [each.name, each] as const))('%s', async (_name, { method, path, headers, body, outcome }) => {
    const answer = await send(server.port, { method, path, headers, body: body ?? undefined });

    const compared = Object.entries(answer.headers).filter(
      ([name]) => (name.startsWith('access-control-') && name !== 'access-control-max-age') || name === 'content-type',
    );
    expect({ status: answer.status, headers: Object.fromEntries(compared), body: contentOf(answer.body) }).toEqual({
      ...outcome,
      body: contentOf(outcome.body),
    });
  });

  it('lets a preflight be remembered for ten minutes', async () => {
    const answer = await send(server.port, { method: 'OPTIONS', path: '/', headers: { Origin: 'http://localhost:3000' } });

    expect(answer.headers['access-control-max-age']).toBe('600');
    expect(answer.headers.vary).toBe('Origin');
  });
});

/** JSON as what it says, anything else as text. */
function contentOf(body: string): unknown {
  try {
    return blur(JSON.parse(body));
  } catch {
    return body;
  }
}

const blurAuto = (content: unknown): unknown => JSON.parse(JSON.stringify(content).replace(/\/gen\/[A-Za-z0-9]{20}"/g, '/gen/<auto>"'));
