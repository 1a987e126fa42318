import {
  afterTraversal,
  entryBefore,
  isTraversingHistory,
  noteCurrentEntry,
  readCurrentEntry,
  stepsBetween,
  traverse,
} from './history-steps';

/**
 * What a user opens over a page (a dialog, a panel) gets a history entry of its own above the page's, so that Back closes it. This module
 * makes the entries follow what is open: it adds entries for new layers and goes back over those of closed ones.
 */
type Layer = { close: () => void };

/** Stored in the state of a page's entry and of the entries above it. */
type Mark = {
  /** Id of the page's entry. */
  page: string;
  /** How many layers are open in this entry. */
  depth: number;
  /** URL of the page's entry. */
  address: string;
};

const layers: Layer[] = [];
let isStarted = false;
let isScheduled = false;
/** The mark of the entry before a navigation. */
let lastMark: Mark | null = null;
let pageCount = 0;

/** Without this, layers have no history entries. `guardHistory` calls it, once. */
export function startBackLayers(): void {
  isStarted = true;
  const mark = readMark();
  if (mark && mark.depth > 0) leaveClosedLayer(mark, false);
  else noteEntry();
}

/** Adds a layer that was opened; Back calls `close`. @returns removes it; call it when the layer is closed */
export function addBackLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  schedule();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    schedule();
  };
}

/** Runs the callback once the history entries of closed layers are left, so that it can navigate. */
export function afterBackLayers(callback: () => void): void {
  afterTraversal(() => {
    reconcile();
    afterTraversal(callback);
  });
}

/** Handles Back within a page: closes its upper layers. @returns whether the navigation was that, and means nothing to the router */
export function closesLayers(): boolean {
  const mark = readMark();
  const isSamePage = mark !== null && mark.page === lastMark?.page;
  if (!isSamePage || mark.depth >= layers.length) return false;
  noteEntry();
  for (const layer of layers.slice(mark.depth).reverse()) layer.close();
  // a layer may stay open, for example to ask about unsaved changes: it gets its entry back
  setTimeout(schedule);
  return true;
}

/** Handles navigation to the entry of a layer that is closed by now. @returns whether the router already shows its page */
export function skipsClosedLayer(): boolean {
  const mark = readMark();
  const isSamePage = mark !== null && mark.page === lastMark?.page;
  const before = entryBefore();
  noteEntry();
  if (!mark || mark.depth <= layers.length) return false;
  leaveClosedLayer(mark, stepsBetween(before, readCurrentEntry()) > 0);
  return isSamePage;
}

/** An entry that has the URL of its page is skipped; one with a URL of its own becomes a page's entry. */
function leaveClosedLayer(mark: Mark, isForward: boolean): void {
  if (mark.address !== window.location.href) writeMark(null);
  else if (isForward && window.navigation?.canGoForward) window.history.go(1);
  else traverse(layers.length - mark.depth);
  afterTraversal(noteEntry);
}

function schedule(): void {
  if (!isStarted || isScheduled) return;
  isScheduled = true;
  // once for all layers that open and close together
  queueMicrotask(() => {
    isScheduled = false;
    afterTraversal(reconcile);
  });
}

function reconcile(): void {
  if (!isStarted || isTraversingHistory()) return;
  const depth = readMark()?.depth ?? 0;
  if (layers.length > depth) addEntries(depth);
  else if (layers.length < depth) traverse(layers.length - depth);
  afterTraversal(noteEntry);
}

function addEntries(depth: number): void {
  const page = readMark() ?? { page: `${performance.timeOrigin} ${pageCount++}`, address: window.location.href };
  if (depth === 0) writeMark({ ...page, depth });
  for (let next = depth + 1; next <= layers.length; next++) {
    window.history.pushState({ ...window.history.state, backLayers: { ...page, depth: next } satisfies Mark }, '');
  }
}

function noteEntry(): void {
  noteCurrentEntry();
  lastMark = readMark();
}

function readMark(): Mark | null {
  const state: { backLayers?: Mark } | null = window.history.state;
  return state?.backLayers ?? null;
}

function writeMark(mark: Mark | null): void {
  // the router counts on from null, not from undefined
  const { backLayers: _, ...state } = window.history.state ?? { idx: null };
  window.history.replaceState(mark ? { ...state, backLayers: mark } : state, '');
}
