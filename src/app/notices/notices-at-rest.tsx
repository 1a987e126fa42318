import { type ComponentType, useEffect, useState } from 'react';
import { whenPageSettled } from '@/backend/when-page-settled';
import { loadModule } from '@/loading/load-code';
import { retryUntilLoaded } from '@/loading/retry-until-loaded';

const appNotices = () => import('./app-notices').then((it) => it.AppNotices);

/** The message to all users and the maintenance notice. They are loaded once the page has what it needs at first. @see ADMIN-068 */
export function NoticesAtRest() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    whenPageSettled()
      .then(() =>
        retryUntilLoaded(
          () => loadModule(appNotices),
          () => isUnmounted,
        ),
      )
      .then(
        (loaded) => !isUnmounted && setNotices(() => loaded),
        () => undefined,
      );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return Notices && <Notices />;
}
