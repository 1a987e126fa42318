import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { describeService } from '../../packages/open-showcase/tests/service/service-suite';

const folder = fileURLToPath(new URL('../../packages/demo-scans/scans', import.meta.url));
const scans = readdirSync(folder).map((id) => JSON.parse(readFileSync(join(folder, id, 'scan.json'), 'utf8')));
const open = scans.find(({ visibility }) => visibility === 'public');
const hidden = scans.find(({ visibility }) => visibility === 'private');
const address = inject('address').replace(/\/$/, '');

describeService('by hosting', () => ({
  address,
  known: { id: open.id, name: open.name, created: open.created, sweeps: open.sweeps.map(({ id }: { id: string }) => id) },
  privateId: hidden.id,
}));

describe('hosting', () => {
  it('serves the showcase beside the app', async () => {
    const [page, icon] = await Promise.all([
      fetch(`${address}/bundle/showcase.html?m=${open.id}`),
      fetch(`${address}/bundle/icons/default/green.png`),
    ]);

    expect(await page.text()).toContain('class="showcase"');
    expect([page.headers.get('content-type'), icon.headers.get('content-type')]).toEqual(['text/html; charset=utf-8', 'image/png']);
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });
});
