import { writeSync } from 'node:fs';
import { Databases } from '../../src/engine/databases';
import { ADMIN, ID } from './builders';
import { commitOf } from './crash-load';

/** Goes on with the load where the folder's last commit stands, saying after each answer which one it was, until it is killed. */
async function run(dataDir: string): Promise<void> {
  const database = Databases.open({ dataDir, logBytes: 30_000 }).get(ID);
  for (let n = Number(database.read().get('meta/counter')?.fields.get('n') ?? 0n) + 1; ; n++) {
    const { commitTime } = await database.commit(commitOf(n), ADMIN);
    writeSync(1, `${n} ${commitTime}\n`);
    if (n % 8 === 0) await new Promise(setImmediate);
  }
}

void run(process.argv[2] ?? '');
