/**
 * The test projects of each job. The first two jobs run in parallel and take about the same time; more would slow down the browsers on a
 * small machine with two processors. Every project is in exactly one job.
 */
export const jobs = {
  visitors: ['unit', 'screen', 'screen-alone', 'embedded-firestore', 'open-showcase', 'demo-scans', 'visitors'],
  members: ['rules', 'data', 'showcase', 'members'],
  // on Google's Firestore emulator, if it is installed
  official: ['official-rules', 'official-data', 'official-store', 'official-app'],
};

/**
 * The folders that a project's tests depend on, its own first; projects without an entry always run. While these folders are unchanged
 * since the tests last passed on this machine, the project is skipped.
 */
export const folders = {
  'embedded-firestore': ['packages/embedded-firestore'],
  'open-showcase': ['packages/open-showcase'],
  'demo-scans': ['packages/demo-scans', 'packages/open-showcase/src/scan', 'packages/open-showcase/tests/fixtures'],
  'official-store': ['packages/embedded-firestore'],
};
