import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { ErrorNote } from '@/ui/error-note';
import { RequestRow } from './request-row';

type Props = {
  organization: OrgId;
  /** Shown while there are none. */
  empty?: ReactNode;
};

/** The people who ask for access to the organization's tours. */
export function AccessRequests({ organization, empty = null }: Props) {
  const { data: requests, error } = useQuery(accessRequestQueries.open(organization));
  const sorted = (requests ?? []).toSorted((one, other) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0));
  if (error) {
    return <ErrorNote className="mb-6">Requests for access couldn’t be loaded. {error.message}</ErrorNote>;
  }
  if (sorted.length === 0) return requests ? empty : null;
  return (
    <section aria-labelledby="access-requests" className="mb-8">
      <h2 id="access-requests" className="mb-3 font-semibold text-base text-ink">
        {plural(sorted.length, { one: '# person asks for access', other: '# requests for access' })}
      </h2>
      <ul className="flex flex-col gap-3">
        {sorted.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}
