// npm run mutate:rules: breaks each condition of both rules files in turn and expects that some case of tests/rules or tests/storage notices.
// `-- --sample 100 --seed 7` breaks some of them, `--only firestore|storage` those of one file, `--where <name>` those of a function or path.
import { rmSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { build, root } from './setup.mjs';

await build();
const program = `${root}/.loggia/mutate-rules-${process.pid}.mjs`;
await bundle({
  entryPoints: [`${root}/tests/rules/mutation/run.ts`],
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
