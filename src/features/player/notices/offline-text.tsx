import { offlineIdOf } from '@/domain/offline/target';
import { useTexts } from '@/ui/use-texts';
import { useOfflineTarget } from '@/widgets/offline/offline-target';
import { useStoredCopies } from '@/widgets/offline/stored-tours';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { offlineTexts } from './texts';

/** Says what of the open tour is stored on this device. */
export function OfflineText() {
  const t = useTexts(offlineTexts);
  const copies = useStoredCopies();
  const target = useOfflineTarget();
  const id = target && offlineIdOf(target);
  // that of another provider, or a private one, is in no copy
  const lacksScan = usePlayerState(({ stage }) => stage.name === 'failed' && stage.reason === 'offline');
  if (!copies) return t.offline;
  const state = copies.find((copy) => copy.id === id)?.state ?? 'none';
  return t[state === 'saved' && lacksScan ? 'savedWithoutScan' : state];
}
