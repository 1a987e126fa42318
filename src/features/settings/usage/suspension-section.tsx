import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resumeOrganization } from '@/backend/organization-limits/commands';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { errorMessage } from '@/domain/app-error';
import type { Organization } from '@/domain/organizations/organization';
import { formatDateTime } from '@/domain/time';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { useMutation } from '@/widgets/use-mutation';
import { SuspendDialog } from './suspend-dialog';

/** Whether a Super Admin suspended the organization, and why; ends that at once. */
export function SuspensionSection({ organization }: { organization: Organization }) {
  const { data, error, refetch } = useQuery({ ...organizationLimitQueries.standstill(organization.id), throwOnError: false });
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => resumeOrganization(organization.id),
    meta: { done: 'The suspension ended', failed: 'Couldn’t end the suspension' },
  });
  const suspension = data?.suspension ?? null;
  return (
    <section aria-labelledby="suspension" className="flex max-w-[70ch] flex-col items-start gap-3">
      <h2 id="suspension" className="font-semibold text-base text-ink">
        Suspension
      </h2>
      {error && data === undefined && <ErrorState title="Couldn’t load this" message={errorMessage(error)} retry={() => void refetch()} />}
      {!error && data === undefined && <div role="status" aria-label="Loading" className="skeleton h-20 w-full rounded-xl" />}
      {data !== undefined && suspension === null && (
        <>
          <p className="text-pretty text-ink-soft text-sm">
            While it is suspended, its pages are closed to visitors, its members and guests read and change nothing, and its API keys,
            webhooks and mails rest. Nothing is deleted. Programs can still read tours that are public: make those private where that
            matters.
          </p>
          <Button look="danger" onClick={() => setAsking(true)}>
            Suspend…
          </Button>
        </>
      )}
      {suspension && (
        <>
          <p className="wrap-anywhere text-pretty text-ink text-sm">
            Suspended{suspension.since && ` since ${formatDateTime(suspension.since)}`}: {suspension.reason}
          </p>
          <Button look="primary" busy={isPending} onClick={() => mutate()}>
            End the suspension
          </Button>
        </>
      )}
      {isAsking && <SuspendDialog organization={organization} onClose={() => setAsking(false)} />}
    </section>
  );
}
