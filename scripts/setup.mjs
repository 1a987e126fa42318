// Prepares a checkout to run Loggia: installs the locked packages, and builds the embedded backend, the showcase's page and the functions.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Installs the packages of package-lock.json that are missing; takes only milliseconds if none is. */
export function install() {
  requireNode();
  if (installedAsLocked()) return;
  console.log('Installing packages (about a minute, once) …');
  // `ci` rejects a lock file that lacks other platforms' packages, which npm writes if a registry lacks some; `install` accepts it.
  const installed = [['ci'], ['install', '--no-save']].some((command) => npm(command));
  if (!installed) fail('The packages could not be installed. See the message above; is the network there, and the disk not full?');
}

// No package needs its install script; skipping them avoids compiling optional native modules on the first start.
function npm(command) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', [...command, ...options], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Builds the embedded backend and the functions, which run in Node, and the showcase's page, which runs in a frame. */
export async function build() {
  const parts = ['packages/embedded-firestore', 'packages/open-showcase', 'functions'];
  // imported here because they need the packages that install() installs
  const builds = await Promise.all(parts.map((part) => import(pathToFileURL(`${root}/${part}/build.mjs`).href)));
  await Promise.all(builds.map((part) => part.build()));
}

/** Exits with a one-sentence message that says what to do. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function requireNode() {
  const wanted = [20, 19];
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
    fail(`Loggia needs Node ${wanted.join('.')} or newer; this is ${process.versions.node}.`);
  }
}

function installedAsLocked() {
  const installed = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(installed)) return false;
  const { packages: here } = JSON.parse(readFileSync(installed, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/')) return true;
    return here[path] ? here[path].version === version : optional === true && link !== true;
  });
}
