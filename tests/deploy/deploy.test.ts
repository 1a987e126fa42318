import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deploy, rollBack } from '../../scripts/deploy/deploy.mjs';
import { readEnvironment } from '../../scripts/deploy/environment.mjs';
import { deployedConfig } from '../../scripts/deploy/hosting-config.mjs';
import { tools } from '../../scripts/deploy/tools.mjs';
import { root } from '../../scripts/setup.mjs';
import { type Answers, serve, standIns } from './stand-ins';

const app = { VITE_FIREBASE_CONFIG: JSON.stringify({ apiKey: 'k', projectId: 'museum', authDomain: 'museum.example' }) };
const page = '<!doctype html><title>Loggia</title>';

function folder(files: Record<string, string>): string {
  const made = mkdtempSync(join(tmpdir(), 'loggia-keys-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  mkdirSync(join(made, 'functions'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

const environmentAt = (address: string) => ({ mode: 'staging', project: 'museum', address, region: 'us-central1', app });

/** A site as Hosting serves what was deployed, except for what `wrong` answers. */
function site({ wrong = {} }: { wrong?: Record<string, [number, Record<string, string>, string]> } = {}): Promise<string> {
  const { headers } = deployedConfig(environmentAt('')).hosting;
  const ofStart = headers.filter(({ source }) => source === '/').flatMap((entry) => entry.headers.map(({ key, value }) => [key, value]));
  const answers: Record<string, [number, Record<string, string>, string]> = {
    '/': [200, Object.fromEntries(ofStart), page],
    '/assets/none.js': [404, { 'Cache-Control': 'no-store' }, ''],
    '/t/none': [404, { 'Content-Type': 'text/html; charset=utf-8' }, ''],
    ...wrong,
  };
  return serve(({ url = '' }, response) => {
    const [status, fields, text] = answers[url] ?? [404, {}, ''];
    response.writeHead(status, fields).end(text);
  });
}

function commands(answers: Answers = {}, options: { isDryRun?: boolean; isInteractive?: boolean } = {}) {
  const { path, calls } = standIns({
    'git rev-parse': '1a2b3c4\n',
    'firebase functions:list': JSON.stringify({ status: 'success', result: [{ id: 'link', region: 'us-central1' }] }),
    'gcloud firestore indexes composite list': '[]',
    'gcloud auth print-access-token': 'token\n',
    ...answers,
  });
  vi.stubEnv('PATH', path);
  onTestFinished(() => void vi.unstubAllEnvs());
  const printing = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => printing.mockRestore());
  return { tool: { ...tools({ isInteractive: true, ...options }), wait: async () => undefined }, calls };
}

const built = () => folder({ 'index.html': page });
const deployed = (only: string) =>
  `firebase deploy --project museum --config firebase.deploy-staging.json --only ${only} --message Loggia 1a2b3c4`;

describe('deploying', () => {
  it('checks and builds first; then rules, indexes until they are built, functions and the app; and tries the site', async () => {
    const { tool, calls } = commands();
    await deploy(environmentAt(await site()), tool, built());
    expect(calls()).toEqual([
      'git status --porcelain',
      'git rev-parse --short HEAD',
      'firebase functions:list --project museum --json',
      'npm run check',
      'npm run build -- --mode staging',
      'node functions/build.mjs',
      deployed('firestore:rules,storage'),
      deployed('firestore:indexes'),
      'gcloud firestore indexes composite list --project museum --format json',
      deployed('functions'),
      deployed('hosting'),
    ]);
    expect(existsSync(`${root}/firebase.deploy-staging.json`)).toBe(false);
  });

  it.each([
    ['git status', ' M src/main.tsx', /no commit has[\s\S]*src\/main\.tsx/, 1],
    ['npm run check', 1, /"npm run check" failed/, 4],
    ['npm run build', 2, /"npm run build -- --mode staging" failed/, 5],
    [deployed('firestore:rules,storage'), 1, /Nothing after it was run/, 7],
    [deployed('functions'), 1, /Nothing after it was run/, 10],
    ['gcloud firestore indexes composite list', JSON.stringify([{ name: 'i', state: 'NEEDS_REPAIR' }]), /The index i failed/, 9],
  ])('stops where %s answers %j', async (command, answer, message, count) => {
    const { tool, calls } = commands({ [command]: answer });
    await expect(deploy(environmentAt('http://127.0.0.1:1'), tool, built())).rejects.toThrow(message);
    expect(calls()).toHaveLength(count);
    expect(existsSync(`${root}/firebase.deploy-staging.json`)).toBe(false);
  });

  it('asks nothing where nobody can answer, and names the functions that are deleted', async () => {
    const all = [
      { id: 'link', codebase: 'loggia' },
      { id: 'listTours', codebase: 'loggia' },
      { id: 'ofOthers', codebase: 'default' },
    ];
    const list = JSON.stringify({ status: 'success', result: all.map((each) => ({ ...each, region: 'us-central1' })) });
    const { tool, calls } = commands({ 'firebase functions:list': list }, { isInteractive: false });

    await deploy(environmentAt(await site()), tool, built());

    expect(calls().filter((call) => call.includes('--force'))).toEqual([`${deployed('functions')} --force`]);
    expect(console.log).toHaveBeenCalledWith('Functions that this commit has no more, and that are deleted: listTours.');
  });

  it('waits while indexes are being built', async () => {
    const { tool, calls } = commands({ 'gcloud firestore indexes composite list': JSON.stringify([{ name: 'i', state: 'CREATING' }]) });
    const wait = vi.fn(async () => {
      if (wait.mock.calls.length === 3) throw new Error('enough');
    });
    await expect(deploy(environmentAt(''), { ...tool, wait }, built())).rejects.toThrow('enough');
    expect(calls().at(-1)).toBe('gcloud firestore indexes composite list --project museum --format json');
  });

  it('is refused where functions stand in another region, before anything is built', async () => {
    const list = JSON.stringify({ status: 'success', result: [{ id: 'link', region: 'europe-west1' }] });
    const { tool, calls } = commands({ 'firebase functions:list': list });
    await expect(deploy(environmentAt(''), tool, built())).rejects.toThrow('run in europe-west1, and this configuration says us-central1');
    expect(calls()).not.toContain('npm run check');
  });

  it.each([
    ['/', [200, { 'Cache-Control': 'no-cache' }, 'the page before'], /the start page is the one[\s\S]*may load what this configuration/],
    ['/assets/none.js', [200, {}, ''], /a file that does not exist/],
    ['/%63ustom-page.html', [200, {}, ''], /sandbox/],
    ['/t/none', [500, {}, ''], /short addresses/],
  ] satisfies [string, [number, Record<string, string>, string], RegExp][])(
    'says what is wrong with the site at %s, and how to go back',
    async (path, answer, message) => {
      const { tool } = commands();
      const deploying = deploy(environmentAt(await site({ wrong: { [path]: answer } })), tool, built());
      await expect(deploying).rejects.toThrow(message);
      await expect(deploying).rejects.toThrow('npm run deploy -- --to staging --back');
    },
  );

  it('prints the commands of a dry run, and runs none', async () => {
    const { tool, calls } = commands({}, { isDryRun: true });
    await deploy(environmentAt('https://museum.example'), tool, '/nowhere');
    expect(calls()).toEqual([]);
    const printed = vi.mocked(console.log).mock.calls.map(([line]) => line as string);
    expect(printed.filter((line) => line.startsWith('$ firebase deploy'))).toHaveLength(4);
  });

  it('says which command is not installed', async () => {
    const { tool } = commands();
    vi.stubEnv('PATH', '/nowhere');
    await expect(deploy(environmentAt(''), tool, built())).rejects.toThrow('git is not installed.');
  });
});

describe('going back', () => {
  const release = (version: string, status = 'FINALIZED') => ({
    version: { name: `sites/museum/versions/${version}`, status },
    releaseTime: '2026-11-28T10:00:00Z',
    message: `Loggia ${version}`,
  });
  const hosting = async (releases: object[]) => {
    const address = await serve(({ url, headers }, response) => {
      const isAllowed = url === '/v1beta1/sites/museum/releases?pageSize=100' && headers.authorization === 'Bearer token';
      response.writeHead(isAllowed ? 200 : 403).end(JSON.stringify({ releases }));
    });
    vi.stubEnv('FIREBASE_HOSTING_API_URL', address);
  };

  it('makes hosting serve the release before the one that is served', async () => {
    const { tool, calls } = commands();
    await hosting([release('c'), release('c'), release('b', 'DELETED'), release('a')]);
    await rollBack(environmentAt(''), tool);
    expect(calls()).toEqual(['gcloud auth print-access-token', 'firebase hosting:clone museum@a museum:live --project museum']);
  });

  it('says so where there is no release before', async () => {
    const { tool } = commands();
    await hosting([release('c')]);
    await expect(rollBack(environmentAt(''), tool)).rejects.toThrow('museum has no release before');
  });

  it('says what hosting answered where it refuses', async () => {
    const { tool } = commands({ 'gcloud auth print-access-token': 'another' });
    await hosting([]);
    await expect(rollBack(environmentAt(''), tool)).rejects.toThrow('does not list the releases of museum (403)');
  });
});

describe('the project that is deployed to', () => {
  const keys = {
    '.env.staging.local': `VITE_FIREBASE_CONFIG='${app.VITE_FIREBASE_CONFIG}'\n`,
    'functions/.env': 'APP_URL=https://museum.example/\n',
  };

  it('is named by the keys of the app; those of one project win over those of all', async () => {
    const files = {
      ...keys,
      '.env.local': 'VITE_STAFF=all@museum.example\n',
      'functions/.env.museum': 'APP_URL=https://trial.museum.example/\n',
    };
    const environment = await readEnvironment('staging', folder(files));
    expect(environment).toMatchObject({
      mode: 'staging',
      project: 'museum',
      address: 'https://trial.museum.example',
      region: 'us-central1',
    });
    expect(environment.app).toEqual({ ...app, VITE_STAFF: 'all@museum.example' });
  });

  it('has the region of its functions in the headers and rewrites of its site', async () => {
    const files = {
      ...keys,
      '.env.staging.local': `${keys['.env.staging.local']}VITE_REGION=europe-west1\n`,
      'functions/.env.museum': 'REGION=europe-west1\n',
    };
    const { hosting } = deployedConfig(await readEnvironment('staging', folder(files)));
    expect(new Set(hosting.rewrites.map((rewrite) => rewrite.function.region))).toEqual(new Set(['europe-west1']));
    expect(JSON.stringify(hosting.headers)).toContain('https://europe-west1-museum.cloudfunctions.net');
  });

  it.each([
    ['trial', keys, 'There is no "trial". Deploy to staging or production.'],
    ['staging', {}, 'Write .env.staging.local'],
    ['staging', { '.env.staging.local': keys['.env.staging.local'] }, 'APP_URL is not set. Write it into functions/.env.museum'],
    [
      'staging',
      { ...keys, 'functions/.env.museum': 'REGION=europe-west1' },
      'REGION of the functions is europe-west1, and VITE_REGION of the app us-central1',
    ],
    ['staging', { ...keys, '.env.local': 'VITE_EMULATORS={"host":"127.0.0.1"}' }, 'VITE_EMULATORS is set'],
  ])('is refused where %s lacks what it needs: %#', async (mode, files, message) => {
    await expect(readEnvironment(mode, folder(files))).rejects.toThrow(message);
  });
});
