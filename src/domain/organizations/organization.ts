import { defaultIconDescriptions, type IconDescription, iconDescriptionsFrom } from '../icons';
import { type OrgId, orgId } from '../ids';
import { languagesFrom } from '../languages/language-tags';
import { date, dateOrMilliseconds, flag, type Stored, text, texts } from '../stored';
import { defaultTheme, type Theme, themeFrom } from '../theme';
import { type Contact, contactFrom } from './contact';
import { type MapLayer, mapLayersFrom } from './map-layers';
import { type Template, templateFrom } from './template';
import { type TourType, tourTypesFrom } from './tour-types';

/** `organizations/{id}`. `mapLayers` is null for old organizations that never had the list. @see MODEL-001 MODEL-002 */
export type Organization = {
  id: OrgId;
  name: string;
  /** Account ids, not addresses: anyone can read an organization. @see ACCESS-061 */
  members: string[];
  status: boolean;
  /** Suspended by a Super Admin, or being deleted: `blocked/changes` says why to those who belong to it. */
  isSuspended: boolean;
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
  /** BCP 47: the language in which it writes its tours, then those that it translates them into; empty for one that did not say. */
  languages: readonly string[];
  /** How visitors reach it; each part is "" where it has none. */
  contact: Contact;
  /** Whether search engines may list the pages of those tours that allow it too. */
  isIndexed: boolean;
};

/** Reads a stored organization; a missing name defaults to the id. @see MODEL-002 */
export const organizationFrom = (id: string, stored: Stored): Organization => ({
  id: orgId(id),
  name: text(stored.name) || id,
  members: texts(stored.members),
  status: flag(stored.status),
  isSuspended: flag(stored.isSuspended),
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
  languages: languagesFrom(stored.languages),
  contact: contactFrom(stored.contact),
  isIndexed: flag(stored.isIndexed),
});

/** Whether it is open to outsiders: switched on, and not suspended. */
export const isOpenOrganization = ({ status, isSuspended }: Pick<Organization, 'status' | 'isSuspended'>): boolean =>
  status && !isSuspended;

/** What a list of organizations shows of each: without its members, who may be thousands. @see ADMIN-007 */
export type ListedOrganization = Pick<Organization, 'id' | 'name' | 'logoUrl' | 'status' | 'isSuspended'>;

/** The stored fields that `listedOrganizationFrom` reads. */
export const listedFields = ['name', 'logoUrl', 'status', 'isSuspended'] as const;

/** Reads a stored organization for a list. */
export const listedOrganizationFrom = (id: string, stored: Stored): ListedOrganization => {
  const { id: organization, name, logoUrl, status, isSuspended } = organizationFrom(id, stored);
  return { id: organization, name, logoUrl, status, isSuspended };
};

/**
 * The document of a new organization, with its name as id: inactive, and with an empty list of map layers, so that the notice for old organizations
 * is never shown. The writer adds `updated`.
 * @see MODEL-001 MODEL-003 MODEL-004 MODEL-005
 */
export const newOrganization = (name: string, now: Date) => ({
  id: name,
  name,
  members: [],
  status: false,
  isSuspended: false,
  createdAt: now.getTime(),
  mapLayers: [],
  logoUrl: '',
  modules: [],
  iconDescription: defaultIconDescriptions(),
  template: templateFrom({}),
  theme: defaultTheme,
  tourTypes: [],
  canCreateTours: false,
  contact: contactFrom({}),
  isIndexed: false,
  languages: [],
});

/** Whether the organization predates map layers, so that Settings offers to add the list. @see SET-010 */
export const lacksMapLayers = ({ mapLayers }: Pick<Organization, 'mapLayers'>): boolean => mapLayers === null;
