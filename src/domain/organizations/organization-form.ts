import * as z from 'zod/mini';
import { isEmail } from '../email';
import { iconRefs } from '../icons';
import { languageTagFrom, maxLanguages } from '../languages/language-tags';
import { idLimit, organizationLimits } from '../limits';
import { pathPart } from '../path-part';
import { plainName } from '../plain-name';
import { colorFrom } from '../theme';
import { webAddress } from '../web-address';
import { isPhone } from './contact';
import { mapLayerUrlProblem } from './map-layer-addresses';
import { mapLayerFormats } from './map-layers';
import { colorFields, colorRefs } from './template';
import { tourTypeColors, tourTypeRanges } from './tour-types';

const tooLong = (limit: number) => `Use at most ${limit.toLocaleString('en')} characters.`;
const name = z
  .string()
  .check(z.overwrite(plainName), z.minLength(1, 'Enter a name.'), z.maxLength(organizationLimits.name, tooLong(organizationLimits.name)));
const color = z.string().check(
  z.maxLength(organizationLimits.color),
  z.refine((text) => colorFrom(text) !== '', 'Enter a colour such as #1f2937.'),
);
const colorOrNone = z.union([z.literal(''), color]);

/** The name of a new organization, which becomes its id: not empty, no slash. @see MODEL-001 ADMIN-009 ADMIN-012 */
export const newOrganizationName = name.check(z.refine(canBeId, 'Use a name without a slash.'));

const contactPart = (isValid: (text: string) => boolean, message: string) =>
  z.string().check(
    z.trim(),
    z.maxLength(organizationLimits.contact, tooLong(organizationLimits.contact)),
    z.refine((text) => text === '' || isValid(text), message),
  );

/** How visitors reach the organization; every part may be empty. */
export const contactSettings = z.strictObject({
  email: contactPart(isEmail, 'Enter an email address such as desk@example.org, or nothing.'),
  phone: contactPart(isPhone, 'Enter a number such as +47 22 33 44 55, or nothing.'),
  web: contactPart((text) => webAddress(text) !== null, 'Enter a web address such as www.example.org, or nothing.'),
});

/** The section General of Settings. @see SET-002 SET-003 */
export const generalSettings = z.strictObject({ name, contact: contactSettings, isIndexed: z.boolean() });

/** The section Languages of Settings: the main language first, each once. */
export const languagesSettings = z.strictObject({
  languages: z.array(z.string().check(z.refine((tag) => languageTagFrom(tag) === tag, 'Choose a language.'))).check(
    z.maxLength(maxLanguages, `Use at most ${maxLanguages} languages.`),
    z.refine((tags) => new Set(tags).size === tags.length, 'Each language can be there once.'),
  ),
});

/** The section Tour Types of Settings. @see SET-005 MODEL-037 MODEL-038 */
export const tourTypesSettings = z
  .array(
    z.strictObject({
      id: z.string().check(z.minLength(1), z.maxLength(idLimit)),
      name,
      color: z.enum(tourTypeColors),
      range: z.nullable(z.literal(tourTypeRanges)),
    }),
  )
  .check(z.maxLength(organizationLimits.tourTypes, 'Use at most 200 tour types.'));

/** The section Tag/Icon Description of Settings: one description per icon; custom images are optional. @see SET-009 MODEL-006 */
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

/** The section Map Layers of Settings. @see SET-011 */
export const mapLayersSettings = z
  .array(
    z
      .strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(idLimit)),
        name,
        url: z.string().check(z.trim(), z.maxLength(organizationLimits.logoUrl, tooLong(organizationLimits.logoUrl))),
        format: z.enum(mapLayerFormats),
        attribution: z.string().check(z.overwrite(plainName), z.maxLength(organizationLimits.name, tooLong(organizationLimits.name))),
        enabled: z.boolean(),
      })
      .check((layer) => {
        const message = mapLayerUrlProblem(layer.value);
        if (message) layer.issues.push({ code: 'custom', message, path: ['url'], input: layer.value.url });
      }),
  )
  .check(z.maxLength(organizationLimits.mapLayers, 'Use at most 50 layers.'));

/** The theme form of the organization edit screen. @see OLD-001 OLD-002 MODEL-009 */
export const themeSettings = z.strictObject({ primary: color, color, button: color, buttonHover: color, accent: color });

const colorEntry = z.strictObject({
  ref: z.enum(colorRefs),
  ...(Object.fromEntries(colorFields.map((field) => [field, colorOrNone])) as Record<(typeof colorFields)[number], typeof colorOrNone>),
});

/** The template form of the organization edit screen. @see OLD-001 OLD-002 MODEL-007 MODEL-008 */
export const templateSettings = z.strictObject({ main: colorEntry, tag: colorEntry, button: colorEntry });

function canBeId(text: string): boolean {
  try {
    return pathPart(text.trim(), 'The name') !== '';
  } catch {
    return false;
  }
}

/** The ids of an organization's modules. @see ADMIN-017 */
export const modulesSettings = z
  .array(z.string().check(z.minLength(1), z.maxLength(idLimit)))
  .check(z.maxLength(organizationLimits.modules));
