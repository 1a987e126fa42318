import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrganizationDeletion } from '@/backend/organization-limits/commands';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { errorMessage } from '@/domain/app-error';
import { organizationDeletionDays } from '@/domain/organization-limits/deletion';
import type { Organization } from '@/domain/organizations/organization';
import { formatDay } from '@/domain/time';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { useMutation } from '@/widgets/use-mutation';
import { DeleteOrganization } from './delete-organization';

/** Deletes the organization, 30 days after that was asked for, or takes that back. */
export function DeletionSection({ organization }: { organization: Organization }) {
  const { data, error, refetch } = useQuery({ ...organizationLimitQueries.standstill(organization.id), throwOnError: false });
  const [isAsking, setAsking] = useState(false);
  const dueAt = data?.deletion?.dueAt ?? null;
  return (
    <section aria-labelledby="delete" className="flex max-w-[70ch] flex-col items-start gap-3">
      <h2 id="delete" className="font-semibold text-base text-ink">
        Delete the organization
      </h2>
      {error && data === undefined && <ErrorState title="Couldn’t load this" message={errorMessage(error)} retry={() => void refetch()} />}
      {!error && data === undefined && <div role="status" aria-label="Loading" className="skeleton h-20 w-full rounded-xl" />}
      {data !== undefined &&
        (dueAt === null ? <Ask onAsk={() => setAsking(true)} /> : <Waiting organization={organization} dueAt={dueAt} />)}
      {isAsking && <DeleteOrganization organization={organization} onClose={() => setAsking(false)} />}
    </section>
  );
}

const Ask = ({ onAsk }: { onAsk: () => void }) => (
  <>
    <p className="text-pretty text-ink-soft text-sm">
      It is closed at once, and deleted after {organizationDeletionDays} days with everything in it. Until then one of its admins can take
      that back. Export everything first, if you need it later.
    </p>
    <Button look="danger" onClick={onAsk}>
      Delete the organization…
    </Button>
  </>
);

function Waiting({ organization, dueAt }: { organization: Organization; dueAt: Date }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelOrganizationDeletion(organization.id),
    meta: { done: 'The organization stays', failed: 'Couldn’t take the deletion back' },
  });
  return (
    <>
      <p className="text-pretty text-ink text-sm">
        {organization.name} is deleted on {formatDay(dueAt)}. Until then its pages are closed to visitors, its members and guests can read
        and change nothing, and its API keys and webhooks rest.
      </p>
      <Button look="primary" busy={isPending} onClick={() => mutate()}>
        Keep the organization
      </Button>
    </>
  );
}
