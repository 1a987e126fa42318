// Brings a checkout to where Loggia can run: packages installed as locked; the embedded backend, the showcase's page and the functions built.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** Installs what package-lock.json asks for and the folder lacks; does nothing, in milliseconds, when all is there. */
export function install() {
  requireNode();
  if (installedAsLocked()) return;
  console.log('Installing packages (about a minute, once) …');
  // `ci` refuses a lock that lacks other platforms' packages, as npm writes it where a registry has not all of them; `install` goes on.
  const installed = [['ci'], ['install', '--no-save']].some((command) => npm(command));
  if (!installed) fail('The packages could not be installed. See the message above; is the network there, and the disk not full?');
}

// Nothing here needs an install script, and skipping them keeps a first start from compiling optional native parts.
function npm(command) {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', [...command, ...options], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Builds what runs as JavaScript: the embedded backend and the functions in Node, the showcase's page in a frame. */
export async function build() {
  const parts = ['packages/embedded-firestore', 'packages/open-showcase', 'functions'];
  // Imported only now: they need the packages that install() brings.
  const builds = await Promise.all(parts.map((part) => import(pathToFileURL(`${root}/${part}/build.mjs`).href)));
  await Promise.all(builds.map((part) => part.build()));
}

/** Ends the program with one sentence that says what to do. */
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
