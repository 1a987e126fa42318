import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Order } from './publish-process';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Bundles the process that publishes, below the project, where its packages are found. */
export async function bundledProcess(): Promise<{ file: string; remove: () => void }> {
  mkdirSync(`${root}node_modules/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}node_modules/.cache/publish-killed-`);
  const file = `${folder}/publish-process.mjs`;
  await build({
    entryPoints: [fileURLToPath(new URL('publish-process.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['firebase-admin'],
    alias: { '@': `${root}src` },
    logLevel: 'error',
  });
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

type Ended = Promise<[code: number | null, signal: NodeJS.Signals | null]>;

export type PublishingProcess = {
  /** Publishes, and kills the process after so many milliseconds. @returns whether it was done before, and how long that took */
  publishUntilKilled(order: Order, killAfterMs: number): Promise<{ isDone: boolean; tookMs: number }>;
};

/** Starts a process that publishes one version; ready once it is connected to the store. */
export async function startProcess(file: string): Promise<PublishingProcess> {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit') as Ended;
  await message(child, ended, 'ready');
  return { publishUntilKilled: (order, killAfterMs) => publishUntilKilled(child, ended, order, killAfterMs) };
}

async function publishUntilKilled(child: ChildProcess, ended: Ended, order: Order, killAfterMs: number) {
  const start = performance.now();
  child.send(order);
  const timer = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const isDone = await message(child, ended, 'published').then(
    () => true,
    () => false,
  );
  const tookMs = performance.now() - start;
  clearTimeout(timer);
  child.kill('SIGKILL');
  const [code, signal] = await ended;
  if (signal !== 'SIGKILL') throw new Error(`The process that publishes ended by itself with ${code}.`);
  return { isDone, tookMs };
}

async function message(child: ChildProcess, ended: Ended, expected: string): Promise<void> {
  const received = await Promise.race([once(child, 'message').then(([text]) => text), ended.then(() => 'nothing: it ended')]);
  if (received !== expected) throw new Error(`The process that publishes sent ${received}, not “${expected}”.`);
}
