import { describe, expect, it } from 'vitest';
import { recorded } from '../support/recorded';
import type { GrpcError, Json, StreamEvent } from './grpc-client';
import { send } from './http-client';
import { blur } from './recording';
import { startServer } from './start-server';

type Recording = {
  classify: { name: string; authorization: string | null; outcome: { status: number; body: string } }[];
  grpc: {
    name: string;
    rpc: string;
    authorization: string | null;
    request: Json | null;
    stream?: boolean;
    outcome: { code: string; message?: string };
  }[];
  rest: {
    name: string;
    method: string;
    path: string;
    authorization: string | null;
    body: string | null;
    outcome: { status: number; body: string };
  }[];
};

const recording = recorded<Recording>('auth.json');

const { server, grpc } = await startServer();

const headersOf = (authorization: string | null): Record<string, string> =>
  authorization === null ? {} : { Authorization: authorization };

describe('who a recorded Authorization header speaks for', () => {
  it.each(recording.classify.map((each) => [each.name, each] as const))('%s', async (_name, { authorization, outcome }) => {
    const path = '/v1/projects/auth/databases/(default)/documents:listCollectionIds';
    const answer = await send(server.port, { method: 'POST', path, headers: headersOf(authorization), body: '{}' });

    expect({ status: answer.status, body: contentOf(answer.body) }).toEqual({ ...outcome, body: contentOf(outcome.body) });
  });
});

describe('the place of the header among the checks, over gRPC', () => {
  it.each(recording.grpc.map((each) => [each.name, each] as const))(
    '%s',
    async (_name, { rpc, authorization, request, stream, outcome }) => {
      const token = authorization ?? undefined;
      const got = stream ? await firstOf(rpc as 'Listen' | 'Write', request, token) : await outcomeOf(rpc, request ?? {}, token);

      expect(got).toEqual(outcome);
    },
  );
});

describe('the place of the header among the checks, over REST', () => {
  it.each(recording.rest.map((each) => [each.name, each] as const))('%s', async (_name, { method, path, authorization, body, outcome }) => {
    const answer = await send(server.port, { method, path, headers: headersOf(authorization), body: body ?? undefined });

    expect({ status: answer.status, body: contentOf(answer.body) }).toEqual({ ...outcome, body: contentOf(outcome.body) });
  });
});

async function outcomeOf(rpc: string, request: Json, authorization: string | undefined): Promise<unknown> {
  try {
    await grpc.call(rpc, request, authorization);
    return { code: 'OK' };
  } catch (error) {
    return error as GrpcError;
  }
}

/** What a stream answers first. */
async function firstOf(rpc: 'Listen' | 'Write', request: Json | null, authorization: string | undefined): Promise<unknown> {
  const stream = grpc.stream(rpc, authorization);
  if (request) stream.send(request);
  const event: StreamEvent = await stream.receive();
  stream.cancel();
  return 'error' in event ? event.error : { code: 'OK' };
}

function contentOf(body: string): unknown {
  try {
    return blur(JSON.parse(body));
  } catch {
    return body;
  }
}
