import { type OrgId, orgId, type TourTypeId, tourTypeId } from './ids';
import { type IconRef, iconRefs } from './pois';
import { date, flag, number, oneOf, record, records, type Stored, text, texts } from './stored';

export const tourTypeColors = ['gray', 'green', 'blue', 'indigo', 'purple', 'pink', 'red', 'yellow'] as const;
/** A kind of tour the organization defines; `range` 100 to 900 in steps of 100. @see MODEL-037 MODEL-038 */
export type TourType = { id: TourTypeId; name: string; color: (typeof tourTypeColors)[number]; range: number | null };

/** What an icon colour means to the organization; `default` and `hover` are images, "" for the usual ones. @see MODEL-006 */
export type IconDescription = { ref: IconRef; description: string; default: string; hover: string };

/** @see MODEL-009 */
export type Theme = { primary: string; color: string; button: string; buttonHover: string; accent: string };

export const defaultTheme: Theme = {
  primary: '#111827',
  color: '#eeeeee',
  button: '#1f2937',
  buttonHover: '#374151',
  accent: '#10b981',
};

/** `organizations/{id}`. `mapLayers` is null for old organizations, which never had the list. @see MODEL-001 MODEL-002 */
export type Organization = {
  id: OrgId;
  name: string;
  members: string[];
  status: boolean;
  createdAt: Date | null;
  updated: Date | null;
  mapLayers: readonly unknown[] | null;
  logoUrl: string;
  modules: string[];
  iconDescription: IconDescription[];
  /** colour fields by category, as stored @see MODEL-007 */
  template: Stored;
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
  createdAt: typeof stored.createdAt === 'number' ? new Date(stored.createdAt) : date(stored.createdAt),
  updated: date(stored.updated),
  mapLayers: Array.isArray(stored.mapLayers) ? stored.mapLayers : null,
  logoUrl: text(stored.logoUrl),
  modules: texts(stored.modules),
  iconDescription: iconDescriptionsFrom(stored.iconDescription),
  template: record(stored.template),
  theme: themeFrom(stored.theme),
  tourTypes: records(stored.tourTypes, tourTypeFrom),
  canCreateTours: flag(stored.canCreateTours),
});

/** Reads a stored theme; `background` is another name of `primary`. @see MODEL-009 MODEL-010 */
export function themeFrom(stored: unknown): Theme {
  const theme = record(stored);
  return {
    primary: text(theme.primary) || text(theme.background) || defaultTheme.primary,
    color: text(theme.color) || defaultTheme.color,
    button: text(theme.button) || defaultTheme.button,
    buttonHover: text(theme.buttonHover) || defaultTheme.buttonHover,
    accent: text(theme.accent) || defaultTheme.accent,
  };
}

const tourTypeFrom = (type: Stored): TourType => ({
  id: tourTypeId(text(type.id)),
  name: text(type.name),
  color: oneOf(tourTypeColors, type.color, 'gray'),
  range: range(type.range),
});

// An icon of no colour we know describes none.
const iconDescriptionsFrom = (stored: unknown): IconDescription[] =>
  records(stored, (icon) => {
    const ref = iconRefs.find((known) => known === icon.ref);
    return ref ? [{ ref, description: text(icon.description), default: text(icon.default), hover: text(icon.hover) }] : [];
  }).flat();

const range = (stored: unknown): number | null => {
  const value = number(stored, null);
  return value !== null && value >= 100 && value <= 900 && value % 100 === 0 ? value : null;
};
