import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { canDeleteOrganization, canReadUsage } from '@/domain/access/organizations';
import { errorMessage } from '@/domain/app-error';
import { noLimits } from '@/domain/organization-limits/limits';
import type { Organization } from '@/domain/organizations/organization';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { useCurrentUser } from '@/widgets/current-user';
import { useAllowed } from '@/widgets/use-allowed';
import { Loading } from '../loading';
import { DeletionSection } from './deletion-section';
import { ExportSection } from './export-section';
import { UsageMeters } from './usage-meters';
import { UsageMonths } from './usage-months';

/** What an organization uses, and how it ends: for those who run it. */
export function UsageSection({ organization, children }: { organization: Organization; children?: ReactNode }) {
  const currentUser = useCurrentUser();
  const { isAllowed, isPending } = useAllowed((user, directory) => canReadUsage(user, organization.id, directory));
  if (isPending) return <Loading />;
  if (!isAllowed)
    return <EmptyState title="You don’t have permission to see this.">Admins of {organization.name} see what it uses.</EmptyState>;
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {children ?? <Usage organization={organization} />}
      <ExportSection organization={organization} />
      {canDeleteOrganization(currentUser, organization.id) && <DeletionSection organization={organization} />}
    </div>
  );
}

/** How much there is of everything, and how much there may be. */
export function Usage({ organization }: { organization: Organization }) {
  const usage = useQuery({ ...organizationLimitQueries.usage(organization.id), throwOnError: false });
  const limits = useQuery({ ...organizationLimitQueries.limits(organization.id), throwOnError: false });
  const isRead = usage.data !== undefined && limits.data !== undefined;
  const error = isRead ? null : (usage.error ?? limits.error);
  if (error)
    return (
      <ErrorState
        title="The usage couldn’t be loaded"
        message={errorMessage(error)}
        retry={() => void Promise.all([usage.refetch(), limits.refetch()])}
      />
    );
  if (!usage.data || limits.data === undefined) return <Loading />;
  return (
    <section aria-labelledby="usage" className="flex min-w-0 flex-col gap-5">
      <h2 id="usage" className="font-semibold text-base text-ink">
        Usage
      </h2>
      <UsageMeters months={usage.data} limits={limits.data ?? noLimits} />
      <UsageMonths months={usage.data} />
    </section>
  );
}
