import { type Collection, collectionFrom } from '@/domain/collections';
import type { Source } from '../source';

/** collections/{collection} */
export const collections: Source<Collection> = { path: 'collections', read: collectionFrom, readCached: collectionFrom };
