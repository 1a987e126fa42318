import { useEffect } from 'react';
import { whenPageIdle } from '@/backend/live/when-page-idle';
import { sendVisits } from '@/backend/publishing/send-visits';
import { canEditOrganization } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import type { Snapshot } from '@/domain/publishing/snapshots';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';

/** Counts the visit of an open version when the page is at rest, except those of its own editors. */
export function useCountedVisits({ id, shortCode }: Pick<Snapshot, 'id' | 'shortCode'>, organization: OrgId): void {
  const isEditor = canEditOrganization(useCurrentUser(), organization, null);
  const isCounted = useIsAuthSessionResolved() && !isEditor && shortCode !== '';
  useEffect(() => {
    if (!isCounted) return;
    let isShown = true;
    void whenPageIdle().then(() => isShown && sendVisits(shortCode, id));
    return () => {
      isShown = false;
    };
  }, [isCounted, shortCode, id]);
}
