import { lazy, Suspense } from 'react';
import type { Collection } from '@/domain/collections';
import type { TourId } from '@/domain/ids';

const CollectionSwitch = lazy(() => import('./collection-switch').then((part) => ({ default: part.CollectionSwitch })));

type Props = { collection: Collection; tour: TourId };

/** The way to the other tours of the collection. @see PLAYER-079 */
export const TourSwitch = (props: Props) => (
  <Suspense>
    <CollectionSwitch {...props} />
  </Suspense>
);
