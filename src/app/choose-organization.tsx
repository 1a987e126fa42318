import { useSuspenseQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { Page } from '@/ui/page';

/** Where a global admin without a chosen organization begins. @see ACCESS-019 ROUTE-004 */
export function ChooseOrganization() {
  const { data: organizations } = useSuspenseQuery(organizationQueries.all());
  return (
    <Page title="Organizations" description="Choose the one whose dashboard you want to see.">
      <ul className="max-w-xl divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`/o/${encodeURIComponent(id)}`}
              className="-outline-offset-2 flex min-h-12 items-center justify-between gap-4 px-4 font-medium text-ink transition-colors hover:bg-hover"
            >
              {name}
              <ChevronRight aria-hidden size={16} strokeWidth={1.75} className="text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
