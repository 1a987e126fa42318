import { emailAddress } from '../email';
import { type OrgId, orgId, type TourId } from '../ids';
import { modelIdPattern } from '../limits';
import { type MapLayer, mapLayersFrom } from '../organizations/map-layers';
import { oneOf, record, records, text, texts } from '../stored';
import type { Tour } from '../tours';
import { webAddress } from '../web-address';
import { type CustomScene, customSceneFrom } from './custom-models';
import { otherSitesFrom } from './other-sites';

/** A layer of third parties that every map offers; a base layer takes the place of the tiles below. @see MAP-012 */
export type MapOverlay = MapLayer & { kind: 'overlay' | 'base' };

/** Who shares the sign-in page on one host. @see AUTH-022 */
export type Partner = { host: string; logo: string; link: string };

/** Where an account stands in the directory of the work accounts; `{tenant}` and `{user}` in the address are filled in. @see ADMIN-070 */
export type DirectoryGraph = { tenant: string; address: string };

/** What an installation decides for itself; everything is off while it is not set. */
export type Configuration = {
  defaultDefurnishId: string;
  alternateModels: Readonly<Record<string, string>>;
  customScenes: Readonly<Record<string, CustomScene>>;
  mapOverlays: MapOverlay[];
  stageOrganizations: OrgId[];
  partners: Partner[];
  helpContact: string;
  /** Sites of others whose pages and files are shown inside ours. */
  otherSites: string[];
  directoryGraph: DirectoryGraph | null;
};

/** Reads a configuration, stored or written as JSON; what is odd in it is off. @see MODEL-026 MODEL-027 */
export function configurationFrom(stored: unknown): Configuration {
  const {
    defaultDefurnishId,
    alternateModels,
    customScenes,
    mapOverlays,
    stageOrganizations,
    partners,
    helpContact,
    otherSites,
    directoryGraph,
  } = record(stored);
  const graph = record(directoryGraph);
  const address = webAddress(text(graph.address));
  return {
    defaultDefurnishId: text(defaultDefurnishId),
    alternateModels: Object.fromEntries(
      Object.entries(record(alternateModels)).flatMap(([tour, model]) => (modelIdPattern.test(text(model)) ? [[tour, text(model)]] : [])),
    ),
    customScenes: Object.fromEntries(Object.entries(record(customScenes)).map(([tour, scene]) => [tour, customSceneFrom(scene)])),
    mapOverlays: overlaysFrom(mapOverlays),
    stageOrganizations: texts(stageOrganizations).map(orgId),
    partners: records(partners, ({ host, logo, link }) => ({
      host: text(host).toLowerCase(),
      logo: text(logo),
      link: webAddress(text(link)) ?? '',
    })).filter(({ host, link }) => host !== '' && link !== ''),
    helpContact: text(helpContact),
    otherSites: otherSitesFrom(otherSites),
    directoryGraph: text(graph.tenant) && address ? { tenant: text(graph.tenant), address } : null,
  };
}

const overlaysFrom = (stored: unknown): MapOverlay[] =>
  (mapLayersFrom(stored) ?? []).map((layer, index) => ({
    ...layer,
    kind: oneOf(['overlay', 'base'], records(stored, (one) => one.kind)[index], 'overlay'),
  }));

/** The model that is shown of a tour: the one configured for it, else its own. @see MODEL-027 */
export const modelOf = (
  { id, matterportId }: Pick<Tour, 'id' | 'matterportId'>,
  { alternateModels }: Pick<Configuration, 'alternateModels'>,
): string => own(alternateModels, id) ?? matterportId;

/** The model without furniture, or "" where there is none to show: the tour's, else the one for all. @see MODEL-026 PLAYER-068 */
export const defurnishedModelOf = (
  { defurnishId }: Pick<Tour, 'defurnishId'>,
  { defaultDefurnishId }: Pick<Configuration, 'defaultDefurnishId'>,
): string => defurnishId || defaultDefurnishId;

/** What is added to the scene of a tour; without configuration the usual lights alone. @see PLAYER-066 PLAYER-067 */
export const sceneOf = (tour: TourId, { customScenes }: Pick<Configuration, 'customScenes'>): CustomScene =>
  own(customScenes, tour) ?? customSceneFrom(undefined);

/** The partner of the host, matched exactly. @see AUTH-022 */
export const partnerOf = (host: string, { partners }: Pick<Configuration, 'partners'>): Partner | null =>
  partners.find((partner) => partner.host === host.toLowerCase()) ?? null;

/** Whether the panel of stages is shown. @see STAGE-006 */
export const showsStages = (organization: OrgId, { stageOrganizations }: Pick<Configuration, 'stageOrganizations'>): boolean =>
  stageOrganizations.includes(organization);

/** Whether an address is of the named staff, who alone pick a mode in the admin home; `staff` separated by commas. @see ADMIN-003 */
export const isStaff = (email: string, staff: string): boolean =>
  email !== '' && staff.split(',').map(emailAddress).includes(emailAddress(email));

/** Where an account stands in the directory of the work accounts; null while that is not configured. @see ADMIN-070 */
export const directoryAddress = ({ directoryGraph }: Pick<Configuration, 'directoryGraph'>, user: string): string | null =>
  directoryGraph && user !== ''
    ? directoryGraph.address
        .replaceAll('{tenant}', encodeURIComponent(directoryGraph.tenant))
        .replaceAll('{user}', encodeURIComponent(user))
    : null;

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);
