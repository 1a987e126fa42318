import { useState } from 'react';
import { flushSync } from 'react-dom';
import { saveCollectionOrder } from '@/backend/collections/commands';
import type { Collection } from '@/domain/collections/collection';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useMutation } from '@/widgets/use-mutation';
import { OrderList } from './order-list';
import { orderMessages } from './order-messages';
import { useOrder } from './use-order';

type Props = { collection: Collection; tours: readonly CollectionTour[]; onSaved: () => void };

/** The tours in an order of the user's own, by drag, keyboard and menu. @see COLL-014 COLL-015 COLL-016 */
export function OrderEditor({ collection, tours, onSaved }: Props) {
  const [isSaved, setSaved] = useState(false);
  const [opened] = useState(collection);
  const { ordered, isChanged, move, reset } = useOrder(tours, collection);
  const saving = useMutation({
    mutationFn: saveCollectionOrder,
    onSuccess: () => {
      flushSync(() => setSaved(true));
      onSaved();
    },
    meta: orderMessages,
  });
  const guard = useLeaveGuard(isChanged && !isSaved);
  const save = () => saving.mutate({ id: collection.id, sortType: 'custom', sortOrder: ordered.map(({ id }) => id) });
  const isOutdated = !saving.isPending && !isSaved && !isDeepEqual(opened.sortOrder, collection.sortOrder);
  return (
    <section aria-label="Order of the tours">
      <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-3 bg-canvas px-1 py-3 max-md:top-14">
        <p className="me-auto max-w-[60ch] text-pretty text-ink-soft text-sm">
          Drag a tour, or focus its handle and press Space, then the arrow keys. Its menu moves it too.
        </p>
        {isChanged && <Button onClick={reset}>Undo changes</Button>}
        <Button look="primary" busy={saving.isPending} onClick={save}>
          Save order
        </Button>
      </div>
      {isOutdated && (
        <p role="status" className="mb-3 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          Someone else saved another order meanwhile. Save order replaces it with yours.
        </p>
      )}
      <OrderList tours={ordered} onMove={move} />
      <LeaveDialog question={guard.question}>The new order isn’t saved yet and will be lost if you leave.</LeaveDialog>
    </section>
  );
}
