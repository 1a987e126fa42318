import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { announcePresence, createLeaveOnUnload, leave, removePresences, type Tab } from '@/backend/presence/commands';
import { presenceQueries } from '@/backend/presence/queries';
import type { TourId } from '@/domain/ids';
import { type OtherUser, otherUsers, presenceId, presenceTimes, stalePresences } from '@/domain/presence';
import { randomIdentifier } from '@/domain/random';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useEditingSession, useEditingState } from '../session/editing-context';
import { startHeartbeat } from './heartbeat';

const nobody: readonly OtherUser[] = [];

/** Announces that this tab edits the tour, and returns the other editors. */
export function usePresence(): readonly OtherUser[] {
  const tour = useEditingState(({ input }) => input.tour.id);
  const uid = useEditingState(({ input }) => input.author?.uid);
  const hasUnsavedChanges = useEditingState(({ needsSaving }) => needsSaving);
  const isEditing = usePlayerState(({ uiMode }) => uiMode === 'edit');
  const [tab] = useState(tabId);
  const isPresent = uid !== undefined && (isEditing || hasUnsavedChanges);
  useAnnouncePresence(isPresent ? { tour, uid, tab } : null);

  const { data: snapshot, error } = useQuery({ ...presenceQueries.of(tour), enabled: isPresent });
  useEffect(() => {
    if (error) console.warn('Failed to load who else is editing this tour.', error);
  }, [error]);
  const { store } = useEditingSession();
  const serverAheadMs = snapshot?.ahead ?? 0;
  useEffect(() => store.setState({ serverAheadMs }), [store, serverAheadMs]);
  const now = new Date(useClock(isPresent) + serverAheadMs);
  const own = uid ? presenceId({ uid, tab }) : '';
  // the server time is unknown until the first heartbeat is confirmed
  const all = (isPresent && snapshot?.all) || [];
  const isConfirmed = all.some(({ id, seen }) => id === own && seen !== null);
  const stale = isConfirmed ? stalePresences(all, now) : [];
  useRemoveStale(tour, stale.map(({ id }) => id).join(' '));
  return isConfirmed ? otherUsers(all, own, now) : nobody;
}

/** Announces this tab and its open PoI; null announces nothing. */
function useAnnouncePresence(me: Tab | null): void {
  const { tour, uid, tab } = me ?? {};
  const email = useEditingState(({ input }) => input.author?.email) ?? '';
  const poi = usePlayerState(({ activePoi }) => activePoi);
  const heartbeatRef = useRef<ReturnType<typeof startHeartbeat> | null>(null);
  useEffect(() => {
    if (!tour || !uid || !tab) return;
    const own = { tour, uid, tab };
    const leaver = createLeaveOnUnload(own);
    const beat = startHeartbeat({
      announce: async (openPoi) => {
        await announcePresence({ ...own, email, poi: openPoi });
        await leaver.prepare();
      },
      leave: () => leave(own),
      leaveOnPageHide: leaver.leave,
    });
    heartbeatRef.current = beat;
    return () => {
      heartbeatRef.current = null;
      beat.end();
    };
  }, [tour, uid, email, tab]);
  useEffect(() => heartbeatRef.current?.moveTo(poi), [poi]);
}

/** Removes stale presences; tries each id once. */
function useRemoveStale(tour: TourId, ids: string): void {
  const requested = useRef(new Set<string>());
  useEffect(() => {
    // the list shrinks as removed presences disappear, so skip ids already requested
    const newIds = ids.split(' ').filter((id) => id !== '' && !requested.current.has(id));
    if (newIds.length === 0) return;
    for (const id of newIds) requested.current.add(id);
    removePresences(tour, newIds).catch((error: unknown) => console.warn('Failed to remove stale presences.', error));
  }, [tour, ids]);
}

/** Returns the current time; re-renders often enough to notice who is gone. */
function useClock(isOn: boolean): number {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setCount((count) => count + 1), presenceTimes.check);
    return () => clearInterval(timer);
  }, [isOn]);
  return Date.now();
}

const key = 'presenceTab';

/** Returns an id for this tab that survives reloads, so that it is not listed twice. */
function tabId(): string {
  try {
    const stored = sessionStorage.getItem(key);
    if (stored) return stored;
    const created = randomIdentifier();
    sessionStorage.setItem(key, created);
    return created;
  } catch {
    // storage is unavailable: use a new id each time
    return randomIdentifier();
  }
}
