import type { Playback } from '@/domain/guided-tours/playback';
import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { GuidedStopId } from '@/domain/ids';

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
