import { type OrgId, orgId, type TourId } from '../ids';
import { modelIdPattern } from '../limits';
import { type MapLayer, mapLayersFrom } from '../organizations/map-layers';
import { oneOf, record, records, text, texts } from '../stored';
import type { Tour } from '../tours/tour';
import { webAddress } from '../web-address';
import { type CustomScene, customSceneFrom } from './custom-models';
import { otherSitesFrom } from './other-sites';

/** A third-party layer offered on every map; a base layer replaces the default tiles. @see MAP-012 */
export type MapOverlay = MapLayer & { kind: 'overlay' | 'base' };

/** A partner whose logo is shown on the sign-in page of one host. @see AUTH-022 */
export type Partner = { host: string; logo: string; link: string };

/** Address of an account in the directory of work accounts, with `{tenant}` and `{user}` as placeholders. @see ADMIN-070 */
export type DirectoryGraph = { tenant: string; address: string };

/** Settings of an installation; each feature is off while it is not set. */
export type Configuration = {
  defaultDefurnishId: string;
  alternateModels: Readonly<Record<string, string>>;
  customScenes: Readonly<Record<string, CustomScene>>;
  mapOverlays: MapOverlay[];
  stageOrganizations: OrgId[];
  partners: Partner[];
  helpContact: string;
  /** Other sites whose pages and files may be embedded. */
  otherSites: string[];
  directoryGraph: DirectoryGraph | null;
};

/** Reads a configuration, stored or written as JSON; malformed settings are off. @see MODEL-026 MODEL-027 */
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
    kind: oneOf(['overlay', 'base'], records(stored, (layerStored) => layerStored.kind)[index], 'overlay'),
  }));

/** The model to show for a tour: the one configured for it, otherwise its own. @see MODEL-027 */
export const modelOf = (
  { id, matterportId }: Pick<Tour, 'id' | 'matterportId'>,
  { alternateModels }: Pick<Configuration, 'alternateModels'>,
): string => own(alternateModels, id) ?? matterportId;

/** The model without furniture: the tour's, otherwise the default one; "" if there is none. @see MODEL-026 PLAYER-068 */
export const defurnishedModelOf = (
  { defurnishId }: Pick<Tour, 'defurnishId'>,
  { defaultDefurnishId }: Pick<Configuration, 'defaultDefurnishId'>,
): string => defurnishId || defaultDefurnishId;

/** What is added to the scene of a tour; only the default lights if nothing is configured. @see PLAYER-066 PLAYER-067 */
export const sceneOf = (tour: TourId, { customScenes }: Pick<Configuration, 'customScenes'>): CustomScene =>
  own(customScenes, tour) ?? customSceneFrom(undefined);

/** The partner with exactly this host. @see AUTH-022 */
export const partnerOf = (host: string, { partners }: Pick<Configuration, 'partners'>): Partner | null =>
  partners.find((partner) => partner.host === host.toLowerCase()) ?? null;

/** Whether the panel of stages is shown. @see STAGE-006 */
export const hasStages = (organization: OrgId, { stageOrganizations }: Pick<Configuration, 'stageOrganizations'>): boolean =>
  stageOrganizations.includes(organization);

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);
