// Which room may import which: the table of docs/style, as data. A feature is a room of its own.
import { readdirSync } from 'node:fs';

const features = readdirSync(new URL('../src/features', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const mayImport = {
  'src/app': ['src/features', 'src/widgets', 'src/ui', 'src/backend', 'src/showcase', 'src/domain'],
  ...Object.fromEntries(
    features.map((name) => [`src/features/${name}`, ['src/widgets', 'src/ui', 'src/backend', 'src/showcase', 'src/domain']]),
  ),
  'src/widgets': ['src/ui', 'src/backend', 'src/showcase', 'src/domain'],
  'src/backend': ['src/domain'],
  'src/showcase': ['src/domain'],
  'src/ui': [],
  'src/domain': [],
  'functions/src': ['src/domain', 'packages/open-showcase/src'],
  'packages/embedded-firestore': [],
  'packages/open-showcase': [],
};

const ours = '^(src/[^/]+/|functions/|packages/|tests/)';
const folder = (path) => `^${path}/`;

const roomWalls = Object.entries(mayImport).map(([room, allowed]) => ({
  name: `${room} stays in its room`,
  severity: 'error',
  from: { path: folder(room) },
  to: { path: ours, pathNot: [room, ...allowed].map(folder) },
}));

/** Outside systems have one door each. */
const doors = [
  ['firebase', '^node_modules/(firebase|@firebase)/', folder('src/backend')],
  ['the URL router', '^node_modules/react-router', '^src/(app|features|widgets)/'],
  ['React', '^node_modules/react(-dom)?/', '^src/(main|app/|features/|widgets/|ui/)'],
].map(([name, system, door]) => ({
  name: `${name} is imported through its door`,
  severity: 'error',
  from: { path: '^src/', pathNot: [door, '\\.test\\.tsx?$'] },
  to: { path: system },
}));

/** The database's code comes when it is needed: whoever imports it beforehand makes every page heavier by more than all the rest of it. */
const lazyStore = [
  {
    name: 'firebase/firestore is imported by the parts that store() loads',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/backend/(firestore|watch)\\.ts$', '\\.test\\.tsx?$'] },
    to: { path: '^node_modules/(firebase|@firebase)/firestore/' },
  },
  {
    name: 'the parts that import firebase/firestore are loaded, not imported',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/backend/(firestore|watch)\\.ts$', '\\.test\\.tsx?$'] },
    to: { path: '^src/backend/(firestore|watch)\\.ts$', dynamic: false },
  },
];

/** Inside the embedded store, arrows point from wire to engine to model, and rules know the model alone. */
const layers = { model: ['model'], engine: ['engine', 'model'], rules: ['rules', 'model'] };
const storeWalls = Object.entries(layers).map(([layer, allowed]) => ({
  name: `embedded-firestore: ${layer} imports ${allowed.join(' and ')} only`,
  severity: 'error',
  from: { path: `^packages/embedded-firestore/src/${layer}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/', pathNot: allowed.map((name) => `^packages/embedded-firestore/src/${name}/`) },
}));

/** Inside the showcase: the engine knows scans and three.js, the SDK knows the engine's port, the page puts both together. */
const showcaseLayers = {
  scan: ['scan'],
  viewer: ['viewer', 'scan'],
  sdk: ['sdk', 'viewer/port', 'scan'],
  service: ['service', 'scan'],
};
const showcaseWalls = Object.entries(showcaseLayers).map(([layer, allowed]) => ({
  name: `open-showcase: ${layer} imports ${allowed.join(' and ')} only`,
  severity: 'error',
  from: { path: `^packages/open-showcase/src/${layer}/`, pathNot: '\\.test\\.ts$' },
  to: { path: '^packages/', pathNot: allowed.map((name) => `^packages/open-showcase/src/${name}[/.]`) },
}));

/** Every part of the editor stands on its session, which stands on none of them. */
const editorWall = {
  name: 'editor: the session imports none of the parts',
  severity: 'error',
  from: { path: '^src/features/editor/session/', pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/features/editor/', pathNot: '^src/features/editor/session/' },
};

export default {
  forbidden: [
    ...roomWalls,
    ...doors,
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
    // what is built of ours; packages have a dist that doors must see
    exclude: { path: '^(?!node_modules/).*/(dist|lib|generated)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    webpackConfig: { fileName: 'scripts/walls.resolve.cjs' },
  },
};
