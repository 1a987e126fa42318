import { AppError } from '../app-error';
import { addressesIn } from '../files/file-addresses-in';
import { userId } from '../ids';
import { nameLimit, templateLimits } from '../limits';
import { plainName } from '../plain-name';
import type { PointType } from '../point-types/point-type';
import { typesOfPois } from '../point-types/used-types';
import { compactPoi } from '../pois/compact-poi';
import { date, oneOf, type Stored, text } from '../stored';
import { type Copied, copiedAsJson } from './copied';
import { type OmissionReason, type OmittedFile, withFiles } from './files';
import { mapPicked, type Picked, pickedPois } from './selection';
import { placed, toBePlaced } from './to-be-placed';

export const templateKinds = ['point', 'folder', 'tour'] as const;
/** What a template makes: points, folders with points, or all of a tour's. */
export type TemplateKind = (typeof templateKinds)[number];

/** Something to begin with, of an organization: `organizations/{organization}/pointTemplates/{number}`. `content` is what `copiedFromJson` reads. */
export type PointTemplate = ListedTemplate & { content: string };

/** A template without its content, as lists show it. */
export type ListedTemplate = { id: string; name: string; kind: TemplateKind; updated: Date | null };
export const templateFields = ['name', 'kind', 'updated'] as const satisfies (keyof ListedTemplate)[];

/** Reads a stored template for a list. */
export const listedTemplateFrom = (id: string, stored: Stored): ListedTemplate => ({
  id,
  name: text(stored.name),
  kind: oneOf(templateKinds, stored.kind, 'point'),
  updated: date(stored.updated),
});

/** Reads a stored template. */
export const templateFrom = (id: string, stored: Stored): PointTemplate => ({
  ...listedTemplateFrom(id, stored),
  content: text(stored.content),
});

/** The kind of template that these make, unless they are a whole tour. */
export const kindOf = ({ folders }: Picked): TemplateKind => (folders.length > 0 ? 'folder' : 'point');

/**
 * The content of a template: without places, files and authors, which belong to the tour it is made of. It has the types of its points: the organization
 * may delete them.
 * @throws AppError `out-of-range` above 50,000 characters, or 400,000 of a whole tour
 */
export function templateContent(of: Picked, kind: TemplateKind, types: readonly PointType[]): { content: string; omitted: OmittedFile[] } {
  const everyFile = new Map(pickedPois(of).flatMap((poi) => addressesIn(poi).map((url): [string, OmissionReason] => [url, 'denied'])));
  const { omitted, ...rest } = withFiles(of, new Map(), everyFile);
  const copied: Copied = {
    ...mapPicked(rest, (poi) => ({ ...placed(toBePlaced(poi)), id: '', userUid: userId('') })),
    tour: '',
    model: '',
    name: '',
    cut: null,
    types: typesOfPois(pickedPois(of), types),
  };
  const content = copiedAsJson(copied, compactPoi);
  if (content.length > templateLimits.content[kind])
    throw new AppError('out-of-range', 'This is too much for a template. Choose fewer points, or shorten their texts.');
  return { content, omitted };
}

/** The ids that a template can have: its number among those of the organization. */
export const templateNumbers: readonly string[] = Array.from({ length: templateLimits.templates }, (_, number) => String(number));

/** The name of a template as it is stored. @throws AppError `invalid-argument` without one */
export function templateName(typed: string): string {
  const name = plainName(plainName(typed).slice(0, nameLimit));
  if (name === '') throw new AppError('invalid-argument', 'Enter a name.');
  return name;
}
