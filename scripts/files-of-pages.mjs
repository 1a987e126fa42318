// Groups the app's modules into the files of the build: modules that the same pages need share a file. Without this, every module that two
// dialogs share would be a separate file, and a page would request thirty.
import { root } from './setup.mjs';

/** The pages that users open first, each with the entry modules that import everything it needs before the first interaction. */
const pages = {
  base: ['src/main.tsx'],
  look: ['src/app/first-look/player-first-look.tsx'],
  landingLook: ['src/app/first-look/landing-first-look.tsx'],
  signIn: ['src/features/auth/sign-in-screen.tsx'],
  toasts: ['src/ui/toaster.tsx'],
  player: ['src/app/visitor-app.tsx', 'src/app/routes/tour-player.tsx', 'src/features/player/loaded-tour-player.tsx'],
  landing: ['src/app/visitor-app.tsx', 'src/features/tours/landing/tour-landing-screen.tsx'],
  // the player's slots lead to other families: they are in a file with the table of pages, as all that leads to another page
  dashboard: ['src/app/signed-in-app.tsx', 'src/features/tours/list/tours-screen.tsx', 'src/app/routes/player-slots.tsx'],
  account: ['src/backend/auth/auth-session.ts', 'src/backend/auth/commands.ts'],
  store: ['src/backend/firestore/firestore.ts'],
  lastShown: ['src/backend/cache/last-shown.ts'],
};

const lateIn = (family) => `late in ${family}`;
/** The pages that load parts on demand; a part's folder decides its family. The editor is loaded on top of the player. */
const families = ['player', 'landing', 'dashboard', 'map', 'any'];
const ofSignIn = /\/src\/(features\/auth\/platform-notices|backend\/(application\/read-global-message|auth\/remote-configuration))\.tsx?$/;
const familyOf = (part) => {
  if (ofSignIn.test(part)) return 'signIn';
  if (/\/src\/features\/(player|editor|older\/editor)\//.test(part)) return 'player';
  if (part.includes('/src/features/map/')) return 'map';
  if (part.includes('/src/features/tours/landing/')) return 'landing';
  return part.includes('/src/features/tours/') ? 'dashboard' : 'any';
};

/** The file of a module, by the pages that need it; the first match wins. A module that only one page needs is in that page's file. */
const shared = [
  // needed by every page
  ['base', (needs) => needs('base') || (needs('signIn') && needs('look'))],
  // what the first paints of the player, the landing page and the dashboard share, so that none loads another's file
  ['reading', (needs) => ['look', 'landingLook', 'dashboard'].filter(needs).length > 1],
  // the first paint of a tour; the pages that replace it reuse these modules
  ['look', (needs) => needs('look')],
  ['lastShown', (needs) => needs('lastShown') && !needs('frame') && !needs('dashboard') && !needs('player')],
  ['firebase', (needs) => needs('account') && needs('store') && !needs('signIn')],
  ['landingLook', (needs) => needs('landingLook')],
  // small modules that sign-in shares with other pages, so that none loads another page's file for them
  ['shared', (needs, count) => ['signIn', 'toasts', 'account'].some(needs) && (count > 1 || isNeededLater('any', needs))],
  // so that sign-in loads no other page's file for what it says of the platform a moment later
  ['message', (needs) => needs('dashboard') && (needs('player') || needs('landing')) && needs(lateIn('signIn'))],
  // router, queries, and other modules that the app's own pages share
  ['frame', (needs) => needs('dashboard') && (needs('player') || needs('landing'))],
  ['visit', (needs) => needs('player') && needs('landing')],
  // modules that other pages load on demand: they need not load a whole page for them
  // few of them, so that the map does not load those of all others
  ['mapParts', (needs) => needs('player') && needs(lateIn('map'))],
  ['playerParts', (needs) => needs('player') && isNeededLater('player', needs)],
  ['dialogParts', (needs) => needs('dashboard') && needs(lateIn('player'))],
  ['pageParts', (needs) => needs('dashboard') && isNeededLater('dashboard', needs)],
  // sizes vary widely, so the bundler decides
  [null, (needs) => needs('landing') && isNeededLater('landing', needs)],
];
const isNeededLater = (page, needs) => families.some((family) => family !== page && needs(lateIn(family)));

/**
 * The name of a module's file, for `codeSplitting.groups`; null for modules that no page starts with, which the bundler distributes itself.
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

/** The pages that need each module, and the families that may load it on demand. */
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

/** The targets of all dynamic imports. */
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
