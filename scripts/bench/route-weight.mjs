// The size of a page's code according to the build manifest: gzipped bytes of JavaScript, as a server sends them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kB = 1000;
const entry = 'index.html';
// the names of the files, from scripts/files-of-pages.mjs
const store = 'store';
const frame = [entry, 'frame'];
const visiting = [...frame, 'player', 'src/features/player/content/content-panel.tsx'];
const map = 'src/features/map/map-screen.tsx';
const editor = 'src/features/editor/open-editor.tsx';
const textEditor = 'src/features/editor/content/text-editor.tsx';
// dialogs, what is folded in another, what only a tour with guided tours has, and what is said without a network; tours are stored at rest, with the notices
const onPress = [
  'src/widgets/offline/offline-dialog.tsx',
  'embed-fields',
  'src/features/player/panels/about-tour.tsx',
  'src/features/player/minimap/minimap.tsx',
  'src/features/player/guided-tour/guided-tour-player.tsx',
  'src/features/player/guided-tour/guided-tours-panel.tsx',
  'src/features/player/notices/offline-text.tsx',
  'src/widgets/point-filter/point-filter.tsx',
  // the chunk of src/widgets/point-types/point-details.tsx, which the report imports too
  'point-details',
  // only a tour of many tags has them
  'src/widgets/player-session/tag-clusters.ts',
  'src/features/player/clusters/cluster-dialog.tsx',
];
const forMembers = [
  'src/features/checks/checks-section.tsx',
  'src/features/checks/checked-states.tsx',
  'src/features/checks/waiting-checks-host.tsx',
  'src/widgets/point-filter/saved-point-filters.tsx',
  'src/features/player/share/new-link.tsx',
  // the chunk of src/widgets/share-link/tour-links.tsx, which another dialog imports too
  'tour-links',
  'src/features/player/panels/history-list.tsx',
  // for those who may invite
  'invite-people',
  'src/widgets/people-with-access/people-with-access-dialog.tsx',
  'src/showcase/place-with-pointer.ts',
  // for Super Admins who choose an organization
  'src/app/enter-organization.tsx',
  // for guests with an invitation
  'src/backend/invitations/mark-opened.ts',
];
const otherLanguages = /src\/language\/(translations|pseudo)/;
const notForVisiting = [
  otherLanguages,
  /leaflet/,
  /tiptap|prosemirror/,
  /dnd-kit/,
  /react-hook-form/,
  /zod/,
  /src\/features\/(admin|editor|auth|tours)\/(?!.*skeleton)(?!landing\/(headings|hero|landing-preview|organization-mark))/,
  /src\/app\/signed-in-app/,
  /src\/showcase\/placing/,
];
const notYet = [otherLanguages, /firebase/, /react-router/, /@tanstack/, /zustand/, /zod/];

/**
 * The pages with a budget: crossing `goal` is reported, crossing `limit` fails a test. `entries` are the modules that are loaded until the page can be
 * used; `andLater` includes their dynamic imports, except `notFor`, which only members use. Modules loaded for `over` are not counted. `without` must
 * not be included.
 * @see docs/budgets.md for how limits are set and raised
 */
export const budgets = [
  {
    page: 'sign-in',
    goal: 115 * kB,
    limit: 125 * kB,
    entries: [entry, 'signIn'],
    without: [otherLanguages, /@?firebase\/(auth|firestore)/, /react-router/, /src\/features\/(?!auth)/, /src\/backend\/tours/],
  },
  {
    page: 'sign-in, with the code of accounts',
    goal: 130 * kB,
    limit: 140 * kB,
    entries: [entry, 'signIn', 'account'],
    without: [/@?firebase\/firestore/, /react-router/, /src\/features\/(?!auth)/, /src\/backend\/tours/],
  },
  {
    // its image, owner, name and points of interest; everything else is loaded in parallel
    page: 'public tour, first content',
    goal: 100 * kB,
    limit: 116 * kB,
    entries: [entry, 'look'],
    without: notYet,
  },
  {
    page: 'landing page of a public tour, first content',
    goal: 100 * kB,
    limit: 112 * kB,
    entries: [entry, 'landingLook'],
    without: notYet,
  },
  {
    page: 'public tour, everything for visiting',
    goal: 360 * kB,
    limit: 514 * kB,
    entries: [...frame, 'player', store],
    andLater: 'player',
    notFor: [...forMembers, ...onPress, 'account'],
    without: [/@?firebase\/auth/, ...notForVisiting],
  },
  {
    // the same for a signed-in user: includes the Auth SDK
    page: 'public tour, everything for visiting, as a member',
    goal: 420 * kB,
    limit: 539 * kB,
    entries: [...frame, 'player', 'account', store],
    andLater: 'player',
    notFor: [...forMembers, ...onPress],
    without: notForVisiting,
  },
  {
    // loaded when somebody who can edit switches to edit mode, until everything but texts can be edited
    page: 'editor, over the player',
    goal: 190 * kB,
    limit: 203 * kB,
    entries: [editor],
    over: [...visiting, store],
    without: [/tiptap|prosemirror/, /leaflet/, /react-hook-form/, /firebase\/storage/, /src\/features\/(admin|auth|tours)\//],
  },
  {
    // loaded when the first text is edited, or in a quiet moment before
    page: 'text editor, over the editor',
    goal: 130 * kB,
    limit: 154 * kB,
    entries: [textEditor],
    over: [...visiting, store, editor],
    without: [/leaflet/, /zod/, /src\/features\/(?!editor)/],
  },
  {
    // the Auth SDK provides the token for the list request; on later visits the cached list is shown first
    page: 'dashboard, first rows',
    goal: 200 * kB,
    limit: 251 * kB,
    entries: [entry, 'account', 'dashboard'],
    without: [/@?firebase\/firestore/],
  },
  {
    page: 'dashboard, everything',
    goal: 360 * kB,
    limit: 412 * kB,
    entries: [entry, 'account', 'dashboard', store],
    without: [
      /leaflet/,
      /tiptap|prosemirror/,
      /src\/features\/(admin|editor)\//,
      /src\/features\/player\/(?!.*skeleton|frame|scene\/poster|sidebar\/poi-)/,
    ],
  },
  {
    // until points, outlines and the list are shown: what is pressed later, and the data of the outlines, come later
    page: 'map, over the dashboard',
    goal: 45 * kB,
    limit: 65.7 * kB,
    entries: [map],
    over: [entry, 'account', 'dashboard', store],
    without: [
      /topojson/,
      /widgets\/map\/(organization-layer|without-streets)/,
      /src\/showcase/,
      /src\/features\/(?!map)/,
      /react-hook-form/,
      /zod/,
    ],
  },
];

const translations = 'src/language/translations';

/**
 * What each language but English adds to every page: its texts, one file, loaded before the page is shown. It grows with every text that is translated.
 */
export const languageBudgets = readdirSync(new URL(`../../${translations}`, import.meta.url)).map((file) => ({
  page: `a language, over any page: ${file}`,
  goal: 20 * kB,
  limit: 28 * kB,
  entries: [`${translations}/${file}`],
  without: [],
}));

const inKb = (bytes) => `${(bytes / kB).toFixed(1)} kB`;

/** How a page's size compares with its budget, in words. */
export function verdict({ goal, limit }, bytes) {
  if (bytes <= goal) return `within its goal of ${inKb(goal)}`;
  const over = `${inKb(bytes - goal)} over its goal of ${inKb(goal)}`;
  return bytes <= limit ? `${over}; its limit is ${inKb(limit)}` : `${over}, and OVER ITS LIMIT of ${inKb(limit)}`;
}

/**
 * @param {string} build the folder of a production build @returns {(page: (typeof budgets)[number]) => { bytes: number, files: { file: string, bytes:
 * number }[], sources: string[] }} measures a page
 */
export function scales(build) {
  const manifest = JSON.parse(readFileSync(`${build}/.vite/manifest.json`, 'utf8'));
  const weights = new Map();
  const weight = (file) => {
    if (!weights.has(file)) weights.set(file, gzipSync(readFileSync(`${build}/${file}`)).length);
    return weights.get(file);
  };
  return ({ entries, andLater, notFor = [], over = [] }) => {
    const there = withImports(manifest, over);
    const chunks = new Set([...withImports(manifest, entries)].filter((key) => !there.has(key)));
    if (andLater)
      for (const chunk of withLater(manifest, andLater, new Set([...withImports(manifest, frame), ...known(manifest, notFor)])))
        chunks.add(chunk);
    const files = [...new Set([...chunks].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
    return {
      bytes: files.reduce((sum, file) => sum + weight(file), 0),
      files: files.map((file) => ({ file, bytes: weight(file) })).sort((one, other) => other.bytes - one.bytes),
      sources: files.flatMap((file) => sourcesOf(`${build}/${file}.map`)),
    };
  };
}

// the bundler's own files have no source map
const sourcesOf = (map) => (existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []);

/** The manifest keys of lazily loaded modules, and of files by name. */
function known(manifest, wanted) {
  return wanted.map((name) => {
    const key = manifest[name]
      ? name
      : Object.keys(manifest).find((each) => manifest[each].name === name && manifest[each].file.endsWith('.js'));
    if (!key) throw new Error(`The build has no ${name}. Was the module moved? Then say where to in scripts/bench/route-weight.mjs.`);
    return key;
  });
}

function withImports(manifest, entries, chunks = new Set()) {
  for (const key of known(manifest, entries)) {
    if (chunks.has(key)) continue;
    chunks.add(key);
    withImports(manifest, manifest[key].imports ?? [], chunks);
  }
  return chunks;
}

/** A chunk with all its imports, static and dynamic. Imports of `around` are not followed, because it can import every page. */
function withLater(manifest, from, around) {
  const chunks = new Set();
  const waiting = known(manifest, [from]);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (chunks.has(key) || around.has(key)) continue;
    chunks.add(key);
    waiting.push(...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? []));
  }
  return chunks;
}
