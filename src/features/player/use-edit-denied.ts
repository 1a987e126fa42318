import { useEffect, useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { useIsAccessResolved } from '@/widgets/use-access-context';
import { playerScreenTexts } from './screen-texts';

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
    const { editDenied, signInToEdit } = playerScreenTexts.get();
    if (isDenied) setNotice(isSignedIn ? editDenied : signInToEdit);
  }, [isDenied, isSignedIn, setNotice]);
}
