import type { ViewerData } from '@/domain/publishing/website/viewer-data';
import { isRecord } from '@/domain/stored';

const none: ViewerData = { points: [], guidedTours: [], floors: [], rooms: [] };

/** What the archive's own file has for the scan; nothing if it cannot be loaded, so that the list works without it. */
export async function loadData(): Promise<ViewerData> {
  const response = await fetch(document.body.dataset.viewer ?? 'data/viewer.json').catch(() => null);
  const data: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return isRecord(data) && Array.isArray(data.points) ? (data as ViewerData) : none;
}
