import { offlineIdOf } from '@/domain/offline/target';
import { useTexts } from '@/ui/use-texts';
import { useOfflineTarget } from '@/widgets/offline/offline-target';
import { useStoredCopies } from '@/widgets/offline/stored-tours';
import { offlineTexts } from './texts';

/** Says what of the open tour is stored on this device. */
export function OfflineText() {
  const t = useTexts(offlineTexts);
  const copies = useStoredCopies();
  const target = useOfflineTarget();
  const id = target && offlineIdOf(target);
  if (!copies) return t.offline;
  return t[copies.find((copy) => copy.id === id)?.state ?? 'none'];
}
