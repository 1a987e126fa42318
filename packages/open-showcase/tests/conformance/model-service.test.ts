import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelService } from '../../src/index';
import { jpegWidth } from '../../src/service/jpeg-width';
import { fixtureScans } from '../support/showcase-server';
import { ids, writeScans } from '../support/stored-scans';

const others = mkdtempSync(join(tmpdir(), 'conformance-'));
let server: Server;
let models = '';

beforeAll(async () => {
  writeScans(others);
  const service = modelService({ folders: [fixtureScans, others], allowedOrigins: [] });
  server = createServer((request, response) => void service(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  models = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/player/models`;
});
afterAll(() => {
  server.close();
  rmSync(others, { recursive: true });
});

it('C75 the model service answers for known, malformed, unknown and private ids, and gives a thumbnail no wider than asked', async () => {
  const ask = async (id: string) => {
    const answer = await fetch(`${models}/${id}`);
    return { status: answer.status, ...(await answer.json()) };
  };

  expect(await ask('AbCdEfGh123')).toMatchObject({
    status: 'active',
    name: 'Sample house',
    created: '2024-05-17T09:30:00Z',
    sid: 'AbCdEfGh123',
  });
  expect(await ask('AbCdEfGh12')).toMatchObject({ status: 400, code: 'request.invalid' });
  expect(await ask('AbCdEfGh124')).toMatchObject({ status: 404, code: 'not.found' });
  expect(await ask(ids.private)).toMatchObject({ status: 403, code: 'access.denied' });
  const picture = await fetch(`${models}/AbCdEfGh123/thumb?width=400`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const width = jpegWidth(Buffer.from(await picture.arrayBuffer())) ?? 0;
  expect(width).toBeGreaterThan(0);
  expect(width).toBeLessThanOrEqual(400);
});
