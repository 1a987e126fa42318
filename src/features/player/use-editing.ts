import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isPlayerAdmin } from '@/domain/access/platform';
import { sameFolders } from '@/domain/folders/same';
import { hasEqualFields } from '@/domain/same';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import type { EditorInput, EditorInstance, StartEditing } from '@/widgets/player-session/editing';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { playerScreenTexts } from './screen-texts';

type LoadEditor = (() => Promise<StartEditing>) | undefined;
type Edited = Pick<EditorInput, 'tour' | 'icons' | 'mayWrite'>;

/**
 * Opens the editor when a user with write access first enters edit mode. The editing session stays open until the player session ends, also
 * in play mode.
 */
export function useEditing(session: PlayerSession, load: LoadEditor, { tour, icons, mayWrite }: Edited): EditorInstance | null {
  const currentUser = useCurrentUser();
  const input: EditorInput = useMemo(
    () => ({
      tour,
      icons,
      author: currentUser && { uid: currentUser.uid, email: currentUser.email },
      mayWrite,
      isAdmin: isPlayerAdmin(currentUser),
    }),
    [tour, icons, currentUser, mayWrite],
  );
  const shouldOpen = useStore(session.store, ({ uiMode }) => uiMode === 'edit') && mayWrite;
  const [editing, setEditing] = useState<EditorInstance | null>(null);
  const [openEditor, setOpenEditor] = useState<StartEditing | null>(null);
  useEffect(() => {
    if (!shouldOpen || !load || openEditor) return;
    let isCancelled = false;
    load()
      .then((loaded) => !isCancelled && setOpenEditor(() => loaded))
      .catch((error: unknown) => {
        console.error(error);
        session.store.getState().setNotice(playerScreenTexts.get().editorFailed);
        session.store.getState().setUiMode('play');
      });
    return () => {
      isCancelled = true;
    };
  }, [shouldOpen, load, openEditor, session]);
  const openSession = useEffectEvent((loadedOpen: StartEditing) => loadedOpen(session, input));
  useEffect(() => {
    if (!openEditor) return;
    const editingSession = openSession(openEditor);
    setEditing(editingSession);
    return () => {
      editingSession.end();
      setEditing(null);
    };
  }, [openEditor]);
  useEffect(() => editing?.update(input), [editing, input]);
  return editing;
}

/** Whether the editor has changes that are not saved. */
export const useHasUnsaved = (stored: Tour, editing: EditorInstance | null): boolean =>
  useSyncExternalStore(editing?.subscribe ?? subscribeNever, () => editing !== null && !isSameTour(editing.tour(), stored));

/** Asked at every key. After a save, the stored tour has no object in common with the edited one: each PoI is compared once. */
const isSameTour = (one: Tour, other: Tour): boolean =>
  one === other || (sameFolders(one.folders, other.folders) && hasEqualFields(one, other, ['folders', 'pointTypes']));

const subscribeNever = () => () => {};

/** Returns the tour with unsaved edits applied. */
export const useCurrentTour = (stored: Tour, editing: EditorInstance | null): Tour =>
  useSyncExternalStore(editing?.subscribe ?? subscribeNever, () => editing?.tour() ?? stored);
