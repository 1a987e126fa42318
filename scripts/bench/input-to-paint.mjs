// Measures from input to paint: builds and serves pages for a bench, and drives them in Chromium.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { openShowcase } from '../../packages/open-showcase/vite-plugin.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const size = { width: 1280, height: 800 };

/**
 * Builds and serves pages of `scripts/bench/`, and opens a browser.
 * @param {string[]} inputs as paths beside this file, './player/index.html'
 * @returns `page(path)`, a person of their own at a page; `address`; `close()`
 */
export async function servePages(inputs) {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-bench-'));
  const site = {
    root: at('../..'),
    publicDir: false,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      tailwindcss(),
      openShowcase({ bundle: at('../../packages/open-showcase/lib/bundle'), scans: [at('../../packages/demo-scans/scans')] }),
    ],
    resolve: { alias: { '@': at('../../src') } },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: inputs.map(at) } },
  };
  await build(site);
  const server = await preview({ ...site, preview: { port: 0, host: '127.0.0.1' } });
  const executablePath = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
  });
  const [address] = server.resolvedUrls.local;
  return {
    address,
    open: async (path = '') => {
      const context = await browser.newContext({ viewport: size });
      const page = await context.newPage();
      await watchPaints(page, ['click', 'keydown', 'wheel']);
      if (path) await page.goto(`${address}scripts/bench/${path}`);
      return { page, context };
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export async function slowDown({ context, page }, rate) {
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Measures inputs of these types on pages that are opened from now on. */
export const watchPaints = (page, types) => page.addInitScript(notePaints, types);

/** The measurements since the last call, in ms. */
export const takePaints = (page) => page.evaluate(() => window.paints.splice(0));

// in the page: from an input's timestamp to the first task after the next frame
function notePaints(types) {
  window.paints = [];
  for (const type of types) {
    const note = ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paints.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    };
    window.addEventListener(type, note, { capture: true, passive: true });
  }
}

/** Waits until the last input is painted, as a user would. */
export function seen(page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

export async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await seen(page);
  }
}

/** p50, p95 and the number of measurements. */
export function shown(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part) => (sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN).toFixed(1);
  return `${quantile(0.5).padStart(5)} ${quantile(0.95).padStart(5)} (${times.length})`;
}
