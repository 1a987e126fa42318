import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { openShowcase } from './packages/open-showcase/vite-plugin.mjs';
import { earlyStart } from './scripts/early-start.mjs';
import { filesOfPages } from './scripts/files-of-pages.mjs';
import { handbook } from './scripts/handbook.mjs';
import { offlineWorker } from './scripts/offline-worker.mjs';
import { pageOverview } from './scripts/page-overview.mjs';
import { excludedScans, productionBuild } from './scripts/production-build.mjs';
import { releaseOf } from './scripts/release-of.mjs';
import { projects } from './scripts/testing/projects.mjs';
import { websiteViewer } from './scripts/website-viewer.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const src = at('src');
const alias = [
  { find: '@', replacement: src },
  { find: /^fflate$/, replacement: at('src/widgets/spreadsheets/zip-in-place.ts') },
];
const showcase = openShowcase({
  bundle: at('packages/open-showcase/lib/bundle'),
  scans: [at('packages/demo-scans/scans')],
  token: process.env.SHOWCASE_TOKEN,
  excluded: excludedScans,
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    showcase,
    productionBuild(),
    pageOverview(),
    earlyStart(),
    websiteViewer(),
    handbook(),
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
    projects: projects.map(({ config }) => config),
  },
});
