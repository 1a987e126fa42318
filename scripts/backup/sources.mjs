// What can be compared and restored: a backup's folder, and a running installation. Both give documents, accounts and files one after another.
import { join } from 'node:path';
import { readAccounts } from './accounts.mjs';
import { isInBackups, readDocuments } from './documents.mjs';
import { readFiles } from './files.mjs';
import { jsonLines } from './folder.mjs';
import { rebased } from './values.mjs';

/** An installation as documents name it: its project, and the start of its files' addresses. */
const neutral = { project: '-', files: 'file:///' };

/** The content of a backup. @param manifest of this folder */
export const folderSource = (folder, { project, files }) => ({
  name: folder,
  base: { project, files },
  documents: () => documentsIn(folder),
  accounts: () => jsonLines(join(folder, 'accounts.json')),
  files: () => jsonLines(join(folder, 'files.ndjson')),
});

async function* documentsIn(folder) {
  for await (const document of jsonLines(join(folder, 'documents.ndjson'))) if (isInBackups(document.path)) yield document;
}

/** The content of a running installation. @param connection to its Firestore */
export const runningSource = (installation, connection) => ({
  name: installation.name,
  base: { project: installation.project, files: installation.files },
  documents: () => readDocuments(connection),
  accounts: () => readAccounts(installation),
  files: () => readFiles(installation),
});

/** A source's documents as another installation has them; `neutral` by default, so that documents of two installations can be compared. */
export async function* documentsFor(source, base = neutral) {
  for await (const { path, fields } of source.documents()) yield { path, fields: rebased(fields, source.base, base) };
}
