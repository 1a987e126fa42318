// npm run bench -- showcase [rounds]: the page against bare three.js pages that load the same meshes, built in the same run; rounds
// interleaved, medians and spread. Chromium: $CHROMIUM_PATH or the machine's own.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from '../build.mjs';
import { buildBarePage } from './bare-page.mjs';
import * as measures from './measures.mjs';
import { serve } from './server.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
const scans = [here('../../demo-scans/scans'), here('../tests/fixtures/scans')].flatMap(scansIn);
const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--enable-precise-memory-info'];
const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const folder = mkdtempSync(join(tmpdir(), 'showcase-bench-'));
const [server] = await Promise.all([serve(folder, scans), build(join(folder, 'bundle')), buildBarePage(join(folder, 'bare'))]);
const executablePath = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...flags, ...software] });

try {
  const largest = scans.toSorted((a, b) => b.bytes - a.bytes)[0];
  console.log(`${rounds} rounds at 1280 × 720; loading and flying in ${largest.name} (${(largest.bytes / 1e6).toFixed(1)} MB)\n`);
  await sizes(largest);
  await loading(largest);
  await flying(largest);
  await drawing();
  await memory(largest);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}

async function sizes(scan) {
  const visit = measures.visitor(browser, server.origin);
  const bare = await measures.script(visit, measures.bare(scan));
  const alone = await measures.script(visit, measures.showcase(scan));
  const framed = await measures.script(visit, measures.showcase(scan), { connect: true });
  row('JavaScript until it plays, kB gzip', alone / 1000, bare / 1000);
  row('… with the SDK connected, kB gzip', framed / 1000, bare / 1000);
}

async function loading(scan) {
  await loadingAs('', scan, measures.visitor(browser, server.origin));
  await loadingAs('4 × slower CPU, fast 4G: ', scan, measures.visitor(browser, server.origin, { slow: true }));
}

async function loadingAs(who, scan, visit) {
  const times = await interleaved({
    bare: () => measures.load(visit, measures.bare(scan)),
    ours: () => measures.load(visit, measures.showcase(scan)),
    poster: () => measures.poster(visit, measures.showcase(scan)),
  });
  row(`${who}to the poster, ms`, times.poster, times.bare);
  row('… to PLAYING, or to the first frame, ms', times.ours, times.bare);
}

async function flying(scan) {
  const visit = measures.visitor(browser, server.origin);
  const path = await measures.flightPath(visit, scan);
  const times = await interleaved({ bare: () => measures.bareFlight(visit, scan, path), ours: () => measures.flight(visit, scan) });
  for (const figure of ['p95', 'mean']) {
    const [ours, bare] = [times.ours, times.bare].map((all) => all.map((frames) => frames[figure]));
    row(`flying, frame time ${figure}, ms`, ours, bare);
  }
}

async function drawing() {
  const visit = measures.visitor(browser, server.origin);
  for (const scan of scans) console.log(`draw calls, most of all sweeps and views: ${scan.name}: ${await measures.drawCalls(visit, scan)}`);
}

async function memory(scan) {
  const visit = measures.visitor(browser, server.origin);
  const { before, after, moves } = await measures.heap(visit, scan);
  console.log(`JavaScript heap, MB: ${before.toFixed(1)} after 20 moves, ${after.toFixed(1)} after ${moves} more`);
}

async function interleaved(measured) {
  const figures = Object.fromEntries(Object.keys(measured).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measured)) figures[name].push(await measure());
  }
  return figures;
}

function row(what, ours, bare) {
  const [a, b] = [ours, bare].map((values) => spread([values].flat()));
  console.log(what.padEnd(52), a.text.padStart(22), `bare ${b.text}`.padStart(28), `${(a.median / b.median).toFixed(2)} ×`.padStart(9));
}

function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const range = sorted.length > 1 ? ` (${sorted[0].toFixed(0)}–${sorted.at(-1).toFixed(0)})` : '';
  return { median, text: `${median.toFixed(1)}${range}` };
}

function scansIn(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((id) => ['scan.json', 'thumb.jpg'].every((file) => existsSync(join(parent, id, file))))
    .map((id) => {
      const { name, mesh } = JSON.parse(readFileSync(join(parent, id, 'scan.json'), 'utf8'));
      const file = join(parent, id, mesh.url);
      return { id, name, mesh: mesh.url, folder: join(parent, id), bytes: readFileSync(file).length };
    });
}
