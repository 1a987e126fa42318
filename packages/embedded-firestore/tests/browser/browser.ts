import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Scenarios } from './page';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost',
];

const OFFLINE_PROBE = /^https?:\/\/www\.google\.com\/images\/cleardot\.gif\?/;
const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** One tab with the unmodified SDK and the scenarios of `page.ts` in it. */
export type Tab = {
  readonly page: Page;
  /** Runs a scenario in the page and returns what it returns; arguments and result are plain data. */
  run<Name extends keyof Scenarios>(name: Name, ...args: Parameters<Scenarios[Name]>): Promise<Awaited<ReturnType<Scenarios[Name]>>>;
  close(): Promise<void>;
};

export type TabOptions = {
  /** Tabs of one profile share storage and connections. */
  readonly profile?: string;
  /** The server will be away for a while: then, and only then, the SDK asks an image of www.google.com whether it is offline. */
  readonly mayBeOffline?: boolean;
};

export type Chromium = {
  openTab(options?: TabOptions): Promise<Tab>;
  /** Requests that were made to other hosts than this computer; all of them failed. */
  readonly foreignRequests: readonly string[];
  /** Ends the browser. @throws when a page asked another host for anything */
  close(): Promise<void>;
};

/**
 * Starts real Chromium and a server for its page.
 *
 * ```ts
 * const chromium = await startChromium();
 * const tab = await chromium.openTab();
 * await tab.run('lifeOfADocument', { host: '127.0.0.1', port, project: 'demo' });
 * await chromium.close();
 * ```
 */
export async function startChromium(): Promise<Chromium> {
  const pages = await servePage();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
  const profiles = new Map<string, Promise<BrowserContext>>();
  const foreignRequests: string[] = [];

  const profileOf = (name: string): Promise<BrowserContext> => {
    const known = profiles.get(name) ?? browser.newContext();
    profiles.set(name, known);
    return known;
  };

  return {
    foreignRequests,
    async openTab({ profile = 'default', mayBeOffline = false } = {}) {
      const page = await (await profileOf(profile)).newPage();
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (!url.protocol.startsWith('http') || LOOPBACK.test(url.hostname)) return;
        if (!mayBeOffline || !OFFLINE_PROBE.test(request.url())) foreignRequests.push(request.url());
      });
      await page.goto(pages.url);
      return {
        page,
        run: (name, ...args) =>
          page.evaluate(
            ([scenario, given]) =>
              (globalThis as never as { scenarios: Record<string, (...all: unknown[]) => unknown> }).scenarios[scenario]?.(...given),
            [name, args] as [string, unknown[]],
          ) as never,
        close: () => page.close(),
      };
    },
    async close() {
      await browser.close();
      pages.close();
      if (foreignRequests.length > 0) throw new Error(`requests to other hosts: ${foreignRequests.join(', ')}`);
    },
  };
}

async function findChromium(): Promise<string> {
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Bundles the page for the browser, with the browser's build of the SDK, and serves it. */
async function servePage(): Promise<{ url: string; close: () => void }> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isScript ? script : '<!doctype html><title>scenarios</title><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
