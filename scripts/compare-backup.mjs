// npm run compare-backup: lists the differences between two backups.
import { report, runCommand, usageError } from './backup/command.mjs';
import { compareBackups } from './backup/restore-into.mjs';

const usage = 'npm run compare-backup -- A B    lists the differences between the backups in these folders; exit code 1 if there are any';

await runCommand(
  { usage, options: { help: { type: 'boolean', short: 'h', default: false } }, allowPositionals: true },
  async (_, [a, b]) => {
    if (!a || !b) throw usageError('Name the folders of two backups.');
    return report(await compareBackups(a, b), `${a} and ${b}`);
  },
);
