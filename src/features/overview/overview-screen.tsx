import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '@/backend/overview/queries';
import { canReadOverview } from '@/domain/access/organizations';
import { canRunOrganization } from '@/domain/access/principals';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import type { OverviewAudience } from '@/domain/overview/overview';
import { ErrorState } from '@/ui/error-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganizationId } from '@/widgets/organization';
import { useAllowed } from '@/widgets/use-allowed';
import { LatestActivity } from './latest-activity';
import { LimitWarnings } from './limit-warnings';
import { NeedList } from './need-list';
import { OverviewNumbers } from './overview-numbers';
import { OwnTourLists } from './own-tour-lists';

const description = 'What happens in the organization, and what waits for you.';

/** What happens in the organization, what waits for the user, and the tours that they opened. */
export function OverviewScreen() {
  const organization = useOrganizationId();
  const currentUser = useCurrentUser();
  const admin = useAllowed((user, directory) => canReadOverview(user, organization, 'admin', directory));
  // members need not wait to know whether they are in the directory, which few are
  const mustWait = admin.isPending && !canReadOverview(currentUser, organization, 'member');
  return (
    <Page title="Overview" description={description}>
      {mustWait ? (
        <Loading />
      ) : (
        <Content
          organization={organization}
          audience={admin.isAllowed ? 'admin' : 'member'}
          runsOrganization={canRunOrganization(currentUser, organization, admin.directory)}
        />
      )}
    </Page>
  );
}

type ContentProps = { organization: OrgId; audience: OverviewAudience; runsOrganization: boolean };

function Content({ organization, audience, runsOrganization }: ContentProps) {
  const { data, error, isPending, refetch } = useQuery(overviewQuery(organization, audience));
  const canEdit = audience === 'admin';
  return (
    <div className="flex flex-col gap-10">
      {runsOrganization && <LimitWarnings organization={organization} />}
      <NeedList organization={organization} overview={data ?? null} canEdit={canEdit} isPending={isPending} />
      <OwnTourLists organization={organization} />
      {isPending && <Loading />}
      {error && !data && <ErrorState title="The numbers couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />}
      {data !== undefined && <OverviewNumbers organization={organization} overview={data} canEdit={canEdit} />}
      {runsOrganization && <LatestActivity organization={organization} />}
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading the overview" className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-3">
    {[1, 2, 3, 4].map((card) => (
      <div key={card} className="skeleton h-32 rounded-xl" />
    ))}
    <div className="skeleton col-span-full h-44 rounded-xl" />
  </div>
);
