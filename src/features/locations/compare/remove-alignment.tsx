import { removeAlignment, saveAlignment, type TourPair } from '@/backend/locations/alignments';
import type { Alignment } from '@/domain/locations/alignment';
import { Button } from '@/ui/button';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

type Props = { pair: TourPair; alignment: Alignment; onRemoved: () => void };

/** Removes a stored alignment, which the toast restores. */
export function RemoveAlignment({ pair, alignment, onRemoved }: Props) {
  const restoring = useMutation({
    mutationFn: () => saveAlignment(pair, alignment),
    meta: { done: 'Alignment restored', failed: 'Couldn’t restore the alignment: ' },
  });
  const removing = useMutation({
    mutationFn: () => removeAlignment(pair),
    onSuccess: () => {
      toastSuccess('Alignment removed', { action: { label: 'Undo', run: () => restoring.mutate() } });
      onRemoved();
    },
    meta: { failed: 'Couldn’t remove the alignment: ' },
  });
  return (
    <Button size="small" look="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
      Remove alignment
    </Button>
  );
}
