import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseScan } from 'open-showcase/scan';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aHouse, glbOf } from '../../import/a-building';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scan-import-'));
});
const command = fileURLToPath(new URL('../../../scan-import/run.mjs', import.meta.url));
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]): Promise<{ code: number; said: string; complained: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, said, complained) => {
      resolve({ code: error ? Number(error.code) : 0, said, complained });
    });
  });

it('writes a scan that the showcase can serve, with pictures, says what it found, and replaces it only when told to', async () => {
  const file = join(folder, 'house.glb');
  writeFileSync(file, await glbOf(aHouse()));

  const { code, said } = await run(
    file,
    '--name',
    'Test house',
    '--out',
    join(folder, 'scans'),
    '--id',
    'AbCdEfGh123',
    '--visibility',
    'unlisted',
  );

  expect(code).toBe(0);
  expect(said).toMatch(/Reading the file[\s\S]*triangles, 8\.0 × 6\.0 m: this takes less than a minute[\s\S]*Taking the thumbnails/);
  expect(said).toContain('2 floors');
  expect(said).toContain('Floor 2: at 3 m, 2.7 m high');
  const scan = join(folder, 'scans/AbCdEfGh123');
  expect(readdirSync(scan).sort()).toEqual(['mesh.glb', 'scan.json', 'thumb-400.jpg', 'thumb-800.jpg', 'thumb.jpg']);
  expect(parseScan(JSON.parse(readFileSync(join(scan, 'scan.json'), 'utf8')))).toMatchObject({
    name: 'Test house',
    visibility: 'unlisted',
  });
  expect((await sharp(join(scan, 'thumb-800.jpg')).metadata()).width).toBe(800);

  const again = [file, '--name', 'Second house', '--out', join(folder, 'scans'), '--id', 'AbCdEfGh123'];
  const nameOf = () => JSON.parse(readFileSync(join(scan, 'scan.json'), 'utf8')).name;
  const refused = await run(...again);
  expect([refused.code, nameOf()]).toEqual([1, 'Test house']);
  expect(refused.complained).toContain('run again with --replace');
  const replaced = await run(...again, '--replace');
  expect([replaced.code, nameOf()]).toEqual([0, 'Second house']);
});

it.each([
  ['--minutes', '0.0001', 'The import was not done after 0.0001 minutes and was ended; nothing was written.'],
  ['--memory', '0.02', 'The import needed more than 0.02 GB of memory and was ended; nothing was written.'],
])('ends by itself where it needs more than %s %s', async (option, limit, sentence) => {
  const file = join(folder, 'large.glb');
  writeFileSync(file, await glbOf(aHouse()));

  const { code, complained } = await run(file, '--name', 'Large', '--out', join(folder, 'none'), option, limit);

  expect([code, complained]).toEqual([1, expect.stringContaining(sentence)]);
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

it.each([
  ['no arguments', [], 'npm run scan:import -- building.glb'],
  ['a file that is not there', ['/none.glb', '--name', 'X'], '/none.glb cannot be read'],
  ['an unknown option', ['x.glb', '--nmae', 'X'], "Unknown option '--nmae'"],
  ['a scale in words', ['x.glb', '--name', 'X', '--scale', 'cm'], '--scale takes a number above 0, not cm.'],
  ['a direction that is none', ['x.glb', '--name', 'X', '--up', 'x'], '--up takes y or z, not x.'],
])('ends with 1 and a sentence for %s', async (_what, args, sentence) => {
  const { code, complained } = await run(...args);

  expect(code).toBe(1);
  expect(complained).toContain(sentence);
  expect(complained).not.toContain('    at ');
});
