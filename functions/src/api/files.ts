import { z } from '@hono/zod-openapi';
import type { TourFile } from '@/domain/attachments';
import type { FileItem } from '@/domain/content/content-blocks';
import { originalFileName } from '@/domain/files/names';
import { allPois } from '@/domain/folders/folder';
import { urlLimit } from '@/domain/limits';
import { attachedFiles } from '@/domain/pois/deletion';
import { sheetAddress } from '@/domain/tours/spreadsheet/items';
import type { Tour } from '@/domain/tours/tour';
import { cursorOf, positionIn } from './cursor';
import { ApiProblem } from './problems';
import { readTour } from './read-tour';
import { apiRoute, apiRouter } from './routing';
import { fileSchema, pageOf, pageQuery, tourParam } from './schemas';

const tags: [string] = ['Files'];

const list = apiRoute({
  method: 'get',
  path: '/tours/{tour}/files',
  operationId: 'listFiles',
  tags,
  summary: 'List the files of a tour',
  description: 'Those of its floor plans, documents and files, and those that its points have.',
  request: { params: tourParam, query: pageQuery(1000, 100) },
  answer: pageOf('Files', fileSchema),
});

const readAddress = apiRoute({
  method: 'get',
  path: '/tours/{tour}/files/address',
  operationId: 'readFileAddress',
  tags,
  summary: 'Read the address of a file',
  description: 'Whoever has it opens the file, until the addresses of the tour are closed in the app. Do not pass it on.',
  request: {
    params: tourParam,
    query: z.object({
      file: z.string().min(1).max(urlLimit).openapi({ description: 'Its `address` in the list.', example: 'tour-file:files/plan.pdf' }),
    }),
  },
  answer: z.object({ url: z.string() }).openapi('FileAddress'),
});

/** The files of a tour. */
export const files = apiRouter()
  .openapi(list, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const all = filesOf(await readTour(c.var.caller, c.req.valid('param').tour));
    const after = positionIn(cursor, 'number') ?? 0;
    const items = all.slice(after, after + limit).map(({ url: _, ...file }) => file);
    return c.json({ items, next: after + limit < all.length ? cursorOf(after + limit) : null }, 200);
  })
  .openapi(readAddress, async (c) => {
    const { file } = c.req.valid('query');
    const found = filesOf(await readTour(c.var.caller, c.req.valid('param').tour)).find(({ address }) => address === file);
    if (!found) throw new ApiProblem('not-found', 'The tour has no such file.');
    return c.json({ url: found.url }, 200);
  });

type FileBody = z.infer<typeof fileSchema> & { url: string };
const fileLists = ['floorplans', 'documents', 'files'] as const;

/** The files of a tour, each once, with where it is named. */
function filesOf(tour: Tour): FileBody[] {
  const found = new Map<string, FileBody>();
  const add = ({ url, name, contentType }: Pick<TourFile | FileItem, 'url' | 'name' | 'contentType'>): FileBody | null => {
    if (url === '') return null;
    const address = sheetAddress(url, `organizations/${tour.organization}/tour/${tour.id}/`);
    const file = found.get(address) ?? { address, name: originalFileName(name), contentType, lists: [], points: [], url };
    found.set(address, file);
    return file;
  };
  for (const name of fileLists)
    for (const each of tour[name]) {
      const file = add(each);
      if (file && !file.lists.includes(name)) file.lists.push(name);
    }
  for (const poi of allPois(tour.folders))
    for (const each of attachedFiles(poi)) {
      const file = add(each);
      if (file && !file.points.includes(poi.identifier)) file.points.push(poi.identifier);
    }
  return [...found.values()];
}
