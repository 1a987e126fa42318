import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GuidedTourStart } from '@/domain/guided-tours/guided-tour-address';
import { type GuidedTourState, timedStops } from '@/domain/guided-tours/guided-tour-state';
import {
  openedAt,
  type Playback,
  type PlaybackContext,
  type PlaybackEvent,
  playbackAfter,
  remainingMs,
  type Speed,
} from '@/domain/guided-tours/playback';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { GuidedStopId } from '@/domain/ids';
import { camera, missingStops } from './camera';
import type { GuidedTourHost } from './guided-tour-host';
import type { Narration, NarrationEvents } from './narration';
import { createVoice } from './voice';

/** A guided tour while it is open. */
export type GuidedTourSession = {
  store: StoreApi<GuidedTourState>;
  send: (event: PlaybackEvent) => void;
  /** Pauses it at once, with the camera still. */
  interrupt: () => void;
  /** Takes over what an author changed. */
  setStops: (stops: readonly ShownStop[]) => void;
  setMuted: (isMuted: boolean) => void;
  setSpeed: (speed: Speed) => void;
  setShowsCaptions: (shows: boolean) => void;
  end: () => void;
};

/** How it is opened: at a stop, null for the first; `isPressed`: by a press in this page, after which there may be sound. */
export type GuidedTourOpening = { stop: GuidedStopId | null; start: GuidedTourStart; isPressed: boolean; loops: boolean };

export type GuidedTourOptions = {
  host: GuidedTourHost;
  opened: GuidedTourOpening;
  stops: readonly ShownStop[];
  isMotionReduced: () => boolean;
  createNarration: (events: NarrationEvents) => Narration;
  now?: () => number;
};

/** Opens a guided tour: moves the camera, plays the narration, and stops for whoever looks around. */
export function openGuidedTourSession(options: GuidedTourOptions): GuidedTourSession {
  const { host, isMotionReduced, createNarration } = options;
  const store = createStore<GuidedTourState>(() => initialState(options));
  const stopOf = (id: GuidedStopId | null) => store.getState().stops.find((stop) => stop.id === id) ?? null;
  const voice = createVoice(store, createNarration, () => send({ type: 'narrationEnded' }));
  const reachable = reachableStops(options, store);
  const clock = tourClock(options, store, () => send({ type: 'timeOver' }));
  const travelling = camera(host, isMotionReduced, {
    onArrived: () => send({ type: 'arrived' }),
    onMissing: (id) => {
      send({ type: 'unreachable' });
      reachable.remove([id]);
    },
    onInterrupted: () => interrupt(),
  });

  function send(event: PlaybackEvent) {
    const before = store.getState().playback;
    const playback = playbackAfter(before, event, clock.context());
    store.setState({ playback });
    if (playback.since === null) voice.pause();
    if (event.type === 'pause') travelling.stop();
    else setOff(before, playback);
    if (event.type === 'arrived') arrive(playback);
  }
  function setOff(before: Playback, { goingTo, isPlaying, stop, speed }: Playback) {
    if (goingTo === null || (goingTo === before.goingTo && isPlaying === before.isPlaying)) return;
    const next = stopOf(goingTo);
    // Continue glides back to the stop that was left
    travelling.go(next, { transition: goingTo === stop ? 'glide' : (next?.transition ?? 'cut'), speed });
  }
  function arrive({ stop: id, isPlaying, passedMs }: Playback) {
    const stop = stopOf(id);
    if (!stop) return;
    host.onStop(stop);
    if (isPlaying) voice.play(stop, passedMs === 0);
  }
  function interrupt() {
    const { isPlaying, goingTo } = store.getState().playback;
    if (isPlaying || goingTo !== null) send({ type: 'pause' });
  }
  const stopWatching = host.watchVisitor(interrupt);
  const first = stopOf(store.getState().playback.stop);
  // an address leads to its stop at once
  if (first) travelling.go(first, { transition: options.opened.isPressed ? first.transition : 'cut', speed: 1 });
  return {
    store,
    send,
    interrupt,
    setStops: reachable.set,
    setMuted: voice.setMuted,
    setSpeed: (speed) => {
      voice.setSpeed(speed);
      send({ type: 'setSpeed', speed });
    },
    setShowsCaptions: (showsCaptions) => store.setState({ showsCaptions }),
    end: () => {
      stopWatching();
      for (const part of [clock, reachable, travelling, voice]) part.end();
    },
  };
}

function initialState({ opened, stops, isMotionReduced }: GuidedTourOptions): GuidedTourState {
  const first = stops.find(({ id }) => id === opened.stop) ?? stops[0];
  return {
    playback: openedAt(first?.id ?? null, opened.start === 'atOnce' && (opened.isPressed || !isMotionReduced())),
    stops,
    // what waits for Play begins by a press, which browsers ask for before there is sound
    isMuted: !opened.isPressed && opened.start !== 'byPress',
    showsCaptions: true,
    caption: '',
    silent: new Set(),
    spoken: new Map(),
  };
}

/** Calls back when the time of a stop is over. */
function tourClock({ opened, now = () => performance.now() }: GuidedTourOptions, store: StoreApi<GuidedTourState>, onTimeOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const context = (): PlaybackContext => ({ stops: timedStops(store.getState(), opened.loops), now: now(), loops: opened.loops });
  const schedule = ({ playback }: GuidedTourState) => {
    clearTimeout(timer);
    const ms = remainingMs(playback, context());
    if (ms !== null) timer = setTimeout(onTimeOver, ms);
  };
  const stop = store.subscribe((state, before) => {
    if (timed.some((part) => state[part] !== before[part])) schedule(state);
  });
  return {
    context,
    end: () => {
      stop();
      clearTimeout(timer);
    },
  };
}

/** The stops without those whose sweep is gone, which is certain once the viewer is ready. */
function reachableStops({ host, stops }: GuidedTourOptions, store: StoreApi<GuidedTourState>) {
  const missing = new Set<GuidedStopId>();
  const set = (next: readonly ShownStop[]) => store.setState({ stops: next.filter(({ id }) => !missing.has(id)) });
  const remove = (ids: readonly GuidedStopId[]) => {
    for (const id of ids) missing.add(id);
    if (ids.length > 0) set(store.getState().stops);
  };
  const end = host.whenDecided(() => {
    const showcase = host.readyShowcase();
    if (showcase) void missingStops(showcase, stops).then(remove, () => undefined);
  });
  return { set, remove, end };
}

/** What the time of a stop depends on. */
const timed = ['playback', 'stops', 'silent', 'spoken'] as const;
