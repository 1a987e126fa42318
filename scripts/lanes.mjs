/**
 * The test projects that run side by side, by lane: of about the same length, and not more than the two processors of a small machine take
 * without making browsers wait. Every project is in one of them.
 */
export const lanes = {
  visitors: ['unit', 'screen', 'screen-alone', 'embedded-firestore', 'open-showcase', 'visitors'],
  members: ['rules', 'data', 'showcase', 'members'],
  // on Google's own Firestore emulator, where it is installed
  official: ['official-rules', 'official-data', 'official-store', 'official-app'],
};

/** The folder of each project that depends on nothing else: unchanged since it passed on this machine, it is not run again. */
export const folders = {
  'embedded-firestore': 'packages/embedded-firestore',
  'open-showcase': 'packages/open-showcase',
  'official-store': 'packages/embedded-firestore',
};
