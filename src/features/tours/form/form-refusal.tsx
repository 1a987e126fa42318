import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { tourCreationRefusal } from '@/domain/access/tours';
import { toursPath } from '@/domain/addresses';
import type { OrgId } from '@/domain/ids';
import { buttonStyle } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { useWho } from '@/widgets/who';
import { TourFormSkeleton } from './tour-form-skeleton';

type Props = { title: string; organization: OrgId };

/** In place of a form that somebody may not use; not before it is known what was granted to them. @see ACCESS-014 */
export function FormRefusal({ title, organization }: Props) {
  const who = useWho();
  const asking = { retryOnMount: false };
  const directory = useQuery({ ...applicationQueries.directory(), ...asking });
  const invitations = useQuery({ ...invitationQueries.mine(who?.email ?? ''), ...asking });
  if (directory.isPending || invitations.isPending) return <TourFormSkeleton />;
  return (
    <Page title={title}>
      <Empty
        title={tourCreationRefusal(who, organization)}
        action={
          <Link to={toursPath} className={buttonStyle({ look: 'primary' })}>
            Go to the tours
          </Link>
        }
      />
    </Page>
  );
}
