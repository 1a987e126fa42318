import { type IconDescription, iconDescriptionsFrom, undescribedIcons } from './icons';
import { type OrgId, orgId } from './ids';
import { type MapLayer, mapLayersFrom } from './organizations/map-layers';
import { type Template, templateFrom } from './organizations/template';
import { type TourType, tourTypesFrom } from './organizations/tour-types';
import { date, dateOrMilliseconds, flag, type Stored, text, texts } from './stored';
import { defaultTheme, type Theme, themeFrom } from './theme';

/** `organizations/{id}`. `mapLayers` is null for old organizations, which never had the list. @see MODEL-001 MODEL-002 */
export type Organization = {
  id: OrgId;
  name: string;
  /** Account ids, no addresses: anyone may read an organization. @see ACCESS-061 */
  members: string[];
  status: boolean;
  createdAt: Date | null;
  updated: Date | null;
  mapLayers: MapLayer[] | null;
  logoUrl: string;
  modules: string[];
  iconDescription: IconDescription[];
  template: Template;
  theme: Theme;
  tourTypes: TourType[];
  canCreateTours: boolean;
};

/** Reads a stored organization; one without a name is called by its id. @see MODEL-002 */
export const organizationFrom = (id: string, stored: Stored): Organization => ({
  id: orgId(id),
  name: text(stored.name) || id,
  members: texts(stored.members),
  status: flag(stored.status),
  createdAt: dateOrMilliseconds(stored.createdAt),
  updated: date(stored.updated),
  mapLayers: mapLayersFrom(stored.mapLayers),
  logoUrl: text(stored.logoUrl),
  modules: texts(stored.modules),
  iconDescription: iconDescriptionsFrom(stored.iconDescription),
  template: templateFrom(stored.template),
  theme: themeFrom(stored.theme),
  tourTypes: tourTypesFrom(stored.tourTypes),
  canCreateTours: flag(stored.canCreateTours),
});

/**
 * What is stored of a new organization, below its name: not yet active, with an empty list of map layers, so that it
 * never shows the notice for old organizations. `updated` is left to the writer.
 * @see MODEL-001 MODEL-003 MODEL-004 MODEL-005
 */
export const newOrganization = (name: string, now: Date) => ({
  id: name,
  name,
  members: [],
  status: false,
  createdAt: now.getTime(),
  mapLayers: [],
  logoUrl: '',
  modules: [],
  iconDescription: undescribedIcons(),
  template: templateFrom({}),
  theme: defaultTheme,
  tourTypes: [],
  canCreateTours: false,
});

/** Whether the organization is from before there were map layers, and Settings should offer to add the list. @see SET-010 */
export const lacksMapLayers = ({ mapLayers }: Pick<Organization, 'mapLayers'>): boolean => mapLayers === null;
