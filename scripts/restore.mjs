// npm run restore: writes a backup into an installation, or compares them. docs/operators.md has all about it.
import { createInterface } from 'node:readline/promises';
import { recordCommand } from './backup/audit-entry.mjs';
import { installationOptions, report, runCommand, usageError } from './backup/command.mjs';
import { findInstallation } from './backup/installation.mjs';
import { compareWithRunning, planRestore, restoreBackup } from './backup/restore-into.mjs';

const usage = `npm run restore -- --from DIR                into the running npm start; --ports=20000 as for npm run backup
npm run restore -- --from DIR --project ID   into a project, after its name is typed; --yes ID in place of typing
npm run restore -- --from DIR --overwrite    replaces what differs; what the backup does not have stays
npm run restore -- --from DIR --dry-run      writes nothing: says what it would write, or why it would refuse
npm run restore -- --from DIR --verify       writes nothing: lists the differences, exit code 1 if there are any`;

const options = {
  ...installationOptions,
  from: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'string' },
};

await runCommand({ usage, options }, async ({ from, overwrite, verify, yes, 'dry-run': isDryRun, ...target }) => {
  if (!from) throw usageError('Name the folder of the backup with --from DIR.');
  const installation = await findInstallation(target);
  const sides = `${from} and ${installation.name}`;
  if (verify) return report(await compareWithRunning(from, installation), sides);
  if (isDryRun) {
    const { documents, accounts, files } = await planRestore(from, installation, { overwrite });
    console.log(`${installation.name} would get ${documents} documents, ${accounts} accounts and ${files} files. Nothing was written.`);
    return 0;
  }
  if (installation.isReal) await confirm(installation.project, yes);
  process.once('SIGINT', () => {
    console.error('\nStopped. Run the command again to continue.');
    // with a hub, functions are switched on again first
    if (!installation.hub) process.exit(130);
  });
  if (!installation.isReal && !installation.hub)
    console.log('Functions of these emulators act on what is restored: name their hub in FIREBASE_EMULATOR_HUB to pause them.');
  console.log(`Restoring into ${installation.name} …`);
  const { written, mails, comparison } = await restoreBackup(from, installation, { overwrite, log: console.log });
  const { documents, accounts, files } = written;
  const difference = comparison.count === 0 ? 'no difference' : `differences: ${comparison.count}`;
  await recordCommand(installation, 'backup-restored', `${documents} documents, ${accounts} accounts, ${files} files; ${difference}`);
  if (mails > 0) console.log(`  ${mails} mails that waited are marked as not sent: those who invited can send them again.`);
  return report(comparison, sides);
});

async function confirm(project, yes) {
  if (yes === project) return;
  if (yes !== undefined) throw new Error(`--yes names ${yes}, but the project is ${project}: nothing was written.`);
  if (!process.stdin.isTTY) throw new Error(`Confirm with --yes ${project} where nobody can type: nothing was written.`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await prompt.question(`This writes into the project ${project}. Type its name to go on: `);
  prompt.close();
  if (typed.trim() !== project) throw new Error('That is not its name: nothing was written.');
}
