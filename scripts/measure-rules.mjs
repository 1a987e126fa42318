// npm run measure:rules: measures on Google's emulator how many expressions the rules evaluate for each operation of the app, and writes the
// table into docs/access-model.md.
import { findOfficialEmulator } from '../packages/embedded-firestore/official/official-emulator.mjs';
import { runBundled } from './run-bundled.mjs';
import { fail } from './setup.mjs';

const { missing } = findOfficialEmulator();
if (missing) fail(missing);
await runBundled('tests/rules/budget/measure.ts');
