// npm run bench -- player [rounds]: from input to picture in the player's list of 1,000 PoIs in 40 folders, next to a list of one PoI in the
// same run, at full speed and with the processor four times slower; then from a press on a PoI to the first movement of the camera in a scan,
// which is to be within the ledger's delay and 50 ms. Rounds interleaved. Chromium: $CHROMIUM_PATH or the machine's own.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { openShowcase } from '../../packages/open-showcase/vite-plugin.mjs';
import { departures } from './player/departure.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(process.argv[2] ?? 3);
const entry = 'scripts/bench/player/index.html';
const lists = { 'of 1,000': '?folders=40&pois=25', 'of one': '?folders=1&pois=1' };
const acts = { select, search, scroll };

const folder = mkdtempSync(join(tmpdir(), 'player-bench-'));
const page = {
  root: at('../..'),
  publicDir: false,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    react(),
    tailwindcss(),
    openShowcase({ bundle: at('../../packages/open-showcase/lib/bundle'), scans: [at('../../packages/open-showcase/scans')] }),
  ],
  resolve: { alias: { '@': at('../../src') } },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: [at('./player/index.html'), at('./player/departure.html')] },
  },
};
await build(page);
const server = await preview({ ...page, preview: { port: 0, host: '127.0.0.1' } });
const executablePath = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run'],
});
const delay = 400;

try {
  console.log(`${rounds} rounds at 1280 × 800; ms from input to picture: p50, p95\n`);
  for (const slowdown of [1, 4]) {
    const times = await measured(slowdown);
    for (const act of Object.keys(acts)) {
      const [ours, one] = Object.keys(lists).map((list) => shown(times[`${act} ${list}`]));
      console.log(`${act.padEnd(8)} ${slowdown} × slower   1,000 in 40 folders ${ours}   one ${one}`);
    }
  }
  console.log(`\nms from a press on a PoI, to be ${delay} to ${delay + 50}: p50, p95\n`);
  for (const slowdown of [1, 4]) {
    const left = await departed(slowdown);
    const [asked, moved] = ['asked', 'left'].map((what) => shown(left.map((departure) => departure[what])));
    console.log(`depart   ${slowdown} × slower   the viewer is asked ${asked}   the camera leaves ${moved}`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}

async function measured(slowdown) {
  const times = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [list, address] of Object.entries(lists)) {
      for (const [act, run] of Object.entries(acts)) {
        const name = `${act} ${list}`;
        times[name] = [...(times[name] ?? []), ...(await timed(address, slowdown, run))];
      }
    }
  }
  return times;
}

async function departed(slowdown) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    all.push(...(await departures(await context.newPage(), { address: server.resolvedUrls.local[0], slowdown })));
    await context.close();
  }
  return all;
}

async function timed(address, slowdown, run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const visit = await context.newPage();
  await visit.addInitScript(notePaints);
  await visit.goto(server.resolvedUrls.local[0] + entry + address);
  await visit.getByRole('treeitem').first().waitFor();
  const tools = await context.newCDPSession(visit);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await run(visit);
  const paints = await visit.evaluate(() => window.paints);
  await context.close();
  return paints;
}

// From the time stamp of an input to the first task after the next frame.
function notePaints() {
  window.paints = [];
  for (const type of ['click', 'keydown', 'wheel']) {
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

// People see the answer of one input before they give the next.
function seen(visit) {
  return visit.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

async function press(visit, ...keys) {
  for (const key of keys) {
    await visit.keyboard.press(key);
    await seen(visit);
  }
}

async function select(visit) {
  const { x, y } = await visit.getByRole('tree').boundingBox();
  for (let step = 0; step < 24; step += 1) {
    await visit.mouse.click(x + 120, y + 70 + 44 * (step % 12));
    await seen(visit);
  }
  await press(visit, 'End', ...new Array(12).fill(['ArrowUp', 'Enter']).flat());
}

async function search(visit) {
  await visit.getByRole('textbox').click();
  for (const sought of ['exhibit 7', 'exhibit 99', 'zz']) await press(visit, ...sought, ...new Array(sought.length).fill('Backspace'));
}

async function scroll(visit) {
  const { x, y, width, height } = await visit.getByRole('tree').boundingBox();
  await visit.mouse.move(x + width / 2, y + height / 2);
  for (const way of [120, 400, -240]) {
    for (let step = 0; step < 20; step += 1) {
      await visit.mouse.wheel(0, way);
      await seen(visit);
    }
  }
}

function shown(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const quantile = (part) => (sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN).toFixed(1);
  return `${quantile(0.5).padStart(5)} ${quantile(0.95).padStart(5)} (${times.length})`;
}
