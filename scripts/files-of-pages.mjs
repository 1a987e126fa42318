// Which modules of the app are in one file of the build: those that the same pages need. Without this every module that two dialogs share
// would be a file of its own, and a page would ask for thirty.
import { root } from './setup.mjs';

/** The pages that people begin with, by the modules which lead to all that each has before anybody presses anything. */
const pages = {
  base: ['src/main.tsx'],
  look: ['src/app/first-look/player-first-look.tsx'],
  landingLook: ['src/app/first-look/landing-first-look.tsx'],
  signIn: ['src/features/auth/sign-in-screen.tsx'],
  toasts: ['src/app/toaster.tsx'],
  player: ['src/app/visitor-app.tsx', 'src/features/player/tour-player-screen.tsx', 'src/features/player/tour-visit.tsx'],
  landing: ['src/app/visitor-app.tsx', 'src/features/tours/landing/tour-landing-screen.tsx'],
  dashboard: ['src/app/signed-in-app.tsx', 'src/features/tours/list/tours-screen.tsx'],
  account: ['src/backend/auth/session.ts', 'src/backend/auth/commands.ts'],
  store: ['src/backend/firestore.ts'],
  lastShown: ['src/backend/last-shown.ts'],
};

const lateIn = (family) => `late in ${family}`;
/** Whose parts are loaded later, by where they are. The editor is loaded over the player. */
const families = ['player', 'landing', 'dashboard', 'any'];
const familyOf = (part) => {
  if (/\/src\/features\/(player|editor)\//.test(part)) return 'player';
  if (part.includes('/src/features/tours/landing/')) return 'landing';
  return part.includes('/src/features/tours/') ? 'dashboard' : 'any';
};

/** The file of a module, by who needs it: the first that fits. Whatever only one page needs is in the file of that page. */
const shared = [
  // what every page has
  ['base', (needs) => needs('base') || (needs('signIn') && needs('look'))],
  // what shows a tour first, of which the pages that come after it are made too
  ['look', (needs) => needs('look') || (needs('landingLook') && (needs('player') || needs('dashboard')))],
  ['lastShown', (needs) => needs('lastShown') && !needs('frame') && !needs('dashboard') && !needs('player')],
  ['firebase', (needs) => needs('account') && needs('store') && !needs('signIn')],
  ['landingLook', (needs) => needs('landingLook')],
  // small things that sign-in shares with the others, so that none loads another for them
  ['shared', (needs, count) => ['signIn', 'toasts', 'account'].some(needs) && (count > 1 || isNeededLater('any', needs))],
  // router, queries, and what else the app's own pages share
  ['frame', (needs) => needs('dashboard') && (needs('player') || needs('landing'))],
  ['visit', (needs) => needs('player') && needs('landing')],
  // what others load later, so that they do not load a whole page for it
  ['playerParts', (needs) => needs('player') && isNeededLater('player', needs)],
  ['pageParts', (needs) => needs('dashboard') && isNeededLater('dashboard', needs)],
  // of very different weight: left to the bundler
  [null, (needs) => needs('landing') && isNeededLater('landing', needs)],
];
const isNeededLater = (page, needs) => families.some((family) => family !== page && needs(lateIn(family)));

/**
 * The name of a module's file, for `codeSplitting.groups`; null for what no page begins with, which the bundler shares out by itself.
 * @returns {(id: string, graph: { getModuleInfo(id: string): { importedIds: string[], dynamicallyImportedIds: string[] } | null }) => string | null}
 */
export function filesOfPages() {
  let needed;
  return (id, graph) => {
    needed ??= neededModules(graph);
    const by = [...(needed.get(id) ?? [])];
    const ofPages = by.filter((page) => page in pages);
    if (ofPages.length === 0) return null;
    const [name] = shared.find(([, fits]) => fits((page) => by.includes(page), ofPages.length)) ?? ofPages;
    return name;
  };
}

/** The pages that need each module, and the families that may need it later. */
function neededModules(graph) {
  const needed = new Map();
  const roots = Object.fromEntries(Object.entries(pages).map(([page, entries]) => [page, entries.map((path) => `${root}/${path}`)]));
  for (const [page, entries] of Object.entries(roots)) note(page, entries);
  const known = new Set(Object.values(roots).flat());
  for (const part of lateParts(graph)) if (!known.has(part)) note(lateIn(familyOf(part)), [part]);
  return needed;

  function note(page, entries) {
    const waiting = [...entries];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const by = needed.get(id) ?? new Set();
      if (by.has(page)) continue;
      needed.set(id, by.add(page));
      waiting.push(...importsOf(id, graph).importedIds);
    }
  }
}

/** What is imported when it is needed, from anywhere. */
function lateParts(graph) {
  const parts = new Set();
  const seen = new Set();
  const waiting = [`${root}/src/main.tsx`];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds, dynamicallyImportedIds } = importsOf(id, graph);
    for (const part of dynamicallyImportedIds) parts.add(part);
    waiting.push(...importedIds, ...dynamicallyImportedIds);
  }
  return parts;
}

function importsOf(id, graph) {
  if (id.endsWith('/lucide-react.mjs')) throw new Error('An icon is imported from lucide-react: import it from lucide-react/icons/<name>.');
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`The build has no ${id}. Was it moved? Then say where to in scripts/files-of-pages.mjs.`);
  return module;
}
