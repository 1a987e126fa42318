import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { countUse } from '@/backend/publishing/count-use';
import type { GuidedTourState } from '@/domain/guided-tours/guided-tour-state';
import { openedAt } from '@/domain/guided-tours/playback';
import { guidedTourId } from '@/domain/ids';
import { countPlaying } from './count-playing';

vi.mock('@/backend/publishing/count-use', () => ({ countUse: vi.fn() }));

it('counts once that a guided tour was played, and once that it was played to its end', () => {
  const shown = { stops: [], isMuted: false, showsCaptions: true, caption: '', silent: new Set<never>(), spoken: new Map<never, never>() };
  const playback = openedAt(null, false);
  const store = createStore<GuidedTourState>(() => ({ ...shown, playback }));
  const stop = countPlaying(store, guidedTourId('round'));
  expect(countUse).not.toHaveBeenCalled();

  for (const isPlaying of [true, false, true]) store.setState({ playback: { ...playback, isPlaying } });
  for (const hasEnded of [true, false, true]) store.setState({ playback: { ...playback, hasEnded } });
  stop();

  expect(vi.mocked(countUse).mock.calls.flat()).toEqual([
    { kind: 'guidedTourStarted', guidedTour: 'round' },
    { kind: 'guidedTourFinished', guidedTour: 'round' },
  ]);
});
