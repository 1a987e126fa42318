import { useEffect, useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { useIsAccessResolved } from '@/widgets/use-access-context';

type Options = { tour: Pick<Tour, 'organization'>; wantsEdit: boolean; mayWrite: boolean };

/** Says why a tour whose address asks for edit mode can only be viewed. */
export function useEditDenied(session: PlayerSession, { tour, wantsEdit, mayWrite }: Options): void {
  // the address changes to view mode at once
  const [wantedEdit] = useState(wantsEdit);
  const isSignedIn = useCurrentUser() !== null;
  const isResolved = useIsAccessResolved(tour.organization);
  const isDenied = wantedEdit && isResolved && !mayWrite;
  const { setNotice } = session.store.getState();
  useEffect(() => {
    if (isDenied) setNotice(isSignedIn ? deniedMessage : signInMessage);
  }, [isDenied, isSignedIn, setNotice]);
}

const deniedMessage = 'You can view this tour, but not edit it. Ask its organization for permission to edit.';
const signInMessage = 'Sign in to edit this tour.';
