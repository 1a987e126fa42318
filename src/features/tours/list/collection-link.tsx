import Layers from 'lucide-react/icons/layers';
import { Link } from 'react-router-dom';
import { collectionPath } from '@/domain/page-addresses';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { ListContext } from './list-context';

type Props = { tour: ListedTour; collections: ListContext['collections'] };

/** @see TOUR-014 */
export function CollectionLink({ tour, collections }: Props) {
  const collection = collections.get(tour.collection);
  if (!collection) return null;
  return (
    <Link
      to={collectionPath(collection.id)}
      title={`Collection: ${collection.name}`}
      className="relative inline-flex min-h-6 min-w-0 items-center gap-1 rounded text-ink-soft text-xs underline-offset-4 transition-colors hover:text-ink hover:underline touch:min-h-11"
    >
      <Layers aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      <span className="truncate">
        <span className="sr-only">Collection</span> {collection.name}
      </span>
    </Link>
  );
}
