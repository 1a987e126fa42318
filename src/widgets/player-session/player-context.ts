import type { CustomScene } from '@/domain/application/custom-models';
import type { Folder } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import type { PoiId } from '@/domain/ids';
import type { CameraPose, PlacedTag, Showcase } from '@/showcase/port';
import type { PlayerStore } from './player-store';

/** The tour data that the viewer shows. */
export type TourContent = {
  /** Delay between the end of measuring and placing the tags again, in ms; default: that of tours. @see VIEWER-020 */
  tagsAfterMeasuringMs?: number;
  folders: readonly Folder[];
  icons: readonly IconDescription[];
  scene: CustomScene;
  /** Whether the scan's own tags and measurements are shown, while no PoI is open; default: they are not. */
  showsScanMarks?: boolean;
};

/** Mutable state of a player session. There is one viewer at a time, and a new one for each model. */
export type PlayerContext = {
  store: PlayerStore;
  /** null while no viewer is attached */
  showcase: Showcase | null;
  content: TourContent;
  /** last camera pose at a sweep, in any viewer */
  lastPose: CameraPose | null;
  /** tags beside those of the content, such as the pins of comments; who places them handles their clicks */
  extraTags: readonly PlacedTag[];
  /** the points of each cluster in the scan, by the id of its tag */
  clusters: ReadonlyMap<string, readonly PoiId[]>;
  /** whether the visitor wants to see the scan's measurements; null until they say so: as the tour shows them */
  scanMeasurements: boolean | null;
  /** a tag is being placed; tags are not updated */
  tagsFrozen: boolean;
  /** tags must be placed again after unfreezing */
  tagsOutdated: boolean;
  /** Cancels the move that waits for its delay. */
  cancelPendingMove: () => void;
  /** whether the camera jumps instead of moving */
  prefersReducedMotion: () => boolean;
};
