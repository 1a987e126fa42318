// The child processes of `npm test`, which stop with it, also if it is killed: Vitest does not end its workers, nor they their browser, once it is gone.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { endingWithParent } from '../backend/child-environment.mjs';
import { root } from '../setup.mjs';

export const bin = (name) => `${root}/node_modules/.bin/${name}`;

const running = new Set();
/** The exit code after a signal. */
let stopped;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = 128 + constants.signals[signal];
    for (const child of running) child.kill(signal);
    exitOnceNothingRuns();
  });
}

function exitOnceNothingRuns() {
  if (running.size === 0) process.exit(stopped);
}

/**
 * Runs a command to its end, with its output in the file `log` if there is one.
 * @returns {Promise<number>} the exit code; 1 after a signal or a failed start. Never resolves once this process is being stopped.
 */
export function run(command, args, { log, env = {} } = {}) {
  const output = log ? openSync(log, 'w') : 'inherit';
  const merged = { ...process.env, ...env };
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...merged, ...endingWithParent(merged, 2) },
  });
  if (log) closeSync(output);
  running.add(child);
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      if (stopped === undefined) resolve(code ?? 1);
      else exitOnceNothingRuns();
    };
    child.once('exit', end);
    child.once('error', (error) => {
      console.error(error.message);
      end(1);
    });
  });
}
