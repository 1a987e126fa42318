import { useQuery } from '@tanstack/react-query';
import { collectionQueries } from '@/backend/collections/queries';
import { shareLinkQueries } from '@/backend/share-links/queries';
import { isRefusal } from '@/domain/app-error';
import type { Collection } from '@/domain/collections';
import { collectionId } from '@/domain/ids';
import type { ShareLink } from '@/domain/sharing/share-links';
import { useWho } from '@/widgets/who';
import type { VisitAddress } from './visit-address';

export type VisitLinks = {
  /** undefined: nobody shared anything, or it is on its way; null: the link is gone */
  link: ShareLink | null | undefined;
  /** asks for the share link once more; null unless it could not be read */
  askAgain: (() => void) | null;
  /** whether the address names a share link, whatever becomes of it */
  isShared: boolean;
  collection: Collection | null;
};

/**
 * What a part of the address means that may be a share link or a collection: a share link where there is one, else a collection. Visitors,
 * who may see no collection, read none.
 * @see ROUTE-024 PLAYER-053
 */
export function useVisitLinks({ tour, shareId, collection: named }: VisitAddress): VisitLinks {
  const who = useWho();
  const shared = useQuery({ ...shareLinkQueries.one(tour, shareId ?? ''), enabled: shareId !== null });
  const isAmbiguous = shareId !== null && shareId === named;
  const isLink = isAmbiguous && (shared.isPending || Boolean(shared.data));
  const mayBeCollection = named !== null && who !== null && !isLink;
  const inCollection = useQuery({ ...collectionQueries.one(named ?? collectionId('')), enabled: mayBeCollection });
  const collection = mayBeCollection ? (inCollection.data ?? null) : null;
  const isOpen = shared.isPending || (isAmbiguous && (collection !== null || (mayBeCollection && inCollection.isPending)));
  return {
    // a link that may not be seen is as gone as one that is not there
    link: shareId === null ? undefined : (shared.data ?? (isOpen ? undefined : null)),
    askAgain: shared.isError && !isRefusal(shared.error, 'permission-denied') ? () => void shared.refetch() : null,
    isShared: shareId !== null && !(isAmbiguous && collection),
    collection,
  };
}
