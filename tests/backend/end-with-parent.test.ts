import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup.mjs';

const goOn = 'setInterval(() => {}, 1000);';
/** As Vitest does: a process with a worker of its own. */
const worker = `console.log(process.pid); ${goOn}`;
const main = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(worker)}], { stdio: 'inherit' }); ${worker}`;
const runner = `import { run } from '${root}/scripts/testing/processes.mjs'; run(process.execPath, ['-e', ${JSON.stringify(main)}]);`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM'] as const)('a process of npm test and its workers end when that alone gets %s', async (signal) => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', runner], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(run.stdout);
  const pids: number[] = [];
  for await (const line of lines) if (pids.push(Number(line)) === 2) break;
  expect(pids.map(isRunning)).toEqual([true, true]);

  run.kill(signal);
  await once(run, 'exit');

  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
});
