// Who was erased since a backup was made is erased again once it is restored.
import { join } from 'node:path';
import { usageError } from './command.mjs';
import { connect, writeDocuments } from './documents.mjs';
import { checkFolder, jsonLines, readManifest } from './folder.mjs';
import { loadFunctions } from './functions-code.mjs';

const prefix = 'erasures/';

/**
 * An empty project knows nothing of whom it erased, so whoever restores into it says where that stands, or that it stands nowhere.
 * @param {{ isReal: boolean, name: string }} installation
 * @param {{ erasures?: string, 'no-erasures'?: boolean }} options
 * @throws Error about the options
 */
export function requireErasures({ isReal, name }, { erasures, 'no-erasures': isWithout = false }) {
  if (erasures && isWithout) throw usageError('Name --erasures DIR or --no-erasures, not both.');
  if (isReal && !erasures && !isWithout)
    throw usageError(
      `Who was erased since this backup would be back in ${name}. Name the newest backup with --erasures DIR, which says who that was; ` +
        'if this is the newest one, say --no-erasures, and erase again by hand whoever was erased after it.',
    );
}

/** The entries of who was erased, from a newer backup. @throws Error if it is damaged */
export async function erasuresSince(folder) {
  await checkFolder(folder);
  const entries = [];
  for await (const document of jsonLines(join(folder, 'documents.ndjson'))) if (document.path.startsWith(prefix)) entries.push(document);
  return entries;
}

/**
 * Refuses a restore whose guests could not be erased again, while nothing is written yet.
 * @param later entries of a newer backup
 * @throws AppError that says what to set
 */
export async function requireErasableAgain(folder, installation, later) {
  const since = new Date((await readManifest(folder)).time);
  // one that is not done has no time yet
  const isSince = ({ fields }) => !(new Date(fields.erasedAt?.timestampValue) <= since);
  const functions = await loadFunctions(installation, 'personal-data/operator');
  await functions.requireErasableAgain(
    since,
    later.some((entry) => isSince(entry) && !entry.fields.account?.stringValue),
  );
}

/**
 * Erases whoever the restored backup brought back.
 * @param later entries of a newer backup, which the installation gets too
 * @returns {Promise<{ erased: number, continued: number, unmatched: number }>} how many people, how many more whose erasure was not done, and how many
 * entries match nobody
 */
export async function eraseRestored(folder, installation, later) {
  const { time } = await readManifest(folder);
  const connection = connect(installation);
  try {
    if (later.length > 0) await writeDocuments(connection, later);
  } finally {
    await connection.close();
  }
  const { eraseAgain } = await loadFunctions(installation, 'personal-data/operator');
  return eraseAgain(new Date(time));
}

/** What came of it, for whoever restores. @param isListed whether a newer backup says who was erased */
export function erasureLines({ erased, continued, unmatched }, isListed) {
  const begun = continued === 0 ? [] : [`Erasures that were begun and not done: ${continued}; they are done now.`];
  if (erased + unmatched === 0 && !isListed) {
    const other = continued === 0 ? '' : ' else';
    return [...begun, `Nobody${other} was erased again. Whoever${other} was erased since this backup is back: erase them again by hand.`];
  }
  const counts = `Erased since the backup: ${erased + unmatched}; in it, and erased again: ${erased}; not found in it: ${unmatched}.`;
  if (unmatched === 0) return [...begun, counts];
  return [
    ...begun,
    counts,
    'Whoever came after the backup is not in it. Guests are not found either where AUDIT_KEY is another than in the installation that erased them: compare both keys.',
  ];
}
