import type { PoiId } from '@/domain/ids';
import { poiDeletionDenial } from '@/domain/pois/deletion';
import { newPoi } from '@/domain/pois/new-poi';
import { type PointFields, planFields, pointAsFields, type RejectedField } from '@/domain/tours/spreadsheet/point-fields';
import type { RowChange } from '@/domain/tours/spreadsheet/sheet-plan';
import type { SheetPoint } from '@/domain/tours/spreadsheet/sheet-point';
import type { ApiCaller } from './caller';
import { ApiProblem } from './problems';
import type { PointsPlan, PointsState } from './save-points';

/** A point as the API answers it. */
export const pointBody = (point: SheetPoint, state: PointsState) => ({ id: point.poi.identifier, ...pointAsFields(point, state) });

/** How a path names a point by the id of another system. */
const externalPrefix = 'external:';

/** The point that a path names, by its id or as `external:{externalId}`. @throws ApiProblem not-found */
export function pointAt({ points }: Pick<PointsState, 'points'>, name: string): SheetPoint {
  const external = name.startsWith(externalPrefix) ? name.slice(externalPrefix.length) : null;
  const found = points.find(({ poi }) => (external === null ? poi.identifier === name : poi.externalId === external));
  if (!found) throw new ApiProblem('not-found', 'The tour has no point with this id.');
  return found;
}

const noRemoved: ReadonlySet<PoiId> = new Set();
const nowhere = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: '', zoom: 1, floor: 0 };

const newPoint = ({ identity }: ApiCaller): SheetPoint => ({
  poi: newPoi('poi', nowhere, identity.uid),
  folder: { id: null, path: '' },
  order: 0,
  texts: {},
});

const toPointers = (rejected: readonly RejectedField[], at: string) =>
  rejected.map(({ field, reason }) => ({ pointer: `${at}/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`, detail: reason }));

/** @throws ApiProblem rejected-fields, with the place of each field that is */
function requireAccepted(errors: ReturnType<typeof toPointers>): void {
  const [first] = errors;
  if (first) throw new ApiProblem('rejected-fields', `Nothing was saved. ${first.pointer}: ${first.detail}`, { errors });
}

/** Adds a point. */
export const planCreation =
  (caller: ApiCaller, fields: PointFields) =>
  (state: PointsState): PointsPlan => {
    const existing = state.context.externalIds.get(String(fields.externalId ?? ''));
    if (existing) throw new ApiProblem('conflict', `The point ${existing} has this externalId already. Change that one, or upsert.`);
    const point = newPoint(caller);
    const { change, rejected } = planFields({ row: 0, point, isNew: true, fields }, state);
    requireAccepted(toPointers(rejected, ''));
    return onePoint(change ? [change] : [], point.poi.identifier, 201);
  };

/** Changes the named fields of a point. */
export const planChange =
  (name: string, fields: PointFields) =>
  (state: PointsState): PointsPlan => {
    const point = pointAt(state, name);
    const { change, rejected } = planFields({ row: 0, point, isNew: false, fields }, state);
    requireAccepted(toPointers(rejected, ''));
    return onePoint(change ? [change] : [], point.poi.identifier, 200);
  };

const onePoint = (rows: readonly RowChange[], id: PoiId, status: 200 | 201): PointsPlan => ({
  rows,
  removed: noRemoved,
  answer: (after) => ({ status, body: pointBody(pointAt(after, id), after) }),
});

/** Deletes a point. */
export const planDeletion =
  (name: string) =>
  (state: PointsState): PointsPlan => {
    const { poi } = pointAt(state, name);
    const denial = poiDeletionDenial(poi);
    if (denial) throw new ApiProblem('conflict', `${denial} Clear its files first.`);
    return { rows: [], removed: new Set([poi.identifier]), answer: () => ({ status: 204, body: null }) };
  };

type Outcome = { id: string; externalId: string; outcome: 'created' | 'changed' | 'unchanged' };

/** Changes the points with these external ids, and adds those that are not there; all of them, or none. */
export const planUpsert =
  (caller: ApiCaller, wanted: readonly (PointFields & { externalId: string })[]) =>
  (state: PointsState): PointsPlan => {
    const rows: RowChange[] = [];
    const outcomes: Outcome[] = [];
    const errors: ReturnType<typeof toPointers> = [];
    const first = new Map<string, number>();
    for (const [row, { ...fields }] of wanted.entries()) {
      const externalId = fields.externalId.trim();
      const before = first.get(externalId);
      if (before !== undefined)
        errors.push({ pointer: `/points/${row}/externalId`, detail: `Points ${before} and ${row} have the same one.` });
      first.set(externalId, row);
      const id = state.context.externalIds.get(externalId);
      const there = id === undefined ? undefined : pointAt(state, id);
      const point = there ?? newPoint(caller);
      const { change, rejected } = planFields({ row, point, isNew: !there, fields }, state);
      errors.push(...toPointers(rejected, `/points/${row}`));
      if (change) rows.push(change);
      outcomes.push({ id: point.poi.identifier, externalId, outcome: !there ? 'created' : change ? 'changed' : 'unchanged' });
    }
    requireAccepted(errors.slice(0, 100));
    return { rows, removed: noRemoved, answer: () => ({ status: 200, body: { points: outcomes } }) };
  };
