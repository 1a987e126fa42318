import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import { connect, writeDocuments } from '../../../scripts/backup/documents.mjs';
import { emulatorsAt } from '../../../scripts/backup/installation.mjs';
import { outboxOf, seed, startEmulators, withoutData } from '../../../scripts/emulators.mjs';
import { ownFolder, removeFolder } from '../../../scripts/own-folder.mjs';
import { defaultPorts, otherPorts } from '../../../scripts/ports.mjs';

export type Installation = ReturnType<typeof emulatorsAt>;

/** Fields in the JSON of Firestore's REST interface. */
export type RestFields = Record<string, Record<string, unknown>>;

/** The emulators of this run, with the demo data. */
export const source = (): Installation => emulatorsAt(inject('ports'), inject('projectId'));

/** A second set of emulators, empty, with its functions and on ports of its own. */
export async function startTarget() {
  const projectId = inject('projectId');
  const folder = ownFolder('target');
  const state = `${folder}/state`;
  seed(state);
  withoutData(state);
  const ports: Record<string, number> = await otherPorts(defaultPorts(), Math.max(...Object.values(inject('ports'))) + 1);
  const emulators = await startEmulators({ ports, projectId, folder, state, services: ['auth', 'functions', 'firestore', 'storage'] });
  return {
    ports,
    installation: emulatorsAt(ports, projectId),
    /** Mails that its functions sent. */
    mails: () => (existsSync(outboxOf(folder)) ? readdirSync(outboxOf(folder)) : []),
    stop: async () => {
      await emulators.stop();
      removeFolder(folder);
    },
  };
}

/** Writes documents exactly as they are, past all rules. */
export async function write(installation: Installation, documents: Record<string, RestFields>): Promise<void> {
  const connection = connect(installation);
  const entries = Object.entries(documents).map(([path, fields]) => ({ path, fields }));
  await writeDocuments(connection, entries).finally(() => connection.close());
}

/** A document, as another client reads it. */
async function documentAt({ firestore, project }: Installation, path: string) {
  const address = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${path}`;
  const answer = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
  return (await answer.json()) as { fields: RestFields; createTime: string };
}

export const fieldsAt = async (installation: Installation, path: string): Promise<RestFields> =>
  (await documentAt(installation, path)).fields;

/** When a document was created, in microseconds since 1970. */
export async function createdAt(installation: Installation, path: string): Promise<number> {
  const { createTime } = await documentAt(installation, path);
  const [, whole, fraction = ''] = /^([^.Z]+)\.?(\d*)Z$/.exec(createTime) ?? [];
  return Date.parse(`${whole}Z`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

/** Adds a document to a backup, as if it had been there when it was made. */
export function addToBackup(folder: string, path: string, fields: RestFields): void {
  const documents = `${folder}/documents.ndjson`;
  const text = `${readFileSync(documents, 'utf8')}${JSON.stringify({ path, fields })}\n`;
  writeFileSync(documents, text);
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  manifest.checksums['documents.ndjson'].sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest));
}

/** Changes one byte of a file. */
export function changeByte(path: string, at = 10): void {
  const content = readFileSync(path);
  content[at] = (content[at] ?? 0) ^ 1;
  writeFileSync(path, content);
}
