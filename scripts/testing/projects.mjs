// All test projects in one table: the ring that each belongs to, the job that it runs in, and its configuration of Vitest.
// layers.mjs knows which files each of them depends on.
import { officialProjects } from './official-projects.mjs';

/**
 * @typedef {object} TestProject
 * @property {string} name
 * @property {1 | 2} ring 1: `npm test` and `npm run test:all`; 2: `npm run test:all` alone
 * @property {'browser' | 'node' | 'screens'} job they run side by side: screens with two workers and without the emulators, the others with one worker, but for functions
 * @property {boolean} needsStack whether it runs on the whole Loggia (tests/support/stack.ts)
 * @property {boolean} isOfficial whether it needs Google's Firestore emulator
 * @property {import('vitest/config').TestProjectInlineConfiguration} config
 */

/** A test that lost a race against a clock gets one second attempt, so that a single race fails no run; `npm test` prints and counts it. */
const secondAttempt = { retry: 1 };

/** In milliseconds. A limit ends what hangs: what is only slow, on a machine that runs three jobs or has other work, is no failure. */
const timeLimits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/**
 * Through the real wire: the production build, the emulators on the embedded backend, real rules, real Chromium. The machine may be busy, and
 * draws scans without a graphics card: what is waited for comes late, what never comes still fails. The files share the demo data, so they run
 * one after another.
 */
const whole = {
  globalSetup: 'tests/support/stack.ts',
  ...timeLimits,
  testTimeout: 180_000,
  fileParallelism: false,
  // they share the modules of tests/support, and so one browser
  isolate: false,
};

/**
 * Many small files in one thread, which loads what they share once; what is ours each file loads anew (tests/support/fresh-file.ts). Each such
 * project is a group of its own: between files of other projects the thread would end, and begin again, with every file.
 */
const inOneThread = (groupOrder) => ({ pool: 'threads', isolate: false, sequence: { groupOrder } });
const freshFile = 'tests/support/fresh-file.ts';
const sameCases = 'packages/embedded-firestore/tests/support/same-cases.ts';
const screens = {
  environment: 'jsdom',
  setupFiles: ['tests/support/query-timeout.ts', 'tests/support/parts-of-a-browser.ts'],
  ...timeLimits,
};

/** Screens with a thread of their own: back layers and leave guards listen to the window's history for as long as it is open, beside those of other files. */
const isolated = ['src/app/forms/leaving-forms.test.tsx', 'src/ui/use-back-layer.test.tsx', 'src/widgets/language-select.test.tsx'];

/** The tests of a package, which has no part in the app's configuration. */
const ofPackage = (name, test) => ({ test: { name, root: `packages/${name}`, ...secondAttempt, ...test } });
const ofApp = (name, test) => ({ extends: true, test: { name, ...secondAttempt, ...test } });

/**
 * The projects of a kind of tests: one for each ring. Files in a folder named `more` are the second ring.
 * @param {{ test: { name: string, include: string[], exclude?: string[] } }} config
 * @param {Partial<TestProject> & { jobs?: [TestProject['job'], TestProject['job']] }} about `jobs` of the rings, so that both jobs take equally long
 * @param {object} inFirst what the configuration of the first ring has besides
 * @returns {TestProject[]}
 */
function inTwoRings(config, { jobs = ['node', 'node'], ...about } = {}, inFirst = {}) {
  const { name, include, exclude = [] } = config.test;
  const inMore = include.map((pattern) => pattern.replace('/**/', '/**/more/**/'));
  return [
    { ring: 1, name, test: { include, exclude: [...exclude, '**/more/**'], ...inFirst } },
    { ring: 2, name: `${name}-more`, test: { include: inMore, exclude } },
  ].map(({ ring, name: own, test }) => ({
    name: own,
    ring,
    job: jobs[ring - 1],
    needsStack: false,
    isOfficial: false,
    ...about,
    config: { ...config, test: { ...config.test, ...test, name: own } },
  }));
}

/** A kind of tests that has no second ring. */
const inFirstRing = (config, about) => inTwoRings(config, about).slice(0, 1);

/** @type {TestProject[]} */
export const projects = [
  ...inFirstRing(
    ofApp('unit', {
      ...inOneThread(1),
      ...timeLimits,
      setupFiles: [freshFile, sameCases],
      include: [
        'src/**/*.test.ts',
        'functions/src/**/*.test.ts',
        'tests/{backend,backup,compatibility,demo-data,deploy,headers,spreadsheets,testing}/**/*.test.ts',
      ],
    }),
  ),
  ...inFirstRing(
    ofApp('screen', {
      ...inOneThread(2),
      ...screens,
      include: ['src/**/*.test.tsx'],
      exclude: isolated,
      setupFiles: [freshFile, ...screens.setupFiles],
      // what it shows and has paused, it remembers in a module: that too each file loads anew
      server: { deps: { inline: ['react-hot-toast'] } },
    }),
    { jobs: ['screens', 'screens'] },
  ),
  ...inFirstRing(ofApp('screen-isolated', { ...screens, include: isolated }), { jobs: ['screens', 'screens'] }),
  ...inTwoRings(
    ofPackage('embedded-firestore', {
      ...timeLimits,
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
      exclude: ['tests/**/*.official.test.ts'],
      setupFiles: ['tests/support/same-cases.ts'],
    }),
    {},
    inOneThread(3),
  ),
  ...inTwoRings(
    ofPackage('open-showcase', {
      ...inOneThread(5),
      ...timeLimits,
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
      globalSetup: 'tests/support/build-once.ts',
    }),
    { jobs: ['browser', 'node'] },
  ),
  ...inTwoRings(ofPackage('demo-scans', { ...timeLimits, include: ['tests/**/*.test.ts'] })),
  // The access model: the rules of this checkout over the wire of the store alone, without the rest of the emulators.
  ...inTwoRings(
    ofApp('rules', {
      ...inOneThread(4),
      setupFiles: [freshFile, sameCases],
      ...timeLimits,
      include: ['tests/rules/**/*.test.ts'],
      globalSetup: 'tests/support/store.ts',
    }),
  ),
  // What the app's backend reads, counted on the wire of the store alone.
  ...inTwoRings(ofApp('data', { ...timeLimits, include: ['tests/data/**/*.test.ts'], globalSetup: 'tests/support/store.ts' }), {
    jobs: ['screens', 'browser'],
  }),
  // The app's adapter against showcases in real Chromium, without any backend.
  ...inTwoRings(ofApp('showcase', { ...inOneThread(6), ...timeLimits, include: ['tests/showcase/**/*.test.ts'] }), {
    jobs: ['browser', 'node'],
  }),
  // Callables, triggers and HTTP functions in this process, and one of each kind through the functions emulator (tests/functions/wire).
  ...inTwoRings(
    ofApp('functions', {
      ...inOneThread(7),
      ...timeLimits,
      include: ['tests/functions/**/*.test.ts'],
      globalSetup: 'tests/support/functions-stack.ts',
      setupFiles: [freshFile, 'tests/functions/own-project.ts'],
    }),
    { needsStack: true },
    // each file has a project of its own, and their job is the longest; files of one group have one number of workers
    { maxWorkers: 2, sequence: { groupOrder: 8 } },
  ),
  // The rules of files on the wire. The rules alone are asked in the project `rules`.
  ...inTwoRings(
    ofApp('storage', {
      ...timeLimits,
      include: ['tests/storage/**/*.test.ts'],
      globalSetup: 'tests/support/storage-stack.ts',
      fileParallelism: false,
    }),
  ),
  // What people do, in a browser; and what is served to it.
  ...inTwoRings(ofApp('e2e', { ...whole, include: ['tests/{e2e,hosting,start,budgets}/**/*.test.ts'] }), {
    jobs: ['browser', 'browser'],
    needsStack: true,
  }),
  ...officialProjects(whole, timeLimits).map((config) => ({
    name: config.test.name,
    ring: 2,
    job: 'node',
    needsStack: false,
    isOfficial: true,
    config,
  })),
];
