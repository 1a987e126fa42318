import { notifyManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { poiId, type UserId, userId } from '@/domain/ids';
import { type Presence, presenceId, presenceTimes } from '@/domain/presence';
import { anAuthor, anEditing } from '../testing/an-editing';
import { Presence as Here } from './other-editors';

const removed: string[][] = [];
let own = '';

vi.mock('@/backend/presence/commands', () => ({
  announcePresence: async (tab: { uid: UserId; tab: string }) => {
    own = presenceId(tab);
  },
  leave: async () => undefined,
  createLeaveOnUnload: () => ({ prepare: async () => undefined, leave: () => undefined }),
  removePresences: async (_tour: string, ids: string[]) => void removed.push(ids),
}));
vi.mock('@/backend/presence/queries', () => ({
  presenceQueries: { of: () => ({ queryKey: ['presence'], queryFn: () => ({ all: [], ahead: 0 }), staleTime: Number.POSITIVE_INFINITY }) },
}));

// run notifications inside act
notifyManager.setScheduler(queueMicrotask);
afterEach(cleanup);

const stalePresence = (id: string): Presence => ({
  id,
  uid: userId(id),
  email: `${id}@acme.example`,
  poi: poiId(''),
  seen: new Date(Date.now() - presenceTimes.forgotten - 1000),
});

it('removes each stale presence once, also while the list shrinks', async () => {
  const { show, client } = anEditing();
  show(<Here />);
  await waitFor(() => expect(own).not.toBe(''));
  const me: Presence = { ...stalePresence(own), uid: anAuthor.uid, seen: new Date() };
  const setPresences = (all: Presence[]) => client.setQueryData(['presence'], { all: [me, ...all], ahead: 0 });

  await act(async () => setPresences([stalePresence('anna'), stalePresence('bob')]));
  await act(async () => setPresences([stalePresence('bob')]));
  await act(async () => setPresences([stalePresence('bob'), stalePresence('eve')]));

  expect(removed).toEqual([['anna', 'bob'], ['eve']]);
});

it('says how far the clock of the server is ahead, by which states are chosen', async () => {
  const { show, client, state } = anEditing();
  show(<Here />);
  await waitFor(() => expect(client.getQueryData(['presence'])).toBeDefined());

  await act(async () => client.setQueryData(['presence'], { all: [], ahead: -9000 }));

  expect(state().serverAheadMs).toBe(-9000);
});
