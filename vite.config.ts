import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { openShowcase } from './packages/open-showcase/vite-plugin.mjs';
import { lanes } from './scripts/lanes.mjs';
import { officialProjects } from './tests/official/projects.mjs';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const src = at('src');
const alias = { '@': src };
const showcase = openShowcase({
  bundle: at('packages/open-showcase/lib/bundle'),
  scans: [at('packages/open-showcase/scans')],
  token: process.env.SHOWCASE_TOKEN,
});

const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));

/**
 * What goes together goes in one file: a page of fifty small ones asks more often and compresses worse. `base` is what every page has, sign-in
 * included; `tour` is what shows a tour first, while router and queries, which are in `frame`, are on their way; `arrival` is what it shows of
 * the player; `visit` is the player itself, and `reading` what is read in it, which the editor comes over; `rows` is what long lists need.
 * Each names only modules that all of its pages need, so that none carries what it does not use, and no module that is asked for late, which
 * would come early in it. `icons` alone is of a bit of everything: on its own an icon weighs three times as much. None of a first look is in it.
 * `npm run bench -- size` tells when this is no longer so.
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
      'src/domain/(app-error|addresses|stored|ids|limits|email|web-address|geometry|access/(identity|roles))\\.',
      'src/domain/(application/configuration|application/custom-models|application/other-sites|organizations/map-layers)\\.',
      'src/backend/(config|framed|auth/(remembered|signed-in))\\.',
    ),
  },
  {
    name: 'tour',
    priority: 1,
    test: anyOf(
      'src/backend/(attestation|rest|rest-values|source|cached-lists|first-answers|errors|store)\\.',
      'src/backend/(tours|organizations)/refs\\.',
      'src/domain/(tours|tours/listed-tour|folders|random|pois|content|content/embeds|attachments|markers|icons|place|search)\\.',
      'src/domain/(organizations|organizations/template|organizations/tour-types|theme|theme-roles)\\.',
      'src/ui/(search-box|picture|plan-picture|plan-sketch|light-icons)\\.',
      'src/showcase/models\\.',
      'src/widgets/(tour-type-mark|organization-theme|tour-picture|file-preview/own-address)\\.',
      'lucide-react/dist/esm/icons/(search|chevron-right|x)\\.',
    ),
  },
  {
    name: 'frame',
    priority: 1,
    test: anyOf(
      'node_modules/(react-router|react-router-dom)/',
      'node_modules/@tanstack/(query-core|react-query)/(?!.*(queriesObserver|useQueries))',
      'src/backend/(listen|live-query|deferred-import|idle)\\.',
      'src/domain/same\\.',
      'src/backend/(tours|organizations)/queries\\.',
      'src/ui/(page|empty|badge|portal-host|late-part|late-over|top-layer|use-modal)\\.',
    ),
  },
  {
    name: 'arrival',
    priority: 1,
    test: anyOf(
      'src/features/player/(scene/poster|sidebar/(poi-list-title|poi-tree-row|poi-preview)|frame/(arrival|player-frame|top-bar-frame))\\.',
      'src/widgets/poi-list/(poi-mark|poi-rows|row-sizes)\\.',
      'src/ui/side-panel\\.',
      'lucide-react/dist/esm/icons/log-in\\.',
    ),
  },
  {
    name: 'visit',
    priority: 1,
    test: anyOf(
      'src/features/player/(player|offers)\\.',
      'src/features/player/(controls/|panels/(?!history-list)|scene/(?!poster)|notices/(announcer|status-strip)|sidebar/(list-button|poi-sidebar|poi-tree)\\.)',
      'src/showcase/(?!models|placing|middle-of-view)',
      'src/widgets/(visit/|poi-list/use-)',
      'src/ui/(keycap|use-media)\\.',
      'src/domain/folders/find\\.',
      'node_modules/zustand/',
      'lucide-react/dist/esm/icons/(circle-question-mark|minus|rotate-ccw-clock|triangle-exclamation-point)\\.',
    ),
  },
  { name: 'reading', priority: 1, test: anyOf('src/widgets/rich-text/(looks|rich-text)\\.', 'src/widgets/custom-page/') },
  {
    // what accounts and the database have in common
    name: 'firebase',
    priority: 1,
    test: anyOf('node_modules/(.*/)?(@firebase/(app|component|logger|util)|firebase/app|idb)/', 'src/backend/firebase-app\\.'),
  },
  {
    name: 'account',
    priority: 1,
    test: anyOf('node_modules/(.*/)?@firebase/auth/', 'src/backend/auth/(auth|commands)\\.'),
  },
  { name: 'refusals', priority: 1, test: /src\/backend\/auth\/errors\./ },
  {
    name: 'shell',
    priority: 1,
    test: anyOf(
      'src/app/(shell/(account|dashboard-shell|menu|menu-link|mobile-bar|rail|use-invitation-count)|account-root|routes/dashboard-rows)\\.',
      'src/domain/(access/(account-view|organizations)|in-app-path)\\.',
      'src/ui/sheet\\.',
      'src/features/tours/(list/tours-skeleton|form/tour-form-skeleton)\\.',
      'src/widgets/use-sign-out\\.',
      'lucide-react/dist/esm/icons/(book-open|folder-kanban|images|inbox|layout-grid|log-out|mail-check|map-pinned|menu|panel-left-close|panel-left-open|rotate-3d|users)\\.',
    ),
  },
  {
    name: 'facts',
    priority: 1,
    test: anyOf(
      'src/backend/(application|collections|invitations)/(queries|refs)\\.',
      'src/domain/access/(invitations|organization-invitations|tours)\\.',
      'src/domain/(collaboration/(collaborations|document-ids|organization-invitations)|collections|application/(global-message|pages))\\.',
      'src/ui/segmented\\.',
      'src/widgets/facts\\.',
    ),
  },
  { name: 'rows', priority: 1, test: /node_modules\/@tanstack\/(react-virtual|virtual-core)\// },
  {
    name: 'icons',
    priority: 1,
    test: anyOf(
      'lucide-react/dist/esm/icons/(arrow-left|camera|check|chevron-down|chevron-left|cloud-off|copy|download|external-link)\\.',
      'lucide-react/dist/esm/icons/(file-image|file-play|file-spreadsheet|file-text|layers|link-2-off|list|lock|map|maximize|maximize-2)\\.',
      'lucide-react/dist/esm/icons/(minimize-2|monitor|moon|paperclip|pencil|plus|printer|refresh-cw|scan-line|shield-check|sun)\\.',
      'lucide-react/dist/esm/icons/(building-complex|settings|unplug|upload|zoom-in|zoom-out)\\.',
    ),
  },
];

/** The journeys of visitors, which change nothing of the demo's data. */
const visits = ['first-look', 'landing', 'player', 'player-content', 'share', 'stages'].map((name) => `tests/journeys/${name}.test.ts`);

/** A busy machine loses a race against a browser's clock now and then. What fails twice fails; what fails once is said at the end of `npm test`. */
const againstClocks = { retry: 1 };

/**
 * Through the real wire: the production build, the emulators on the embedded backend, real rules, real Chromium. Two projects, each on a stack
 * of its own, so that `npm test` runs them side by side (scripts/lanes.mjs).
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

const projects = [
  {
    extends: true,
    test: { name: 'unit', include: ['src/**/*.test.ts', 'functions/src/**/*.test.ts', 'tests/{demo-data,headers}/**/*.test.ts'] },
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
  { extends: true, test: { name: 'members', ...whole, include: ['tests/journeys/**/*.test.ts'], exclude: visits } },
  {
    extends: true,
    test: { name: 'visitors', ...whole, include: [...visits, 'tests/{functions,storage,hosting,start,budgets}/**/*.test.ts'] },
  },
  ...officialProjects(whole),
] satisfies TestProjectInlineConfiguration[];
const inLanes: readonly string[] = Object.values(lanes).flat();
const forgotten = projects.filter(({ test }) => !inLanes.includes(test.name));
if (forgotten.length > 0) throw new Error(`No lane of npm test runs ${forgotten.map(({ test }) => test.name).join(', ')}.`);

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
    projects,
  },
});
