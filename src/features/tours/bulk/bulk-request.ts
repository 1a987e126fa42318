import type { ListedTour } from '@/domain/tours/listed-tour';

/** The dialogs about many tours. */
export type BulkKind = 'type' | 'collection' | 'access' | 'place' | 'publish' | 'duplicate' | 'export' | 'delete';

/** What somebody wants to do, with the tours as they were selected then. */
export type BulkRequest = { kind: BulkKind; tours: readonly ListedTour[] };
