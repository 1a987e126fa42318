import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOpenScans, copyServedScans } from '../../publish-scans.mjs';
import { openShowcase } from '../../vite-plugin.mjs';
import { aManifest, ids, writeFiles, writeScans } from '../support/stored-scans';
import { describeService } from './service-suite';

const folder = mkdtempSync(join(tmpdir(), 'vite-plugin-'));
const [scans, bundle] = [join(folder, 'app/stored'), join(folder, 'bundle')];
const known = { id: ids.public, name: `House ${ids.public}`, created: '2024-05-17T09:30:00Z', sweeps: ['s001'] };

const config = (plugin = openShowcase({ bundle, scans: [scans] })): InlineConfig => ({
  root: join(folder, 'app'),
  configFile: false,
  logLevel: 'silent',
  plugins: [plugin],
  server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  preview: { port: 0, host: '127.0.0.1' },
});

let development: ViteDevServer;
let previewed: PreviewServer;
const addressOf = ({ httpServer }: ViteDevServer | PreviewServer): string => {
  const bound = httpServer?.address();
  if (typeof bound !== 'object' || !bound) throw new Error('It does not listen.');
  return `http://127.0.0.1:${bound.port}`;
};

beforeAll(async () => {
  writeScans(scans);
  writeFiles(bundle, { 'showcase.html': '<title>Showcase</title>', 'js/page.js': 'export {};' });
  writeFiles(join(folder, 'app'), { 'index.html': '<title>App</title>', 'open.txt': 'open', '.env': 'SECRET=1' });
  await build(config());
  development = await (await createServer(config())).listen();
  previewed = await preview(config());
});
afterAll(async () => {
  await Promise.all([development.close(), previewed.close()]);
  rmSync(folder, { recursive: true });
});

describeService('by the development server', () => ({ address: addressOf(development), known, privateId: ids.private }));
describeService('by the preview of the build', () => ({ address: addressOf(previewed), known, privateId: ids.private }));

describe('the plugin', () => {
  it.each([
    ['development', () => development],
    ['preview', () => previewed],
  ] as const)('serves the page beside the app in %s', async (_way, server) => {
    const textAt = async (path: string) => (await fetch(addressOf(server()) + path)).text();

    expect(await textAt('/bundle/showcase.html?m=PublicHouse')).toContain('<title>Showcase</title>');
    expect(await textAt('/bundle/js/page.js')).toBe('export {};');
    expect(await textAt('/')).toContain('<title>App</title>');
    expect((await fetch(`${addressOf(server())}/bundle/none.js`)).status).toBe(404);
  });

  it('puts the page and the open scans into the build, and nothing of a private one', () => {
    const built = join(folder, 'app/dist');

    expect(existsSync(join(built, 'bundle/js/page.js'))).toBe(true);
    expect(readdirSync(join(built, 'scans'))).toEqual([ids.public, ids.unlisted]);
    expect(existsSync(join(built, `scans/${ids.public}/pano/s001.jpg`))).toBe(true);
  });

  it('leaves out of a build the scans that it is told to', () => {
    copyOpenScans([scans], join(folder, 'fewer'), [ids.public]);

    expect(readdirSync(join(folder, 'fewer'))).toEqual([ids.unlisted]);
  });

  it('keeps what lies in a folder of scans from who asks the development server for its path', async () => {
    const textAt = async (path: string) => (await fetch(addressOf(development) + path)).text();
    const paths = ['/stored', `/@fs${scans}`].flatMap((at) =>
      ['mesh.glb', 'scan.json', 'scan.json?raw'].map((file) => `${at}/${ids.private}/${file}`),
    );

    const answers = await Promise.all([...paths, '/.env'].map(textAt));

    for (const answer of answers) expect(answer).not.toMatch(/glTF of|House PrivateHous|SECRET/);
    expect(await textAt('/open.txt')).toBe('open');
  });

  it('opens no scan whose visibility is misspelt, and takes away what became private', () => {
    const [stored, published] = [join(folder, 'misspelt'), join(folder, 'published')];
    const store = (visibility: string) => writeFiles(stored, { 'SomeHouse00/scan.json': aManifest('SomeHouse00', { visibility }) });
    store('public');
    copyOpenScans([stored], published);
    expect(readdirSync(published)).toEqual(['SomeHouse00']);

    store('privat');
    copyOpenScans([stored], published);

    expect(existsSync(join(published, 'SomeHouse00'))).toBe(false);
  });

  it('refuses to build an app without the page, and says how to get it', async () => {
    const without = config(openShowcase({ bundle: join(folder, 'none'), scans: [scans] }));

    await expect(build(without)).rejects.toThrow('Build it first: node packages/open-showcase/build.mjs');
  });

  it('leaves to the model service the manifests, the pictures and all of a private scan', () => {
    copyServedScans([scans], join(folder, 'served'));

    expect(readdirSync(join(folder, 'served', ids.public)).sort()).toEqual(['scan.json', 'thumb-400.jpg', 'thumb-800.jpg', 'thumb.jpg']);
    expect(readdirSync(join(folder, 'served', ids.private))).toContain('mesh.glb');
  });
});
