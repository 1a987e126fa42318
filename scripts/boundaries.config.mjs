// Which module may import which: the table of docs/style.md as data. Each feature is a module.
import { readdirSync } from 'node:fs';

const features = readdirSync(new URL('../src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const mayImport = {
  'src/app': ['src/features', 'src/widgets', 'src/ui', 'src/backend', 'src/showcase', 'src/loading', 'src/domain', 'src/language'],
  ...Object.fromEntries(
    features.map((name) => [
      `src/features/${name}`,
      ['src/widgets', 'src/ui', 'src/backend', 'src/showcase', 'src/loading', 'src/domain', 'src/language'],
    ]),
  ),
  'src/widgets': ['src/ui', 'src/backend', 'src/showcase', 'src/loading', 'src/domain', 'src/language'],
  'src/backend': ['src/loading', 'src/domain', 'src/language'],
  'src/showcase': ['src/domain', 'src/language'],
  'src/ui': ['src/loading', 'src/language'],
  'src/website': ['src/showcase', 'src/domain', 'src/language'],
  'src/offline-worker': ['src/domain', 'src/language'],
  'src/loading': ['src/domain', 'src/language'],
  'src/domain': ['src/language'],
  'src/language': [],
  'functions/src': ['src/domain', 'src/language', 'packages/open-showcase/src'],
  'packages/embedded-firestore': [],
  'packages/open-showcase': [],
  'packages/demo-scans': ['packages/open-showcase/src/scan'],
};

const ours = '^(src/[^/]+/|functions/|packages/|tests/)';
const folder = (path) => `^${path}/`;

const moduleBoundaries = Object.entries(mayImport).map(([module, allowed]) => ({
  name: `${module} imports only what it may`,
  severity: 'error',
  from: { path: folder(module) },
  to: { path: ours, pathNot: [module, ...allowed].map(folder) },
}));

/** Each external system is imported in one place. */
const systems = [
  ['firebase', '^node_modules/(firebase|@firebase)/', folder('src/backend')],
  ['the URL router', '^node_modules/react-router', '^src/(app|features|widgets)/'],
  ['the library of translations', '^node_modules/(@nanostores/|nanostores/)', '^src/(language/|ui/use-texts\\.ts$)'],
  ['react-hot-toast', '^node_modules/react-hot-toast/', '^src/ui/toaster\\.tsx$'],
  ['React', '^node_modules/react(-dom)?/', '^src/(main|app/|features/|widgets/|ui/)'],
].map(([name, system, importer]) => ({
  name: `${name} is imported in one place`,
  severity: 'error',
  from: { path: '^src/', pathNot: [importer, '\\.test\\.tsx?$'] },
  to: { path: system },
}));

/** Firestore's SDK is loaded on demand: a static import would more than double the size of a page. */
const lazyStore = [
  {
    name: 'firebase/firestore is imported by the parts that store() loads',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/backend/firestore/(firestore|watch)\\.ts$', '\\.test\\.tsx?$'] },
    to: { path: '^node_modules/(firebase|@firebase)/firestore/' },
  },
  {
    name: 'the parts that import firebase/firestore are loaded, not imported',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/backend/firestore/(firestore|watch)\\.ts$', '\\.test\\.tsx?$'] },
    to: { path: '^src/backend/firestore/(firestore|watch)\\.ts$', dynamic: false },
  },
];

/** Inside the embedded store, imports go from wire to engine to model; rules import only the model. */
const layers = { model: ['model'], engine: ['engine', 'model'], rules: ['rules', 'model'] };
const storeWalls = Object.entries(layers).map(([layer, allowed]) => ({
  name: `embedded-firestore: ${layer} imports ${allowed.join(' and ')} only`,
  severity: 'error',
  from: { path: `^packages/embedded-firestore/src/${layer}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/', pathNot: allowed.map((name) => `^packages/embedded-firestore/src/${name}/`) },
}));

/** Inside the showcase: the engine imports scans and three.js, the SDK imports the engine's port, and the page combines both. */
const showcaseLayers = {
  scan: ['scan'],
  viewer: ['viewer', 'scan'],
  sdk: ['sdk', 'viewer/port', 'scan', 'texts'],
  service: ['service', 'scan'],
};
const showcaseWalls = Object.entries(showcaseLayers).map(([layer, allowed]) => ({
  name: `open-showcase: ${layer} imports ${allowed.join(' and ')} only`,
  severity: 'error',
  from: { path: `^packages/open-showcase/src/${layer}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/', pathNot: allowed.map((name) => `^packages/open-showcase/src/${name}[/.]`) },
}));

/** Every part of the editor may import its session; the session imports none of them. */
const editorWall = {
  name: 'editor: the session imports none of the parts',
  severity: 'error',
  from: { path: '^src/features/editor/session/', pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/features/editor/', pathNot: '^src/features/editor/session/' },
};

export default {
  forbidden: [
    ...moduleBoundaries,
    ...systems,
    ...lazyStore,
    ...storeWalls,
    ...showcaseWalls,
    editorWall,
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' } },
    {
      name: 'tests are not imported',
      severity: 'error',
      from: { pathNot: '(^tests/|/tests/|/bench/|\\.test\\.)' },
      to: { path: '(^tests/|/tests/|\\.test\\.)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // includes our build output: packages have a dist that these rules must see
    exclude: { path: '^(?!node_modules/).*/(dist|lib|generated)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    webpackConfig: { fileName: 'scripts/boundaries.resolve.cjs' },
  },
};
