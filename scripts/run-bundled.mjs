// Runs a TypeScript program of the tests in this process, with the project's import aliases.
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { build as bundle } from 'esbuild';
import { root } from './setup.mjs';

/** Bundles the program at `entry` (relative to the project) and runs it with this process's arguments. @returns what it exports */
export async function runBundled(entry) {
  const program = `${root}/.loggia/bundled-${process.pid}-${basename(entry)}.mjs`;
  await bundle({
    entryPoints: [`${root}/${entry}`],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    alias: { '@': `${root}/src` },
    logLevel: 'warning',
  });
  const remove = () => rmSync(program, { force: true });
  // the program may end the process, and threads of tests end without an event
  process.on('exit', remove);
  // a thread can't change it
  if (process.cwd() !== root) process.chdir(root);
  try {
    return await import(program);
  } finally {
    remove();
  }
}
