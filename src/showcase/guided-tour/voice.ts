import type { StoreApi } from 'zustand/vanilla';
import type { GuidedTourState } from '@/domain/guided-tours/guided-tour-state';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { GuidedStopId } from '@/domain/ids';
import type { Narration, NarrationEvents } from './narration';
import { readSpokenText } from './spoken-text';

type CreateNarration = (events: NarrationEvents) => Narration;

/** What is heard of a guided tour: one narration at a time, and which of them cannot be heard. */
export function createVoice(store: StoreApi<GuidedTourState>, createNarration: CreateNarration, onEnded: () => void) {
  let loaded: GuidedStopId | null = null;
  const narration = createNarration({
    onEnded,
    onFailed: () => {
      const { silent, playback, stops } = store.getState();
      const stop = stops.find(({ id }) => id === playback.stop);
      if (!stop) return;
      store.setState({ silent: new Set([...silent, stop.id]), caption: '' });
      readCaptions(stop);
    },
    onMuted: () => store.setState({ isMuted: true, showsCaptions: true }),
    onCaption: (caption) => store.setState({ caption }),
  });
  const readCaptions = ({ id, text, captions }: ShownStop) => {
    if (text !== '' || !captions) return;
    readSpokenText(captions).then(
      (words) => store.setState(({ spoken }) => ({ spoken: new Map([...spoken, [id, words]]) })),
      () => undefined,
    );
  };
  narration.setMuted(store.getState().isMuted);
  const play = (stop: ShownStop | null, isFromStart: boolean) => {
    if (loaded !== stop?.id || isFromStart) {
      store.setState(({ silent }) => ({ silent: new Set([...silent].filter((id) => id !== stop?.id)) }));
      narration.load(stop);
    }
    loaded = stop?.id ?? null;
    narration.play();
  };
  return {
    /** Plays what is said at a stop, from its start or on from where it was. */
    play,
    pause: narration.pause,
    setSpeed: narration.setSpeed,
    setMuted: (isMuted: boolean) => {
      narration.setMuted(isMuted);
      store.setState({ isMuted });
      const { playback, silent, stops } = store.getState();
      const stop = stops.find(({ id }) => id === playback.stop);
      // a browser that refused to play agrees after a press
      if (stop && playback.since !== null && silent.has(stop.id)) play(stop, true);
    },
    end: narration.end,
  };
}
