// What the code of a page weighs, by the build's own manifest: gzip bytes of JavaScript, as a server sends them.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const kB = 1000;
const entry = 'index.html';
// the files of pages, by their names in scripts/files-of-pages.mjs
const store = 'store';
const frame = [entry, 'frame'];
const visiting = [...frame, 'player', 'src/features/player/content/content-panel.tsx'];
const editor = 'src/features/editor/open-editor.tsx';
const textEditor = 'src/features/editor/content/text-editor.tsx';
const forMembers = ['src/features/player/share/new-link.tsx', 'src/features/player/panels/history-list.tsx', 'src/showcase/placing.ts'];
const notForVisiting = [
  /leaflet/,
  /tiptap|prosemirror/,
  /dnd-kit/,
  /react-hook-form/,
  /zod/,
  /src\/features\/(admin|editor|auth|tours)\/(?!.*skeleton)(?!landing\/(hero|landing-look|organization-mark|name\/tour-heading|pois\/poi-heading))/,
  /src\/app\/signed-in-app/,
  /src\/showcase\/(placing|middle-of-view)/,
];
const notYet = [/firebase/, /react-router/, /@tanstack/, /zustand/, /zod/];

/**
 * The pages with a budget: `goal` is what they should weigh, `limit` what they may, so that a page that is above its goal gets no heavier.
 * `entries` are the modules that are asked for until the page can be used; with `andLater`, also whatever these can ask for themselves, but for
 * `notFor` whom it is about: what members alone are offered. What `over` asks for is there already and not counted. `without` is what must not
 * be among it.
 * @see docs/budgets.md
 */
export const budgets = [
  {
    page: 'sign-in',
    goal: 115 * kB,
    limit: 115 * kB,
    entries: [entry, 'signIn'],
    without: [/@?firebase\/(auth|firestore)/, /react-router/, /src\/features\/(?!auth)/, /src\/backend\/tours/],
  },
  {
    page: 'sign-in, with the code of accounts',
    goal: 130 * kB,
    limit: 130 * kB,
    entries: [entry, 'signIn', 'account'],
    without: [/@?firebase\/firestore/, /react-router/, /src\/features\/(?!auth)/, /src\/backend\/tours/],
  },
  {
    // its picture, whose it is, its name and its points of interest; everything else comes beside it
    page: 'public tour, first content',
    goal: 100 * kB,
    limit: 100 * kB,
    entries: [entry, 'look'],
    without: notYet,
  },
  {
    page: 'landing page of a public tour, first content',
    goal: 100 * kB,
    limit: 100 * kB,
    entries: [entry, 'landingLook'],
    without: notYet,
  },
  {
    page: 'public tour, everything for visiting',
    goal: 360 * kB,
    limit: 400 * kB,
    entries: [...frame, 'player', store],
    andLater: 'player',
    notFor: [...forMembers, 'account'],
    without: [/@?firebase\/auth/, ...notForVisiting],
  },
  {
    // the same for somebody who is signed in: with the code of accounts
    page: 'public tour, everything for visiting, as a member',
    goal: 420 * kB,
    limit: 425 * kB,
    entries: [...frame, 'player', 'account', store],
    andLater: 'player',
    notFor: forMembers,
    without: notForVisiting,
  },
  {
    // what comes over a visit when somebody who may write turns to edit mode, until everything can be edited but a text
    page: 'editor, over the player',
    goal: 190 * kB,
    limit: 190 * kB,
    entries: [editor],
    over: [...visiting, store],
    without: [/tiptap|prosemirror/, /leaflet/, /react-hook-form/, /firebase\/storage/, /src\/features\/(admin|auth|tours)\//],
  },
  {
    // what comes when the first text is edited
    page: 'text editor, over the editor',
    goal: 130 * kB,
    limit: 131 * kB,
    entries: [textEditor],
    over: [...visiting, store, editor],
    without: [/leaflet/, /zod/, /src\/features\/(?!editor)/],
  },
  {
    // the code of accounts gives the token that the list is requested with; on another visit the list is there before it
    page: 'dashboard, first rows',
    goal: 200 * kB,
    limit: 200 * kB,
    entries: [entry, 'account', 'dashboard'],
    without: [/@?firebase\/firestore/],
  },
  {
    page: 'dashboard, everything',
    goal: 360 * kB,
    limit: 360 * kB,
    entries: [entry, 'account', 'dashboard', store],
    without: [
      /leaflet/,
      /tiptap|prosemirror/,
      /src\/features\/(admin|editor)\//,
      /src\/features\/player\/(?!.*skeleton|frame|scene\/poster|sidebar\/poi-)/,
    ],
  },
];

/**
 * @param {string} build the folder of a production build
 * @returns {(page: (typeof budgets)[number]) => { bytes: number, files: { file: string, bytes: number }[], sources: string[] }} weighs a page
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

// The bundler's own lines have no map.
const sourcesOf = (map) => (existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []);

/** The manifest's keys of modules that are loaded later, and of files by name. */
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

/** A chunk with all it imports, now or later. What stands around it can ask for every page there is; of that, it counts nothing. */
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
