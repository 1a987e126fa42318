import { decoded } from '@/domain/decoded';
import type { ViewerPoint } from '@/domain/publishing/website/viewer-points';
import { isRecord } from '@/domain/stored';

/** The points of the scan by id; none if they cannot be loaded, so that the list works without them. */
export async function loadPoints(): Promise<ReadonlyMap<string, ViewerPoint>> {
  const response = await fetch(document.body.dataset.points ?? 'data/points.json').catch(() => null);
  const points: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return new Map((Array.isArray(points) ? points : []).filter(isPoint).map((point) => [point.id, point]));
}

/** The archive's own file, so its fields are as they were written. */
const isPoint = (value: unknown): value is ViewerPoint => isRecord(value) && typeof value.id === 'string';

/** The id of the point in the page's address; null if it names none. */
export function pointInAddress(): string | null {
  const [, id] = /^#point=(.+)$/.exec(location.hash) ?? [];
  return id === undefined ? null : decoded(id);
}

/** The part of the page that describes a point. */
export function articleOf(id: string): HTMLElement | null {
  const anchor = `point=${encodeURIComponent(id)}`;
  return document.getElementById(anchor) ?? document.querySelector(`[data-point="${CSS.escape(anchor)}"]`);
}
