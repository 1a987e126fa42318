// The production build over the embedded backend with the demo data, and a counter on the store's wire, for measurements in a browser.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { countedWire } from '../counted-wire.mjs';
import { password } from '../demo-data/accounts.mjs';
import { startEmulators } from '../emulators.mjs';
import { defaultPorts, freePorts } from '../ports.mjs';
import { root } from '../setup.mjs';
import { buildForHosting } from '../web.mjs';

const projectId = 'demo-loggia';
const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/**
 * Starts it all; `stop` ends it.
 * @returns `address` of the app; `wire`, which counts what the store sends; `browser`; `write(documents)`, past the rules
 */
export async function startStack() {
  mkdirSync(`${root}/.loggia`, { recursive: true });
  const folder = mkdtempSync(`${root}/.loggia/bench-`);
  const hosting = `${folder.slice(root.length + 1)}/hosting`;
  mkdirSync(`${root}/${hosting}`);
  const ports = await freePorts(Object.keys(defaultPorts()));
  console.log('Starting the backend, building the app …');
  const emulators = await startEmulators({ ports, projectId, folder, state: `${root}/emulator-data`, hosting });
  const wire = await countedWire(ports.firestore);
  const reached = { ...JSON.parse(emulators.env.VITE_EMULATORS), firestore: wire.port };
  const env = { ...emulators.env, VITE_EMULATORS: JSON.stringify(reached) };
  const built = await buildForHosting({ env, outDir: hosting, log: `${folder}/build.log` });
  const browser = built ? await openBrowser() : null;
  const stop = async () => {
    await browser?.close();
    await wire.close();
    await emulators.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  if (!browser) {
    await stop();
    throw new Error('The production build failed: run `npm run build`.');
  }
  return { address: `http://127.0.0.1:${ports.hosting}/`, wire, browser, write: (documents) => write(ports.firestore, documents), stop };
}

async function openBrowser() {
  const installed = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (installed) return chromium.launch({ executablePath: installed, args: flags });
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await bundled.executablePath(), args: flags });
}

// One grey dot: the emulated service that makes pictures would be what is measured.
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');

/** A person with a browser profile of their own; without an address, a visitor. */
export async function person({ browser, address }, email) {
  // the counter on the store's wire is at a port that the page's headers do not allow
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', bypassCSP: true });
  await context.route('**/api/player/models/**', (route) => route.fulfill({ contentType: 'image/png', body: picture }));
  const page = await context.newPage();
  if (email) {
    await page.goto(address);
    await page.getByRole('button', { name: 'or use email and password.' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('Password').waitFor({ state: 'detached' });
  }
  return { context, page };
}

/** Adds documents as they are; `documents` are their fields in the JSON of Firestore's protocol, by path. */
async function write(port, documents) {
  const names = `projects/${projectId}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, fields]) => ({ update: { name: `${names}/${path}`, fields } }));
  for (let at = 0; at < writes.length; at += 400) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/${names}:commit`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: writes.slice(at, at + 400) }),
    });
    if (!answer.ok) throw new Error(`The store answered ${answer.status}: ${await answer.text()}`);
  }
}
