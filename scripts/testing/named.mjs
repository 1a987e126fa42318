// `npm test -- <file or option of Vitest>`: these tests and nothing else.
import { findOfficialEmulator } from '../../packages/embedded-firestore/official/official-emulator.mjs';
import { build } from '../setup.mjs';
import { vitest } from './jobs.mjs';
import { printSummary } from './summary.mjs';

/** @param {string[]} args for Vitest @param {string} folder for its report */
export async function runNamed(args, folder) {
  const report = await vitest('named', [...args, ...(await projectsFor(args))], { folder });
  return printSummary({ report });
}

/** Unit and screen tests need nothing that is built, and are all there is below `src`. Google's emulator is left out where it is not installed. */
async function projectsFor(args) {
  const files = args.filter((argument) => !argument.startsWith('-'));
  const isUnitOrScreen = files.length > 0 && files.every((file) => /^(\.\/)?(src|functions\/src)\//.test(file));
  if (!isUnitOrScreen) await build();
  if (args.some((argument) => argument.startsWith('--project='))) return [];
  if (isUnitOrScreen) return ['--project=unit', '--project=screen', '--project=screen-isolated'];
  return findOfficialEmulator().missing ? ['--project=!official-*'] : [];
}
