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

/** The key of the audit log is that of the functions, which is beside them: without it nobody tells whose hash one is. */
function setServices({ project, bucket, isReal, firestore, accounts, storage }) {
  process.env.GCLOUD_PROJECT = project;
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: project, storageBucket: bucket });
  for (const file of [`${root}/functions/.env.${project}`, `${root}/functions/.env`])
    if (existsSync(file)) process.env.AUDIT_KEY ??= parseEnv(readFileSync(file, 'utf8')).AUDIT_KEY;
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
