import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { leave, leaverOf, removePresences, sayHere, type Tab } from '@/backend/presence/commands';
import { presenceQueries } from '@/backend/presence/queries';
import type { TourId } from '@/domain/ids';
import { forgottenAmong, type Other, othersAmong, presenceId } from '@/domain/presence';
import { usePlayer } from '@/widgets/visit/session-context';
import { useEditingState } from '../session/editing-context';
import { heartbeat } from './heartbeat';
import { tabName } from './tab-name';

/** How often it is looked who was not heard of for long, in milliseconds. */
const pause = 60_000;
const nobody: readonly Other[] = [];

/** Says that this tab edits the tour, as long as it does, and answers who else does. */
export function usePresence(): readonly Other[] {
  const tour = useEditingState(({ given }) => given.tour.id);
  const uid = useEditingState(({ given }) => given.author?.uid);
  const hasWork = useEditingState(({ needsSaving }) => needsSaving);
  const isEditing = usePlayer(({ uiMode }) => uiMode === 'edit');
  const [tab] = useState(tabName);
  const isHere = uid !== undefined && (isEditing || hasWork);
  useSaidPresence(isHere ? { tour, uid, tab } : null);

  const { data: here, error } = useQuery({ ...presenceQueries.of(tour), enabled: isHere });
  useEffect(() => {
    if (error) console.warn('Who else edits this tour cannot be told.', error);
  }, [error]);
  const now = new Date(useMinutes(isHere) + (here?.ahead ?? 0));
  const own = uid ? presenceId({ uid, tab }) : '';
  // Until the server has answered the first word from here, nobody knows what time it is there.
  const all = (isHere && here?.all) || [];
  const isHeard = all.some(({ id, seen }) => id === own && seen !== null);
  const forgotten = isHeard ? forgottenAmong(all, now) : [];
  useRemoved(tour, forgotten.map(({ id }) => id).join(' '));
  return isHeard ? othersAmong(all, own, now) : nobody;
}

/** Says that this tab is here, and at which PoI; with null it is not. */
function useSaidPresence(me: Tab | null): void {
  const { tour, uid, tab } = me ?? {};
  const email = useEditingState(({ given }) => given.author?.email) ?? '';
  const poi = usePlayer(({ activePoi }) => activePoi);
  const beating = useRef<ReturnType<typeof heartbeat> | null>(null);
  useEffect(() => {
    if (!tour || !uid || !tab) return;
    const own = { tour, uid, tab };
    const leaver = leaverOf(own);
    const present = heartbeat({
      say: async (at) => {
        await sayHere({ ...own, email, poi: at });
        await leaver.prepare();
      },
      leave: () => leave(own),
      leaveAtOnce: leaver.leave,
    });
    beating.current = present;
    return () => {
      beating.current = null;
      present.end();
    };
  }, [tour, uid, email, tab]);
  useEffect(() => beating.current?.moveTo(poi), [poi]);
}

/** Removes those who left without a word; once, whatever comes of it. */
function useRemoved(tour: TourId, ids: string): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    // one that goes leaves the others in a shorter list
    const fresh = ids.split(' ').filter((id) => id !== '' && !asked.current.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) asked.current.add(id);
    removePresences(tour, fresh).catch((error: unknown) => console.warn('A presence was left.', error));
  }, [tour, ids]);
}

/** The time, anew each minute and whenever it is drawn. */
function useMinutes(isOn: boolean): number {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setCount((count) => count + 1), pause);
    return () => clearInterval(timer);
  }, [isOn]);
  return Date.now();
}
