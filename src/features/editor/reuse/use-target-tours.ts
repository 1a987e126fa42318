import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { isActive } from '@/domain/access/invitations';
import { canViewOrganization, isVerified } from '@/domain/access/principals';
import { canWrite } from '@/domain/access/tours';
import { errorMessage } from '@/domain/app-error';
import { tourId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useEditingState } from '../session/editing-context';
import type { TargetTour } from './to-tour';

/** A tour to choose; the model is unknown of tours that somebody is only invited to. */
type ListedTarget = TargetTour & { model: string | null };

/** The other tours that the user may change: of the organization for its members, else those they are invited to edit. */
export function useTargetTours(): { targets: ListedTarget[]; message: string | undefined } {
  const { id: here, organization } = useEditingState((state) => state.input.tour);
  const currentUser = useCurrentUser();
  const access = useAccessContext(organization);
  const seesAll = canViewOrganization(currentUser, organization, access.directory);
  const listed = useQuery({ ...tourQueries.listed(organization), enabled: seesAll, throwOnError: false });
  const invited = useQuery({
    ...invitationQueries.mine(currentUser?.email ?? ''),
    enabled: !seesAll && isVerified(currentUser),
    throwOnError: false,
  });
  const targets = useMemo(() => {
    const ofOrganization = (seesAll ? (listed.data ?? []) : [])
      .filter((tour) => canWrite(currentUser, tour, access))
      .map((tour): ListedTarget => ({ id: tour.id, name: tour.name, organization: tour.organization, model: tour.matterportId }));
    const ofInvitations = (invited.data ?? [])
      .filter(
        ({ type, accessLevel, binned, ...end }) => type === 'tour' && accessLevel === 'readUpdate' && !binned && isActive(end, access.now),
      )
      .map((grant): ListedTarget => ({ id: tourId(grant.tour), name: grant.tourName, organization: grant.organization, model: null }));
    return [...ofOrganization, ...ofInvitations].filter(({ id }) => id !== here).toSorted(byName);
  }, [seesAll, listed.data, invited.data, currentUser, access, here]);
  const { error, isPending } = seesAll ? listed : invited;
  return { targets, message: error ? errorMessage(error) : isPending ? 'Loading…' : undefined };
}
