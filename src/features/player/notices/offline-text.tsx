import type { OfflineCopy } from '@/domain/offline/copy';
import { offlineIdOf } from '@/domain/offline/target';
import { useOfflineTarget } from '@/widgets/offline/offline-target';
import { useStoredCopies } from '@/widgets/offline/stored-tours';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

/** What somebody can still open, by what is stored of the tour. */
const texts: Record<OfflineCopy['state'] | 'savedWithoutScan' | 'none', string> = {
  saved: 'You’re offline. This tour is saved on this device.',
  savedWithoutScan: 'You’re offline. This tour is saved on this device, without its 3D scan.',
  saving: 'You’re offline. Only a part of this tour is saved on this device. The rest loads when you’re back online.',
  opened: 'You’re offline. What you opened of this tour is stored on this device. The rest loads when you’re back online.',
  none: 'You’re offline. This tour isn’t stored on this device. What has loaded still works, and the rest loads when you’re back online.',
};

/** Says what of the open tour is stored on this device. */
export function OfflineText() {
  const copies = useStoredCopies();
  const target = useOfflineTarget();
  const id = target && offlineIdOf(target);
  // that of another provider, or a private one, is in no copy
  const lacksScan = usePlayerState(({ stage }) => stage.name === 'failed' && stage.reason === 'offline');
  if (!copies) return 'You’re offline.';
  const state = copies.find((copy) => copy.id === id)?.state ?? 'none';
  return texts[state === 'saved' && lacksScan ? 'savedWithoutScan' : state];
}
