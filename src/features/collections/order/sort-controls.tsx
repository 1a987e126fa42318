import ListOrdered from 'lucide-react/icons/list-ordered';
import { saveCollectionOrder } from '@/backend/collections/commands';
import type { Collection, SortType } from '@/domain/collections/collection';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { useMutation } from '@/widgets/use-mutation';
import { orderMessages } from './order-messages';

type Props = {
  collection: Collection;
  sort: SortType;
  isOrdering: boolean;
  onChange: (sort: SortType, isOrdering: boolean) => void;
};

/** How the tours are sorted, for those who edit the collection; everybody else sees the stored order. @see COLL-013 COLL-014 COLL-015 COLL-017 */
export function SortControls({ collection, sort, isOrdering, onChange }: Props) {
  const { id, sortOrder, sortType } = collection;
  const { mutate, isPending } = useMutation({ mutationFn: saveCollectionOrder, meta: orderMessages });
  return (
    <div className="flex flex-wrap items-center gap-3 md:ms-auto">
      {sort === 'custom' && !isOrdering && (
        <Button onClick={() => onChange('custom', true)}>
          <ListOrdered aria-hidden size={16} strokeWidth={1.75} />
          Change order
        </Button>
      )}
      {sort === 'name' && sortType === 'custom' && !isOrdering && (
        <>
          <span className="text-ink-soft text-sm">Everyone else sees the custom order.</span>
          <Button busy={isPending} onClick={() => mutate({ id, sortOrder, sortType: 'name' })}>
            Sort by name for everyone
          </Button>
        </>
      )}
      <Segmented label="Sort by" value={sort} segments={sorts} onChange={(next) => onChange(next, next === 'custom')} />
    </div>
  );
}

const sorts = [
  { value: 'name', label: 'Name' },
  { value: 'custom', label: 'Custom' },
] as const;
