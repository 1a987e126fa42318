// What the commands have in common: options, errors of one sentence, and Ctrl+C.
import { parseArgs } from 'node:util';
import { maxLines } from './compare.mjs';

/** The options of an installation. */
export const installationOptions = {
  project: { type: 'string' },
  ports: { type: 'string' },
  bucket: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
};

/** Runs a command; ends the process with code 1 and one sentence if it fails. @param main gets the parsed options, returns the exit code */
export async function runCommand({ usage, options, allowPositionals = false }, main) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals });
    if (values.help) console.log(usage);
    process.exitCode = values.help ? 0 : await main(values, positionals);
  } catch (error) {
    const isUsage = error.code?.startsWith?.('ERR_PARSE_ARGS') || error.code === 'usage';
    console.error(`\n${isUsage ? `${error.message}\n\n${usage}` : sentenceFor(error)}\n`);
    if (error.unfinished) console.error(`${unfinished(error.unfinished)}\n`);
    process.exitCode = 1;
  }
}

/** What to do with the folder of a backup that was not finished. */
export const unfinished = (folder) => `${folder} is unfinished and can't be restored: delete it.`;

/** An error about the options, after which the usage is printed. */
export const usageError = (message) => Object.assign(new Error(message), { code: 'usage' });

const sentences = {
  ENOSPC: () => 'The disk is full: make room, or name a folder on another disk, and run the command again.',
  EACCES: ({ path }) => `No permission to use ${path}: name another folder.`,
  ENOTDIR: ({ path }) => `${path} is not a folder: name another one.`,
  EEXIST: ({ path }) => `${path} exists already: name a folder that does not exist yet.`,
  // codes of gRPC
  4: () => 'Firestore did not answer in time: try again.',
  7: () => 'Firestore refuses: the account needs the role "Cloud Datastore Owner" in this project.',
  14: () => "Firestore can't be reached: is the installation running, and the network there?",
  16: () => 'Firestore does not accept the credentials: run "gcloud auth application-default login" and try again.',
};

/** One sentence that says what to do. */
export const sentenceFor = (error) =>
  /default credentials/i.test(error.message)
    ? 'No credentials: run "gcloud auth application-default login" and try again.'
    : (sentences[error.code]?.(error) ?? error.message);

/** Prints a comparison. @returns the exit code */
export function report({ count, lines }, sides) {
  if (count === 0) {
    console.log(`No difference between ${sides}.`);
    return 0;
  }
  for (const line of lines) console.log(`  ${line}`);
  if (count > lines.length) console.log(`  … the first ${maxLines} of them`);
  console.log(`${count} ${count === 1 ? 'difference' : 'differences'} between ${sides}.`);
  return 1;
}
