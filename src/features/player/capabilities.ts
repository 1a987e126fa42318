import { addressLine } from '@/domain/place';
import type { Tour } from '@/domain/tours/tour';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import type { Panel } from '@/widgets/player-session/player-state';
import type { DocumentPage } from './slots';

/** What the player offers for this tour and user. */
export type PlayerCapabilities = {
  /** the panels that can be opened */
  panels: ReadonlySet<Panel>;
  /** the scan's model; "" for none */
  model: string;
  /** whether the tour has a scan; loading it can still fail */
  hasScan: boolean;
  /** the model without furniture; "" for none */
  defurnished: string;
  /** URL of the drone mapping; null for none @see PLAYER-020 */
  drone: string | null;
  /** the addresses of its document pages, files and reports, with the query that leads back; null where it has none */
  documentPath: ((page: DocumentPage, query: string) => string) | null;
  /** whether members find its people here */
  hasPeople: boolean;
  /** whether it shows what is for members and guests: what was checked at points, and saved filters */
  readsPrivate: boolean;
  /** whether the PoI list is available */
  hasList: boolean;
  /** whether the top bar leads to the organization and to signing in */
  hasTopBarLinks: boolean;
  /** whether those who may edit have the switch between view and edit mode */
  hasEditSwitch: boolean;
  /** whether the tour's name is the title of the tab */
  hasTabTitle: boolean;
  /** whether the bar has a button for the floors of a scan with one floor or none @see VIEWER-010 */
  hasFloorsAlways: boolean;
  /** whether a button of the bar shows and hides what the open PoI has to read @see VIEWER-003 */
  hasContentButton: boolean;
  /** whether the files are in the bar @see VIEWER-006 */
  hasFilesButton: boolean;
};

type OwnCapabilities = Partial<Omit<PlayerCapabilities, 'panels'>> & { panels?: Partial<Record<Panel, boolean>> };

const basePanels = { floors: true, view: true, tutorial: true };

/** What every player of a tour offers, and in what this kind of player differs. */
export function capabilitiesOf(
  { matterportId }: Pick<Tour, 'matterportId'>,
  { panels, model = matterportId, ...own }: OwnCapabilities,
): PlayerCapabilities {
  const offered: Partial<Record<Panel, boolean>> = { ...basePanels, ...panels };
  return {
    model,
    hasScan: model !== '',
    defurnished: '',
    drone: null,
    documentPath: null,
    hasPeople: false,
    readsPrivate: false,
    hasList: true,
    hasTopBarLinks: true,
    hasEditSwitch: true,
    hasTabTitle: true,
    hasFloorsAlways: false,
    hasContentButton: false,
    hasFilesButton: false,
    ...own,
    panels: new Set((Object.keys(offered) as Panel[]).filter((panel) => offered[panel])),
  };
}

/** Whether there is something to say about a tour besides its name. */
export const hasAbout = ({ description, address, place, floors, tourDate }: Omit<Tour, 'folders'>): boolean =>
  [description, address, addressLine(place), tourDate, ...floors].some((text) => text.trim() !== '');

/** Whether the scan is loaded or still loading. Controls that need the scan are disabled otherwise. */
export const useHasView = ({ hasScan }: Pick<PlayerCapabilities, 'hasScan'>): boolean =>
  usePlayerState((state) => state.stage.name !== 'failed') && hasScan;
