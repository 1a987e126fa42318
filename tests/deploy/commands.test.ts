import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { alertsCommand, deployCommand, releaseCommand } from '../../scripts/deploy/commands.mjs';
import { type Answers, standIns } from './stand-ins';

/** A checkout with the keys of a staging project. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'functions'));
  const config = JSON.stringify({ apiKey: 'k', projectId: 'museum', authDomain: 'museum.example' });
  writeFileSync(join(folder, '.env.staging.local'), `VITE_FIREBASE_CONFIG='${config}'\n`);
  writeFileSync(join(folder, 'functions/.env'), 'APP_URL=https://museum.example\n');
  return folder;
}

function commands(answers: Answers = {}) {
  const { path, calls } = standIns(answers);
  vi.stubEnv('PATH', path);
  const printing = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    printing.mockRestore();
  });
  return { calls, printed: () => printing.mock.calls.map(([line]) => String(line)) };
}

describe('deployCommand', () => {
  it.each([
    [[], /^npm run deploy -- --to staging/],
    [['--too', 'staging'], /Unknown option '--too'[\s\S]*npm run deploy -- --to/],
    [['--to', 'trial'], /There is no "trial"/],
    [['--to', 'production'], /Write .env.production.local/],
  ])('refuses %j, and runs nothing', async (args, message) => {
    const { calls } = commands();
    await expect(deployCommand(args, checkout())).rejects.toThrow(message);
    expect(calls()).toEqual([]);
  });

  it.each([
    [[], '$ npm run build -- --mode staging'],
    [['--back'], '$ firebase hosting:clone museum@<version> museum:live --project museum'],
  ])('prints what it would run with %j and --dry-run', async (args, command) => {
    const { calls, printed } = commands();
    await deployCommand(['--to', 'staging', '--dry-run', ...args], checkout());
    expect(calls()).toEqual([]);
    expect(printed()).toContain(command);
    expect(printed().at(-1)).toBe('Nothing was run.');
  });
});

describe('alertsCommand', () => {
  it.each([
    [['--to', 'staging'], /^npm run alerts -- --to/],
    [['--mail', 'ops@museum.example'], /^npm run alerts -- --to/],
  ])('refuses %j, and runs nothing', async (args, message) => {
    const { calls } = commands();
    await expect(alertsCommand(args, checkout())).rejects.toThrow(message);
    expect(calls()).toEqual([]);
  });

  it('makes a budget only for the account that is named', async () => {
    const { calls, printed } = commands();
    const args = ['--to', 'staging', '--mail', 'ops@museum.example'];
    await alertsCommand(args, checkout());
    expect(calls().filter((call) => call.includes('budgets'))).toEqual([]);
    await alertsCommand([...args, '--billing', 'A-1'], checkout());
    expect(calls().filter((call) => call.includes('budgets create'))).toHaveLength(1);
    expect(printed().at(-1)).toBe('Done: museum sends its alerts to ops@museum.example.');
  });
});

describe('releaseCommand', () => {
  const changelog = { 'npm run --silent changelog -- --bumped-version': 'v0.2.0\n', 'npm run --silent changelog': '# Changelog\n' };

  it('writes the changelog, then the version of both packages, a commit and a tag', async () => {
    const { calls, printed } = commands(changelog);
    const folder = checkout();

    await releaseCommand([], folder);

    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe('# Changelog\n');
    expect(calls()).toEqual([
      'git status --porcelain',
      'npm run --silent changelog -- --bumped-version',
      'git tag --list v0.2.0',
      'npm run --silent changelog -- --tag v0.2.0',
      'npm version 0.2.0 --no-git-tag-version --allow-same-version --include-workspace-root --workspace functions --no-workspaces-update',
      'git add CHANGELOG.md package.json package-lock.json functions/package.json',
      'git commit --message chore: release 0.2.0',
      'git tag --annotate v0.2.0 --message chore: release 0.2.0',
    ]);
    expect(printed().at(-1)).toBe('Done: 0.2.0. Next: git push --follow-tags');
  });

  it('shows with --dry-run what it would write, and writes nothing', async () => {
    const { calls, printed } = commands(changelog);
    const folder = checkout();

    await releaseCommand(['--dry-run'], folder);

    expect(existsSync(join(folder, 'CHANGELOG.md'))).toBe(false);
    expect(calls().filter((call) => /version 0|add|commit|--annotate/.test(call))).toEqual([]);
    expect(printed()).toEqual(
      expect.arrayContaining(['# Changelog', "$ git commit --message 'chore: release 0.2.0'", 'It would be 0.2.0. Nothing was written.']),
    );
  });

  it.each([
    ['git status', ' M src/main.tsx', /no commit has[\s\S]*release again/],
    ['git tag --list', 'v0.2.0\n', /Nothing to release: no commit since v0.2.0/],
    ['npm run --silent changelog -- --tag', 1, /failed with code 1/],
  ])('writes nothing where %s answers %j', async (command, answer, message) => {
    const { calls } = commands({ [command]: answer, ...changelog });
    const folder = checkout();

    await expect(releaseCommand([], folder)).rejects.toThrow(message);

    expect(existsSync(join(folder, 'CHANGELOG.md'))).toBe(false);
    expect(calls().filter((call) => call.startsWith('npm version'))).toEqual([]);
  });
});
