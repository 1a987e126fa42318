// Preloaded by a Node process that must not outlive the one that started it, even if that is killed.
import { isMainThread } from 'node:worker_threads';
import { key } from './child-environment.mjs';

const checkMs = 500;

const [parent, generations = 1] = (process.env[key] ?? '').split(' ').map(Number);
// processes that this one starts have another parent; a thread has a copy of the environment
if (isMainThread && generations > 1) process.env[key] = `${process.pid} ${generations - 1}`;
else delete process.env[key];
if (isMainThread && parent) {
  // Vitest replaces it while tests run
  const exit = process.exit.bind(process);
  // the system gives an orphan another parent
  const check = () => process.ppid !== parent && exit();
  setInterval(check, checkMs).unref();
}
