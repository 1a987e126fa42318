import type { CustomScene } from '@/domain/application/custom-models';
import type { Folder } from '@/domain/folders';
import type { IconDescription } from '@/domain/icons';
import type { CameraPose, Showcase } from '@/showcase/port';
import type { PlayerStore } from './player-store';

/** What the tour has now, as far as the viewer shows it. */
export type Content = { folders: readonly Folder[]; icons: readonly IconDescription[]; scene: CustomScene };

/** Where the visit stands with its viewer: there is one at a time, and another one when the model changes. */
export type Stand = {
  store: PlayerStore;
  /** null between two viewers */
  showcase: Showcase | null;
  content: Content;
  /** where the camera was last, in whichever viewer */
  lastPose: CameraPose | null;
  /** a tag is being placed: the others stay as they stand */
  holdsTags: boolean;
  /** while they were held, they should have been placed anew */
  owesTags: boolean;
  /** whether moves are jumps */
  still: () => boolean;
};
