// npm run mutate:rules: breaks each condition of both rules files in turn and expects a case of tests/rules or tests/storage to fail.
// `-- --sample 100 --seed 7` breaks a sample, `--only firestore|storage` the conditions of one file, `--where <name>` those of a function
// or path.
import { runBundled } from './run-bundled.mjs';
import { build } from './setup.mjs';

await build();
await runBundled('tests/rules/mutation/run.ts');
