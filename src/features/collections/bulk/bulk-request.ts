import type { Collection } from '@/domain/collections/collection';

/** What somebody wants to do, with the collections as they were selected then. */
export type BulkRequest = { kind: 'open' | 'close' | 'delete'; collections: readonly Collection[] };
