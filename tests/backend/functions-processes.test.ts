import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer, globalAgent, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
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
    const process = Object.assign(new EventEmitter(), { kill: () => process.emit('exit') });
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
  const port = await serve(
    (incoming, response) =>
      void pool.submitRequest('publish', { method: incoming.method, path: incoming.url, headers: incoming.headers }, response),
  );
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

it('a call names its function, which the process knows when it answers', async () => {
  const { call } = await anEmulator((incoming, response) => response.end(incoming.headers['x-function-of-call']));
  const { body: named } = await call();
  expect(JSON.parse(named)).toEqual({ functionTarget: 'publish', functionSignature: 'http' });

  // reads what it is told as firebase-tools does
  const runtime = `
    let [target, read] = ['', Promise.resolve()];
    process.on('message', (told) => { read = read.then(() => { target = JSON.parse(told).functionTarget; }); });
    const server = require('node:http').createServer((incoming, response) => response.end(target + ' ' + Object.keys(incoming.headers)));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const preloaded = fileURLToPath(new URL('../../scripts/backend/function-of-call.cjs', import.meta.url));
  const child = spawn(process.execPath, ['--require', preloaded, '--eval', runtime]);
  onTestFinished(() => void child.kill());
  const [port] = await once(child.stdout, 'data');
  const answers = [];
  for (const functionTarget of ['publish', 'invite', 'publish'])
    answers.push(
      await (
        await fetch(`http://127.0.0.1:${Number(port)}/`, { headers: { 'x-function-of-call': JSON.stringify({ functionTarget }) } })
      ).text(),
    );

  expect(answers.map((answer) => answer.split(' ')[0])).toEqual(['publish', 'invite', 'publish']);
  expect(answers.join()).not.toContain('x-function-of-call');
});
