import { FieldPath } from 'firebase-admin/firestore';
import { canViewOrganization } from '@/domain/access/principals';
import { allPois } from '@/domain/folders/folder';
import { addressLine } from '@/domain/place';
import { sheetContext } from '@/domain/tours/spreadsheet/sheet-point';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { cursorOf, positionIn } from './cursor';
import { noTour, readTour, revisionOf } from './read-tour';
import { apiRoute, apiRouter } from './routing';
import { pageOf, pageQuery, tourParam, tourSchema, wholeTourSchema } from './schemas';

const listTours = apiRoute({
  method: 'get',
  path: '/tours',
  operationId: 'listTours',
  tags: ['Tours'],
  summary: 'List the tours',
  request: { query: pageQuery(100, 50) },
  answer: pageOf('Tours', tourSchema),
});

const readOne = apiRoute({
  method: 'get',
  path: '/tours/{tour}',
  operationId: 'readTour',
  tags: ['Tours'],
  summary: 'Read a tour',
  description: 'With its folders, and with the types, fields and states that its points can have.',
  request: { params: tourParam },
  answer: wholeTourSchema,
});

/** What of a tour its body shows: its points stay where they are. */
const shownFields = [
  ...(['organization', 'name', 'description', 'address', 'place', 'public', 'collection', 'matterportId'] as const),
  ...(['floors', 'languages', 'created', 'updated', 'historyId'] as const),
];

/** The tours of the key's organization. */
export const tours = apiRouter()
  .openapi(listTours, async (c) => {
    const { organization, identity } = c.var.caller;
    if (!canViewOrganization(identity, organization, null)) throw noTour();
    const { limit, cursor } = c.req.valid('query');
    const all = store().collection('tours').where('organization', '==', organization).orderBy(FieldPath.documentId());
    const after = positionIn(cursor, 'string');
    const { docs } = await (after === null ? all : all.startAfter(after))
      .select(...shownFields)
      .limit(limit + 1)
      .get();
    const items = docs.slice(0, limit).map((document) => tourBody(tourFrom(document.id, withDates(document.data()))));
    return c.json({ items, next: docs.length > limit ? cursorOf(items.at(-1)?.id ?? '') : null }, 200);
  })
  .openapi(readOne, async (c) => {
    const tour = await readTour(c.var.caller, c.req.valid('param').tour);
    c.header('ETag', `"${revisionOf(tour)}"`);
    return c.json(wholeTourBody(tour), 200);
  });

const timeOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function tourBody(tour: Tour) {
  const { id, name, description, address, place, collection, matterportId, floors, languages, created, updated } = tour;
  return {
    id,
    revision: revisionOf(tour),
    name,
    description,
    address: address || addressLine(place),
    latitude: place.latitude,
    longitude: place.longitude,
    public: tour.public,
    collection,
    matterportId,
    floors,
    languages,
    created: timeOf(created),
    updated: timeOf(updated),
  };
}

const wholeTourBody = (tour: Tour) => ({
  ...tourBody(tour),
  folders: sheetContext(tour).folders.flatMap(({ id, path }) => (id === null ? [] : [{ id, path }])),
  pointTypes: tour.pointTypes.map(({ id, name, fields, states }) => ({
    id,
    name,
    fields: fields
      .filter(({ original }) => !original)
      .map(({ key, name: label, kind, unit, choices, isRequired }) => ({
        key,
        name: label,
        kind,
        unit,
        choices: choices.map((choice) => choice.name),
        required: isRequired,
      })),
    states: states.map((state) => state.name),
  })),
  pointCount: allPois(tour.folders).length,
});
