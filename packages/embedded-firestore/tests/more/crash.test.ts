import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { Databases } from '../../src/engine/databases';
import { contents, ID } from '../support/builders';
import { stateAfter } from '../support/crash-load';
import { dataFolders } from '../support/data-folder';

const ROUNDS = 20;
/** A round takes a quarter of a second on an idle machine. */
const timeout = ROUNDS * 5_000;
const newFolder = dataFolders();

type Ending = { readonly acknowledged: number; readonly time: number };

/** Starts the load in a process of its own, and kills that at some moment after its first answer. */
async function killAtRandom(script: string, dataDir: string): Promise<Ending> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let output = '';
  child.stdout.on('data', (chunk) => {
    if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 60);
    output += chunk;
  });
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  const [acknowledged = 0, time = 0] = output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return { acknowledged, time };
}

describe('a server that is killed', () => {
  let script: string;

  beforeAll(async () => {
    const outfile = join(newFolder(), 'crash-writer.mjs');
    const entry = fileURLToPath(new URL('../support/crash-writer.ts', import.meta.url));
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
    script = outfile;
  });

  it(`has every answered commit and no half of any, in ${ROUNDS} rounds`, { timeout }, async () => {
    const dataDir = newFolder();
    let before = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const { acknowledged, time } = await killAtRandom(script, dataDir);

      const databases = Databases.open({ dataDir, warn: () => {} });
      const database = databases.get(ID);
      const counter = Number(database.read().get('meta/counter')?.fields.get('n'));
      const stored = new Map([...contents(database)].map(([path, { fields }]) => [path, fields]));
      const expected = new Map([...stateAfter(counter)].map(([path, write]) => [path, 'fields' in write && write.fields]));

      // The last commit may have been kept without its answer having got out.
      expect([acknowledged, acknowledged + 1]).toContain(counter);
      expect(acknowledged).toBeGreaterThan(before);
      expect(stored).toEqual(expected);
      expect(database.version).toBeGreaterThanOrEqual(time);
      before = counter;
      await databases.close();
    }
  });
});
