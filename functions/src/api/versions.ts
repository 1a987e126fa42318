import type { z } from '@hono/zod-openapi';
import { canWrite, editsTour, emptyAccessContext } from '@/domain/access/tours';
import { canSeeVersions } from '@/domain/access/versions';
import { versionState } from '@/domain/publishing/access';
import { type PublicationVersion, publicationVersionFrom } from '@/domain/publishing/publication-version';
import { shortPath } from '@/domain/publishing/short-address';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { changeVersion } from '../publishing/change-version';
import { publish } from '../publishing/publish';
import { type PublicationRef, publicationVersionRef, publicationVersionsOf } from '../publishing/refs';
import { confirmKey, requireScope } from './caller';
import { cursorOf, positionIn } from './cursor';
import { type Answer, formerAnswer, onceOnly, rememberAnswer, startedVersion } from './idempotency';
import { ApiProblem } from './problems';
import { noTour, readTour, requireRevision, revisionOf } from './read-tour';
import { type ApiContext, apiRoute, apiRouter, jsonBody, toResponse } from './routing';
import { pageOf, pageQuery, publication, tourParam, versionParam, versionSchema, writeHeaders } from './schemas';

const tags: [string] = ['Versions'];

const list = apiRoute({
  method: 'get',
  path: '/tours/{tour}/versions',
  operationId: 'listVersions',
  tags,
  summary: 'List the published versions of a tour',
  description: 'The newest first.',
  request: { params: tourParam, query: pageQuery(100, 50) },
  answer: pageOf('Versions', versionSchema),
});
const create = apiRoute({
  method: 'post',
  path: '/tours/{tour}/versions',
  operationId: 'publishVersion',
  tags,
  summary: 'Publish the tour as it is saved',
  description:
    'With an If-Match, only as you know it. A tour with many files takes minutes: send an Idempotency-Key, and the same request again if no answer comes.',
  request: { params: tourParam, headers: writeHeaders, body: jsonBody(publication) },
  status: 201,
  answer: versionSchema,
});
const close = apiRoute({
  method: 'post',
  path: '/tours/{tour}/versions/{version}/close',
  operationId: 'closeVersion',
  tags,
  summary: 'Close a version',
  description: 'Nobody outside of the organization can open it from now on. Sending it again does nothing.',
  request: { params: versionParam },
  answer: versionSchema,
});

/** The published versions of a tour. */
export const versions = apiRouter()
  .openapi(list, async (c) => {
    const { caller } = c.var;
    const tour = await readTour(caller, c.req.valid('param').tour);
    if (!canSeeVersions(caller.identity, caller.organization, tour, emptyAccessContext)) throw noTour();
    const { limit, cursor } = c.req.valid('query');
    const before = positionIn(cursor, 'number');
    const all = publicationVersionsOf({ organization: tour.organization, tour: tour.id }).orderBy('number', 'desc');
    const { docs } = await (before === null ? all : all.startAfter(before)).limit(limit + 1).get();
    const read = docs.slice(0, limit).map((document) => publicationVersionFrom(document.id, withDates(document.data())));
    return c.json({ items: read.map(versionBody), next: docs.length > limit ? cursorOf(read.at(-1)?.number ?? 0) : null }, 200);
  })
  .openapi(create, (c) => publishTour(c, c.req.valid('param').tour, c.req.valid('json')))
  .openapi(close, async (c) => {
    const { tour, version } = c.req.valid('param');
    const ref = await editedTour(c, tour);
    await changeVersion(ref, { tour, version, public: false }, c.var.caller.identity);
    return c.json(await readVersion(ref, version), 200);
  });

/** A tour whose versions the key opens and closes. @throws ApiProblem not-allowed, not-found */
async function editedTour(c: ApiContext, id: string): Promise<PublicationRef & { revision: string }> {
  const { caller } = c.var;
  requireScope(caller, 'publish');
  const tour = await readTour(caller, id);
  if (!canWrite(caller.identity, tour) || !editsTour(caller.identity, tour, emptyAccessContext)) throw noTour();
  return { organization: tour.organization, tour: id, revision: revisionOf(tour) };
}

async function publishTour(c: ApiContext, id: string, { opens, until, ...input }: z.output<typeof publication>): Promise<Response> {
  const { caller } = c.var;
  const { 'if-match': ifMatch, 'idempotency-key': key } = writeHeaders.parse(c.req.header());
  requireScope(caller, 'publish');
  const once = onceOnly(caller, key, [c.req.method, c.req.path, JSON.stringify([opens, until, input])]);
  const former = await formerAnswer(once);
  if (former) return toResponse(c, former);
  const tour = await readTour(caller, id);
  if (!editsTour(caller.identity, tour, emptyAccessContext)) throw noTour();
  const ref = { organization: tour.organization, tour: id };
  const version = await startedVersion(once);
  if (!(await publicationVersionRef(ref, version).get()).exists) requireRevision(ifMatch, revisionOf(tour));
  const request = { tour: id, version, excludedFolders: [], excludedPois: [], proposal: null, historyId: null, edited: null };
  await publish(
    tour,
    { ...input, ...request, opens: millisecondsOf(opens), until: millisecondsOf(until) },
    { caller: caller.identity, confirmRights: () => confirmKey(caller) },
  );
  const answer: Answer = { status: 201, body: JSON.stringify(await readVersion(ref, version)), revision: revisionOf(tour) };
  const batch = store().batch();
  rememberAnswer(batch, once, answer);
  await batch.commit();
  return toResponse(c, answer);
}

const millisecondsOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

async function readVersion(ref: PublicationRef, version: string) {
  const document = await publicationVersionRef(ref, version).get();
  if (!document.exists) throw new ApiProblem('not-found', 'The tour has no version with this id.');
  return versionBody(publicationVersionFrom(document.id, withDates(document.data() ?? {})));
}

const versionBody = (version: PublicationVersion) => {
  const { id, number, name, note, opens, until, publishedAt, publishedBy, poiCount, shortCode } = version;
  return {
    id,
    number,
    name,
    note,
    state: versionState(version, new Date()),
    public: version.public,
    opens: opens?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedBy: publishedBy.name,
    pointCount: poiCount,
    path: shortCode === '' ? '' : shortPath(shortCode, number),
  };
};
