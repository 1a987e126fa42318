import { useQuery } from '@tanstack/react-query';
import { collectionQueries } from '@/backend/collections/queries';
import { shareLinkQueries } from '@/backend/share-links/queries';
import { isAppError } from '@/domain/app-error';
import type { Collection } from '@/domain/collections/collection';
import { collectionId } from '@/domain/ids';
import type { ShareLink } from '@/domain/sharing/share-links';
import { useCurrentUser } from '@/widgets/current-user';
import type { PlayerAddress } from './player-address';

export type AddressLinks = {
  /** undefined: no share link, or still loading; null: the link no longer exists */
  link: ShareLink | null | undefined;
  /** reloads the share link; null unless loading failed */
  retry: (() => void) | null;
  /** whether the address names a share link, even one that cannot be loaded */
  isShared: boolean;
  collection: Collection | null;
};

/**
 * Resolves the address segment that can be a share link or a collection; a share link takes precedence. Collections are not queried for
 * visitors, who cannot read them.
 * @see ROUTE-024 PLAYER-053
 */
export function useAddressLinks({ tour, shareId, collection: collectionSegment }: PlayerAddress): AddressLinks {
  const currentUser = useCurrentUser();
  const shareLinkQuery = useQuery({ ...shareLinkQueries.one(tour, shareId ?? ''), enabled: shareId !== null });
  const isAmbiguous = shareId !== null && shareId === collectionSegment;
  const isLink = isAmbiguous && (shareLinkQuery.isPending || Boolean(shareLinkQuery.data));
  const mayBeCollection = collectionSegment !== null && currentUser !== null && !isLink;
  const collectionQuery = useQuery({ ...collectionQueries.one(collectionSegment ?? collectionId('')), enabled: mayBeCollection });
  const collection = mayBeCollection ? (collectionQuery.data ?? null) : null;
  const isUndecided = shareLinkQuery.isPending || (isAmbiguous && (collection !== null || (mayBeCollection && collectionQuery.isPending)));
  return {
    // a link without read permission is treated as missing
    link: shareId === null ? undefined : (shareLinkQuery.data ?? (isUndecided ? undefined : null)),
    retry: shareLinkQuery.isError && !isAppError(shareLinkQuery.error, 'permission-denied') ? () => void shareLinkQuery.refetch() : null,
    isShared: shareId !== null && !(isAmbiguous && collection),
    collection,
  };
}
