import { useEffect } from 'react';
import { idle } from '@/backend/live/idle';
import { canEditOrganization } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import type { Snapshot } from '@/domain/snapshots';
import { loadModule } from '@/loading/load-code';
import { useCurrentUser, useIsSessionResolved } from '@/widgets/current-user';

const visitsSender = () => import('@/backend/publishing/send-visits').then((it) => it.sendVisits);

/** Counts the visit of an open version when the page is at rest, except those of its own editors. */
export function useCountedVisits({ id, shortCode }: Pick<Snapshot, 'id' | 'shortCode'>, organization: OrgId): void {
  const isEditor = canEditOrganization(useCurrentUser(), organization, null);
  const isCounted = useIsSessionResolved() && !isEditor && shortCode !== '';
  useEffect(() => {
    if (!isCounted) return;
    let isShown = true;
    const count = async () => {
      await idle();
      if (!isShown) return;
      const send = await loadModule(visitsSender);
      send(shortCode, id);
    };
    // without the code, for example offline, the visit is not counted
    count().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isCounted, shortCode, id]);
}
