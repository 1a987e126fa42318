import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { restoreTour } from '@/backend/bin/commands';
import type { OrgId, TourId } from '@/domain/ids';
import { tourLandingPath } from '@/domain/page-addresses';
import { tourTitle } from '@/domain/tours/tour-title';
import { leaveGuarded } from '@/ui/history-guard';
import { toastSuccess } from '@/ui/toast';
import { runForEach } from '@/widgets/bulk/run-for-each';
import { useMutation } from '@/widgets/use-mutation';
import { countOf, problemOf } from './labels';
import { useReadAgain } from './use-read-again';

type Restorable = { id: TourId; name: string };

/** Restores tours from the bin. `error` says which could not be restored, and why. */
export function useRestore(organization: OrgId) {
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (tours: readonly Restorable[]) => runForEach(tours, ({ id }) => restoreTour({ id, organization })),
    onSuccess: (outcome) => {
      const done = outcome.done.map(({ item }) => item);
      for (const { id } of done) readAgain(id);
      const [first] = done;
      if (!first) return;
      // the button is gone with its row
      document.querySelector('main')?.focus({ preventScroll: true });
      if (done.length > 1) toastSuccess(`${countOf(done)} were restored`);
      else
        toastSuccess(`${tourTitle(first)} was restored`, {
          action: { label: 'Open', run: () => leaveGuarded(() => void navigate(tourLandingPath(first.id))) },
        });
    },
    meta: { failed: null },
  });
  return {
    restore: useCallback((tours: readonly Restorable[]) => mutate(tours.map(({ id, name }) => ({ id, name }))), [mutate]),
    isPending,
    error: isPending ? null : ((data && problemOf(data, 'restored')) ?? error?.message ?? null),
  };
}
