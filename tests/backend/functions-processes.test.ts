import { EventEmitter } from 'node:events';
import { createServer, globalAgent, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fromFirebaseTools } from '../../scripts/backend/firebase-tools.mjs';
import { shareFunctionProcesses } from '../../scripts/backend/functions-processes.mjs';

const { FunctionsEmulator } = fromFirebaseTools('emulator/functionsEmulator');
const { RuntimeWorkerPool } = fromFirebaseTools('emulator/functionsRuntimeWorker');
const backend = { codebase: 'default', runtime: 'nodejs22' };
const servers: Server[] = [];
const agent = globalAgent as unknown as { options: { timeout: number } };
const usualTimeout = agent.options.timeout;
const agentTimeout = 50;

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(() => {
  shareFunctionProcesses();
  // five seconds otherwise
  agent.options.timeout = agentTimeout;
});
afterAll(() => {
  agent.options.timeout = usualTimeout;
  for (const server of servers) server.close();
});

/** A Functions emulator with one function, `publish`, each of whose processes is a server that answers as `listener` does. */
async function anEmulator(listener: RequestListener, timeoutSeconds?: number) {
  const startNode = vi.fn(async () => {
    const port = await serve((incoming, response) => (incoming.url === '/__/health' ? response.end() : listener(incoming, response)));
    const process = Object.assign(new EventEmitter(), { send: (_: string, sent: () => void) => sent(), kill: () => process.emit('exit') });
    return { process, conn: { httpReqOpts: () => ({ host: '127.0.0.1', port }) }, events: new EventEmitter() };
  });
  const pool = new RuntimeWorkerPool();
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    triggers: { publish: { backend, def: { id: 'publish', entryPoint: 'publish', httpsTrigger: {}, timeoutSeconds } } },
    workerPools: { default: pool },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode,
  });
  await emulator.startRuntime(backend);
  const port = await serve((incoming, response) => void pool.submitRequest('publish', incoming, response));
  const call = () =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const end = async (answer: IncomingMessage) => resolve({ status: answer.statusCode, body: await text(answer) });
      request({ host: '127.0.0.1', port, agent: false }, end).on('error', reject).end();
    });
  return { call, startNode };
}

it('a function works for as long as it may', async () => {
  const { call } = await anEmulator((_, response) => setTimeout(() => response.end('published'), 6 * agentTimeout), 540);
  expect(await call()).toEqual({ status: 200, body: 'published' });
});

it('a function that works for longer is ended', async () => {
  const { call } = await anEmulator(() => undefined, 0.05);
  expect(await call()).toMatchObject({ status: 500 });
});

it('calls at the same time, for which one process is idle, are all answered', async () => {
  const { call, startNode } = await anEmulator((_, response) => response.end('published'));
  const answers = await Promise.all([call(), call(), call()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(startNode.mock.calls.length).toBeGreaterThan(1);
});
