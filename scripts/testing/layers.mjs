// Which tests a file can break: one table for the fingerprints (unchanged.mjs) and for `npm test -- --affected` (affected.mjs).
// tests/testing/layers.test.ts compares it with what the tests import.
import { projects } from './projects.mjs';

const unit = ['unit'];
const screens = ['screen', 'screen-isolated'];
const store = ['rules', 'data', 'official-rules', 'official-data'];
const emulators = ['functions', 'storage', 'e2e', 'official-app'];
const every = projects.map(({ name }) => name);

/**
 * The first row that matches a file says which kinds of tests depend on it. A kind stands for both of its rings. A file that no row knows may
 * break everything.
 * @type {[pattern: RegExp, kinds: string[]][]}
 */
const layers = [
  // tests read their tables
  [/^docs\/operators\.md$/, ['functions', 'e2e', ...unit]],
  [/^docs\/(configuration|privacy)\.md$|^src\/features\/([^/]+\/)?README\.md$/, unit],
  [/^docs\/access-model\.md$/, ['rules']],
  [/^docs\/budgets\.md$/, ['e2e']],
  // read by people, or by the checks alone, which always run
  [/\.md$|^docs\/|^\.ci\/|^biome\.json$|\.grit$|(^|\/)tsconfig(\.base)?\.json$/, []],
  [/^scripts\/(words|pictures|boundaries|lazy-imports|ledger-ids|bench\.mjs|measure-rules|mutate-rules|mutants|world-map)/, []],
  [/^scripts\/(links|handbook|alerts|deploy)\.mjs$|^scripts\/deploy\/|^\.github\/|^\.gitignore$/, unit],
  [/^scripts\/bench\/route-weight\.mjs$/, ['e2e']],
  [/^(scripts|packages\/[^/]+)\/bench\//, []],

  // tests of one kind, and what several kinds use
  [/^(src|functions\/src)\/.*\.test\.ts$/, unit],
  [/^src\/.*\.test\.tsx$/, screens],
  // the end-to-end tests find things by the names that their texts have in a language
  [/^src\/language\/testing\//, [...unit, ...screens, 'e2e']],
  [/^(src|functions\/src)\/(.*\/)?testing\//, [...unit, ...screens]],
  [/^tests\/(backend|backup|demo-data|deploy|headers|spreadsheets|testing)\//, unit],
  [/^tests\/compatibility\//, [...unit, ...store]],
  [/^tests\/rules\//, ['storage', ...store]],
  [/^tests\/data\//, ['data', 'official-data']],
  [/^tests\/storage\//, ['storage', 'e2e', 'rules', 'official-rules']],
  [/^tests\/functions\//, ['functions', 'e2e', 'official-app']],
  [/^tests\/showcase\//, ['showcase']],
  [/^tests\/(e2e|hosting|start|budgets)\//, ['e2e']],
  [/^tests\/official\//, [...unit, 'official-rules', 'official-data', 'official-store', 'official-app']],

  // the app
  [/^src\/(domain|language)\//, [...unit, ...screens, ...store, 'showcase', ...emulators]],
  [/^src\/(backend|loading)\//, [...unit, ...screens, ...store, ...emulators]],
  [/^src\/showcase\//, [...unit, ...screens, 'showcase', 'e2e', 'official-app']],
  [/^src\//, [...unit, ...screens, 'e2e', 'official-app']],
  [
    /^(public\/|index\.html$|scripts\/(early-start|files-of-pages|offline-worker|page-overview|release|website-viewer)\.mjs$)/,
    [...unit, ...screens, 'functions', 'e2e', 'official-app'],
  ],

  // behind the app
  [/^scripts\/first-admin\.mjs$/, ['functions']],
  [/^scripts\/run-bundled\.mjs$/, [...unit, 'e2e', 'official-app']],
  [/^scripts\/demo-data\/proto-json\.mjs$/, every],
  [/^functions\//, [...unit, ...emulators]],
  [/^firestore\.rules$/, [...store, ...emulators]],
  [/^storage\.rules$/, ['rules', ...emulators]],
  [/^(emulator-data|scripts\/(demo-data|mails|backup))\//, [...unit, ...emulators]],

  // packages
  [/^packages\/embedded-firestore\/tests\/support\/draws\.ts$/, ['embedded-firestore', 'official-store', 'functions', ...unit, ...store]],
  [/^packages\/embedded-firestore\/tests\/support\//, ['embedded-firestore', 'official-store', 'functions', ...store]],
  [/^packages\/embedded-firestore\/tests\//, ['embedded-firestore', 'official-store', 'functions', 'e2e']],
  [/^packages\/embedded-firestore\//, ['embedded-firestore', 'official-store', ...store, ...emulators]],
  [/^packages\/open-showcase\/tests\//, ['open-showcase', 'demo-scans', 'showcase', 'e2e']],
  [/^packages\/open-showcase\//, ['open-showcase', 'demo-scans', 'showcase', ...unit, ...emulators]],
  [/^packages\/demo-scans\/scans\//, ['demo-scans', ...unit, 'e2e', 'official-app']],
  // the production build leaves the demo's scans out by them
  [/^packages\/demo-scans\/ids\.mjs$/, ['demo-scans', 'unit']],
  [/^packages\/demo-scans\//, ['demo-scans']],
];

const ofKind = (kinds) => every.filter((name) => kinds.includes(name) || kinds.includes(name.replace(/-more$/, '')));

/** The names of the projects whose tests a file of the checkout can break. */
export function projectsOf(file) {
  const row = layers.find(([pattern]) => pattern.test(file));
  return row ? ofKind(row[1]) : every;
}
