// npm run backup: writes accounts, documents and files of an installation into a folder. docs/operators.md has all about it.
import { recordCommand } from './backup/audit-entry.mjs';
import { installationOptions, runCommand, unfinished, usageError } from './backup/command.mjs';
import { refuseUsed } from './backup/folder.mjs';
import { findInstallation } from './backup/installation.mjs';
import { takeBackup } from './backup/take.mjs';

const usage = `npm run backup -- --to DIR                  of the running npm start
npm run backup -- --to DIR --ports=20000    of npm start -- --ports=20000
npm run backup -- --to DIR --project ID     of a project, with the credentials of "gcloud auth application-default login"
                          [--bucket NAME]   where the project has another bucket than its default
                          [--dry-run]       finds the installation and the folder, and writes nothing`;

await runCommand(
  { usage, options: { ...installationOptions, to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } },
  async ({ to, 'dry-run': isDryRun, ...options }) => {
    if (!to) throw usageError('Name the folder of the backup with --to DIR.');
    if (isDryRun) {
      const { name } = await findInstallation(options);
      await refuseUsed(to);
      console.log(`Accounts, documents and files of ${name} would be written into ${to}. Nothing was written.`);
      return 0;
    }
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
  },
);
