// npm run backup: writes accounts, documents and files of an installation into a folder. docs/operators.md has all about it.
import { recordCommand } from './backup/audit-entry.mjs';
import { installationOptions, runCommand, unfinished, usageError } from './backup/command.mjs';
import { findInstallation } from './backup/installation.mjs';
import { takeBackup } from './backup/take.mjs';

const usage = `npm run backup -- --to DIR                  of the running npm start
npm run backup -- --to DIR --ports=20000    of npm start -- --ports=20000
npm run backup -- --to DIR --project ID     of a project, with the credentials of "gcloud auth application-default login"
                          [--bucket NAME]   where the project has another bucket than its default`;

await runCommand({ usage, options: { ...installationOptions, to: { type: 'string' } } }, async ({ to, ...options }) => {
  if (!to) throw usageError('Name the folder of the backup with --to DIR.');
  process.once('SIGINT', () => {
    console.error(`\nStopped. ${unfinished(to)}`);
    process.exit(130);
  });
  const installation = await findInstallation(options);
  console.log(`Backing up ${installation.name} …`);
  const { notes, counts } = await takeBackup(installation, to, console.log);
  for (const note of notes) console.log(`  ${note}`);
  console.log(`The backup is in ${to}. It holds personal data and password hashes: store it encrypted.`);
  await recordCommand(installation, 'backup-made', `${counts.documents} documents, ${counts.accounts} accounts, ${counts.files} files`);
  return 0;
});
