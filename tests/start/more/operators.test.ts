import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { ownFolder, removeFolder } from '../../../scripts/own-folder.mjs';
import { root } from '../../../scripts/setup.mjs';
import { fallen } from '../standing';
import { killWhole, type Loggia, startLoggia } from './loggia';

const handbook = readFileSync(`${root}/docs/operators.md`, 'utf8');
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };

/** Fenced blocks, as lists of lines. */
const blocks = [...handbook.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, inside = '']) => inside.trim().split('\n'));
/** The commands in the first column of the table below "Backup and restore". */
const [section = ''] = handbook.slice(handbook.indexOf('\n## Backup and restore') + 1).split(/\n\n(?=Without)/);
const table = [...section.matchAll(/^\| `(npm run [^`]+)` \|/gm)].map(([, command = '']) => command);

/** What is no command; any other block has to be run here. */
const formulas = /^(reads|writes|cost) +=/;
const trial = blocks.filter((block) => !block.every((line) => formulas.test(line)));

/** Below the ephemeral ports of the system, and apart from those of other tests. */
const base = 31_400;
const startMs = 600_000;
const stopMs = 90_000;
const folder = ownFolder('operators');
const backup = `${folder}-backup`;
let loggia: Loggia | null = null;
const start = async (...options: string[]) => {
  await loggia?.end('SIGTERM');
  const started = await startLoggia(folder, base, ...options);
  loggia = started;
  await expect.poll(() => fallen(started.ports), { timeout: startMs }).toEqual([]);
};
afterAll(async () => {
  if (loggia) await killWhole(loggia);
  for (const path of [folder, backup]) removeFolder(path);
}, stopMs);

/** A command as the page has it, with a folder for DIR, and for a project the emulators that stand in for it. */
const filled = (command: string): string =>
  command
    .replaceAll('DIR', backup)
    .replace(/ A B$/, ` ${backup} ${backup}`)
    .replace('--project ID', `--ports=${base}`)
    .replace('--ports=20000', `--ports=${base}`);

/** Runs `npm run name -- options`. */
function run(command: string): Promise<{ code: number; output: string }> {
  const [, script = '', options = ''] = /^npm run ([\w:-]+) -- (.*)$/.exec(filled(command)) ?? [];
  const [program = '', file = ''] = (scripts[script] ?? '').split(' ');
  expect(program).toBe('node');
  return new Promise((resolve) => {
    execFile(process.execPath, [`${root}/${file}`, ...options.split(' ')], { cwd: root }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: `${out}${err}` }),
    );
  });
}

describe('the commands of docs/operators.md', { retry: 0 }, () => {
  it('are known here, each block and each row', () => {
    expect(trial).toEqual([['npm start -- --empty --ports=20000', 'npm run restore -- --from DIR --ports=20000']]);
    expect(table).toHaveLength(6);
  });

  it('make a backup, and restore it into an empty Loggia without a difference', { timeout: 2 * startMs }, async () => {
    rmSync(backup, { recursive: true, force: true });
    await start();
    const [made, ...others] = table;

    expect(await run(made ?? '')).toMatchObject({ code: 0, output: expect.stringContaining('The backup is in') });
    const [[first = '', ...rest] = []] = trial;
    await start(
      ...first
        .replace(/^npm start -- /, '')
        .split(' ')
        .filter((option) => !option.startsWith('--ports')),
    );
    for (const command of rest)
      expect(await run(command), command).toMatchObject({ code: 0, output: expect.stringContaining('No difference between') });
    for (const command of others) expect(await run(command), command).toMatchObject({ code: 0 });
  });
});
