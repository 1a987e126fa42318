import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'scans-'));
let server: Server;

beforeAll(async () => {
  vi.stubEnv('SCAN_FOLDER', folder);
  const { models } = await import('./models');
  server = createServer(
    (request, response) => void models(request as Parameters<typeof models>[0], response as Parameters<typeof models>[1]),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('serves a scan that was imported after the build, its description and its files, beside the built app', async () => {
  const request = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const scans = 'packages/demo-scans/scans/HouseGarden';
  const id = 'Imported001';
  cpSync(scans, join(folder, id), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(scans, 'scan.json'), 'utf8'));
  writeFileSync(join(folder, id, 'scan.json'), JSON.stringify({ ...manifest, id, name: 'Imported house' }));

  expect(await (await request(`/api/player/models/${id}`)).json()).toMatchObject({ name: 'Imported house' });
  expect(await (await request(`/scans/${id}/scan.json`)).json()).toMatchObject({ id });
  const mesh = await request(`/scans/${id}/mesh.glb`);
  expect([mesh.status, mesh.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
});
