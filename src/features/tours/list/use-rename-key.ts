import type { KeyboardEvent } from 'react';
import { errorMessage } from '@/domain/app-error';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { loadModule } from '@/loading/load-code';
import { toastError } from '@/ui/toast';
import { useCodeAhead } from '@/ui/use-code-ahead';
import type { ListSection } from '@/widgets/entity-list/list-layout';
import { itemIdAt } from '@/widgets/entity-list/use-list-focus';
import type { ListContext } from './list-context';
import { renameField } from './tour-name-link';

/** F2 on a tour of the list renames it. @see TOUR-058 */
export function useRenameKey(sections: readonly ListSection<ListedTour>[], { canEdit, onRename }: ListContext) {
  const canRename = sections.some(({ items }) => items.some(canEdit));
  // a name that is given offline is stored on this device
  useCodeAhead(renameField, canRename);
  return (event: KeyboardEvent) => {
    const id = event.key === 'F2' && event.target instanceof Element && itemIdAt(event.target);
    const tour = id && sections.flatMap(({ items }) => items).find((each) => each.id === id);
    if (!tour || !canEdit(tour)) return;
    loadModule(renameField).then(
      () => onRename(tour.id),
      (error: unknown) => toastError(errorMessage(error)),
    );
  };
}
