import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { toursPath } from '@/domain/addresses';
import { buttonStyle } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { useWho } from '@/widgets/who';
import { TourFormSkeleton } from './tour-form-skeleton';

type Props = { title: string; refusal: string };

/** In place of a form that somebody may not use; not before it is known what was granted to them. @see ACCESS-014 */
export function FormRefusal({ title, refusal }: Props) {
  const who = useWho();
  const asking = { retryOnMount: false };
  const directory = useQuery({ ...applicationQueries.directory(), ...asking });
  const invitations = useQuery({ ...invitationQueries.mine(who?.email ?? ''), ...asking });
  if (directory.isPending || invitations.isPending) return <TourFormSkeleton />;
  return (
    <Page title={title}>
      <Empty
        title={refusal}
        action={
          <Link to={toursPath} className={buttonStyle({ look: 'primary' })}>
            Go to the tours
          </Link>
        }
      />
    </Page>
  );
}
