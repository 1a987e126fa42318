import { ListSkeleton } from '@/widgets/entity-list/list-skeleton';

/** Placeholder of the list of collections. */
export const CollectionsSkeleton = () => <ListSkeleton label="Loading collections" mode="grid" />;
