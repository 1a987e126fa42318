import * as z from 'zod/mini';
import { type OrgId, orgId } from '../ids';
import { modelIdPattern, tourLimits } from '../limits';
import { plainName } from '../plain-name';
import { date, flag, oneOf, record, type Stored, text } from '../stored';
import { tourName } from '../tours/tour-name';

export const olderTourTypes = [
  'Default',
  'Scrollytelling',
  'Quiz',
  'Sensor - Vendor 1',
  'Sensor - Vendor 2',
  'Sensor - Vendor 3',
  'Sensor - Vendor 4',
  'Sensor - Vendor 5',
] as const;
/** @see MODEL-028 */
export type OlderTourType = (typeof olderTourTypes)[number];

/** A tour of the older layout: `organizations/{organization}/tours/{tour}`. `editor` is who edited it last. @see MODEL-018 */
export type OlderTour = {
  id: string;
  name: string;
  matterportId: string;
  organization: OrgId;
  description: string;
  matterportThumbnail: boolean;
  type: OlderTourType;
  updated: Date | null;
  editor: { user: string; updated: Date | null };
};

/** Reads a stored older tour; a missing type means Default. @see MODEL-018 MODEL-028 MODEL-029 */
export function olderTourFrom(id: string, stored: Stored): OlderTour {
  const editor = record(stored.editor);
  return {
    id,
    name: text(stored.name) || id,
    matterportId: text(stored.matterportId),
    organization: orgId(text(stored.organization)),
    description: text(stored.description),
    matterportThumbnail: flag(stored.matterportThumbnail),
    type: oneOf(olderTourTypes, stored.type, 'Default'),
    updated: date(stored.updated),
    editor: { user: text(editor.user), updated: date(editor.updated) },
  };
}

/** The form to change an older tour; name and scan id are required. @see OLD-004 OLD-008 */
export const olderTourForm = z.strictObject({
  name: tourName,
  matterportId: z.string().check(z.trim(), z.regex(modelIdPattern, 'Invalid Matterport ID format.')),
  description: z.string().check(z.maxLength(tourLimits.description, 'Use at most 20,000 characters.')),
  matterportThumbnail: z.boolean(),
  type: z.enum(olderTourTypes),
});

/** The document of a copy in another organization; the writer adds `updated` and `editor`. @see MODEL-018 ADMIN-046 */
export const copyOlderTour = (
  { matterportId, description, matterportThumbnail, type }: OlderTour,
  { organization, name }: { organization: OrgId; name: string },
): Omit<OlderTour, 'id' | 'updated' | 'editor'> => ({
  name: plainName(name),
  matterportId,
  organization,
  description,
  matterportThumbnail,
  type,
});
