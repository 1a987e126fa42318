import type { TourId } from '@/domain/ids';
import { type ShareLink, shareLinkFrom } from '@/domain/sharing/share-links';
import type { Source } from '../live/source';

/** tours/{tour}/links/{shareId} @see MODEL-083 */
export const shareLinks = (tour: TourId): Source<ShareLink> => ({ path: `tours/${tour}/links`, read: shareLinkFrom });
