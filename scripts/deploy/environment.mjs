// What is known of a project before something is deployed to it: the keys of its app and of its functions.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { configurationProblem } from '../production-build.mjs';
import { regionOf, usualRegion } from '../region.mjs';
import { root } from '../setup.mjs';

const modes = ['staging', 'production'];

/**
 * A project to deploy to.
 * @typedef {object} Environment
 * @property {string} mode `staging` or `production`: Vite reads `.env.<mode>.local` after `.env.local`
 * @property {string} project the id of the project
 * @property {string} address of the app, without a trailing slash
 * @property {string} region of its functions
 * @property {Record<string, string>} app the `VITE_` keys
 */

/**
 * Reads `.env.<mode>.local` and `functions/.env.<project>`, each after the file without a suffix.
 * @returns {Promise<Environment>}
 * @throws an error that says which key is missing or does not fit
 */
export async function readEnvironment(mode, folder = root) {
  if (!modes.includes(mode)) throw new Error(`There is no "${mode}". Deploy to ${modes.join(' or ')}.`);
  const app = loadEnv(mode, folder, 'VITE_');
  const problem = configurationProblem(app)?.replaceAll('.env.local', `.env.${mode}.local`);
  if (problem) throw new Error(problem);
  if (app.VITE_EMULATORS) throw new Error('VITE_EMULATORS is set, and what is deployed uses no emulators. Remove it.');
  const { projectId: project } = JSON.parse(app.VITE_FIREBASE_CONFIG);
  const functions = { ...keysIn(`${folder}/functions/.env`), ...keysIn(`${folder}/functions/.env.${project}`) };
  const region = regionOf(app);
  const ofFunctions = functions.REGION || usualRegion;
  if (ofFunctions !== region) {
    throw new Error(`REGION of the functions is ${ofFunctions}, and VITE_REGION of the app ${region}. Set both to the same region.`);
  }
  if (!functions.APP_URL) throw new Error(`APP_URL is not set. Write it into functions/.env.${project} (docs/configuration.md).`);
  return { mode, project, address: functions.APP_URL.replace(/\/+$/, ''), region, app };
}

const keysIn = (file) => (existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {});
