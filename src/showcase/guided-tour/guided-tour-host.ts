import type { ShownStop } from '@/domain/guided-tours/shown-stops';
import type { Showcase } from '../port';

/** The page on which a guided tour is played: the player, or a downloaded website. */
export type GuidedTourHost = {
  /** The viewer while it is ready. */
  readyShowcase: () => Showcase | null;
  /** Runs once the viewer is ready or has failed, not before the caller has gone on. @returns cancels it */
  whenDecided: (run: () => void) => () => void;
  /** Calls back when a visitor takes over. @returns stops watching */
  watchVisitor: (onInterrupted: () => void) => () => void;
  /** The camera is at a stop. */
  onStop: (stop: ShownStop) => void;
};
