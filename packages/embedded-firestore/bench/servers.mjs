// The servers that are compared, each in a process of its own.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findOfficialEmulator, startOfficialEmulator } from '../official/official-emulator.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The one that is measured, and what runs beside it as yardsticks. */
export const ours = 'embedded-firestore';
const official = 'Google’s emulator';

/** name → the arguments for node that start it on a port. */
const scripts = {
  [ours]: (port) => [here('../dist/cli.js'), '--port', String(port)],
  '@firestore-emulator/server': (port) => [here('peer.mjs'), String(port)],
};

/** Why Google's emulator is not among the yardsticks; undefined when it is. */
export const { missing: officialMissing } = findOfficialEmulator();

/** The names of the yardsticks that this machine has. */
export const yardsticks = [...(officialMissing === undefined ? [official] : []), ...Object.keys(scripts).filter((name) => name !== ours)];

/**
 * Starts one of them and waits until its port accepts.
 * @returns {Promise<{ port: number, startMs: number, memoryMb(): number, stop(): Promise<void> }>}
 */
export async function start(name) {
  if (name === official) return startOfficial();
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, scripts[name](port), { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (data) => {
    complaint = `${complaint}${data}`.slice(-2000);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended at once: ${complaint}`);
    await pause(2);
  }
  return {
    port,
    startMs: performance.now() - began,
    memoryMb: () => residentMb(child.pid),
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

async function startOfficial() {
  const began = performance.now();
  const { port, pid, stop } = await startOfficialEmulator();
  return { port, startMs: performance.now() - began, memoryMb: () => residentMb(pid), stop };
}

function residentMb(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes) / 1024;
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true) || socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
