import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Tour } from '@/domain/tours';
import type { Editing, Given, OpenEditor } from '@/widgets/visit/editing';
import type { PlayerSession } from '@/widgets/visit/player-session';

type Load = (() => Promise<OpenEditor>) | undefined;

/**
 * The editing of this visit: its code is asked for when somebody who may write first turns to edit mode, and what they did stays until the
 * visit ends, whatever they turn to.
 */
export function useEditing(session: PlayerSession, load: Load, given: Given): Editing | null {
  const wanted = useStore(session.store, ({ uiMode }) => uiMode === 'edit') && given.mayWrite;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [open, setOpen] = useState<OpenEditor | null>(null);
  useEffect(() => {
    if (!wanted || !load || open) return;
    let isOver = false;
    load()
      .then((loaded) => !isOver && setOpen(() => loaded))
      .catch((error: unknown) => {
        console.error(error);
        session.store.getState().tell('The editor did not arrive. Check your connection; then turn to Edit again.');
        session.store.getState().chooseUiMode('play');
      });
    return () => {
      isOver = true;
    };
  }, [wanted, load, open, session]);
  const begin = useEffectEvent((opens: OpenEditor) => opens(session, given));
  useEffect(() => {
    if (!open) return;
    const opened = begin(open);
    setEditing(opened);
    return () => {
      opened.end();
      setEditing(null);
    };
  }, [open]);
  useEffect(() => editing?.receive(given), [editing, given]);
  return editing;
}

const never = () => () => {};

/** The tour as it is on the screen. */
export const useShownTour = (stored: Tour, editing: Editing | null): Tour =>
  useSyncExternalStore(editing?.subscribe ?? never, () => editing?.tour() ?? stored);
