import { notifyManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { poiId, type UserId, userId } from '@/domain/ids';
import { type Presence, presenceId, presenceTimes } from '@/domain/presence';
import { anAuthor, anEditing } from '../testing/an-editing';
import { Presence as Here } from './presence';

const removed: string[][] = [];
let own = '';

vi.mock('@/backend/presence/commands', () => ({
  sayHere: async (tab: { uid: UserId; tab: string }) => {
    own = presenceId(tab);
  },
  leave: async () => undefined,
  leaverOf: () => ({ prepare: async () => undefined, leave: () => undefined }),
  removePresences: async (_tour: string, ids: string[]) => void removed.push(ids),
}));
vi.mock('@/backend/presence/queries', () => ({
  presenceQueries: { of: () => ({ queryKey: ['presence'], queryFn: () => ({ all: [], ahead: 0 }), staleTime: Number.POSITIVE_INFINITY }) },
}));

// what is told is drawn within the act that tells it
notifyManager.setScheduler(queueMicrotask);
afterEach(cleanup);

const left = (id: string): Presence => ({
  id,
  uid: userId(id),
  email: `${id}@acme.example`,
  poi: poiId(''),
  seen: new Date(Date.now() - presenceTimes.forgotten - 1000),
});

it('removes each who left without a word once, also while one goes after the other', async () => {
  const { show, client } = anEditing();
  show(<Here />);
  await waitFor(() => expect(own).not.toBe(''));
  const me: Presence = { ...left(own), uid: anAuthor.uid, seen: new Date() };
  const tell = (all: Presence[]) => client.setQueryData(['presence'], { all: [me, ...all], ahead: 0 });

  await act(async () => tell([left('anna'), left('bob')]));
  await act(async () => tell([left('bob')]));
  await act(async () => tell([left('bob'), left('eve')]));

  expect(removed).toEqual([['anna', 'bob'], ['eve']]);
});
