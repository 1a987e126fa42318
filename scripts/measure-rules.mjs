// npm run measure:rules: measures on Google's emulator how many expressions the rules evaluate for each operation of the app, and writes the
// table into docs/access-model.md.
import { rmSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { findOfficialEmulator } from '../packages/embedded-firestore/official/official-emulator.mjs';
import { fail, root } from './setup.mjs';

const { missing } = findOfficialEmulator();
if (missing) fail(missing);
const program = `${root}/.loggia/measure-rules-${process.pid}.mjs`;
await bundle({
  entryPoints: [`${root}/tests/rules/budget/measure.ts`],
  outfile: program,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: { '@': `${root}/src` },
  logLevel: 'warning',
});
process.on('exit', () => rmSync(program, { force: true }));
process.chdir(root);
await import(program);
