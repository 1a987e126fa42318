import { appendFileSync, copyFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BrokenDisk } from '../../tests/support/broken-disk';
import { ADMIN, aDelete, anUpdate, contents, ID } from '../../tests/support/builders';
import { dataFolders } from '../../tests/support/data-folder';
import { FakeTime } from '../../tests/support/fake-time';
import { Databases, type DatabasesOptions } from './databases';

const newFolder = dataFolders();
const DATABASE = 'demo@(default)';

/** Writes documents c/0 … one commit each, and closes. */
async function fill(dataDir: string, count: number, options: DatabasesOptions = {}): Promise<void> {
  const databases = Databases.open({ dataDir, ...options });
  for (let n = 0; n < count; n++) await databases.get(ID).commit([anUpdate(`c/${n}`, { n: BigInt(n) })], ADMIN);
  await databases.close();
}

function reopen(dataDir: string, options: DatabasesOptions = {}) {
  const warnings: string[] = [];
  const databases = Databases.open({ dataDir, warn: (message) => warnings.push(message), ...options });
  const database = databases.get(ID);
  return { databases, database, warnings, paths: [...contents(database).keys()] };
}

describe('Databases', () => {
  it('has the same documents, times, epoch and history after it was closed and opened', async () => {
    const dataDir = newFolder();
    const before = Databases.open({ dataDir });
    await before.get(ID).commit([anUpdate('c/a', { n: 1n }), anUpdate('c/b/d/x', { n: 2n })], ADMIN);
    const first = before.get(ID).version;
    await before.get(ID).commit([anUpdate('c/a', { n: 3n }), aDelete('c/b/d/x')], ADMIN);
    const stored = contents(before.get(ID));
    const { epoch, version } = before.get(ID);
    const changes = before.get(ID).changesSince(first);
    await before.close();

    const { databases, database, warnings } = reopen(dataDir);

    expect(contents(database)).toEqual(stored);
    expect([database.epoch, database.version, warnings]).toEqual([epoch, version, []]);
    expect(database.changesSince(first)).toEqual(changes);
    expect(database.read(first).get('c/b/d/x')).toBeDefined();
    await databases.close();
  });

  it('keeps the databases of several projects apart, whatever their names', async () => {
    const dataDir = newFolder();
    const ids = ['demo', 'DEMO', 'a@b', 'x y'].flatMap((project) => ['(default)', 'Second'].map((database) => ({ project, database })));
    const databases = Databases.open({ dataDir });
    for (const id of ids) await databases.get(id).commit([anUpdate('c/a', { name: `${id.project}/${id.database}` })], ADMIN);
    await databases.close();

    const again = Databases.open({ dataDir });

    expect(again.all().map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    for (const id of ids) expect(again.get(id).read().get('c/a')?.fields.get('name')).toBe(`${id.project}/${id.database}`);
    expect(new Set(readdirSync(dataDir).map((name) => name.toLowerCase())).size).toBe(ids.length + 1);
    await again.close();
  });

  it('writes nothing for databases that are only read', async () => {
    const dataDir = newFolder();
    const databases = Databases.open({ dataDir });
    databases.get(ID).read().collection('c');
    await databases.close();

    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('never hands out an earlier time than before, also when the clock was set back in between', async () => {
    const dataDir = newFolder();
    const time = new FakeTime();
    const databases = Databases.open({ dataDir, time });
    await databases.get(ID).commit([anUpdate('c/a')], ADMIN);
    await time.advance(5000);
    const latest = databases.get(ID).now();
    await databases.close();

    const again = Databases.open({ dataDir, time: new FakeTime(latest - 3_600_000_000) });

    expect(again.get(ID).now()).toBeGreaterThanOrEqual(latest);
    expect((await again.get(ID).commit([anUpdate('c/b')], ADMIN)).commitTime).toBeGreaterThan(latest);
    await again.close();
  });

  it('stays cleared, with its new epoch', async () => {
    const dataDir = newFolder();
    const databases = Databases.open({ dataDir });
    await databases.get(ID).commit([anUpdate('c/a')], ADMIN);
    await databases.get(ID).clear();
    await databases.get(ID).commit([anUpdate('c/b')], ADMIN);
    const { epoch, version } = databases.get(ID);
    await databases.close();

    const { database, paths, databases: again } = reopen(dataDir);
    expect([paths, database.epoch, database.version]).toEqual([['c/b'], epoch, version]);
    await again.close();
  });

  it('refuses writes once it is closed', async () => {
    const dataDir = newFolder();
    const databases = Databases.open({ dataDir });
    const database = databases.get(ID);
    await databases.close();

    await expect(database.commit([anUpdate('c/a')], ADMIN)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    expect([readdirSync(dataDir), database.size]).toEqual([[], 0]);
  });
});

describe('the folder lock', () => {
  it('keeps a second server out, and lets it in afterwards', async () => {
    const dataDir = newFolder();
    const first = Databases.open({ dataDir });

    expect(() => Databases.open({ dataDir })).toThrowError(`${dataDir} is in use by process ${process.pid}`);
    await first.close();
    await Databases.open({ dataDir }).close();
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1' })],
    ['of another process that had this id', JSON.stringify({ pid: process.pid, started: '1' })],
    ['that was never finished', ''],
  ])('takes over a lock %s', async (_whose, content) => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'lock'), content);

    await Databases.open({ dataDir }).close();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('recovery', () => {
  const log = (dataDir: string, generation = 0) => join(dataDir, DATABASE, `log-${generation}`);

  it('cuts an unfinished write at the end and says how much', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 3);
    const whole = statSync(log(dataDir)).size;
    appendFileSync(log(dataDir), Buffer.from([200, 0, 0, 0, 1, 2, 3, 4, 0x7b]));

    const { databases, database, warnings, paths } = reopen(dataDir);

    expect(paths).toEqual(['c/0', 'c/1', 'c/2']);
    expect(warnings).toEqual([`${log(dataDir)} ended in an unfinished write: cut 9 bytes at offset ${whole}.`]);
    await database.commit([anUpdate('c/new')], ADMIN);
    await databases.close();
    const again = reopen(dataDir);
    expect([again.paths, again.warnings]).toEqual([['c/0', 'c/1', 'c/2', 'c/new'], []]);
    await again.databases.close();
  });

  it('opens a log cut at any byte with the commits before', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 3);
    const bytes = readFileSync(log(dataDir));
    let last = 0;
    for (let cut = 0; cut <= bytes.length; cut++) {
      writeFileSync(log(dataDir), bytes.subarray(0, cut));
      const { databases, paths } = reopen(dataDir);
      expect(paths).toEqual(['c/0', 'c/1', 'c/2'].slice(0, paths.length));
      expect(paths.length).toBeGreaterThanOrEqual(last);
      last = paths.length;
      await databases.close();
    }
    expect(last).toBe(3);
  });

  it('cuts zeros at the end, which a crash of the computer leaves', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 2);
    appendFileSync(log(dataDir), Buffer.alloc(4096));

    const { databases, warnings, paths } = reopen(dataDir);
    expect([paths, warnings]).toEqual([['c/0', 'c/1'], [expect.stringContaining('cut 4096 bytes')]]);
    await databases.close();
  });

  it('refuses a log that is damaged in the middle, names the place, and repairs it when told to', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 3);
    const bytes = readFileSync(log(dataDir));
    const place = bytes.indexOf('c/1');
    bytes[place] = 0x58;
    writeFileSync(log(dataDir), bytes);

    expect(() => Databases.open({ dataDir })).toThrowError(
      /log-0 is damaged: bad frame at offset \d+, and whole frames follow at offset \d+/,
    );
    expect(readFileSync(log(dataDir))).toEqual(bytes);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);

    const { databases, warnings, paths } = reopen(dataDir, { repair: true });
    expect([paths, warnings]).toEqual([['c/0'], [expect.stringContaining(`kept as ${log(dataDir)}.damaged`)]]);
    expect(readFileSync(`${log(dataDir)}.damaged`)).toEqual(bytes);
    await databases.close();
  });

  it('refuses when a log is missing between others', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 2);
    copyFileSync(log(dataDir), log(dataDir, 2));

    expect(() => Databases.open({ dataDir })).toThrowError(`${log(dataDir, 1)} is damaged: it is missing`);
  });

  it('refuses what a newer version wrote', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 1);
    const { encodeFrame } = await import('./wal/frame');
    appendFileSync(log(dataDir), encodeFrame('{"v":2,"t":1}'));

    expect(() => Databases.open({ dataDir })).toThrowError('format 2 is not known');
  });
});

describe('snapshots', () => {
  const folder = (dataDir: string) => readdirSync(join(dataDir, DATABASE)).sort();
  const settled = (dataDir: string) => expect.poll(() => folder(dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);

  /** Writes until a snapshot has replaced the first log. */
  async function outgrow(dataDir: string, options: DatabasesOptions = {}): Promise<Databases> {
    const databases = Databases.open({ dataDir, logBytes: 2000, warn: () => {}, ...options });
    for (let n = 0; n < 60; n++) await databases.get(ID).commit([anUpdate(`c/${n % 20}`, { n: BigInt(n) })], ADMIN);
    return databases;
  }

  it('take the place of a long log while commits go on', async () => {
    const dataDir = newFolder();
    const databases = await outgrow(dataDir);
    await expect.poll(() => folder(dataDir)).not.toContain('log-0');
    await settled(dataDir);
    const stored = contents(databases.get(ID));
    const { epoch, version } = databases.get(ID);
    const files = folder(dataDir);
    await databases.close();

    const again = reopen(dataDir, { logBytes: 2000 });

    expect(files).toEqual([expect.stringMatching(/^log-\d+$/), expect.stringMatching(/^snapshot-\d+$/)]);
    expect(contents(again.database)).toEqual(stored);
    expect([again.database.epoch, again.database.version, again.warnings]).toEqual([epoch, version, []]);
    await again.databases.close();
  });

  it('are thrown away when they were not finished', async () => {
    const dataDir = newFolder();
    await fill(dataDir, 2);
    writeFileSync(join(dataDir, DATABASE, 'snapshot.tmp'), 'half');

    const { databases, paths } = reopen(dataDir);
    expect([paths, folder(dataDir)]).toEqual([['c/0', 'c/1'], ['log-0']]);
    await databases.close();
  });

  it('are refused when documents are missing in them, unless told to repair', async () => {
    const dataDir = newFolder();
    const databases = await outgrow(dataDir);
    await expect.poll(() => folder(dataDir)).not.toContain('log-0');
    await settled(dataDir);
    await databases.close();
    const snapshot = join(dataDir, DATABASE, folder(dataDir).find((name) => name.startsWith('snapshot')) ?? '');
    truncateSync(snapshot, statSync(snapshot).size - 3);

    expect(() => Databases.open({ dataDir })).toThrowError(
      /snapshot-\d+ is damaged: bad frame at offset \d+, and the rest of the file cannot be read/,
    );
    const { databases: repaired, warnings } = reopen(dataDir, { repair: true });
    expect(warnings).toEqual([expect.stringContaining('.damaged'), expect.stringContaining('is damaged: it holds 0 of')]);
    await repaired.close();
  });

  it('wait for more space on a full disk, and the log goes on', async () => {
    const dataDir = newFolder();
    const disk = new BrokenDisk();
    const warnings: string[] = [];
    const openSync: typeof disk.files.openSync = (path, ...rest) => {
      if (String(path).endsWith('.tmp')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      return disk.files.openSync(path, ...rest);
    };
    const databases = await outgrow(dataDir, { files: { ...disk.files, openSync }, warn: (message) => warnings.push(message) });
    await databases.close();

    expect(warnings[0]).toContain('No snapshot was written, the log grows on: no space left for');
    const { database, databases: again } = reopen(dataDir);
    expect(contents(database).size).toBe(20);
    await again.close();
  });
});

describe('a full disk', () => {
  it.each([true, false])('refuses the write, stays readable and takes later writes (cutting back works: %s)', async (truncates) => {
    const dataDir = newFolder();
    const disk = new BrokenDisk();
    const databases = Databases.open({ dataDir, files: disk.files });
    const database = databases.get(ID);
    await database.commit([anUpdate('c/a', { n: 1n })], ADMIN);
    const { version } = database;
    const size = statSync(join(dataDir, DATABASE, 'log-0')).size;
    Object.assign(disk, { space: 20, truncates });

    const refused = database.commit([anUpdate('c/a', { n: 2n }), anUpdate('c/b')], ADMIN);

    await expect(refused).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED', message: expect.stringContaining('no space left for') });
    expect(database.read().get('c/a')?.fields.get('n')).toBe(1n);
    expect(database.version).toBe(version);
    if (truncates) expect(statSync(join(dataDir, DATABASE, 'log-0')).size).toBe(size);
    Object.assign(disk, { space: Number.POSITIVE_INFINITY, truncates: true });
    await database.commit([anUpdate('c/c', { n: 3n })], ADMIN);
    await databases.close();
    const again = reopen(dataDir);
    expect([again.paths, again.warnings]).toEqual([['c/a', 'c/c'], []]);
    await again.databases.close();
  });

  it('from the first write on leaves no trace, and the next one works', async () => {
    const dataDir = newFolder();
    const disk = new BrokenDisk();
    const databases = Databases.open({ dataDir, files: disk.files });
    disk.space = 0;
    await expect(databases.get(ID).commit([anUpdate('c/a')], ADMIN)).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
    expect(readdirSync(join(dataDir, DATABASE))).toEqual([]);

    disk.space = Number.POSITIVE_INFINITY;
    await databases.get(ID).commit([anUpdate('c/b')], ADMIN);
    await databases.close();
    const again = reopen(dataDir);
    expect(again.paths).toEqual(['c/b']);
    await again.databases.close();
  });

  it('says what else went wrong with a write', async () => {
    const disk = new BrokenDisk();
    const databases = Databases.open({ dataDir: newFolder(), files: disk.files });
    Object.assign(disk, { space: 0, code: 'EIO' });

    await expect(databases.get(ID).commit([anUpdate('c/a')], ADMIN)).rejects.toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      message: expect.stringMatching(/cannot write to .*log-0: EIO/),
    });
    await databases.close();
  });
});
