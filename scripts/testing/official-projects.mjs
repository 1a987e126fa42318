/** What these test is the embedded engine, or nothing of a store. */
const notOfTheWire = ['mutation', 'reads', 'agreement-storage', 'storage-files', 'tables'];
const conformance = [
  'auth',
  'documents',
  'permissions',
  'queries',
  'rest',
  'sdk-admin',
  'sdk-clear',
  'sdk-web',
  'transactions',
  'unsupported',
  'write-stream',
];
const sdk = ['admin', 'lite', 'node-documents', 'node-listeners', 'node-queries', 'node-rules', 'rules-unit-testing'];

/**
 * The tests that run on Google's own Firestore emulator, where it is installed.
 * @param {object} whole what projects have that start the whole stack
 * @param {object} timeLimits of tests and hooks
 * @returns {(import('vitest/config').TestProjectInlineConfiguration & { test: { name: string } })[]}
 */
export const officialProjects = (whole, timeLimits) => [
  {
    extends: true,
    test: {
      // The access model: the same rules and cases as in the project `rules`.
      name: 'official-rules',
      // all random cases are tried on the embedded engine; here a tenth, of which each run draws others
      env: { THOROUGH: '' },
      include: ['tests/rules/**/*.test.ts'],
      exclude: notOfTheWire.map((name) => `tests/rules/**/${name}.test.ts`),
      globalSetup: 'tests/support/official-store.ts',
      ...timeLimits,
    },
  },
  {
    extends: true,
    test: {
      // The app's backend, except for what counts documents on the wire.
      name: 'official-data',
      include: ['tests/data/**/*.test.ts'],
      globalSetup: 'tests/support/official-store.ts',
      setupFiles: ['tests/support/official-data-setup.ts'],
      // clearing may be answered with 499 while a listener of the test before is being ended
      retry: 1,
      ...timeLimits,
    },
  },
  {
    test: {
      // Recorded cases, SDKs and comparisons of both engines; each file starts an emulator of its own.
      name: 'official-store',
      root: 'packages/embedded-firestore',
      include: [
        ...conformance.map((name) => `tests/{,more/}conformance/${name}.test.ts`),
        ...sdk.map((name) => `tests/{,more/}sdk/${name}.test.ts`),
        'tests/**/*.official.test.ts',
      ],
      env: { TESTED_SERVER: 'official' },
      setupFiles: ['tests/support/official-setup.ts'],
      // many clients of a Java program at once: one of them may be answered too late
      retry: 1,
      ...timeLimits,
    },
  },
  {
    extends: true,
    test: {
      // The app, in a browser, with its documents there.
      name: 'official-app',
      ...whole,
      globalSetup: 'tests/support/official-stack.ts',
      include: ['tests/official/**/*.test.ts'],
      // after the others, whose requests would occupy both processors
      sequence: { groupOrder: 1 },
    },
  },
];
