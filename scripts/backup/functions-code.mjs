// What the functions do, done by a command of the operator in its own process: their code, with an installation's services in the environment.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { runBundled } from '../run-bundled.mjs';
import { root } from '../setup.mjs';

/**
 * Loads a module of `functions/src` that works with the installation.
 * @param {string} module its path, such as "personal-data/operator"
 */
export async function loadFunctions(installation, module) {
  setServices(installation);
  return runBundled(`functions/src/${module}.ts`);
}

/**
 * Keys of the functions that operators' commands act by: without that of the audit log nobody tells whose hash one is, and how long backups have somebody
 * depends on their days.
 */
const sharedKeys = ['AUDIT_KEY', 'BACKUP_DAYS'];

/** The keys that the functions of a project have, of those that the commands need too: in their file of the project, else in that of all. */
export function functionKeysOf(project, folder = root) {
  const files = [`${folder}/functions/.env`, `${folder}/functions/.env.${project}`].filter(existsSync);
  const keys = Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))));
  return Object.fromEntries(sharedKeys.filter((key) => keys[key] !== undefined).map((key) => [key, keys[key]]));
}

function setServices({ project, bucket, isReal, firestore, accounts, storage }) {
  process.env.GCLOUD_PROJECT = project;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket: bucket });
  for (const [key, value] of Object.entries(functionKeysOf(project))) process.env[key] ??= value;
  // an account of "gcloud auth application-default login" has no project of its own
  if (isReal) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  if (isReal) return;
  // that of `npm start`
  process.env.AUDIT_KEY ??= 'development';
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = firestore;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(accounts).host;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = new URL(storage).host;
}
