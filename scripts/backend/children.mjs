// The processes that firebase-tools starts: none of them outlives it, and it ends when an emulator among them does.
import childProcess from 'node:child_process';
import { endingWithParent } from './child-environment.mjs';

/**
 * Follows the processes that are started from here on. `ended` is called when an emulator ends, with a description: firebase-tools would go
 * on without Firestore, or without the rules of Storage. The parent process learns their ids, for when this one is killed.
 */
export function followChildren(ended) {
  const { spawn } = childProcess;
  childProcess.spawn = (command, args = [], options = {}) => {
    // the store and the rules of files: firebase-tools runs both as Java archives
    const isEmulator = command === 'java' && args.includes('-jar');
    const env = options.env ?? process.env;
    const child = spawn(command, args, isEmulator ? options : { ...options, env: { ...env, ...endingWithParent(env) } });
    if (isEmulator) {
      if (process.connected) process.send({ emulator: child.pid });
      child.once('exit', (code, signal) => ended(`${args[args.indexOf('-jar') + 1]} (${signal ?? `code ${code}`})`));
    }
    return child;
  };
}
