import { createStore, type StoreApi } from 'zustand';
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
import { stopLength } from '@/domain/guided-tours/stop-length';
import type { GuidedStopId } from '@/domain/ids';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { OpenGuidedTour } from '@/widgets/player-session/player-state';
import { camera, missingStops, whenViewerDecided } from './camera';
import type { GuidedTourState } from './guided-tour-state';
import { watchVisitor } from './interruptions';
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

type Options = {
  session: PlayerSession;
  opened: OpenGuidedTour;
  stops: readonly ShownStop[];
  isMotionReduced: () => boolean;
  createNarration: (events: NarrationEvents) => Narration;
  now?: () => number;
};

/** Opens a guided tour over a player session: moves the camera, plays the narration, and stops for whoever looks around. */
export function openGuidedTourSession(options: Options): GuidedTourSession {
  const { session, isMotionReduced, createNarration } = options;
  const store = createStore<GuidedTourState>(() => initialState(options));
  const stopOf = (id: GuidedStopId | null) => store.getState().stops.find((stop) => stop.id === id) ?? null;
  const voice = createVoice(store, createNarration, () => send({ type: 'narrationEnded' }));
  const reachable = reachableStops(options, store);
  const clock = tourClock(options, store, () => send({ type: 'timeOver' }));
  const travelling = camera(session, isMotionReduced, {
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
    const { setGuidedStop, showPoi } = session.store.getState();
    setGuidedStop(stop.id);
    showPoi(stop.poi);
    if (isPlaying) voice.play(stop, passedMs === 0);
  }
  function interrupt() {
    const { isPlaying, goingTo } = store.getState().playback;
    if (isPlaying || goingTo !== null) send({ type: 'pause' });
  }
  const visitor = watchVisitor(session, interrupt);
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
      for (const part of [clock, reachable, visitor, travelling, voice]) part.end();
    },
  };
}

function initialState({ opened, stops, isMotionReduced }: Options): GuidedTourState {
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
function tourClock({ opened, now = () => performance.now() }: Options, store: StoreApi<GuidedTourState>, onTimeOver: () => void) {
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
function reachableStops({ session, stops }: Options, store: StoreApi<GuidedTourState>) {
  const missing = new Set<GuidedStopId>();
  const set = (next: readonly ShownStop[]) => store.setState({ stops: next.filter(({ id }) => !missing.has(id)) });
  const remove = (ids: readonly GuidedStopId[]) => {
    for (const id of ids) missing.add(id);
    if (ids.length > 0) set(store.getState().stops);
  };
  const end = whenViewerDecided(session, () => {
    const showcase = session.readyShowcase();
    if (showcase) void missingStops(showcase, stops).then(remove, () => undefined);
  });
  return { set, remove, end };
}

/** What the time of a stop depends on. */
const timed = ['playback', 'stops', 'silent', 'spoken'] as const;

/** The stops with their lengths, of which those without a sound last as long as reading takes. @param loops whether it plays by itself */
export const timedStops = ({ stops, silent, spoken }: Pick<GuidedTourState, 'stops' | 'silent' | 'spoken'>, loops = false) =>
  stops.map((stop) => {
    const text = stop.text || (spoken.get(stop.id) ?? '');
    const hasSound = stop.narration !== null && !silent.has(stop.id);
    return { id: stop.id, length: stopLength({ ...stop, text }, { hasSound, loops }) };
  });
