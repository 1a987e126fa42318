import { Suspense } from 'react';
import type { Collection } from '@/domain/collections';
import type { TourId } from '@/domain/ids';
import { LatePart, LateParts } from '@/ui/late-part';

const collectionSwitch = () => import('./collection-switch').then((part) => part.CollectionSwitch);

// the visit of the one tour is worth more than the way to the others
const without = () => null;

type Props = { collection: Collection; tour: TourId };

/** The way to the other tours of the collection. @see PLAYER-079 */
export const TourSwitch = (props: Props) => (
  <LateParts framed={without}>
    <Suspense>
      <LatePart load={collectionSwitch} given={props} />
    </Suspense>
  </LateParts>
);
