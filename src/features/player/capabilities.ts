import type { Panel } from '@/widgets/player-session/player-state';
import { usePlayerState } from '@/widgets/player-session/session-context';

/** What the player offers for this tour and user. */
export type PlayerCapabilities = {
  /** the panels that can be opened */
  panels: ReadonlySet<Panel>;
  /** whether the tour has a scan; loading it can still fail */
  hasScan: boolean;
  /** whether a defurnished model exists */
  hasDefurnished: boolean;
  /** URL of the drone mapping; null for none @see PLAYER-020 */
  drone: string | null;
  /** whether it has document pages: files and reports */
  hasDocuments: boolean;
  /** a published snapshot: the bar has Content and Files, and its floors are always listed @see VIEWER-003 VIEWER-006 */
  isSnapshot?: boolean;
  /** whether the PoI list is available */
  hasList: boolean;
};

/** Whether the scan is loaded or still loading. Controls that need the scan are disabled otherwise. */
export const useHasView = ({ hasScan }: Pick<PlayerCapabilities, 'hasScan'>): boolean =>
  usePlayerState((state) => state.stage.name !== 'failed') && hasScan;
