import { useEffect, useState } from 'react';
import type { GlobalMessage } from '@/domain/application/global-message';
import { loadModule } from '@/loading/load-code';

const readMessage = () => import('@/backend/application/read-global-message').then((it) => it.readGlobalMessage);

/** This page has no store that listens: it reads again this often, and when somebody comes back to it. */
const intervalMs = 30_000;

/** The message to all users and maintenance, as they are now; null while nothing is known. @see ADMIN-068 */
export function useGlobalMessage(): GlobalMessage | null {
  const [message, setMessage] = useState<GlobalMessage | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const read = () => {
      if (document.hidden) return;
      loadModule(readMessage)
        .then((now) => now())
        .then(
          (now) => isUnmounted || setMessage(now),
          // what was read before stays
          () => undefined,
        );
    };
    read();
    const timer = setInterval(read, intervalMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return message;
}
