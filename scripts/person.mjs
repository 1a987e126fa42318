// npm run person: lists, exports or erases a person who asks by letter. docs/operators.md has all about it.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { installationOptions, runCommand, usageError } from './backup/command.mjs';
import { typeProject } from './backup/confirm.mjs';
import { createFolder, refuseUsed } from './backup/folder.mjs';
import { loadFunctions } from './backup/functions-code.mjs';
import { findInstallation } from './backup/installation.mjs';
import { findWithTexts } from './backup/texts.mjs';

const usage = `npm run person -- export ADDRESS --to DIR      writes what is stored of somebody into a new folder
npm run person -- erase ADDRESS                of the running npm start; --ports=20000 as for npm run backup
npm run person -- erase ADDRESS --project ID   of a project, after its name is typed; --yes ID in place of typing
                                  --dry-run    changes nothing: lists what is found
                                  --to FILE    writes all texts that name the person into a new file`;

const options = {
  ...installationOptions,
  to: { type: 'string' },
  yes: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
};

await runCommand({ usage, options, allowPositionals: true }, async ({ to, yes, 'dry-run': isDryRun, ...target }, [action, address]) => {
  if (!['export', 'erase'].includes(action)) throw usageError('Say what to do: export or erase.');
  if (!address?.includes('@')) throw usageError('Name the address of the person.');
  if (action === 'export' && !isDryRun) {
    if (!to) throw usageError('Name a folder that does not exist yet with --to DIR.');
    await refuseUsed(to);
  } else if (to && existsSync(to)) throw usageError(`${to} exists already: name a file that does not exist yet.`);
  const installation = await findInstallation(target);
  const functions = await loadFunctions(installation, 'personal-data/operator');
  const find = async () => functions.findPerson(await functions.personWithAddress(address));
  if (isDryRun) return list(await findWithTexts(to, find), 'Nothing was changed.');
  if (action === 'export') return writeFiles(to, functions.archiveFiles(await functions.exportPerson(address)));
  await functions.confirmErasable(await functions.personWithAddress(address));
  if (installation.isReal) await typeProject(installation.project, yes, `This erases ${address} in`);
  console.log(`Erasing ${address} in ${installation.name} …`);
  const erased = await findWithTexts(to, () => functions.erasePerson(address));
  return list(erased, `${address} is erased. What is listed under texts and stays is not changed.`);
});

/** Prints what was found. @returns the exit code */
function list({ found: { hasAccount, places, files, stays, backupsUntil }, lines, isWritten }, end) {
  console.log(hasAccount ? '  an account' : '  no account');
  for (const { path, about, named } of places) console.log(`  ${path}: ${about} deleted, ${named} rewritten`);
  if (files > 0) console.log(`  files that they uploaded: ${files} rewritten`);
  for (const line of lines) console.log(`  ${line}`);
  for (const { title, count, reason } of stays) console.log(`  stays: ${title}, ${count} (${reason})`);
  console.log(`  stays: backups, until ${new Date(backupsUntil).toISOString().slice(0, 10)} at the latest`);
  console.log(end);
  return isWritten ? 0 : 1;
}

async function writeFiles(folder, files) {
  await createFolder(folder);
  for (const { name, input } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), input, { mode: 0o600 });
  }
  console.log(`${files.length} files are in ${folder}: index.html is to be read. Send them to nobody but the person.`);
  return 0;
}
