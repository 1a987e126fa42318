// Runs tests against the mutants of the sample. First all tests without any, which shows what each test file reaches. Then rounds, in which
// each test file has one mutant: the nearest files of a mutant first. Files share a thread, so a mutant is killed when a file failed twice.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ownFolder, removeFolder } from '../own-folder.mjs';
import { root } from '../setup.mjs';
import { copyWithMutants } from './instrument.mjs';
import { locate, readSample } from './sample.mjs';

/** The projects of each level, its test files unless their imports tell, and the seconds after which a file that goes on is stuck. */
export const levels = {
  unit: { projects: ['unit'], stuckAfter: 240 },
  screen: { projects: ['screen', 'screen-isolated', 'screen-isolated'], stuckAfter: 240 },
  functions: { projects: ['functions'], files: ['tests/functions'], stuckAfter: 900 },
  browser: { projects: ['e2e'], files: ['tests/e2e'], stuckAfter: 1800 },
};

/**
 * Writes what killed each mutant to `out` after every round; mutants that it says are killed already are skipped. `only` is ids, or a part of
 * a file's path; `tests` the only test files to run; `reach` a file with what each test file reaches, which is written if it is not there.
 */
export async function run({ level, area, only, tests, reach, out }) {
  const before = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : [];
  const oldOf = ({ id }) => before.find((each) => each.id === id);
  const all = locate(readSample().mutants.filter((mutant) => !area || mutant.area === area));
  const wanted = all.filter(({ id, file }) => !only || only.split(',').includes(id) || file.includes(only));
  const isToTry = (mutant) => mutant.place && !oldOf(mutant)?.killer;
  const mutants = wanted.filter(isToTry).map((mutant) => ({ ...mutant, state: 'alive', tried: [], files: [] }));
  const folder = ownFolder('mutants');
  process.on('exit', () => removeFolder(folder));
  copyWithMutants(`${folder}/copy`, mutants);
  if (level !== 'unit' && level !== 'screen') spawnSync(process.execPath, ['functions/build.mjs'], { cwd: `${folder}/copy` });

  const resultOf = (wantedOne) => {
    const mutant = mutants.find(({ id }) => id === wantedOne.id);
    const { id, file } = wantedOne;
    if (!mutant) return oldOf(wantedOne) ?? { id, file, gone: true };
    if (mutant.state === 'killed') return { id, file: mutant.place.file, level, killer: mutant.killer, test: mutant.test };
    return { id, file: mutant.place.file, reachedBy: { ...oldOf(mutant)?.reachedBy, [level]: mutant.files.length } };
  };
  const others = before.filter(({ id }) => !wanted.some((each) => each.id === id));
  const save = () => {
    const results = wanted.map(resultOf);
    writeFileSync(out, `${JSON.stringify([...others, ...results], null, 2)}\n`);
    return `${results.filter(({ killer }) => killer).length} of ${results.length} killed`;
  };
  const given = { ...levels[level], ...(tests && { files: tests.split(',') }), reach: reach ?? `${folder}/reach.json` };
  await new Hunt({ ...given, folder, mutants, save }).run();
  console.log(save());
}

export class Hunt {
  constructor(options) {
    Object.assign(this, options);
  }

  async run() {
    if (!existsSync(this.reach)) writeFileSync(this.reach, JSON.stringify(await this.record()));
    const reached = Object.entries(JSON.parse(readFileSync(this.reach, 'utf8')));
    for (const mutant of this.mutants) {
      const costOf = ([file, { seconds }]) => distance(file, mutant.place.file) * 1000 + seconds;
      const own = reached.filter(([, { ids }]) => ids.includes(mutant.id));
      mutant.files = own.sort((one, other) => costOf(one) - costOf(other)).map(([file]) => file);
    }
    for (let most = 1; ; most = Math.min(most * 2, 16)) {
      const assigned = this.assign(most);
      if (Object.keys(assigned).length === 0) return;
      this.note(assigned, await this.vitest(assigned, ['run', ...Object.keys(assigned)]));
      this.save();
      const count = (state) => this.mutants.filter((mutant) => mutant.state === state).length;
      console.log(
        `${Object.keys(assigned).length} files: ${count('killed')} killed, ${count('suspect')} to confirm, ${count('alive')} alive`,
      );
    }
  }

  /** What each test file reaches, and how long it takes, without any mutant. */
  async record() {
    const sources = new Set(this.mutants.map(({ place }) => place.file));
    const outcomes = await this.vitest({}, this.files ? ['run', ...this.files] : ['related', '--run', ...sources]);
    for (const { file, failed } of outcomes) if (failed) console.log(`fails without any mutant: ${file}: ${failed}`);
    const lines = linesOf(`${this.folder}/reached.jsonl`);
    const idsOf = (of) => [...new Set(lines.filter(({ file }) => file === of).map(({ id }) => id))];
    return Object.fromEntries(outcomes.filter(({ failed }) => !failed).map(({ file, seconds }) => [file, { seconds, ids: idsOf(file) }]));
  }

  /** A mutant for each test file, and at most so many test files for each mutant. */
  assign(most) {
    const assigned = {};
    for (const mutant of this.mutants) {
      const next = mutant.state === 'suspect' ? [mutant.killer] : mutant.files.filter((file) => !mutant.tried.includes(file));
      if (mutant.state === 'killed') continue;
      for (const file of next.filter((each) => !(each in assigned)).slice(0, most)) assigned[file] = mutant.id;
    }
    return assigned;
  }

  note(assigned, outcomes) {
    for (const [file, id] of Object.entries(assigned)) {
      const mutant = this.mutants.find((each) => each.id === id);
      const outcome = outcomes.find((each) => each.file === file);
      if (!outcome || mutant.state === 'killed') continue;
      if (!mutant.tried.includes(file)) mutant.tried.push(file);
      const { failed } = outcome;
      if (mutant.state === 'suspect' && mutant.killer === file) mutant.state = failed ? 'killed' : 'alive';
      else if (failed && mutant.state === 'alive') Object.assign(mutant, { state: 'suspect', killer: file, test: failed });
    }
  }

  /** Runs test files, each with its mutant. Of files that were not begun because one before was stuck, there is no outcome. */
  async vitest(assigned, args) {
    const [assignedFile, outcomesFile, switchFile] = ['assigned.json', 'outcomes.jsonl', 'switch.json'].map(
      (name) => `${this.folder}/${name}`,
    );
    writeFileSync(assignedFile, JSON.stringify(assigned));
    writeFileSync(switchFile, '{}');
    rmSync(outcomesFile, { force: true });
    const log = openSync(`${this.folder}/vitest.log`, 'a');
    const env = { ...process.env, MUTANTS_FOLDER: this.folder, NODE_OPTIONS: `--require=${root}/scripts/mutants/preload.cjs` };
    const options = ['--config=scripts/mutants/vitest.config.mjs', '--maxWorkers=1', '--retry=0'];
    const projects = this.projects.map((name) => `--project=${name}`);
    const child = spawn('node_modules/.bin/vitest', [...args, ...options, ...projects], {
      cwd: `${this.folder}/copy`,
      env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    let isStuck = false;
    const watch = setInterval(() => {
      isStuck = Date.now() - statSync(switchFile).mtimeMs > this.stuckAfter * 1000;
      if (isStuck) process.kill(-child.pid, 'SIGKILL');
    }, 5000);
    await new Promise((resolve) => child.once('exit', resolve));
    clearInterval(watch);
    closeSync(log);
    const outcomes = linesOf(outcomesFile);
    const { file } = JSON.parse(readFileSync(switchFile, 'utf8'));
    const silent = Object.keys(assigned).filter((each) => !outcomes.some((outcome) => outcome.file === each));
    const failed = isStuck ? '(stuck)' : '(does not load)';
    return [...outcomes, ...silent.filter((each) => !isStuck || each === file).map((each) => ({ file: each, failed }))];
  }
}

const linesOf = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** How many folders are between a test and a file; 0 for the test of its name. */
function distance(test, file) {
  if (test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '')) return 0;
  const [one, other] = [dirname(test).split('/'), dirname(file).split('/')];
  const shared = one.findIndex((part, index) => part !== other[index]);
  return 1 + one.length + other.length - 2 * (shared === -1 ? Math.min(one.length, other.length) : shared);
}
