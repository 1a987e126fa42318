import type * as z from 'zod/mini';
import { type IconDescription, iconRefs } from '../icons';
import type { MapLayer } from './map-layers';
import type { Organization } from './organization';
import { iconSettings, mapLayersSettings, tourTypesSettings } from './organization-form';
import type { TourType } from './tour-types';

/** An item of each list of an organization's settings. */
type SettingsItems = { tourTypes: TourType; iconDescription: IconDescription; mapLayers: MapLayer };
export type SettingsList = keyof SettingsItems;
export type SettingsItem<Name extends SettingsList> = SettingsItems[Name];

type ListDefinition<Item> = {
  /** The identity of an item. */
  keyOf: (item: Item) => string;
  schema: z.ZodMiniType<unknown>;
  read: (organization: Organization) => readonly Item[];
};

/** How each list is read, identified and checked. @see SET-005 SET-009 SET-011 */
export const settingsLists: { [Name in SettingsList]: ListDefinition<SettingsItem<Name>> } = {
  tourTypes: { keyOf: ({ id }) => id, schema: tourTypesSettings, read: ({ tourTypes }) => tourTypes },
  iconDescription: { keyOf: ({ ref }) => ref, schema: iconSettings, read: describedIcons },
  mapLayers: { keyOf: ({ id }) => id, schema: mapLayersSettings, read: ({ mapLayers }) => mapLayers ?? [] },
};

/** One description for each icon; images stay "" where the default ones are used. */
function describedIcons({ iconDescription }: Organization): IconDescription[] {
  return iconRefs.map((ref) => iconDescription.find((icon) => icon.ref === ref) ?? { ref, description: '', default: '', hover: '' });
}

/** Messages for a list that cannot be saved, by the item's identity and field. */
export type ListProblems = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What is wrong with a list, item by item; `whole` concerns the list itself. @returns null if it can be saved */
export function listProblems<Name extends SettingsList>(
  name: Name,
  list: readonly SettingsItem<Name>[],
): { items: ListProblems; whole: string | null } | null {
  const { keyOf, schema } = settingsLists[name];
  const { error } = schema.safeParse(list);
  if (!error) return null;
  const items = new Map<string, Record<string, string>>();
  let whole: string | null = null;
  for (const { path, message } of error.issues) {
    const [index, field] = path;
    const item = typeof index === 'number' ? list[index] : undefined;
    if (item === undefined) whole ??= message;
    else {
      const key = keyOf(item);
      items.set(key, { [String(field)]: message, ...items.get(key) });
    }
  }
  return { items, whole };
}
