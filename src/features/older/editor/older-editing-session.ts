import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { AppError } from '@/domain/app-error';
import { type OrgId, poiId } from '@/domain/ids';
import { allItems, changeItem, newItem, parentOf, withUniqueIdentifiers } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { mergedItems } from '@/domain/older/merged-points';
import { deleteItem, nestItem, type PoiList } from '@/domain/older/poi-lists';
import { randomIdentifier } from '@/domain/random';
import { toastError, toastSuccess } from '@/ui/toast';
import type { OlderEntry } from '@/widgets/player-session/older-editing';
import { pleaseWaitMessage } from '@/widgets/player-session/player-controls';
import type { PlayerSession } from '@/widgets/player-session/player-session';

/** `list` is the loaded list, null for a new one; `problem` is why the last save failed. */
type OlderState = {
  items: OlderItem[];
  list: PoiList | null;
  /** identifiers of the points beside lists that the items began with */
  pointIds: readonly string[];
  /** the id of the next new list, the same until it is saved */
  newListId: string;
  isChanged: boolean;
  isSaving: boolean;
  problem: string | null;
  /** shown for a moment after a save @see OLD-019 */
  flashes: boolean;
  placing: string | null;
  /** Whether the viewer takes a press for that tag yet: it starts a moment later. */
  canPlace: boolean;
  changingView: string | null;
};

/** The editing of an older tour's points. */
export type OlderEditingSession = {
  store: StoreApi<OlderState>;
  player: PlayerSession;
  ref: { organization: OrgId; tour: string };
  edit: (identifier: string, change: (item: OlderItem) => OlderItem) => void;
  /** Replaces all items; an AppError of `change` is shown. */
  replace: (change: (items: OlderItem[]) => OlderItem[]) => boolean;
  /** Shows a saved list, or a new one, with the points beside it. */
  load: (list: PoiList | null) => void;
};

export function createOlderEditingSession(player: PlayerSession, { older, list, points }: OlderEntry): OlderEditingSession {
  const identifiers = points.map(({ identifier }) => identifier);
  const store = createStore<OlderState>(() => ({
    items: withUniqueIdentifiers(mergedItems(list, points)),
    list,
    pointIds: identifiers,
    newListId: randomIdentifier(),
    isChanged: false,
    isSaving: false,
    problem: null,
    flashes: false,
    placing: null,
    canPlace: false,
    changingView: null,
  }));
  const setItems = (items: OlderItem[]) => store.setState({ items, isChanged: true });
  return {
    store,
    player,
    ref: { organization: older.organization, tour: older.id },
    edit: (identifier, change) => setItems(changeItem(store.getState().items, identifier, change)),
    replace: (change) => {
      try {
        setItems(change(store.getState().items));
        return true;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        toastError(error.message);
        return false;
      }
    },
    load: (next) => {
      player.store.getState().closePoi();
      store.setState({
        items: withUniqueIdentifiers(mergedItems(next, points)),
        list: next,
        pointIds: identifiers,
        isChanged: false,
        problem: null,
      });
    },
  };
}

/** Adds an item at the current view and opens it; null, after a toast, if there is no view. @see OLD-031 */
export function addItem({ player, replace }: OlderEditingSession, type: OlderItem['type']): OlderItem | null {
  const view = player.currentView();
  if (!view) {
    toastError(player.readyShowcase() ? 'Go inside first, and wait until the camera stops moving.' : pleaseWaitMessage());
    return null;
  }
  const item = newItem(type, view);
  replace((items) => [...items, item]);
  player.store.getState().openPoi(poiId(item.identifier));
  return item;
}

/** Removes an item that has neither files nor tasks; it can be undone. @see OLD-023 */
export function removeItem({ store, player, replace }: OlderEditingSession, item: OlderItem): void {
  const { items } = store.getState();
  const parent = parentOf(items, item.identifier);
  if (!replace((current) => (parent ? deleteItem(current, parent, item) : deleteItem(current, item)))) return;
  if (player.store.getState().activePoi === item.identifier) player.store.getState().closePoi();
  const after = store.getState().items;
  toastSuccess('Point deleted', {
    action: {
      label: 'Undo',
      run: () =>
        store.getState().items === after
          ? store.setState({ items, isChanged: true })
          : toastError('The list has changed since. Load it again from the history to bring the point back.'),
    },
  });
}

/** Moves an item below another one, or with "" to the first level. @see OLD-023 */
export function moveItem({ replace }: OlderEditingSession, item: OlderItem, parent: string): void {
  replace((items) => {
    const before = parentOf(items, item.identifier);
    const loose = before ? [...changeItem(items, before.identifier, (one) => withoutTask(one, item)), item] : items;
    return parent === '' ? loose : nestItem(loose, item.identifier, parent);
  });
}

const withoutTask = (item: OlderItem, task: OlderItem): OlderItem => ({
  ...item,
  tasks: item.tasks.filter(({ identifier }) => identifier !== task.identifier),
});

const OlderEditingSessionContext = createContext<OlderEditingSession | null>(null);
export const OlderEditingSessionProvider = OlderEditingSessionContext;

export function useOlderEditingSession(): OlderEditingSession {
  const session = use(OlderEditingSessionContext);
  if (!session) throw new Error('useOlderSession must be used within an OlderSessionProvider.');
  return session;
}

export const useOlderState = <T>(select: (state: OlderState) => T): T => useStore(useOlderEditingSession().store, select);

/** The item with this identifier; undefined if it was deleted. */
export const useItem = (identifier: string | null): OlderItem | undefined =>
  useOlderState(({ items }) => allItems(items).find((item) => item.identifier === identifier));
