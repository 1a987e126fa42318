// Who was erased since a backup was made is erased again once it is restored.
import { join } from 'node:path';
import { connect, writeDocuments } from './documents.mjs';
import { checkFolder, jsonLines } from './folder.mjs';
import { loadFunctions } from './functions-code.mjs';

const prefix = 'erasures/';

/** The entries of who was erased, from a newer backup. @throws Error if it is damaged */
export async function erasuresSince(folder) {
  await checkFolder(folder);
  const entries = [];
  for await (const document of jsonLines(join(folder, 'documents.ndjson'))) if (document.path.startsWith(prefix)) entries.push(document);
  return entries;
}

/**
 * Erases whoever the restored backup brought back.
 * @param later entries of a newer backup, which the installation gets too
 * @returns how many people
 */
export async function eraseRestored(folder, installation, later) {
  const { time } = await checkFolder(folder);
  const connection = connect(installation);
  try {
    if (later.length > 0) await writeDocuments(connection, later);
  } finally {
    await connection.close();
  }
  const { eraseAgain } = await loadFunctions(installation, 'personal-data/operator');
  return eraseAgain(new Date(time));
}
