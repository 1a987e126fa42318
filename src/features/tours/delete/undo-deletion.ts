import { type BinRef, restoreTour } from '@/backend/bin/commands';
import { errorMessage } from '@/domain/app-error';
import { toastError, toastSuccess } from '@/ui/toast';

type Deleted = BinRef & { name: string };
type OnRestored = () => void;

/** Says that a tour was moved into the bin, and offers to restore it at once. @see TOUR-060 */
export const toastDeleted = (tour: Deleted, onRestored: OnRestored): void =>
  toastSuccess('Tour deleted', { action: { label: 'Undo', run: () => void undoDeletion(tour, onRestored) } });

async function undoDeletion({ id, organization, name }: Deleted, onRestored: OnRestored): Promise<void> {
  const title = name || 'The tour';
  try {
    await restoreTour({ id, organization });
    onRestored();
    toastSuccess(`${title} was restored`);
  } catch (error) {
    toastError(`${title} wasn’t restored. ${errorMessage(error)} You can restore it from the bin.`);
  }
}
