import type { GuidedStopId } from '../ids';
import { afterNarrationMs, type StopLength } from './stop-length';

export const speeds = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof speeds)[number];

/** The state of a guided tour that is open. Times are in ms. */
export type Playback = {
  /** the stop that is shown; it changes on arrival */
  stop: GuidedStopId | null;
  /** the stop the camera is on its way to, or returns to with Play; null at a stop */
  goingTo: GuidedStopId | null;
  isPlaying: boolean;
  /** how much of the stop had passed at `since`, at normal speed */
  passedMs: number;
  /** when the stop went on, by the clock; null while it does not */
  since: number | null;
  /** the length of the stop once its narration has ended */
  narratedMs: number | null;
  speed: Speed;
  hasEnded: boolean;
};

/** A stop that can be reached, with its length. */
export type TimedStop = { id: GuidedStopId; length: StopLength };

/** What playback depends on: the stops, the clock, and whether the tour begins again after its end. */
export type PlaybackContext = { stops: readonly TimedStop[]; now: number; loops: boolean };

export type PlaybackEvent =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'next' | 'previous' | 'first' | 'last' }
  | { type: 'goTo'; stop: GuidedStopId }
  | { type: 'setSpeed'; speed: Speed }
  | TimeEvent;

type TimeEvent =
  /** the camera is at the stop it was on its way to, or cannot get there */
  | { type: 'arrived' }
  | { type: 'unreachable' }
  | { type: 'narrationEnded' }
  /** the time of `remainingMs` is over */
  | { type: 'timeOver' };

/** A kiosk shows the last stop this much longer, in ms. */
export const loopPauseMs = 3000;

/** A guided tour that was opened at a stop, to which the camera goes. */
export const openedAt = (stop: GuidedStopId | null, isPlaying: boolean): Playback => ({
  stop,
  goingTo: stop,
  isPlaying,
  passedMs: 0,
  since: null,
  narratedMs: null,
  speed: 1,
  hasEnded: false,
});

/** How much of the stop has passed, in ms at normal speed. */
export const passedMs = ({ passedMs: before, since, speed }: Playback, now: number): number =>
  before + (since === null ? 0 : (now - since) * speed);

/** The time until the next stop, in ms by the clock; null while nothing advances. */
export function remainingMs(playback: Playback, context: PlaybackContext): number | null {
  if (playback.since === null) return null;
  const { stops, loops, now } = context;
  const length = stops.find(({ id }) => id === playback.stop)?.length ?? 'narration';
  const lengthMs = length === 'narration' ? playback.narratedMs : length;
  if (lengthMs === null || lengthMs === 'untilNext') return null;
  const extraMs = loops && neighbour(playback, stops, 1) === null ? loopPauseMs : 0;
  return Math.max(0, (lengthMs - passedMs(playback, now)) / playback.speed + extraMs);
}

/** The stop before or after the one that is shown or on its way; null at the ends. */
export function neighbour({ stop, goingTo }: Playback, stops: readonly TimedStop[], step: -1 | 1): GuidedStopId | null {
  const at = stops.findIndex(({ id }) => id === (goingTo ?? stop));
  return at === -1 ? (stops[0]?.id ?? null) : (stops[at + step]?.id ?? null);
}

/** The state after an event; a step beyond the ends changes nothing. */
export function playbackAfter(playback: Playback, event: PlaybackEvent, context: PlaybackContext): Playback {
  const { now } = context;
  switch (event.type) {
    case 'play':
      return playback.hasEnded ? { ...headedFor(playback, context.stops[0]?.id, now), isPlaying: true } : resumed(playback);
    case 'pause':
      return { ...stopped(playback, now), isPlaying: false };
    case 'setSpeed':
      return { ...playback, passedMs: passedMs(playback, now), since: playback.since === null ? null : now, speed: event.speed };
    case 'arrived':
      return arrived(playback, now);
    case 'unreachable':
      return playback.isPlaying ? advanced(playback, context) : { ...playback, goingTo: null };
    case 'narrationEnded':
      return { ...playback, narratedMs: passedMs(playback, now) + afterNarrationMs };
    case 'timeOver':
      return isOver(playback, context) ? advanced(playback, context) : playback;
    default:
      return headedFor(playback, chosenStop(playback, event, context.stops), now);
  }
}

type ChoosingEvent = Exclude<PlaybackEvent, { type: 'play' } | { type: 'pause' } | { type: 'setSpeed' } | TimeEvent>;

function chosenStop(playback: Playback, event: ChoosingEvent, stops: readonly TimedStop[]): GuidedStopId | null | undefined {
  switch (event.type) {
    case 'next':
      return neighbour(playback, stops, 1);
    case 'previous':
      return neighbour(playback, stops, -1);
    case 'goTo':
      return stops.find(({ id }) => id === event.stop)?.id;
    default:
      return stops.at(event.type === 'first' ? 0 : -1)?.id;
  }
}

const fromStart = { passedMs: 0, narratedMs: null };

const stopped = (playback: Playback, now: number): Playback => ({ ...playback, passedMs: passedMs(playback, now), since: null });

/** Continue returns to the stop, and goes on where it was. */
const resumed = (playback: Playback): Playback =>
  playback.isPlaying ? playback : { ...playback, goingTo: playback.goingTo ?? playback.stop, isPlaying: true };

/** On the way to a stop, which then begins from its start. */
const headedFor = (playback: Playback, stop: GuidedStopId | null | undefined, now: number): Playback =>
  stop ? { ...stopped(playback, now), goingTo: stop, hasEnded: false, ...(stop === playback.stop && fromStart) } : playback;

function arrived(playback: Playback, now: number): Playback {
  const { goingTo, stop, isPlaying } = playback;
  const isNew = goingTo !== null && goingTo !== stop;
  return { ...playback, ...(isNew && fromStart), stop: goingTo ?? stop, goingTo: null, since: isPlaying ? now : null };
}

/** Timers fire a fraction of a millisecond early. */
const isOver = (playback: Playback, context: PlaybackContext): boolean => (remainingMs(playback, context) ?? 1) < 1;

/** The next stop; after the last one the first again, or the end. */
function advanced(playback: Playback, { stops, loops, now }: PlaybackContext): Playback {
  const next = neighbour(playback, stops, 1) ?? (loops ? stops[0]?.id : null);
  return next ? headedFor(playback, next, now) : { ...stopped(playback, now), goingTo: null, isPlaying: false, hasEnded: true };
}
