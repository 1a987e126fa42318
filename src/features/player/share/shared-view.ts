import type { Poi } from '@/domain/pois';
import type { SharedView } from '@/domain/sharing/share-links';

/** Where a PoI is seen from: a link to it leads there even when the PoI is gone. */
export const viewOfPoi = ({ sweep, rotation, zoom, position }: Poi): SharedView => ({ sweep, rotation, zoom, position });
