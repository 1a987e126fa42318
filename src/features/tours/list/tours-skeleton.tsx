import { localKeys, tourListModeFrom } from '@/domain/application/local-keys';
import { readSetting } from '@/ui/settings';
import { ListSkeleton } from '@/widgets/entity-list/list-skeleton';

/** Placeholder of the tours page, in the stored list mode. */
export const ToursSkeleton = () => <ListSkeleton label="Loading tours" mode={tourListModeFrom(readSetting(localKeys.tourListMode))} />;
