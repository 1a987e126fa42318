// npm run backup: writes accounts, documents and files of an installation into a folder, or records that a restore was tried. docs/operators.md has all about it.
import { recordCommand, triedDetail } from './backup/audit-entry.mjs';
import { installationOptions, runCommand, unfinished, usageError } from './backup/command.mjs';
import { readManifest, refuseUsed } from './backup/folder.mjs';
import { findInstallation } from './backup/installation.mjs';
import { takeBackup } from './backup/take.mjs';

const usage = `npm run backup -- --to DIR                  of the running npm start
npm run backup -- --to DIR --ports=20000    of npm start -- --ports=20000
npm run backup -- --to DIR --project ID     of a project, with the credentials of "gcloud auth application-default login"
                          [--bucket NAME]   where the project has another bucket than its default
                          [--dry-run]       finds the installation and the folder, and writes nothing
npm run backup -- --tried DIR --project ID  records that the backup in DIR was restored elsewhere, and had no difference
                          [--differences N] how many npm run restore listed at its end`;

const options = {
  ...installationOptions,
  to: { type: 'string' },
  tried: { type: 'string' },
  differences: { type: 'string', default: '0' },
  'dry-run': { type: 'boolean', default: false },
};

await runCommand({ usage, options }, async ({ to, tried, differences, 'dry-run': isDryRun, ...target }) => {
  if (!to === !tried) throw usageError('Name the folder of the backup with --to DIR, or of one that was tried with --tried DIR.');
  if (!/^\d+$/.test(differences)) throw usageError('--differences is a number.');
  const installation = await findInstallation(target);
  if (tried) return recordTried(installation, tried, { differences: Number(differences), isDryRun });
  if (isDryRun) {
    await refuseUsed(to);
    console.log(`Accounts, documents and files of ${installation.name} would be written into ${to}. Nothing was written.`);
    return 0;
  }
  process.once('SIGINT', () => {
    console.error(`\nStopped. ${unfinished(to)}`);
    process.exit(130);
  });
  console.log(`Backing up ${installation.name} …`);
  const { notes, counts } = await takeBackup(installation, to, console.log);
  for (const note of notes) console.log(`  ${note}`);
  console.log(`The backup is in ${to}. It holds personal data and password hashes: store it encrypted.`);
  await recordCommand(installation, 'backup-made', `${counts.documents} documents, ${counts.accounts} accounts, ${counts.files} files`);
  return 0;
});

/** Restores are tried where nobody has access to the project, so the project hears of it by a command of its own. */
async function recordTried(installation, folder, { differences, isDryRun }) {
  const detail = triedDetail(await readManifest(folder), differences);
  if (!isDryRun) await recordCommand(installation, 'backup-tried', detail);
  console.log(`${installation.name} ${isDryRun ? 'would say' : 'says'} that a restore was tried: ${detail}.`);
  return 0;
}
