import { guidedTourLimits } from '../limits';
import type { GuidedStop, GuidedTour } from './guided-tour';

/** Words a minute at which people follow a text that stands for a moment. */
const wordsPerMinute = 170;
const msBeforeReading = 2000;
const shortestReadingMs = 4000;
/** A stop with nothing to hear or read. */
const lookingMs = 5000;
/** Rest between the end of a narration and the next stop. */
export const afterNarrationMs = 800;

const { shortest, longest } = guidedTourLimits;

type TimedStop = Pick<GuidedStop, 'seconds' | 'text' | 'narration'>;

/** How long a stop lasts: in ms at normal speed, until its narration has ended, or until somebody presses Next. */
export type StopLength = number | 'narration' | 'untilNext';

/**
 * How long a stop lasts.
 * @param hasSound whether its narration can be heard
 * @param loops whether it plays by itself, where nobody may be there to press Next
 */
export function stopLength({ seconds, text, narration }: TimedStop, { hasSound = narration !== null, loops = false } = {}): StopLength {
  if (seconds === 'untilNext' && !loops) return seconds;
  if (typeof seconds === 'number') return Math.min(longest, Math.max(shortest, seconds)) * 1000;
  return hasSound ? 'narration' : readingMs(text);
}

/** How long reading a text takes, in ms. */
export function readingMs(text: string): number {
  const words = wordCount(text);
  return words === 0 ? lookingMs : Math.max(shortestReadingMs, (words / wordsPerMinute) * 60_000 + msBeforeReading);
}

/** About how many minutes a guided tour takes, at least 1. Narrations count as long as reading their text. */
export const tourMinutes = ({ stops }: Pick<GuidedTour, 'stops'>): number =>
  Math.max(1, Math.round(stops.reduce((sum, stop) => sum + Number(stopLength(stop, { hasSound: false, loops: true })), 0) / 60_000));

/** Scripts without spaces have words too. */
function wordCount(text: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
