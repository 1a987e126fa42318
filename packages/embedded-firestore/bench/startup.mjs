// How long the server takes from its start to its first answer, without data and with 20,000 documents in its folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { document } from './measures.mjs';
import { freePort } from './servers.mjs';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const root = 'projects/bench/databases/(default)/documents';
const DOCUMENTS = 20_000;
const BATCH = 500;

/** Milliseconds until the first answered read, so many times over. @returns {Promise<Record<string, number[]>>} by what is measured */
export async function startups(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-bench-'));
  const figures = { 'start until the first answer, empty, ms': [], 'start until the first answer, 20,000 documents, ms': [] };
  const [empty, full] = Object.values(figures);
  try {
    await fill(folder);
    for (let round = 0; round < rounds; round += 1) {
      empty.push((await start([])).milliseconds);
      full.push((await start(['--data', folder])).milliseconds);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return figures;
}

async function fill(folder) {
  const { port, stop } = await start(['--data', folder], true);
  for (let from = 0; from < DOCUMENTS; from += BATCH) {
    const writes = Array.from({ length: BATCH }, (_, n) => ({
      update: { name: `${root}/many/${from + n}`, fields: fieldsOf(document(from + n)) },
    }));
    const answer = await fetch(`http://127.0.0.1:${port}/v1/${root}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
    if (!answer.ok) throw new Error(await answer.text());
  }
  await stop();
}

/** Starts the server and waits for its first answer; it is killed at once unless it is to stay. */
async function start(args, stays = false) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [cli, '--port', String(port), ...args], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}/v1/${root}/many/0`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('the server ended at once');
    await pause(2);
  }
  const milliseconds = performance.now() - began;
  const stop = () => {
    child.kill('SIGKILL');
    return ended;
  };
  if (!stays) await stop();
  return { port, milliseconds, stop };
}

const fieldsOf = (object) => Object.fromEntries(Object.entries(object).map(([name, value]) => [name, wireValue(value)]));

function wireValue(value) {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { doubleValue: value } : { stringValue: value };
}
