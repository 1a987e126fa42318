import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { call } from '@/backend/callables';

type Reply = { status: number; body: unknown } | 'hang up';

let server: Server;
let reply: Reply;
let requests: { url: string | undefined; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url, body: JSON.parse(body) });
    if (reply === 'hang up') return response.destroy();
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'k', projectId: 'demo-callables' }));
  vi.stubEnv('VITE_EMULATORS', JSON.stringify({ host: '127.0.0.1', auth: 1, firestore: 1, functions: port, storage: 1 }));
});

afterEach(() => {
  requests = [];
});

afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const input = { uid: 'ada', organization: 'acme', role: 'superuser' } as const;

describe('call', () => {
  it('sends the input to the function of this name and returns its result', async () => {
    reply = { status: 200, body: { result: { message: 'success' } } };

    await expect(call('setUserRole', input)).resolves.toEqual({ message: 'success' });

    expect(requests).toEqual([{ url: '/demo-callables/us-central1/setUserRole', body: { data: input } }]);
  });

  it('sends the input as the schema reads it: trimmed, with defaults', async () => {
    reply = { status: 200, body: { result: [] } };

    await call('getUsersByOrganization', { organization: 'acme' });
    await call('createUser', { email: ' Ada@X.example', password: 'secret-1', displayName: ' Ada ' });

    expect(requests.map(({ body }) => body)).toEqual([
      { data: { organization: 'acme', amount: 1000 } },
      { data: { email: 'ada@x.example', password: 'secret-1', displayName: 'Ada', attempt: '' } },
    ]);
  });

  it('rejects wrong input with the message of its field, before anything is sent [FUNC-015]', async () => {
    await expect(call('listUsers', 1001)).rejects.toMatchObject({ code: 'invalid-argument', message: 'Request 1 to 1,000 entries.' });
    await expect(call('deleteUser', { uid: 'a/b' })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'The uid cannot be used in an address.',
    });

    expect(requests).toEqual([]);
  });

  it('throws the error of a function with its code and message [FUNC-008]', async () => {
    reply = { status: 400, body: { error: { status: 'FAILED_PRECONDITION', message: 'Trying to set organization on an Admin ' } } };

    await expect(call('setOrganizationByUid', { uid: 'ada', organization: 'acme' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'failed-precondition',
      message: 'Trying to set organization on an Admin ',
    });
  });

  it('throws the error that an invitation could not be accepted with [FUNC-024]', async () => {
    reply = { status: 200, body: { result: { error: 'This invitation has expired. Ask for a new one.' } } };

    await expect(call('acceptOrganizationInvitation', { invitationId: 'org_acme-ada@x.example' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'failed-precondition',
      message: 'This invitation has expired. Ask for a new one.',
    });
  });

  it('says that the connection was lost when no response comes, and works again afterwards', async () => {
    reply = 'hang up';
    await expect(call('setUserRole', input)).rejects.toMatchObject({
      name: 'AppError',
      code: 'unavailable',
      message: 'The connection was lost. Check your connection and try again.',
    });

    reply = { status: 200, body: { result: { message: 'success' } } };
    await expect(call('setUserRole', input)).resolves.toEqual({ message: 'success' });
  });

  it('does not take a bug in a function for a lost connection', async () => {
    reply = { status: 500, body: { error: { status: 'INTERNAL', message: 'INTERNAL' } } };

    await expect(call('setUserRole', input)).rejects.toMatchObject({ code: 'internal', message: 'Something went wrong. Try again.' });
  });
});
