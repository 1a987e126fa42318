// The demo on the official Firestore emulator: its environment under firebase-tools, and its demo data, since it imports only its own
// format.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { findJava, findOfficialEmulator, officialEmulatorEnvironment } from '../packages/embedded-firestore/official/official-emulator.mjs';
import { root } from './setup.mjs';

const documents = `${root}/emulator-data/firestore_export/documents.ndjson`;

/** The Java version that firebase-tools requires before it downloads or starts anything. */
const javaOfFirebaseTools = 21;

/**
 * A sentence on why the demo cannot run on the official emulator here; undefined if it can, including after a download by firebase-tools.
 */
export function whyNotOfficial() {
  const { missing } = findOfficialEmulator();
  if (!missing || findJava(javaOfFirebaseTools)) return undefined;
  return `${missing} With Java ${javaOfFirebaseTools} or newer and the network, firebase-tools downloads it.`;
}

/**
 * The environment variables for firebase-tools: the emulator installed on this machine and, unless the official runtime of storage rules is
 * already downloaded, our runtime. Empty if firebase-tools has to download both.
 */
export function officialEnvironment() {
  const found = findOfficialEmulator();
  if (found.missing) return {};
  return {
    ...officialEmulatorEnvironment(found),
    ...(hasStorageRulesRuntime() && findJava(javaOfFirebaseTools)
      ? {}
      : { STORAGE_EMULATOR_BINARY_PATH: `${root}/packages/embedded-firestore/bin/embedded-storage-rules.jar` }),
  };
}

function hasStorageRulesRuntime() {
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? `${homedir()}/.cache/firebase/emulators`;
  return existsSync(cache) && readdirSync(cache).some((name) => /^cloud-storage-rules-runtime-v.*\.jar$/.test(name));
}

/** Removes the documents from a fresh state, so that the official emulator starts empty; accounts and files remain. */
export function withoutDocuments(state) {
  const path = `${state}/firebase-export-metadata.json`;
  const { firestore: _, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(rest, null, 2));
  rmSync(`${state}/firestore_export`, { recursive: true, force: true });
}

/** Writes the demo documents to a running emulator, in one commit. @throws if it rejects them */
export async function writeDocuments({ port, projectId }) {
  const database = `projects/${projectId}/databases/(default)`;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: readDocuments(database).map((update) => ({ update })) }),
  });
  if (!answer.ok) throw new Error(`The demo documents were refused with ${answer.status}: ${await answer.text()}`);
}

// The file has relative names, and relative references to documents of the same database.
function readDocuments(database) {
  const whole = (name) => (name.startsWith('projects/') ? name : `${database}/documents/${name}`);
  const lines = readFileSync(documents, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { name, fields } = JSON.parse(line, (key, value) => (key === 'referenceValue' ? whole(value) : value));
    return { name: whole(name), fields };
  });
}
