import type { z } from '@hono/zod-openapi';
import { canRead } from '@/domain/access/tours';
import type { SheetPoint } from '@/domain/tours/spreadsheet/sheet-point';
import { requireScope } from './caller';
import { cursorOf, positionIn } from './cursor';
import { onceOnly } from './idempotency';
import { planChange, planCreation, planDeletion, planUpsert, pointAt, pointBody } from './plan-points';
import { noTour, revisionOf } from './read-tour';
import { type ApiContext, apiRoute, apiRouter, jsonBody, toResponse } from './routing';
import { type PointsPlan, type PointsState, readState, savePoints } from './save-points';
import {
  maxPoints,
  pageOf,
  pageQuery,
  pointChanges,
  pointParam,
  pointSchema,
  pointsUpsert,
  tourParam,
  upsertResult,
  writeHeaders,
} from './schemas';

const tags: [string] = ['Points'];
const saved = 'Saved as an editor’s save is.';

const list = apiRoute({
  method: 'get',
  path: '/tours/{tour}/points',
  operationId: 'listPoints',
  tags,
  summary: 'List the points of a tour',
  description: 'By their ids, so that pages stay the same while others work on the tour.',
  request: { params: tourParam, query: pageQuery(maxPoints, 100) },
  answer: pageOf('Points', pointSchema),
});
const read = apiRoute({
  method: 'get',
  path: '/tours/{tour}/points/{point}',
  operationId: 'readPoint',
  tags,
  summary: 'Read a point',
  request: { params: pointParam },
  answer: pointSchema,
});
const create = apiRoute({
  method: 'post',
  path: '/tours/{tour}/points',
  operationId: 'createPoint',
  tags,
  summary: 'Add a point',
  description: saved,
  request: { params: tourParam, headers: writeHeaders, body: jsonBody(pointChanges) },
  status: 201,
  answer: pointSchema,
});
const change = apiRoute({
  method: 'patch',
  path: '/tours/{tour}/points/{point}',
  operationId: 'changePoint',
  tags,
  summary: 'Change a point',
  description: `Fields that are not named stay. ${saved}`,
  request: { params: pointParam, headers: writeHeaders, body: jsonBody(pointChanges) },
  answer: pointSchema,
});
const remove = apiRoute({
  method: 'delete',
  path: '/tours/{tour}/points/{point}',
  operationId: 'deletePoint',
  tags,
  summary: 'Delete a point',
  description: `One with files is not deleted: clear its \`files\` first. ${saved}`,
  request: { params: pointParam, headers: writeHeaders },
  status: 204,
});
const upsert = apiRoute({
  method: 'post',
  path: '/tours/{tour}/points/upsert',
  operationId: 'upsertPoints',
  tags,
  summary: 'Add or change many points',
  description: `Points are found by their externalId; those that the tour does not have are added. All of them are saved, or none. ${saved}`,
  request: { params: tourParam, headers: writeHeaders, body: jsonBody(pointsUpsert) },
  answer: upsertResult,
});

/** The points of a tour. */
export const points = apiRouter()
  .openapi(list, async (c) => {
    const { limit, cursor } = c.req.valid('query');
    const state = await readable(c, c.req.valid('param').tour);
    const after = positionIn(cursor, 'string') ?? '';
    const rest = state.points.filter(({ poi }) => poi.identifier > after).toSorted(byId);
    const items = rest.slice(0, limit);
    const next = rest.length > limit ? cursorOf(items.at(-1)?.poi.identifier ?? '') : null;
    return c.json({ items: items.map((point) => pointBody(point, state)), next }, 200);
  })
  .openapi(upsert, (c) => {
    const { points: wanted } = c.req.valid('json');
    return save(c, c.req.valid('param').tour, wanted, planUpsert(c.var.caller, wanted));
  })
  .openapi(read, async (c) => {
    const { tour, point } = c.req.valid('param');
    const state = await readable(c, tour);
    return c.json(pointBody(pointAt(state, point), state), 200);
  })
  .openapi(create, (c) => {
    const fields = c.req.valid('json');
    return save(c, c.req.valid('param').tour, fields, planCreation(c.var.caller, defined(fields)));
  })
  .openapi(change, (c) => {
    const { tour, point } = c.req.valid('param');
    const fields = c.req.valid('json');
    return save(c, tour, fields, planChange(point, defined(fields)));
  })
  .openapi(remove, (c) => {
    const { tour, point } = c.req.valid('param');
    return save(c, tour, null, planDeletion(point));
  });

const byId = (one: SheetPoint, other: SheetPoint): number => (one.poi.identifier < other.poi.identifier ? -1 : 1);

/** The points of a tour that the key may read, and their revision as the answer's ETag. */
async function readable(c: ApiContext, tour: string): Promise<PointsState> {
  const state = await readState(c.var.caller, tour);
  if (!canRead(c.var.caller.identity, state.tour)) throw noTour();
  c.header('ETag', `"${revisionOf(state.tour)}"`);
  return state;
}

const headersOf = (c: ApiContext) => writeHeaders.parse(c.req.header());

async function save(c: ApiContext, tour: string, body: unknown, plan: (state: PointsState) => PointsPlan): Promise<Response> {
  const { caller } = c.var;
  requireScope(caller, 'write');
  const { 'if-match': ifMatch, 'idempotency-key': key } = headersOf(c);
  const once = onceOnly(caller, key, [c.req.method, c.req.path, JSON.stringify(body)]);
  return toResponse(c, await savePoints(caller, { tour, ifMatch, once }, plan));
}

type Fields<Body> = { [Name in keyof Body]: Exclude<Body[Name], undefined> };
const defined = <Body extends object>(fields: Body) => fields as Fields<Body>;

export type PointChanges = z.output<typeof pointChanges>;
