import type { Doc } from '../../model/document';
import { getField, setField } from '../../model/field-path';
import type { Nearest } from '../../model/query';
import { invalidArgument } from '../../model/status';
import { isArray, isVector } from '../../model/value';

const MAX_LIMIT = 1000;

/** @throws INVALID_ARGUMENT unless it asks for 1 to 1,000 documents */
export function checkNearest({ limit }: Nearest): void {
  if (limit < 1 || limit > MAX_LIMIT) throw invalidArgument(`FindNearest.limit must be between 1 and ${MAX_LIMIT}.`);
}

/** The documents with the nearest vectors, nearest first; vectors of another dimension are left out. */
export function nearestDocs(docs: readonly Doc[], nearest: Nearest): readonly Doc[] {
  const far = nearest.measure === 'DOT_PRODUCT' ? -1 : 1;
  const { threshold, resultField } = nearest;
  return docs
    .flatMap((doc) => {
      const vector = vectorOf(doc, nearest);
      return vector ? [{ doc, distance: distance(vector, nearest) }] : [];
    })
    .filter((found) => threshold === undefined || (found.distance - threshold) * far <= 0)
    .sort((a, b) => (a.distance - b.distance) * far)
    .slice(0, nearest.limit)
    .map(({ doc, distance }) => (resultField ? { ...doc, fields: setField(doc.fields, resultField, distance) } : doc));
}

function vectorOf(doc: Doc, { field, vector }: Nearest): readonly number[] | undefined {
  const value = getField(doc.fields, field) ?? null;
  const elements = isVector(value) ? (value.get('value') ?? null) : null;
  return isArray(elements) && elements.length === vector.length ? (elements as readonly number[]) : undefined;
}

function distance(a: readonly number[], { vector: b, measure }: Nearest): number {
  if (measure === 'DOT_PRODUCT') return dot(a, b);
  if (measure === 'COSINE') return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  const difference = a.map((x, i) => x - (b[i] ?? 0));
  return Math.sqrt(dot(difference, difference));
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
