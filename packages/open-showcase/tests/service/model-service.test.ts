import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelService, serveFolder } from '../../src/index';
import { jpegWidth } from '../../src/service/jpeg-width';
import { aJpeg, aManifest, ids, writeFiles, writeScans } from '../support/stored-scans';
import { describeService, statusOfRaw } from './service-suite';

const folder = mkdtempSync(join(tmpdir(), 'model-service-'));
const appOrigin = 'https://app.example';
let server: Server;
let address = '';

beforeAll(async () => {
  writeScans(folder);
  const service = modelService({ folders: [join(folder, 'none'), folder], allowedOrigins: [appOrigin], token: 'open sesame' });
  const files = serveFolder('/files/', folder);
  server = createServer(async (request, response) => {
    if (!(await service(request, response)) && !(await files(request, response))) response.writeHead(418).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(`${address}${path}`, { method, headers });

describeService('by the handler alone', () => ({
  address,
  known: { id: ids.public, name: `House ${ids.public}`, created: '2024-05-17T09:30:00Z', sweeps: ['s001'] },
  privateId: ids.private,
}));

describe('the model service', () => {
  it.each(['/', '/api/other', `/api/player/models/${ids.public}/thumbs`, '/scans', '/bundle/x'])('leaves %s to others', async (path) => {
    expect((await get(path)).status).toBe(418);
  });

  it('opens a private scan to the token, and keeps all of it out of shared caches', async () => {
    const token = { Authorization: 'Bearer open sesame' };

    const answers = await Promise.all([
      get(`/api/player/models/${ids.private}`, token),
      get(`/scans/${ids.private}/mesh.glb`, token),
      get(`/api/player/models/${ids.private}/thumb`, token),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-cache');
    expect((await get(`/scans/${ids.private}/mesh.glb`, { Authorization: 'Bearer open sesamE' })).status).toBe(403);
  });

  it('shows an unlisted model to who knows its id', async () => {
    expect(await (await get(`/api/player/models/${ids.unlisted}`)).json()).toMatchObject({ visibility: 'unlisted' });
  });

  it('lets the pages of allowed origins read, and no others', async () => {
    const path = `/api/player/models/${ids.public}`;

    const [ours, other] = await Promise.all([get(path, { Origin: appOrigin }), get(path, { Origin: 'https://elsewhere.example' })]);
    const preflight = await get(path, { Origin: appOrigin }, 'OPTIONS');

    expect(ours.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect([ours.headers.get('vary'), other.headers.get('vary')]).toEqual(['Origin', 'Origin']);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization');
  });

  it.each([`/api/player/models/${ids.public}`, `/scans/${ids.public}/mesh.glb`, '/files/secret.txt'])('only reads %s', async (path) => {
    const answer = await get(path, {}, 'DELETE');

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('GET');
    expect((await get(path)).status).toBe(200);
  });

  it.each(['//', '//scans', 'http://[', '*', '/%'])('leaves a line that is no address to others: %s', async (line) => {
    expect(await statusOfRaw(address, line)).toBe(418);
  });

  it('does not follow a link out of a scan', async () => {
    symlinkSync(join(folder, 'secret.txt'), join(folder, ids.public, 'link.txt'));

    expect((await get(`/scans/${ids.public}/link.txt`)).status).toBe(404);
  });

  it.each([
    ['a manifest that is no JSON', 'Broken00000', '{'],
    ['a manifest against the format', 'Broken00001', aManifest('Broken00001', { units: 'ft' })],
    ['a manifest in the wrong folder', 'Broken00002', aManifest('AbCdEfGh123')],
  ])('says what is wrong with %s', async (_what, id, manifest) => {
    writeFiles(folder, { [`${id}/scan.json`]: manifest });

    const answer = await get(`/api/player/models/${id}`);

    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'scan.invalid', message: expect.stringContaining(id) });
  });

  it('never gives a picture wider than 2048', async () => {
    const id = 'WideHouse00';
    writeFiles(folder, { [`${id}/scan.json`]: aManifest(id), [`${id}/thumb.jpg`]: aJpeg(4000), [`${id}/thumb-1600.jpg`]: aJpeg(1600) });

    const answer = await get(`/api/player/models/${id}/thumb?width=4000`);

    expect(jpegWidth(Buffer.from(await answer.arrayBuffer()))).toBe(1600);
  });

  it('has no picture of a scan without one', async () => {
    writeFiles(folder, { 'NoPicture00/scan.json': aManifest('NoPicture00') });

    expect((await get('/api/player/models/NoPicture00/thumb')).status).toBe(404);
  });
});
