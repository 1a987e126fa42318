import { useEffect } from 'react';
import { countUse, startCounting } from '@/backend/publishing/count-use';
import { canViewOrganization } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import { useCurrentUser } from '@/widgets/current-user';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { useIsAccessResolved } from '@/widgets/use-access-context';

type Counted = {
  session: PlayerSession;
  organization: OrgId;
  /** Whether the user may change what is shown, also as a guest. */
  mayWrite: boolean;
  /** Where the visit is counted; null where it is not. */
  path: string | null;
};

/** Counts the visit of what everybody can open, and the points and links that are opened in it; not for members and editors. */
export function useCountedVisits({ session, organization, mayWrite, path }: Counted): void {
  const isMember = canViewOrganization(useCurrentUser(), organization, null);
  const isCounted = useIsAccessResolved(organization) && !isMember && !mayWrite;
  useEffect(() => {
    if (!isCounted || path === null) return;
    const stop = startCounting(path);
    const { activePoi } = session.store.getState();
    if (activePoi !== null) countUse({ kind: 'pointOpened', poi: activePoi });
    const unsubscribe = session.store.subscribe((state, before) => {
      if (state.activePoi !== null && state.openCount !== before.openCount) countUse({ kind: 'pointOpened', poi: state.activePoi });
    });
    document.addEventListener('click', countLink, true);
    return () => {
      document.removeEventListener('click', countLink, true);
      unsubscribe();
      stop();
    };
  }, [isCounted, path, session]);
}

/** Links to other pages, not those inside the tour. A link that downloads is a file. */
function countLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !/^(https?|mailto|tel):$/.test(link.protocol)) return;
  if (link.hasAttribute('download')) countUse({ kind: 'fileOpened' });
  else if (link.origin !== location.origin || link.pathname !== location.pathname) countUse({ kind: 'linkFollowed' });
}
