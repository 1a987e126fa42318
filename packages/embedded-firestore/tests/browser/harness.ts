import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this computer has an address.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

const html =
  '<!doctype html><meta charset="utf-8"><title>SDK</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';

/** A real Chromium and a page that runs a bundled entry file. */
export type BrowserHarness = {
  readonly url: string;
  /** A profile of its own: nothing stored, no connection shared with others. */
  profile(): Promise<BrowserContext>;
  /** A page of that profile, loaded; `functions` are callable in it as global functions. */
  page(profile: BrowserContext, functions?: Record<string, (...args: never[]) => unknown>): Promise<Page>;
  /** Requests to other hosts and uncaught errors of all pages so far: there should be none. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
};

/** @param entry path of the page's script, in TypeScript */
export async function startBrowser(entry: string): Promise<BrowserHarness> {
  const [script, browser] = await Promise.all([bundle(entry), launch()]);
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8');
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const troubles: string[] = [];
  return {
    url,
    troubles,
    profile: () => browser.newContext(),
    page: async (profile, functions = {}) => {
      const page = await profile.newPage();
      page.on('request', (request) => !isLocal(request.url()) && troubles.push(`request to ${request.url()}`));
      page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
      for (const [name, callable] of Object.entries(functions)) await page.exposeFunction(name, callable);
      await page.goto(url);
      return page;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return !protocol.startsWith('http') || hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} gave no bundle`);
  return file.text;
}

async function launch(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen && process.platform === 'linux' && process.arch === 'x64') {
    const { default: bundled } = await import('@sparticuz/chromium');
    return chromium.launch({ executablePath: await bundled.executablePath(), args: flags });
  }
  return chromium.launch({ ...(chosen ? { executablePath: chosen } : { channel: 'chrome' }), args: flags });
}
