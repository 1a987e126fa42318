import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import { root } from '../../../scripts/setup.mjs';

/** A Loggia of `npm start`, with data of its own. */
export type Loggia = {
  /** The ports of its services, as the emulators name them, with `web` and `mails`. */
  readonly ports: Readonly<Record<string, number>>;
  /** What it has printed. */
  said(): string;
  /** Sends the signal to the process of `npm start`, and resolves with its exit code, null after SIGKILL. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The processes that it runs, itself included. */
  processes(): readonly Process[];
};

type Process = { readonly pid: number; readonly parent: number; readonly command: string };

/** Starts a Loggia in a folder of `.loggia`, on ports from `base` upwards; ready once its production build is served. */
export async function startLoggia(folder: string, base: number, ...options: readonly string[]): Promise<Loggia> {
  const args = ['scripts/start.mjs', `--ports=${base}`, `--name=${basename(folder)}`, ...options];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const started = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        if (line.includes('Ctrl-C stops')) resolve();
      });
    child.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
  await started;
  return {
    ports: await portsOf(folder, output),
    said: () => output,
    end: (signal) => endOf(child, signal),
    processes: () => familyOf(child.pid ?? 0),
  };
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

async function portsOf(folder: string, output: string): Promise<Record<string, number>> {
  const { origins } = JSON.parse(readFileSync(`${folder}/tmp/hub-demo-loggia.json`, 'utf8')) as { origins: [string] };
  const emulators = (await (await fetch(`${origins[0]}/emulators`)).json()) as Record<string, { port: number }>;
  const printed = (label: string) => Number(new RegExp(`${label} +http://127\\.0\\.0\\.1:(\\d+)/`).exec(output)?.[1]);
  const ports = Object.fromEntries(Object.entries(emulators).map(([name, { port }]) => [name, port]));
  return { ...ports, web: printed('Loggia'), mails: printed('Mails') };
}

/** All processes of this machine. */
function processes(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

function familyOf(pid: number): Process[] {
  const all = processes();
  const withChildren = (parent: Process): Process[] => [
    parent,
    ...all.filter((child) => child.parent === parent.pid).flatMap(withChildren),
  ];
  return all.filter((process) => process.pid === pid).flatMap(withChildren);
}

/** Kills it, and resolves once none of its processes runs: its emulators notice that it has gone, and may write to its folder until then. */
export async function killWhole(loggia: Loggia): Promise<void> {
  const family = loggia.processes();
  await loggia.end('SIGKILL');
  await vi.waitFor(() => expect(left(family)).toEqual([]), { timeout: 60_000, interval: 200 });
}

/** Those of the processes that have not ended. */
export function left(before: readonly Process[]): string[] {
  const commands = new Map(processes().map(({ pid, command }) => [pid, command]));
  return before.filter(({ pid, command }) => commands.get(pid) === command).map(({ command }) => command);
}
