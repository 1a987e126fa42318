import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/setup.mjs';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  uses?: string;
  'runs-on'?: string;
  'timeout-minutes'?: number;
  steps?: Step[];
  needs?: string | string[];
  with?: Record<string, unknown>;
};
type Workflow = { name: string; on: Record<string, unknown>; permissions: Record<string, string>; jobs: Record<string, Job> };

const folder = `${root}/.github/workflows`;
const files = readdirSync(folder);
const read = (file: string): Workflow => parse(readFileSync(`${folder}/${file}`, 'utf8'), { strict: true, uniqueKeys: true });
const { scripts, engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

describe.each(files)('the workflow %s', (file) => {
  const { name, on, permissions, jobs } = read(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  it('has a name, a time to run, and no more rights than it says', () => {
    expect(`${name}.yml`).toBe(file);
    expect(Object.keys(on)).not.toEqual([]);
    expect(permissions.contents).toBe('read');
    expect(Object.keys(permissions).every((right) => ['contents', 'id-token'].includes(right))).toBe(true);
  });

  it('has jobs that end, in an order that exists', () => {
    for (const [, { uses, needs = [], ...job }] of Object.entries(jobs)) {
      expect([needs].flat().filter((needed) => !jobs[needed])).toEqual([]);
      if (uses) expect(existsSync(`${root}/${uses}`)).toBe(true);
      else expect(job).toMatchObject({ 'runs-on': 'ubuntu-latest', 'timeout-minutes': expect.any(Number) });
    }
  });

  it('uses actions of a stated version, the oldest Node that Loggia runs on, and scripts that exist', () => {
    for (const { uses, run = '', with: options } of steps) {
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      if (uses?.startsWith('actions/setup-node')) expect(engines.node).toMatch(new RegExp(`>=${options?.['node-version']}\\.`));
      const called = [...run.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, script = '']) => script).filter((script) => script !== 'ci');
      expect(called.filter((script) => !(script in scripts))).toEqual([]);
    }
  });

  it('reads no secret into a command, where it would stand in a log or be run', () => {
    for (const { run = '' } of steps) expect(run).not.toMatch(/\$\{\{/);
  });
});

it('deploys a release to staging before production', () => {
  const { staging, production } = read('release.yml').jobs;
  expect(staging).toMatchObject({ needs: 'test', uses: './.github/workflows/deploy.yml', with: { to: 'staging' } });
  expect(production).toMatchObject({ needs: 'staging', uses: './.github/workflows/deploy.yml', with: { to: 'production' } });
});

it('deploys although signing in to Google and the keys leave files in the checkout', () => {
  const files = ['gha-creds-0123456789abcdef.json', '.env.staging.local', '.env.production.local', 'functions/.env'];
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...files], { cwd: root, encoding: 'utf8' });

  expect(ignored.trim().split('\n')).toEqual(files);
});
