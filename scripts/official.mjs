// The demo data for the official Firestore emulator, which reads exports of its own layout only.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from './setup.mjs';

const documents = `${root}/emulator-data/firestore_export/documents.ndjson`;

/** Takes the documents out of a fresh state, so that the official emulator starts empty; accounts and files stay. */
export function withoutDocuments(state) {
  const path = `${state}/firebase-export-metadata.json`;
  const { firestore: _, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(rest, null, 2));
  rmSync(`${state}/firestore_export`, { recursive: true, force: true });
}

/** Writes the demo documents into a running emulator, in one commit. @throws when it refuses them */
export async function writeDocuments({ port, projectId }) {
  const database = `projects/${projectId}/databases/(default)`;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: readDocuments(database).map((update) => ({ update })) }),
  });
  if (!answer.ok) throw new Error(`The demo documents were refused with ${answer.status}: ${await answer.text()}`);
}

// Names, and references to documents of the same database, are relative in the file.
function readDocuments(database) {
  const whole = (name) => (name.startsWith('projects/') ? name : `${database}/documents/${name}`);
  const lines = readFileSync(documents, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { name, fields } = JSON.parse(line, (key, value) => (key === 'referenceValue' ? whole(value) : value));
    return { name: whole(name), fields };
  });
}
