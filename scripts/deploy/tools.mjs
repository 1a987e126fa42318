// The commands that a deployment runs: firebase, gcloud, npm, git and node, as the PATH finds them; `npm run` puts those of this checkout first.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../setup.mjs';

/**
 * @typedef {object} Tools
 * @property {(command: string, args: string[], env?: Record<string, string>) => Promise<void>} run with its output shown
 * @property {(command: string, args: string[]) => Promise<string>} read what it prints, trimmed; "" in a dry run
 * @property {(seconds: number) => Promise<void>} wait
 * @property {boolean} isDryRun prints each command and runs none
 * @property {boolean} isInteractive whether somebody is there to answer what a command asks, by the same sign as for firebase
 */

/** @returns {Tools} whose `run` and `read` throw if a command fails or is not installed, with the command */
export function tools({ isDryRun = false, isInteractive = process.stdin.isTTY === true } = {}) {
  const start = (command, args, options) => {
    console.log(`$ ${[command, ...args].map(quoted).join(' ')}`);
    return isDryRun ? '' : ended(command, args, options);
  };
  return {
    isDryRun,
    isInteractive,
    run: async (command, args, env = {}) => void (await start(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })),
    read: async (command, args) => await start(command, args, { stdio: ['inherit', 'pipe', 'inherit'], env: process.env }),
    wait: (seconds) => pause(seconds * 1000),
  };
}

const quoted = (part) => (/^[\w@%+=:,./<>-]+$/.test(part) ? part : `'${part.replaceAll("'", "'\\''")}'`);

function ended(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  const printed = [];
  child.stdout?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', ({ code, message }) =>
      reject(new Error(code === 'ENOENT' ? `${command} is not installed. Install it, then run this again.` : message)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString('utf8').trim());
      else reject(new Error(`"${[command, ...args].join(' ')}" failed with code ${code}. Nothing after it was run.`));
    });
  });
}
