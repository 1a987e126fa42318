// npm run restore: writes a backup into an installation, or compares them. docs/operators.md has all about it.
import { recordCommand } from './backup/audit-entry.mjs';
import { installationOptions, report, runCommand, usageError } from './backup/command.mjs';
import { typeProject } from './backup/confirm.mjs';
import { eraseRestored, erasureLines, erasuresSince, requireErasableAgain, requireErasures } from './backup/erasures.mjs';
import { findInstallation } from './backup/installation.mjs';
import { renewPublicationStates } from './backup/publication-states.mjs';
import { compareWithRunning, planRestore, restoreBackup } from './backup/restore-into.mjs';

const usage = `npm run restore -- --from DIR                into the running npm start; --ports=20000 as for npm run backup
npm run restore -- --from DIR --project ID   into a project, after its name is typed; --yes ID in place of typing
npm run restore -- --from DIR --erasures DIR    erases again who was erased since, as a newer backup says; for a project it is
                                             required, or --no-erasures where no newer one exists
npm run restore -- --from DIR --overwrite    replaces what differs; what the backup does not have stays
npm run restore -- --from DIR --dry-run      writes nothing: says what it would write, or why it would refuse
npm run restore -- --from DIR --verify       writes nothing: lists the differences, exit code 1 if there are any`;

const options = {
  ...installationOptions,
  from: { type: 'string' },
  erasures: { type: 'string' },
  'no-erasures': { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'string' },
};

await runCommand(
  { usage, options },
  async ({ from, overwrite, verify, yes, erasures, 'no-erasures': isWithout, 'dry-run': isDryRun, ...target }) => {
    if (!from) throw usageError('Name the folder of the backup with --from DIR.');
    const installation = await findInstallation(target);
    const sides = `${from} and ${installation.name}`;
    if (verify) return report(await compareWithRunning(from, installation), sides);
    requireErasures(installation, { erasures, 'no-erasures': isWithout });
    const later = erasures ? await erasuresSince(erasures) : [];
    await requireErasableAgain(from, installation, later);
    if (isDryRun) {
      const { documents, accounts, files } = await planRestore(from, installation, { overwrite });
      console.log(`${installation.name} would get ${documents} documents, ${accounts} accounts and ${files} files. Nothing was written.`);
      return 0;
    }
    if (installation.isReal) await typeProject(installation.project, yes, 'This writes into');
    let again = 'Run the command again to continue.';
    process.once('SIGINT', () => {
      console.error(`\nStopped. ${again}`);
      // with a hub, functions are switched on again first
      if (!installation.hub) process.exit(130);
    });
    if (!installation.isReal && !installation.hub)
      console.log('Functions of these emulators act on what is restored: name their hub in FIREBASE_EMULATOR_HUB to pause them.');
    console.log(`Restoring into ${installation.name} …`);
    const { written, mails, deletions, comparison, erased } = await restoreBackup(from, installation, {
      overwrite,
      log: console.log,
      afterwards: async () => {
        // who is erased in part differs from the backup
        again = 'Run the command again with --overwrite: it restores whoever is not erased completely, and erases them again.';
        const erased = await eraseRestored(from, installation, later);
        await renewPublicationStates(installation);
        return erased;
      },
    });
    const { documents, accounts, files } = written;
    const difference = comparison.count === 0 ? 'no difference' : `differences: ${comparison.count}`;
    await recordCommand(installation, 'backup-restored', `${documents} documents, ${accounts} accounts, ${files} files; ${difference}`);
    if (mails > 0) console.log(`  ${mails} mails that waited are marked as not sent: those who invited can send them again.`);
    if (deletions.length > 0)
      console.log(
        `  ${deletions.length} ${deletions.length === 1 ? 'deletion waits' : 'deletions wait'} again, for a week at least: ${deletions.join(', ')}. ` +
          'Take back those that were taken back since the backup.',
      );
    for (const line of erasureLines(erased, Boolean(erasures))) console.log(`  ${line}`);
    return report(comparison, sides);
  },
);
