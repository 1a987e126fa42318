import type { PoiType } from '@/domain/pois/poi';

/** How the kinds of a point are called in the editor. */
export const kindLabels: Readonly<Record<PoiType, string>> = { poi: 'Point of interest', tag: 'Tag in the scan', sweep: 'Sweep' };
