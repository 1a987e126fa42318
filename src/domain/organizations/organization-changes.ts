import * as z from 'zod/mini';
import { isDeepEqual } from '../same';
import type { Stored } from '../stored';
import { type Organization, organizationFrom } from './organization';
import {
  contactSettings,
  generalSettings,
  iconSettings,
  languagesSettings,
  modulesSettings,
  templateSettings,
  themeSettings,
} from './organization-form';

/** The fields of an organization that are saved as a whole; lists of its settings are joined (`settings-lists.ts`). @see SET-003 ADMIN-016 ADMIN-017 */
export const organizationChanges = z.partial(
  z.strictObject({
    name: generalSettings.shape.name,
    theme: themeSettings,
    template: templateSettings,
    logoUrl: z.string(),
    status: z.boolean(),
    modules: modulesSettings,
    iconDescription: iconSettings,
    languages: languagesSettings.shape.languages,
    contact: contactSettings,
    isIndexed: z.boolean(),
  }),
);

/** Fields of an organization that are saved as a whole. */
export type OrganizationChanges = Partial<
  Pick<
    Organization,
    'name' | 'theme' | 'template' | 'logoUrl' | 'status' | 'modules' | 'iconDescription' | 'languages' | 'contact' | 'isIndexed'
  >
>;

/** The fields of an organization that are its settings. */
const settings = [...(Object.keys(organizationChanges.shape) as (keyof OrganizationChanges)[]), 'tourTypes', 'mapLayers'] as const;

/** The settings in which two stored forms of an organization differ, as they are read: a default that was stored is no change. */
export function changedSettings(id: string, before: Stored, after: Stored): (typeof settings)[number][] {
  const [former, present] = [organizationFrom(id, before), organizationFrom(id, after)];
  return settings.filter((field) => !isDeepEqual(former[field], present[field]));
}

/** What people call the fields, for the records of who changed what. */
const fieldNames: Readonly<Record<string, string>> = {
  logoUrl: 'logo',
  iconDescription: 'icon descriptions',
  isIndexed: 'search engines',
  tourTypes: 'tour types',
  mapLayers: 'map layers',
};

/** The changed fields in words: "name, logo, switched off". */
export const changedFieldsText = (changed: readonly string[], { status }: Stored): string =>
  changed.map((field) => (field === 'status' ? `switched ${status ? 'on' : 'off'}` : (fieldNames[field] ?? field))).join(', ');
