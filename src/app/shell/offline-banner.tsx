import { useQueryClient } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useCallback, useSyncExternalStore } from 'react';
import { useOnline } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { shellTexts } from './texts';

/** A banner while the browser is offline. */
export function OfflineBanner() {
  const t = useTexts(shellTexts);
  const online = useOnline();
  const currentUser = useCurrentUser();
  const waiting = useWaitingChanges();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2.5 bg-notice-wash px-4 py-2 text-notice text-sm md:px-8 lg:px-10">
          <CloudOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {t.offline} {currentUser && (waiting === 0 ? t.changesAreSaved : t.changesWait(waiting))}
        </p>
      )}
    </div>
  );
}

/** How many changes have no answer from the server yet. */
function useWaitingChanges(): number {
  const cache = useQueryClient().getMutationCache();
  return useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () => cache.getAll().filter(({ state }) => state.status === 'pending').length,
  );
}
