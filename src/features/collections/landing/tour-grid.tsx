import { useCallback, useMemo } from 'react';
import type { Collection } from '@/domain/collections/collection';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { useTexts } from '@/ui/use-texts';
import { EntityList } from '@/widgets/entity-list/entity-list';
import type { RenderItem } from '@/widgets/entity-list/list-item';
import type { ListSizes } from '@/widgets/entity-list/list-layout';
import { collectionLandingTexts } from './texts';
import { TourCard } from './tour-card';

type Props = {
  collection: Collection;
  tours: readonly CollectionTour[];
  organization: Organization | null;
  isSearch: boolean;
  /** The places of the tours in an order that somebody chose; empty without one. */
  numbers: ReadonlyMap<TourId, number>;
};

const sizes: ListSizes = { minCardWidth: 22, cardText: 8, narrowCardText: 9.25, row: 4, narrowRow: 5 };

/** The tours as cards, two beside each other where they fit, of which only the visible ones are rendered. */
export function TourGrid({ collection: { id }, tours, organization, isSearch, numbers }: Props) {
  const t = useTexts(collectionLandingTexts);
  const sections = useMemo(() => [{ key: 'tours', title: isSearch ? t.results : t.asTours, items: tours }], [tours, isSearch, t]);
  const renderTour: RenderItem<CollectionTour> = useCallback(
    (tour, view) => (
      <TourCard
        collection={id}
        tour={tour}
        organization={organization}
        number={numbers.get(tour.id)}
        isFastScrolling={view.isFastScrolling}
      />
    ),
    [id, organization, numbers],
  );
  return <EntityList sections={sections} mode="grid" sizes={sizes} renderItem={renderTour} />;
}
