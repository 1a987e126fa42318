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
import { stopLengthMs } from '@/domain/guided-tours/stop-length';
import type { GuidedStopId } from '@/domain/ids';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import type { OpenGuidedTour } from '@/widgets/player-session/player-state';
import { camera, missingStops, whenViewerDecided } from './camera';
import { watchVisitor } from './interruptions';
import type { Narration, NarrationEvents } from './narration';

export type GuidedTourState = {
  playback: Playback;
  /** the stops that can be reached */
  stops: readonly ShownStop[];
  isMuted: boolean;
  showsCaptions: boolean;
  /** what is being said; "" for nothing */
  caption: string;
  /** stops whose narration cannot be heard */
  silent: ReadonlySet<GuidedStopId>;
};

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
  const { session, opened, stops, isMotionReduced, createNarration, now = () => performance.now() } = options;
  const plays = opened.start === 'atOnce' && !isMotionReduced();
  const first = stops.find(({ id }) => id === opened.stop) ?? stops[0];
  const store = createStore<GuidedTourState>(() => ({
    playback: openedAt(first?.id ?? null, plays),
    stops,
    isMuted: !opened.isPressed,
    showsCaptions: true,
    caption: '',
    silent: new Set(),
  }));
  const stopOf = (id: GuidedStopId | null) => store.getState().stops.find((stop) => stop.id === id) ?? null;
  const narration = createNarration({
    onEnded: () => send({ type: 'narrationEnded' }),
    onFailed: () => {
      const { silent, playback } = store.getState();
      if (playback.stop) store.setState({ silent: new Set([...silent, playback.stop]), caption: '' });
      schedule();
    },
    onMuted: () => store.setState({ isMuted: true, showsCaptions: true }),
    onCaption: (caption) => store.setState({ caption }),
  });
  narration.setMuted(!opened.isPressed);
  let loaded: GuidedStopId | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const context = (): PlaybackContext => ({ stops: timedStops(store.getState()), now: now(), loops: opened.loops });
  const schedule = () => {
    clearTimeout(timer);
    const ms = remainingMs(store.getState().playback, context());
    if (ms !== null) timer = setTimeout(() => send({ type: 'timeOver' }), ms);
  };
  const travelling = camera(session, isMotionReduced, {
    onArrived: () => send({ type: 'arrived' }),
    onMissing: (id) => {
      send({ type: 'unreachable' });
      setMissing([id]);
    },
    onTakenOver: () => interrupt(),
  });

  const missing = new Set<GuidedStopId>();
  const setStops = (next: readonly ShownStop[]) => {
    store.setState({ stops: next.filter(({ id }) => !missing.has(id)) });
    schedule();
  };
  const setMissing = (ids: readonly GuidedStopId[]) => {
    for (const id of ids) missing.add(id);
    if (ids.length > 0) setStops(store.getState().stops);
  };
  const stopWaiting = whenViewerDecided(session, () => {
    const showcase = session.readyShowcase();
    if (showcase) void missingStops(showcase, stops).then(setMissing, () => undefined);
  });
  const arriveAt = (stop: ShownStop | null) => {
    if (!stop) return;
    session.store.getState().setGuidedStop(stop.id);
    session.store.getState().showPoi(stop.poi);
  };
  const play = (stop: ShownStop | null, isFromStart: boolean) => {
    if (loaded !== stop?.id || isFromStart) {
      narration.load(stop);
      store.setState(({ silent }) => ({ silent: new Set([...silent].filter((id) => id !== stop?.id)) }));
    }
    loaded = stop?.id ?? null;
    narration.play();
  };
  function send(event: PlaybackEvent) {
    const before = store.getState().playback;
    const playback = playbackAfter(before, event, context());
    store.setState({ playback });
    const { goingTo, isPlaying, stop, since } = playback;
    if (since === null) narration.pause();
    const setsOff = goingTo !== null && (goingTo !== before.goingTo || isPlaying !== before.isPlaying);
    // Continue glides back to the stop that was left
    const next = stopOf(goingTo);
    const transition = goingTo === stop ? 'glide' : (next?.transition ?? 'cut');
    if (setsOff && event.type !== 'pause') travelling.go(next, { transition, speed: playback.speed });
    if (event.type === 'pause') travelling.stop();
    if (event.type === 'arrived') {
      arriveAt(stopOf(stop));
      if (isPlaying) play(stopOf(stop), playback.passedMs === 0);
    }
    schedule();
  }
  function interrupt() {
    const { isPlaying, goingTo } = store.getState().playback;
    if (isPlaying || goingTo !== null) send({ type: 'pause' });
  }
  const visitor = watchVisitor(session, interrupt);
  if (first) travelling.go(first, { transition: first.transition, speed: 1 });
  return {
    store,
    send,
    interrupt,
    setStops,
    setMuted: (isMuted) => {
      narration.setMuted(isMuted);
      store.setState({ isMuted });
      const { playback, silent } = store.getState();
      // a browser that refused to play agrees after a press
      if (playback.stop && playback.since !== null && silent.has(playback.stop)) play(stopOf(playback.stop), true);
    },
    setSpeed: (speed) => {
      narration.setSpeed(speed);
      send({ type: 'setSpeed', speed });
    },
    setShowsCaptions: (showsCaptions) => store.setState({ showsCaptions }),
    end: () => {
      clearTimeout(timer);
      stopWaiting();
      visitor.end();
      travelling.end();
      narration.end();
    },
  };
}

/** The stops with their lengths, of which those without a sound last as long as reading takes. */
export const timedStops = ({ stops, silent }: Pick<GuidedTourState, 'stops' | 'silent'>) =>
  stops.map((stop) => ({ id: stop.id, lengthMs: stopLengthMs(stop, stop.narration !== null && !silent.has(stop.id)) }));
