import type { Panel } from '@/widgets/visit/player-state';

/** What this visit has beside the scan itself. */
export type Offers = {
  /** the panels that can be opened */
  panels: ReadonlySet<Panel>;
  /** whether there is a scan to look at; it may fail all the same */
  hasScan: boolean;
  /** whether there is the same place without its furniture */
  hasDefurnished: boolean;
  /** where its drone mapping is; null for none @see PLAYER-020 */
  drone: string | null;
  /** whether it has papers: files and a report */
  hasPapers: boolean;
  /** whether it has points of interest, or may be given some */
  hasList: boolean;
};
