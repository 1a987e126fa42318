import { z } from '@hono/zod-openapi';
import { decoded } from '@/domain/decoded';
import { idLimit, latestMs } from '@/domain/limits';
import { plainName } from '@/domain/plain-name';

/** An id in a path: what can be part of a document's path. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are invisible and break addresses
const idPattern = /^(?!\.{1,2}$|__.*__$)[^/\u0000-\u001f\u007f]+$/;
const id = (name: string, description: string, longest: number = idLimit) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(idPattern, `This is not a valid ${name} ID.`)
    // a percent sign that begins no code; ids of other systems may have one
    .refine((value) => value.startsWith('external:') || decoded(value) !== null, `This is not a valid ${name} ID.`)
    .openapi({ param: { name, in: 'path' }, description });

export const tourParam = z.object({ tour: id('tour', 'The id of a tour.') });
export const pointParam = tourParam.extend({
  point: id('point', 'The id of a point, or `external:` and its externalId.', idLimit + 'external:'.length),
});
export const versionParam = tourParam.extend({ version: id('version', 'The id of a version.') });

/** The part of a list that is requested. */
export const pageQuery = (most: number, usual: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(most).default(usual).openapi({ description: 'How many at most.' }),
    cursor: z.string().min(1).max(1000).optional().openapi({ description: 'Where to go on: the `next` of the page before.' }),
  });

/** A page of a list; `next` is null on the last one. */
export const pageOf = <Item extends z.ZodType>(name: string, item: Item) =>
  z
    .object({
      items: z.array(item),
      next: z.string().nullable().openapi({ description: 'The cursor of the next page; null on the last one.' }),
    })
    .openapi(name);

/** Headers of a write. */
export const writeHeaders = z.object({
  'if-match': z.string().max(1000).optional().openapi({
    description: 'The revision that the tour must have, as its ETag says it. Without it, the write is joined with what others saved.',
    example: '"Jk3…"',
  }),
  'idempotency-key': z.string().min(1).max(200).optional().openapi({
    description: 'Makes it safe to send the request again within 24 hours: it is carried out once.',
  }),
});

export const time = z.iso.datetime().nullable();

/** A time that is stored, within the years that a screen can choose too. */
const moment = time.refine(
  (value) => value === null || (Date.parse(value) >= 0 && Date.parse(value) <= latestMs),
  'Write a time in the years 1970 to 9999.',
);

export const tourSchema = z
  .object({
    id: z.string(),
    revision: z.string().openapi({ description: 'Another one after each save of its points, also in the editor. The ETag of the tour.' }),
    name: z.string(),
    description: z.string(),
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    public: z.boolean(),
    collection: z.string().openapi({ description: 'The id of its collection; empty for none.' }),
    matterportId: z.string(),
    floors: z.array(z.string()),
    languages: z.array(z.string()).openapi({ description: 'BCP 47: the language it is written in, then those it is translated into.' }),
    created: time,
    updated: time,
  })
  .openapi('Tour');

const typeFieldSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  unit: z.string(),
  choices: z.array(z.string()),
  required: z.boolean(),
});

export const wholeTourSchema = tourSchema
  .extend({
    folders: z.array(z.object({ id: z.string(), path: z.string() })),
    pointTypes: z.array(
      z.object({ id: z.string(), name: z.string(), fields: z.array(typeFieldSchema), states: z.array(z.string()) }).openapi('PointType'),
    ),
    pointCount: z.int(),
  })
  .openapi('WholeTour');

const cell = z.union([z.string(), z.number()]);

export const pointSchema = z
  .object({
    id: z.string(),
    externalId: z.string().openapi({ description: 'What your own system calls it; empty for none.' }),
    folder: z.string().openapi({ description: 'Such as `Ground › Attic`.' }),
    folderId: z.string(),
    order: z.int().openapi({ description: 'Its place in the folder, from 1 on.' }),
    kind: z.enum(['poi', 'tag', 'sweep']),
    name: z.string(),
    icon: z.string(),
    type: z.string().optional(),
    state: z.string().optional(),
    due: z.string().optional(),
    text: z.string(),
    links: z.string().openapi({ description: 'One `name|address` a line, like `videos` and `files`.' }),
    videos: z.string(),
    files: z.string(),
    floor: z.number(),
    sweep: z.string(),
    x: z.number(),
    y: z.number(),
    z: z.number(),
    rotationX: z.number(),
    rotationY: z.number(),
    zoom: z.number(),
  })
  .catchall(cell)
  .openapi('Point', {
    description: 'A point, by the columns of a spreadsheet of points. Also `field:{key}`, `name:{language}` and `text:{language}`.',
  });

const text = z.string().max(100_000);
const optionalText = text.nullable().optional();
const optionalNumber = z.number().optional();
const writtenFields = {
  folder: text.optional(),
  folderId: text.optional(),
  order: z.int().min(1).optional(),
  kind: z.enum(['poi', 'tag', 'sweep']).optional(),
  name: text.optional(),
  icon: text.optional(),
  type: optionalText,
  state: optionalText,
  due: optionalText,
  text: optionalText,
  links: optionalText,
  videos: optionalText,
  files: optionalText,
  floor: z.int().optional(),
  sweep: optionalText,
  x: optionalNumber,
  y: optionalNumber,
  z: optionalNumber,
  rotationX: optionalNumber,
  rotationY: optionalNumber,
  zoom: optionalNumber,
};
const writtenCell = z.union([text, z.number(), z.null()]);

export const pointChanges = z
  .object({ externalId: z.string().max(idLimit).overwrite(plainName).nullable().optional(), ...writtenFields })
  .catchall(writtenCell)
  .openapi('PointChanges', { description: 'The fields to write; the others stay. An empty text, or null, clears what can be empty.' });

/** How many points a request may have. */
export const maxPoints = 1000;

export const pointsUpsert = z
  .object({
    points: z
      .array(
        z
          .object({ externalId: z.string().max(idLimit).overwrite(plainName).min(1), ...writtenFields })
          .catchall(writtenCell)
          .openapi('UpsertedPoint'),
      )
      .min(1)
      .max(maxPoints),
  })
  .openapi('PointsUpsert');

export const upsertResult = z
  .object({
    points: z.array(z.object({ id: z.string(), externalId: z.string(), outcome: z.enum(['created', 'changed', 'unchanged']) })),
  })
  .openapi('UpsertResult');

export const fileSchema = z
  .object({
    address: z.string().openapi({ description: 'How a point’s `files` name it: `tour-file:{path}`, or its address elsewhere.' }),
    name: z.string(),
    contentType: z.string(),
    lists: z.array(z.enum(['floorplans', 'documents', 'files'])).openapi({ description: 'The lists of the tour that have it.' }),
    points: z.array(z.string()).openapi({ description: 'The ids of the points that have it.' }),
  })
  .openapi('File');

export const versionSchema = z
  .object({
    id: z.string(),
    number: z.int(),
    name: z.string(),
    note: z.string(),
    state: z.enum(['public', 'scheduled', 'ended', 'private']).openapi({ description: 'What everybody can do with it now.' }),
    public: z.boolean(),
    opens: time,
    until: time,
    publishedAt: time,
    publishedBy: z.string(),
    pointCount: z.int(),
    path: z.string().openapi({ description: 'Where it is opened, below the address of this site; empty for none.' }),
  })
  .openapi('Version');

export const publication = z
  .object({
    name: z.string().max(200).overwrite(plainName).min(1),
    note: z.string().max(2000).default(''),
    public: z.boolean().openapi({ description: 'Whether everybody can open it.' }),
    opens: moment.default(null).openapi({ description: 'From when on; null for at once.' }),
    until: moment.default(null).openapi({ description: 'Until when; null for without end.' }),
    current: z.boolean().default(true).openapi({ description: 'Whether the address of the tour opens it.' }),
    floorplans: z.boolean().default(true),
    documents: z.boolean().default(true),
  })
  .openapi('Publication');

const count = z.int().nullable().openapi({ description: 'Null for fewer than five, so that nobody is found in it.' });

export const visitsQuery = z.object({
  days: z.enum(['7', '30', '90', '365']).default('30'),
  source: z
    .enum(['versions', 'live'])
    .default('versions')
    .openapi({ description: 'Visits of published versions, or of the public tour itself.' }),
});

export const visitsSchema = z
  .object({
    days: z.array(z.object({ day: z.string(), views: z.int(), visitors: z.int(), points: z.int(), links: z.int(), files: z.int() })),
    points: z.array(z.object({ id: z.string(), openings: count })),
    guidedTours: z.array(z.object({ id: z.string(), started: count, finished: count })),
    devices: z.array(z.object({ device: z.string(), views: count })),
    sites: z.array(z.object({ site: z.string(), visitors: count })),
  })
  .openapi('Visits');
