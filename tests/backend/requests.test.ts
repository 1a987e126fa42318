import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutFaults } from '../../scripts/backend/requests.mjs';

/** A server whose handlers fail in each way in which those of firebase-tools do, in a process that is guarded like theirs. */
const program = `
import { createServer } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { beforeResponse, followRequests, guardProcess } from '${new URL('../../scripts/backend/requests.mjs', import.meta.url)}';
const saved = [];
const handlers = {
  sync: () => { throw new Error('sync'); },
  malformed: () => decodeURIComponent('%'),
  async: async () => { await later(1); throw new Error('async'); },
  timer: () => setTimeout(() => { throw new Error('timer'); }),
  body: (request) => request.on('data', () => { throw new Error('body'); }),
  afterBody: (request) => request.on('end', async () => { await later(1); throw new Error('body'); }).resume(),
  begun: (_request, response) => { response.write('begun'); setTimeout(() => { throw new Error('begun'); }); },
  saves: (_request, response) => { beforeResponse('a', () => saved.push('a')); beforeResponse('a', () => saved.push('a')); response.end('ok'); },
  full: (_request, response) => { beforeResponse('a', () => { throw new Error('The disk is full.'); }); response.end('ok'); },
  saved: (_request, response) => response.end(saved.join()),
  outside: (_request, response) => { response.end('ok'); outside(); },
};
let outside;
new Promise((resolve) => { outside = resolve; }).then(() => setTimeout(() => { throw new Error('outside'); }));
process.on('uncaughtException', () => process.exit(2));
followRequests();
guardProcess();
const server = createServer((request, response) => handlers[request.url.slice(1)](request, response));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'ignore'] });
const exit = once(child, 'exit');
let address: string;

beforeAll(async () => {
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => child.kill('SIGKILL'));

/** The response to a request with a body; the error if there is none. */
async function ask(path: string): Promise<string | number> {
  const response = await fetch(`${address}/${path}`, { method: 'POST', body: 'a body' });
  await response.text();
  return response.status;
}

it.each([
  ['sync', 500],
  ['malformed', 400],
  ['async', 500],
  ['timer', 500],
  ['body', 500],
  ['afterBody', 500],
])('answers a handler that fails (%s) with %i, and goes on', async (path, status) => {
  expect(await ask(path)).toBe(status);
  expect(await ask('saved')).toBe(200);
});

it('ends a response that had begun, so that nobody takes the part for the whole', async () => {
  await expect(ask('begun')).rejects.toThrow();
  expect(await ask('saved')).toBe(200);
});

it('saves what a request changed once, before it responds', async () => {
  expect(await ask('saves')).toBe(200);

  expect(await (await fetch(`${address}/saved`)).text()).toBe('a');
});

it('does not acknowledge what it could not save', async () => {
  await expect(ask('full')).rejects.toThrow();
});

it('closes no connection that is idle, on which a request may come just then', async () => {
  expect((await fetch(`${address}/saved`)).headers.get('keep-alive')).toBeNull();
});

it('leaves the end to firebase-tools where an error belongs to no request', async () => {
  await ask('outside');

  expect(await exit).toEqual([2, null]);
});

it.each([
  ['//', '/'],
  ['///a//b', '/a//b'],
  ['/v0/b/bucket/o/100%25.pdf?alt=media', '/v0/b/bucket/o/100%2525.pdf?alt=media'],
  ['/v0/b/bucket/o/a%2Fb%2520', '/v0/b/bucket/o/a%2Fb%252520'],
  ['/v0/b/bucket/o?name=100%25.pdf', '/v0/b/bucket/o?name=100%25.pdf'],
  ['/b/bucket/o/100%25.pdf', '/b/bucket/o/100%25.pdf'],
  ['/api/v1/tours/%E0%A4%A?cursor=%', '/api/v1/tours/%25E0%25A4%25A?cursor=%'],
  ['/api/v1/tours/%E2%82%AC', '/api/v1/tours/%E2%82%AC'],
])('gives firebase-tools %s as %s', (url, mended) => {
  expect(withoutFaults(url)).toBe(mended);
});
