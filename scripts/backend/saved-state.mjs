// Saves accounts and files before their changes are acknowledged, in the format of an export, which the next start imports: firebase-tools
// itself holds them in memory until it exports. Documents need none of this: the embedded Firestore has a log.
import { mkdirSync } from 'node:fs';
import { openAccounts, saveAccounts } from './saved-accounts.mjs';
import { openFiles, saveFiles } from './saved-files.mjs';
import { readJson, writeFile } from './state-files.mjs';

const accounts = 'auth_export';
const files = 'storage_export';

/** Prepares the folder `state` for the import, and saves everything from then on. Call it before firebase-tools starts its emulators. */
export function saveState({ state, projectId }) {
  const path = `${state}/firebase-export-metadata.json`;
  const { version, ...parts } = readJson(path);
  // one that began without data names no parts
  const all = { version, auth: { version, path: accounts }, storage: { version, path: files }, ...parts };
  writeFile(path, JSON.stringify(all, null, 2));
  mkdirSync(`${state}/${accounts}`, { recursive: true });
  const imported = openAccounts(`${state}/${accounts}`);
  openFiles(`${state}/${files}`);
  saveAccounts({ folder: `${state}/${accounts}`, projectId, imported });
  saveFiles(`${state}/${files}`);
}
