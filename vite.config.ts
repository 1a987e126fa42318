import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { openShowcase } from './packages/open-showcase/vite-plugin.mjs';
import { earlyStart } from './scripts/early-start.mjs';
import { filesOfPages } from './scripts/files-of-pages.mjs';
import { jobs } from './scripts/jobs.mjs';
import { offlineWorker } from './scripts/offline-worker.mjs';
import { releaseOf } from './scripts/release.mjs';
import { websiteViewer } from './scripts/website-viewer.mjs';
import { officialProjects } from './tests/official/projects.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const src = at('src');
const alias = { '@': src };
const showcase = openShowcase({
  bundle: at('packages/open-showcase/lib/bundle'),
  scans: [at('packages/demo-scans/scans')],
  token: process.env.SHOWCASE_TOKEN,
});

/** The end-to-end tests of visitors, which do not change the demo data. */
const visits = ['first-look', 'landing', 'player', 'player-content', 'share', 'stages', 'published', 'offline'].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** A busy machine loses a race against a browser's clock now and then. What fails twice fails; what fails once is said at the end of `npm test`. */
const againstClocks = { retry: 1 };

/**
 * Through the real wire: the production build, the emulators on the embedded backend, real rules, real Chromium. Two projects, each on a stack
 * of its own, so that `npm test` runs them side by side (scripts/jobs.mjs).
 */
const whole = {
  globalSetup: 'tests/support/stack.ts',
  // the machine may be busy, and draws scans without a graphics card: what is waited for comes late, what never comes still fails
  testTimeout: 180_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  fileParallelism: false,
  ...againstClocks,
};

/**
 * Many small files in one thread, which loads what they share once; what is ours each file loads anew (tests/support/fresh-file.ts). Each such
 * project is a group of its own: between files of other projects the thread would end, and begin again, with every file.
 */
const together = (groupOrder: number) => ({ pool: 'threads', isolate: false, sequence: { groupOrder } }) as const;
const freshFile = 'tests/support/fresh-file.ts';

/**
 * Screens with a thread of their own. The guide expects that nothing is logged, and failed in a shared thread; by what is not known yet. The
 * dialogs of collections open by address, and after the tests of `src/app` in the same thread they called no mock. Back layers listen to the
 * window's history for as long as it is open, beside those of other files.
 */
const alone = [
  'src/features/collections/collections-screen.test.tsx',
  'src/features/editor/guide/guide.test.tsx',
  'src/ui/use-back-layer.test.tsx',
];

const projects = [
  {
    extends: true,
    test: {
      name: 'unit',
      testTimeout: 30_000,
      ...together(1),
      setupFiles: [freshFile],
      include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts', 'tests/{backup,demo-data,headers}/**/*.test.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'screen',
      ...together(2),
      include: ['src/**/*.test.tsx'],
      exclude: alone,
      environment: 'jsdom',
      setupFiles: [freshFile, 'tests/support/patience.ts', 'tests/support/parts-of-a-browser.ts'],
      // what it shows and has paused, it remembers in a module: that too each file loads anew
      server: { deps: { inline: ['react-hot-toast'] } },
      testTimeout: 30_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'screen-alone',
      include: alone,
      environment: 'jsdom',
      setupFiles: ['tests/support/patience.ts', 'tests/support/parts-of-a-browser.ts'],
      testTimeout: 30_000,
    },
  },
  {
    test: {
      name: 'embedded-firestore',
      root: 'packages/embedded-firestore',
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
      exclude: ['tests/**/*.official.test.ts'],
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  },
  {
    test: {
      name: 'open-showcase',
      root: 'packages/open-showcase',
      include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
      globalSetup: 'tests/support/build-once.ts',
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...againstClocks,
    },
  },
  {
    test: {
      name: 'demo-scans',
      root: 'packages/demo-scans',
      include: ['tests/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...againstClocks,
    },
  },
  {
    extends: true,
    test: {
      // The access model: the rules of this checkout over the wire of the store alone, without the rest of the emulators.
      name: 'rules',
      include: ['tests/rules/**/*.test.ts'],
      globalSetup: 'tests/support/store.ts',
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  },
  {
    extends: true,
    test: {
      // What the app's backend reads, counted on the wire of the store alone.
      name: 'data',
      include: ['tests/data/**/*.test.ts'],
      globalSetup: 'tests/support/store.ts',
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  },
  {
    extends: true,
    test: {
      // The app's adapter against showcases in real Chromium, without any backend.
      name: 'showcase',
      include: ['tests/showcase/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...againstClocks,
    },
  },
  { extends: true, test: { name: 'members', ...whole, include: ['tests/e2e/**/*.test.ts'], exclude: visits } },
  {
    extends: true,
    test: { name: 'visitors', ...whole, include: [...visits, 'tests/{functions,storage,hosting,start,budgets}/**/*.test.ts'] },
  },
  ...officialProjects(whole),
] satisfies TestProjectInlineConfiguration[];
const inJobs: readonly string[] = Object.values(jobs).flat();
const forgotten = projects.filter(({ test }) => !inJobs.includes(test.name));
if (forgotten.length > 0) throw new Error(`No job of npm test runs ${forgotten.map(({ test }) => test.name).join(', ')}.`);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    showcase,
    earlyStart(),
    websiteViewer(),
    offlineWorker({ bundle: at('packages/open-showcase/lib/bundle') }),
  ],
  define: releaseOf(at('package.json')),
  resolve: { alias },
  build: {
    target: 'es2022',
    // These know light-dark(); what is written in its place for older ones would fix every colour at the root, also that of the player's glass.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: filesOfPages(), debugName: 'pages' }], includeDependenciesRecursively: false } },
    },
  },
  test: {
    silent: 'passed-only',
    projects,
  },
});
