import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { openShowcase } from './packages/open-showcase/vite-plugin.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const src = at('src');
const alias = { '@': src };
const showcase = openShowcase({
  bundle: at('packages/open-showcase/lib/bundle'),
  scans: [at('packages/open-showcase/scans')],
  token: process.env.SHOWCASE_TOKEN,
});

export default defineConfig({
  plugins: [react(), tailwindcss(), showcase],
  resolve: { alias },
  build: { target: 'es2022', manifest: true, sourcemap: true },
  test: {
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts', 'tests/demo-data/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'screen', include: ['src/**/*.test.tsx'], environment: 'jsdom' } },
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
          exclude: ['tests/rules/**', 'tests/showcase/**', 'tests/demo-data/**'],
          globalSetup: 'tests/support/stack.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
