import type { Collection, Transfer } from '@/domain/collections/collection';
import type { CollectionId } from '@/domain/ids';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourCountText } from '../list/list-context';

type Props = { plan: Transfer<ListedTour>; collection: Collection; collections: readonly Collection[] };

/** More names than anybody reads; the rest is a number. */
const maxNames = 60;

/** Which tours are added, and which are moved out of another collection. @see COLL-009 COLL-011 */
export function TransferSummary({ plan: { added, moved }, collection, collections }: Props) {
  const nameOf = (id: CollectionId) => collections.find((each) => each.id === id)?.name ?? 'a deleted collection';
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[65ch] text-pretty text-ink-soft text-sm">
        People invited to {collection.name} can open these tours.
        {moved.length > 0 && ' People invited to the collection that a tour leaves can’t open it there any more.'}
      </p>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Part title="Added" tours={added} empty="None of them is new to collections." lineOf={() => null} />
        <Part
          title="Moved"
          tours={moved}
          empty="None of them leaves another collection."
          lineOf={(tour) => `from ${nameOf(tour.collection)}`}
        />
      </div>
    </div>
  );
}

type PartProps = { title: string; tours: readonly ListedTour[]; empty: string; lineOf: (tour: ListedTour) => string | null };

function Part({ title, tours, empty, lineOf }: PartProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-xl border border-line bg-surface">
      <h3 className="flex items-baseline justify-between gap-3 border-line border-b px-4 py-3 font-semibold text-base text-ink">
        {title}
        <span className="font-normal text-ink-soft text-sm tabular-nums">{tourCountText(tours.length)}</span>
      </h3>
      {tours.length === 0 && <p className="px-4 py-3 text-ink-soft text-sm">{empty}</p>}
      <ul className="divide-y divide-line">
        {tours.slice(0, maxNames).map((tour) => (
          <li key={tour.id} className="px-4 py-2 text-sm">
            <span className="wrap-anywhere font-medium text-ink">{tour.name || tour.id}</span>
            {lineOf(tour) && <span className="wrap-anywhere block text-ink-soft">{lineOf(tour)}</span>}
          </li>
        ))}
      </ul>
      {tours.length > maxNames && (
        <p className="border-line border-t px-4 py-2 text-ink-soft text-sm tabular-nums">
          and {(tours.length - maxNames).toLocaleString('en')} more
        </p>
      )}
    </section>
  );
}
