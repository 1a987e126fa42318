// A build for production, which is one that names no emulators: it needs the installation's configuration, and has nothing of the demo.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoScans } from '../packages/demo-scans/ids.mjs';

/** What of `public/` the demo data name. */
const demoFiles = ['demo', 'partners/example.svg', 'remote-config.json'];

const isForProduction = ({ VITE_EMULATORS = '' }) => VITE_EMULATORS.trim() === '';

/** The scans that a build leaves out. */
export const excludedScans = (env) => (isForProduction(env) ? demoScans : []);

/** What is wrong with the configuration of a build for production, and what to do; null where nothing is. @see src/backend/config.ts */
export function configurationProblem(env) {
  if ((env.VITE_FIREBASE_CONFIG ?? '').trim() === '') {
    return 'VITE_FIREBASE_CONFIG is not set. Write .env.local (docs/configuration.md), then build again.';
  }
  for (const key of ['VITE_FIREBASE_CONFIG', 'VITE_CONFIGURATION', 'VITE_SHOWCASE']) {
    if (!isObject(env[key])) return `${key} is not a JSON object. Correct it in .env.local (docs/configuration.md), then build again.`;
  }
  const options = JSON.parse(env.VITE_FIREBASE_CONFIG);
  const missing = ['apiKey', 'projectId'].find((option) => typeof options[option] !== 'string' || options[option] === '');
  return missing ? `VITE_FIREBASE_CONFIG has no ${missing}. Add it in .env.local (docs/configuration.md), then build again.` : null;
}

function isObject(written = '') {
  if (written.trim() === '') return true;
  try {
    const value = JSON.parse(written);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The files of the demo that a build leaves out, but not one that the configuration names. */
export const excludedFiles = (env) =>
  isForProduction(env)
    ? demoFiles.filter((file) => ![env.VITE_REMOTE_CONFIG, env.VITE_CONFIGURATION].some((it) => it?.includes(`/${file}`)))
    : [];

/** @returns {import('vite').Plugin} */
export function productionBuild() {
  let excluded = [];
  return {
    name: 'production-build',
    apply: 'build',
    configResolved({ env, root, build }) {
      const problem = isForProduction(env) ? configurationProblem(env) : null;
      if (problem) throw new Error(problem);
      excluded = excludedFiles(env).map((file) => join(resolve(root, build.outDir), file));
    },
    writeBundle() {
      for (const file of excluded) rmSync(file, { recursive: true, force: true });
    },
  };
}
