import type { GuidedStopId } from '../ids';
import type { Playback, TimedStop } from './playback';
import type { ShownStop } from './shown-stops';
import { stopLength } from './stop-length';

/** What is shown of a guided tour while it is open. */
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
  /** what is said at those of them that have no text, by their captions */
  spoken: ReadonlyMap<GuidedStopId, string>;
};

/** The stops with their lengths, of which those without a sound last as long as reading takes. @param loops whether it plays by itself */
export const timedStops = ({ stops, silent, spoken }: Pick<GuidedTourState, 'stops' | 'silent' | 'spoken'>, loops = false): TimedStop[] =>
  stops.map((stop) => {
    const text = stop.text || (spoken.get(stop.id) ?? '');
    const hasSound = stop.narration !== null && !silent.has(stop.id);
    return { id: stop.id, length: stopLength({ ...stop, text }, { hasSound, loops }) };
  });

/** What is read with a stop: its text, or what is being said; before the first stop begins, what the guided tour is. */
export type StopCaption = {
  stop: ShownStop;
  /** counts from 1 */
  number: number;
  isCard: boolean;
  /** that its narration can't be played, and what was said stands here instead, or nothing does */
  problem: 'silent' | 'unheard' | null;
  isSpoken: boolean;
  /** "" for nothing */
  words: string;
  state: 'ended' | 'paused' | null;
};

/** null without any stop. @param description of the guided tour */
export function stopCaption(state: GuidedTourState, description: string): StopCaption | null {
  const { playback, stops } = state;
  const at = stops.findIndex(({ id }) => id === playback.stop);
  const stop = stops[at];
  if (!stop) return null;
  const { isPlaying, passedMs, hasEnded } = playback;
  const isCard = at === 0 && !isPlaying && passedMs === 0 && !hasEnded;
  const { isSilent, isSpoken, words } = wordsAt(stop, state);
  return {
    stop,
    number: at + 1,
    isCard,
    problem: isSilent ? (words === '' ? 'unheard' : 'silent') : null,
    isSpoken: isSpoken && !isCard,
    words: isCard ? description : words,
    state: hasEnded ? 'ended' : isPlaying || isCard ? null : 'paused',
  };
}

/** The words of a stop: what is said just now, else what there is to read, which are the whole captions where a narration cannot be heard. */
function wordsAt(stop: ShownStop, { playback, caption, showsCaptions, silent, spoken }: GuidedTourState) {
  const isSilent = silent.has(stop.id);
  const isHeard = stop.narration !== null && !isSilent;
  const hasCues = isHeard && stop.captions !== null && (playback.passedMs > 0 || playback.since !== null);
  const isUnheard = isSilent && stop.text === '';
  const readable = isUnheard ? (spoken.get(stop.id) ?? '') : stop.text;
  return { isSilent, isSpoken: hasCues || isUnheard, words: isHeard && !showsCaptions ? '' : hasCues ? caption : readable };
}

/** What the button does that plays and pauses. */
export function playAction({ playback, stops }: Pick<GuidedTourState, 'playback' | 'stops'>): 'pause' | 'playAgain' | 'continue' | 'play' {
  if (playback.isPlaying) return 'pause';
  if (playback.hasEnded) return 'playAgain';
  return playback.passedMs > 0 || stops[0]?.id !== playback.stop ? 'continue' : 'play';
}

/** What those hear who do not see it: the stop where it arrived, or that it stands still; null for nothing new. */
export function playbackNews(now: Playback, before: Playback): 'stop' | 'ended' | 'paused' | null {
  const hasArrived = now.goingTo === null && before.goingTo !== null;
  if (hasArrived && (now.stop !== before.stop || now.passedMs === 0)) return 'stop';
  if (!before.isPlaying || now.isPlaying) return null;
  return now.hasEnded ? 'ended' : 'paused';
}
