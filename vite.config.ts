import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('src', import.meta.url));
const alias = { '@': src };

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias },
  build: { target: 'es2022', manifest: true, sourcemap: true },
  test: {
    silent: 'passed-only',
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts'] } },
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
          // Through the real wire: the production build, the emulators on the embedded backend, real rules, real Chromium.
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/rules/**'],
          globalSetup: 'tests/support/stack.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
