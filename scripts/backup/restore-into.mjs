// Restores a backup: accounts, documents, files, and at the end a comparison.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAccounts } from './accounts.mjs';
import { compare } from './compare.mjs';
import { postponeDeletions } from './deletions.mjs';
import { connect, writeDocuments } from './documents.mjs';
import { upload } from './files.mjs';
import { checkFolder, contentPath } from './folder.mjs';
import { isDeletionMail, isPendingMail, withoutPendingMail } from './mails.mjs';
import { forEachOf } from './pool.mjs';
import { documentsFor, folderSource, runningSource } from './sources.mjs';
import { withoutTriggers } from './triggers.mjs';

const maxUploads = 8;

/**
 * Restores a backup into an installation that is empty, or has only what an earlier run restored. With `overwrite` what differs is replaced; what the
 * backup does not have stays. Only what is not there yet is written, so that an interrupted run is continued by another.
 * @param options `afterwards` erases again who was erased since, while no function acts on documents, and returns what came of it
 * @returns `written` counts by kind; `mails` that waited and are marked as not sent; whose `deletions` wait; `comparison` with the backup; `erased`, what `afterwards` returns
 * @throws Error that says what to do, before anything is written if the backup is damaged or the installation has something else
 */
export async function restoreBackup(
  folder,
  installation,
  { overwrite = false, log = () => undefined, afterwards = async () => null } = {},
) {
  const backup = folderSource(folder, await checkFolder(folder));
  const connection = connect(installation);
  const running = runningSource(installation, connection);
  try {
    return await withoutTriggers(installation, async () => {
      const before = await compare(backup, running, { isRestored: true });
      if (!overwrite) refuseOthers(before, running.name);
      const written = await writeMissing({ folder, backup, installation, connection, overwrite }, before, log);
      const comparison = await compare(backup, running, { isRestored: true });
      // before somebody is erased, whose deletion would be written again
      const documents = documentsFor(backup, runningBase(installation));
      const deletions = await postponeDeletions({ documents, accounts: backup.accounts(), connection });
      // after the comparison: who was erased since is in the backup
      const erased = await afterwards();
      return { written, mails: await countPending(backup), deletions, comparison, erased };
    });
  } finally {
    await connection.close();
  }
}

/**
 * What restoring would write, without writing it.
 * @returns counts by kind
 * @throws Error as `restoreBackup` does before it writes anything
 */
export async function planRestore(folder, installation, { overwrite = false } = {}) {
  const backup = folderSource(folder, await checkFolder(folder));
  const connection = connect(installation);
  const running = runningSource(installation, connection);
  try {
    const before = await compare(backup, running, { isRestored: true });
    if (!overwrite) refuseOthers(before, running.name);
    const count = (kind) => before.absent[kind].size + before.different[kind].size;
    return { documents: count('documents'), accounts: count('accounts'), files: count('files') };
  } finally {
    await connection.close();
  }
}

/** Compares a backup with a running installation. @throws Error if the backup is damaged */
export async function compareWithRunning(folder, installation) {
  const backup = folderSource(folder, await checkFolder(folder));
  const connection = connect(installation);
  try {
    return await compare(backup, runningSource(installation, connection));
  } finally {
    await connection.close();
  }
}

/** Compares two backups. @throws Error if one is damaged */
export async function compareBackups(a, b) {
  const [first, second] = [folderSource(a, await checkFolder(a)), folderSource(b, await checkFolder(b))];
  return compare(first, second);
}

function refuseOthers({ different, additional }, name) {
  for (const kind of ['documents', 'accounts', 'files']) {
    const [example] = [...additional[kind], ...different[kind].keys()];
    if (example === undefined) continue;
    const count = additional[kind].size + different[kind].size;
    throw new Error(
      `${name} is not empty: ${count} of its ${kind} are not those of the backup, such as ${example}. ` +
        'Restore into an empty installation, or replace what differs with --overwrite.',
    );
  }
}

async function writeMissing({ folder, backup, installation, connection, overwrite }, { absent, different }, log) {
  const isToWrite = (kind, path) => absent[kind].has(path) || different[kind].has(path);
  const parameters = await readFile(join(folder, 'password-parameters.json'), 'utf8').then(JSON.parse, () => null);
  const accounts = await writeAccounts(
    installation,
    filtered(backup.accounts(), ({ localId }) => isToWrite('accounts', localId)),
    { parameters, overwrite },
  );
  log(`  ${accounts} accounts`);
  let documents = 0;
  for (const isInPass of passes) {
    const wanted = filtered(documentsFor(backup, runningBase(installation)), ({ path }) => isInPass(path) && isToWrite('documents', path));
    documents += await writeDocuments(connection, handled(wanted));
  }
  log(`  ${documents} documents`);
  let files = 0;
  await forEachOf(
    filtered(backup.files(), ({ name }) => isToWrite('files', name)),
    maxUploads,
    async (file) => {
      await upload(installation, join(folder, contentPath(file.name)), file);
      files += 1;
    },
  );
  log(`  ${files} files`);
  return { accounts, documents, files };
}

const runningBase = ({ project, files }) => ({ project, files });

/**
 * Owners are created before what belongs to them, and files last: the functions delete what is older than its owner, because it belonged to
 * another of the same id (`isFromBefore` in functions/src/core/pages.ts, `wasThere` in functions/src/bin/follow-bin.ts).
 */
const isOwner = (path) => /^(tours|collections|locations|organizations)\/[^/]+$/.test(path);
const depth = (path) => path.split('/').length / 2;
const deepest = 4;
const passes = [
  isOwner,
  (path) => depth(path) === 1 && !isOwner(path),
  ...Array.from({ length: deepest - 2 }, (_, at) => (path) => depth(path) === at + 2),
  (path) => depth(path) >= deepest,
];

async function* filtered(items, isWanted) {
  for await (const item of items) if (isWanted(item)) yield item;
}

async function* handled(documents) {
  for await (const { path, fields } of documents) yield { path, fields: withoutPendingMail(path, fields) };
}

async function countPending(backup) {
  let count = 0;
  for await (const { path, fields } of backup.documents()) if (isPendingMail(path, fields) && !isDeletionMail(path)) count += 1;
  return count;
}
