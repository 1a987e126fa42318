import type { PlaybackEvent } from '@/domain/guided-tours/playback';
import { readingKey } from '@/language/direction';

/**
 * What a key does with an open guided tour: Space, Home, End, and Shift with the arrow that leads on or back as the text runs; null for any other
 * key.
 */
export function eventOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, isPlaying: boolean): PlaybackEvent | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === ' ') return shiftKey ? null : { type: isPlaying ? 'pause' : 'play' };
  if (key === 'Home') return { type: 'first' };
  if (key === 'End') return { type: 'last' };
  if (!shiftKey) return null;
  const direction = readingKey(key);
  if (direction === 'ArrowRight') return { type: 'next' };
  return direction === 'ArrowLeft' ? { type: 'previous' } : null;
}
