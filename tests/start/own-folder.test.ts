import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { ownFolder, removeFolder } from '../../scripts/own-folder.mjs';
import { root } from '../../scripts/setup.mjs';

const kind = 'trial';

/** Another run, with a folder of its own, that goes on until it is killed. */
async function anotherRun() {
  const code = `import { ownFolder } from '${root}/scripts/own-folder.mjs'; console.log(ownFolder('${kind}')); setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = async () => {
    run.kill('SIGKILL');
    await once(run, 'exit');
  };
  const [folder] = (await once(createInterface(run.stdout), 'line')) as [string];
  return { folder, kill };
}

it('clears away what a killed run left, and nothing of one that goes on', async () => {
  const killed = await anotherRun();
  const going = await anotherRun();
  expect(existsSync(killed.folder)).toBe(true);
  await killed.kill();

  const own = ownFolder(kind);

  onTestFinished(async () => {
    removeFolder(own);
    await going.kill();
    removeFolder(going.folder);
  });
  expect([killed.folder, going.folder, own].map(existsSync)).toEqual([false, true, true]);
});

it('gives two of one process each a folder of its own', () => {
  const folders = [ownFolder(kind), ownFolder(kind)];
  onTestFinished(() => folders.forEach(removeFolder));

  expect(folders[0]).not.toBe(folders[1]);
  expect(folders.map(existsSync)).toEqual([true, true]);
});
