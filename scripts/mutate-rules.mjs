// npm run mutate:rules: breaks each condition of both rules files in turn and expects a case of tests/rules or tests/storage to fail.
// `-- --sample 100 --seed 7` breaks a sample, `-- --drawn` that of tests/mutants/sample.json, `--only firestore|storage` the conditions of one file,
// `--where <name>` those of a function or path. `-- --draw 100 --seed 7` draws the sample of that file.
import { runBundled } from './run-bundled.mjs';
import { build } from './setup.mjs';

if (!process.argv.includes('--draw')) await build();
await runBundled('tests/rules/mutation/run.ts');
