import { emptyAccessContext } from '@/domain/access/tours';
import { canSeeVisits } from '@/domain/access/versions';
import { fewBelow, spans, statisticsOf } from '@/domain/publishing/visit-statistics';
import { visitsOf } from '../publishing/refs';
import { noTour, readTour } from './read-tour';
import { apiRoute, apiRouter } from './routing';
import { tourParam, visitsQuery, visitsSchema } from './schemas';

const read = apiRoute({
  method: 'get',
  path: '/tours/{tour}/visits',
  operationId: 'readVisits',
  tags: ['Visits'],
  summary: 'Read how often a tour was visited',
  request: { params: tourParam, query: visitsQuery },
  answer: visitsSchema,
});

/** The visits of a tour. */
export const visits = apiRouter().openapi(read, async (c) => {
  const { identity, organization } = c.var.caller;
  const tour = await readTour(c.var.caller, c.req.valid('param').tour);
  if (!canSeeVisits(identity, organization, tour, emptyAccessContext)) throw noTour();
  const query = c.req.valid('query');
  const days = spans.map((span) => span.days).find((each) => String(each) === query.days) ?? 30;
  const { docs } = await visitsOf({ organization: tour.organization, tour: tour.id }).get();
  const documents = docs.map((document) => ({ id: document.id, fields: document.data() }));
  const statistics = statisticsOf(documents, { source: query.source, period: days, now: new Date() });
  return c.json(
    {
      days: [...statistics.days],
      points: statistics.points.map(({ id, count }) => ({ id, openings: part(count) })),
      guidedTours: statistics.guidedTours.map(({ id, started, finished }) => ({ id, started: part(started), finished: part(finished) })),
      devices: statistics.devices.map(({ id, count }) => ({ device: id, views: part(count) })),
      sites: statistics.hosts.map(({ id, count }) => ({ site: id, visitors: part(count) })),
    },
    200,
  );
});

/** A part of a whole; one that is too small is not told. */
const part = (count: number): number | null => (count < fewBelow ? null : count);
