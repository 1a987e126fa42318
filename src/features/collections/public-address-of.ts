import type { Collection } from '@/domain/collections/collection';
import { shortCollectionPath } from '@/domain/publishing/short-address';

/** The whole address of a collection's public page; null while it has none. It stays the same when the page is closed and opened again. */
export const publicAddressOf = ({ isPublic, shortCode }: Pick<Collection, 'isPublic' | 'shortCode'>): string | null =>
  isPublic && shortCode !== '' ? `${location.origin}${shortCollectionPath(shortCode)}` : null;
