import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { openShowcase } from './packages/open-showcase/vite-plugin.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const src = at('src');
const alias = { '@': src, re2js: at('src/backend/without-patterns.ts') };
const showcase = openShowcase({
  bundle: at('packages/open-showcase/lib/bundle'),
  scans: [at('packages/open-showcase/scans')],
  token: process.env.SHOWCASE_TOKEN,
});

const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * What goes together goes in one file: a page of fifty small ones asks more often and compresses worse. `base` is what every page has, sign-in included; `tour` is what shows a tour first,
 * while router and queries, which are in `frame`, are on their way. Each names only modules that all of its pages need, so that none carries what it does not use; `npm run bench -- size` tells
 * when that is no longer so.
 */
const chunks = [
  {
    name: 'base',
    priority: 2,
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|clsx|class-variance-authority)/',
      'lucide-react/dist/esm/(?!icons)',
      'lucide-react/dist/esm/icons/loader-circle',
      'vite/preload-helper',
      'src/ui/(button|icon-button|spinner|failure|error-boundary|logo|floor-plan|settings|say|cn|breakpoints|use-online|field|text-field|control-style)\\.',
      'src/domain/(app-error|addresses|stored|ids|limits|email|web-address)\\.',
      'src/backend/config\\.',
    ),
  },
  {
    name: 'tour',
    priority: 1,
    test: anyOf(
      'src/backend/(rest|rest-values|source|held-lists|first-answers)\\.',
      'src/backend/(tours|organizations)/refs\\.',
      'src/domain/(tours|folders|pois|content|content/embeds|attachments|markers|place|organizations|organizations/template|organizations/tour-types|theme-roles)\\.',
      'src/ui/(search-box|plan-picture|plan-sketch)\\.',
      'src/showcase/models\\.',
      'src/widgets/(tour-type-mark|organization-theme|tour-picture)\\.',
    ),
  },
  {
    name: 'frame',
    priority: 1,
    test: anyOf(
      'node_modules/(react-router|react-router-dom|@tanstack/query-core|@tanstack/react-query)/',
      'src/backend/(bundle|listen|live-query)\\.',
      'src/backend/(tours|organizations)/queries\\.',
      'src/ui/(page|empty|badge|portal-host)\\.',
    ),
  },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), showcase],
  resolve: { alias },
  build: {
    target: 'es2022',
    // These know light-dark(); what is written in its place for older ones would fix every colour at the root, also that of the player's glass.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } },
  },
  test: {
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts', 'tests/demo-data/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/patience.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'embedded-firestore',
          root: 'packages/embedded-firestore',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
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
        },
      },
      {
        extends: true,
        test: {
          // Through the real wire: the production build, the emulators on the embedded backend, real rules, real Chromium.
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/rules/**', 'tests/showcase/**', 'tests/demo-data/**', 'tests/data/**'],
          globalSetup: 'tests/support/stack.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
