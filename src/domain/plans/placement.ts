import { type ModelId, modelId, type UserId, userId } from '../ids';
import { date, isRecord, number, record, records, type Stored, text } from '../stored';

/** A position on an image, in pixels from its upper left corner. */
export type Point = { x: number; y: number };

/** A position on the image, and the same one in the scan, in metres. */
export type PlacementPair = { pixel: Point; scan: { x: number; z: number } };

/** The numbers a to f of the fit: x = a·px + c·py + e, z = b·px + d·py + f, from pixels to metres. */
export type PlanFit = readonly [number, number, number, number, number, number];

/** Where a floor plan lies in the scan. It applies to the model it was made in, and to an image of this size. `floor` counts from 0. */
export type PlanPlacement = {
  floor: number;
  image: { width: number; height: number };
  pairs: readonly PlacementPair[];
  /** null while there are too few pairs */
  fit: PlanFit | null;
  model: ModelId;
  by: UserId;
  at: Date;
};

/** Reads a stored placement; null where there is none, or none that can be shown: it needs the size of the image. */
export function placementFrom(stored: unknown): PlanPlacement | null {
  if (!isRecord(stored)) return null;
  const { width, height } = record(stored.image);
  const image = { width: number(width, 0), height: number(height, 0) };
  if (image.width <= 0 || image.height <= 0) return null;
  return {
    floor: number(stored.floor, 0),
    image,
    pairs: records(stored.pairs, pairFrom),
    fit: fitFrom(stored.fit),
    model: modelId(text(stored.model)),
    by: userId(text(stored.by)),
    at: timeFrom(stored.at),
  };
}

/** Also as text, in a tour as data. */
const timeFrom = (stored: unknown): Date => date(typeof stored === 'string' ? new Date(stored) : stored) ?? new Date(0);

/** The plan without the account that placed it. */
export const withoutPlacer = <Plan extends { placement?: PlanPlacement }>(plan: Plan): Plan =>
  plan.placement ? { ...plan, placement: { ...plan.placement, by: userId('') } } : plan;

function pairFrom({ pixel, scan }: Stored): PlacementPair {
  const [from, to] = [record(pixel), record(scan)];
  return { pixel: { x: number(from.x, 0), y: number(from.y, 0) }, scan: { x: number(to.x, 0), z: number(to.z, 0) } };
}

const isFit = (fit: readonly unknown[]): fit is PlanFit => fit.length === 6 && fit.every(Number.isFinite);

const fitFrom = (stored: unknown): PlanFit | null => (Array.isArray(stored) && isFit(stored) ? stored : null);
