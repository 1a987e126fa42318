// The production build on the embedded backend with the demo data, and a proxy that counts Firestore reads, for measurements in a browser.
import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { countedWire } from '../counted-wire.mjs';
import { password } from '../demo-data/accounts.mjs';
import { startEmulators } from '../emulators.mjs';
import { ownFolder, removeFolder } from '../own-folder.mjs';
import { defaultPorts, freePorts } from '../ports.mjs';
import { root } from '../setup.mjs';
import { buildForHosting } from '../web.mjs';

export const projectId = 'demo-loggia';
const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];

/**
 * Starts the emulators with the demo data, on separate ports and in a temporary folder; `stop` ends them and deletes the folder. @returns `env` for a
 * build that uses them; `ports`; `folder`; `hosting`, a folder for a build, relative to the project; `write(documents)`, bypassing the rules
 */
export async function startBackend() {
  const folder = ownFolder('bench');
  const hosting = `${folder.slice(root.length + 1)}/hosting`;
  mkdirSync(`${root}/${hosting}`);
  const ports = await freePorts(Object.keys(defaultPorts()));
  const emulators = await startEmulators({ ports, projectId, folder, state: `${root}/emulator-data`, hosting });
  const stop = async () => {
    await emulators.stop();
    removeFolder(folder);
  };
  return {
    folder,
    hosting,
    ports,
    stop,
    env: emulators.env,
    signInReady: emulators.signInReady,
    write: (documents) => write(ports.firestore, documents),
  };
}

/**
 * Starts everything; `stop` ends it. @returns `address` of the app; `wire`, which counts what Firestore sends; `browser`; `write(documents)`,
 * bypassing the rules
 */
export async function startStack() {
  console.log('Starting the backend, building the app …');
  const { folder, hosting, ports, write, ...backend } = await startBackend();
  const wire = await countedWire(ports.firestore);
  const reached = { ...JSON.parse(backend.env.VITE_EMULATORS), firestore: wire.port };
  const env = { ...backend.env, VITE_EMULATORS: JSON.stringify(reached) };
  const built = await buildForHosting({ env, outDir: hosting, log: `${folder}/build.log` });
  const browser = built ? await openBrowser() : null;
  const stop = async () => {
    await browser?.close();
    await wire.close();
    await backend.stop();
  };
  if (!browser) {
    await stop();
    throw new Error('The production build failed: run `npm run build`.');
  }
  return { address: `http://127.0.0.1:${ports.hosting}/`, wire, browser, write, stop };
}

/** The machine's Chromium, or the one installed with the packages. */
export async function openBrowser() {
  const installed = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    existsSync,
  );
  if (installed) return chromium.launch({ executablePath: installed, args: flags });
  const { default: bundled } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await bundled.executablePath(), args: flags });
}

// one grey dot: otherwise the emulated thumbnail service would dominate the measurement
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

export const profile = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };

/** A user with their own browser profile; without an address, a visitor. */
export async function person({ browser, address }, email) {
  // the counting proxy uses a port that the app's Content-Security-Policy does not allow
  const context = await browser.newContext({ ...profile, bypassCSP: true });
  await context.route('**/api/player/models/**', (route) => route.fulfill({ contentType: 'image/png', body: picture }));
  const page = await context.newPage();
  if (email) await signIn(page, address, email);
  return { context, page };
}

export async function signIn(page, address, email) {
  await page.goto(address);
  await page.getByRole('button', { name: 'or use email and password.' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).waitFor({ state: 'detached' });
}

/** Adds documents unchanged; `documents` maps paths to fields in the JSON of Firestore's protocol. */
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
