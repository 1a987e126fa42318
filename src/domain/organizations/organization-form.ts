import * as z from 'zod/mini';
import { iconRefs } from '../icons';
import { idLimit, organizationLimits } from '../limits';
import { pathPart } from '../path-part';
import { colorFrom } from '../theme';
import { webAddress } from '../web-address';
import { colorFields, colorRefs } from './template';
import { tourTypeColors, tourTypeRanges } from './tour-types';

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en')} characters.`;
const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(organizationLimits.name, tooLong(organizationLimits.name)));
const color = z.string().check(
  z.maxLength(organizationLimits.color),
  z.refine((text) => colorFrom(text) !== '', 'Enter a colour such as #1f2937.'),
);
const colorOrNone = z.union([z.literal(''), color]);

/** The name of a new organization, which becomes its id: not empty, no slash. @see MODEL-001 ADMIN-009 ADMIN-012 */
export const newOrganizationName = name.check(z.refine(canBeId, 'Use a name without a slash.'));

/** What Settings sends of its section General. @see SET-002 SET-003 */
export const generalSettings = z.strictObject({ name });

/** What Settings sends of its section Tour Types. @see SET-005 MODEL-037 MODEL-038 */
export const tourTypesSettings = z
  .array(
    z.strictObject({
      id: z.string().check(z.minLength(1), z.maxLength(idLimit)),
      name,
      color: z.enum(tourTypeColors),
      range: z.nullable(z.literal(tourTypeRanges)),
    }),
  )
  .check(z.maxLength(organizationLimits.tourTypes));

/** What Settings sends of its section Tag/Icon Description: one description an icon; images of one's own are optional. @see SET-009 MODEL-006 */
export const iconSettings = z
  .array(
    z.strictObject({
      ref: z.enum(iconRefs),
      description: z.string().check(z.trim(), z.maxLength(organizationLimits.iconDescription, tooLong(organizationLimits.iconDescription))),
      default: z.optional(z.string().check(z.maxLength(organizationLimits.logoUrl))),
      hover: z.optional(z.string().check(z.maxLength(organizationLimits.logoUrl))),
    }),
  )
  .check(z.maxLength(organizationLimits.iconDescriptions));

/** What Settings sends of its section Map Layers. @see SET-011 */
export const mapLayersSettings = z
  .array(
    z.strictObject({
      name,
      url: z.string().check(
        z.trim(),
        z.maxLength(organizationLimits.logoUrl),
        z.refine((url) => webAddress(url) !== null, 'Enter the web address of the tiles.'),
      ),
      enabled: z.boolean(),
    }),
  )
  .check(z.maxLength(organizationLimits.mapLayers));

/** What the organization edit screen sends of the theme. @see OLD-001 OLD-002 MODEL-009 */
export const themeSettings = z.strictObject({ primary: color, color, button: color, buttonHover: color, accent: color });

const colorEntry = z.strictObject({
  ref: z.enum(colorRefs),
  ...(Object.fromEntries(colorFields.map((field) => [field, colorOrNone])) as Record<(typeof colorFields)[number], typeof colorOrNone>),
});

/** What the organization edit screen sends of the template. @see OLD-001 OLD-002 MODEL-007 MODEL-008 */
export const templateSettings = z.strictObject({ main: colorEntry, tag: colorEntry, button: colorEntry });

/** What the console sends of the modules of an organization. @see ADMIN-017 */
export const moduleSettings = z
  .array(z.string().check(z.minLength(1), z.maxLength(organizationLimits.name)))
  .check(z.maxLength(organizationLimits.modules));

function canBeId(text: string): boolean {
  try {
    return pathPart(text.trim(), 'The name') !== '';
  } catch {
    return false;
  }
}
