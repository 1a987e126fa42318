/**
 * The end-to-end tests of each family of `src/features`, by the names of their files in `tests/e2e` (and in `tests/e2e/more`): what
 * `npm test -- --affected` runs when a family changed. `tests/testing/families.test.ts` expects each file here; a family without any has no row.
 * @type {Record<string, string[]>}
 */
export const families = {
  activity: ['activity'],
  administration: ['administration', 'policy'],
  auth: ['account', 'ended-session', 'personal-data', 'sign-in'],
  collaborators: ['asking', 'inviting'],
  collections: ['collections'],
  comments: ['comments'],
  console: ['console', 'duplicate', 'health', 'personal-data'],
  editor: [
    'editor-content',
    'editor-faults',
    'editor-files',
    'editor-guide',
    'editor-history',
    'editor-scan',
    'editor-sidebar',
    'editor-together',
    'guided-tours-editor',
    'editor-tools',
    'editor-undo',
    'editor-whole',
    'typed-points',
  ],
  'import-tours': ['import'],
  locations: ['locations'],
  map: ['map'],
  notifications: ['notifications'],
  older: ['older'],
  overview: ['overview'],
  pages: ['console'],
  people: ['inviting', 'people'],
  player: [
    'find-your-way',
    'first-look',
    'framing',
    'guided-tours',
    'landing',
    'minimap',
    'offline',
    'player',
    'player-content',
    'share',
    'stages',
    'visitor-tasks',
  ],
  publishing: ['published', 'publishing', 'short-link', 'version-copy', 'website'],
  search: ['search'],
  settings: ['settings'],
  translations: ['content-languages'],
  tours: ['bin', 'data', 'many-at-once', 'tour-data', 'tour-files', 'tour-form', 'tour-index', 'tour-name', 'tours-list'],
};

/** What belongs to no family: the frame of all pages. Every change of a screen runs these only with everything else. */
export const ofAllPages = [
  'accessibility',
  'back',
  'by-keyboard',
  'by-touch',
  'firefox',
  'languages',
  'shell',
  'touch-targets',
  'translated',
];
