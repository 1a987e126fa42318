import type { TourId } from '../ids';
import { type PlayerMode, playerPath } from '../page-addresses';

const parameter = 'thread';

/** The address of a thread: the tour with its comments open at it. */
export const threadPath = (tour: TourId, thread: string, mode: PlayerMode = 'play'): string =>
  `${playerPath(tour, mode)}?${parameter}=${encodeURIComponent(thread)}`;

/** The thread that an address opens; null for none. */
export const threadIn = (search: URLSearchParams): string | null => search.get(parameter) || null;
