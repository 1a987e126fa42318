import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUser } from '@/backend/auth/stored-user';
import { allowReopened } from '@/backend/offline/documents';
import { whenPageSettled } from '@/backend/when-page-settled';
import type { OfflineTarget } from '@/domain/offline/target';
import { useOfflineTarget } from './offline-target';
import { canStoreTours, startWorker } from './start-worker';
import { refreshCopies, storeOpened } from './store-opened';
import { usedFiles } from './used-files';

/** How often the page looks for files that were used since. */
const lookEveryMs = 3000;

let isFirstPage = true;

/** Stores the tour that is opened, and keeps saved tours current, while the page is at rest. Renders nothing. */
export function StoreTours() {
  const { pathname } = useLocation();
  const target = useOfflineTarget();
  useEffect(() => {
    if (!canStoreTours()) return undefined;
    const controller = new AbortController();
    // the first page was opened, and has used files, before this code was there
    const openedAt = isFirstPage ? performance.timeOrigin : Date.now();
    isFirstPage = false;
    // nothing on the page depends on it
    keepStored({ path: pathname, target, openedAt }, controller.signal).catch((error) =>
      console.warn('This tour could not be stored for use offline.', error),
    );
    return () => controller.abort();
  }, [pathname, target]);
  return null;
}

/** Whether the user asked the browser for less data; then nothing is stored without a press. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

type Opened = { path: string; target: OfflineTarget | null; openedAt: number };

async function keepStored({ path, target, openedAt }: Opened, signal: AbortSignal): Promise<void> {
  const uid = storedUser()?.uid;
  await whenPageSettled();
  if (signal.aborted) return;
  if (target) await allowReopened(target, openedAt);
  if (!target || savesData()) return refreshCopies(signal);
  await startWorker();
  let stored = -1;
  // what was used before a sign-out is not stored for visitors
  while (!signal.aborted && storedUser()?.uid === uid) {
    const used = usedFiles(openedAt).length;
    if (used !== stored && navigator.onLine && !document.hidden) {
      await storeOpened(target, { path, files: usedFiles(openedAt) }, signal);
      // the first time also what was saved of others
      if (stored === -1) await refreshCopies(signal);
      stored = used;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
