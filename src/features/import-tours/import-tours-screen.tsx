import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { olderToursOf } from '@/backend/older/copies';
import { importedToursOf } from '@/backend/tours/imported-tours';
import { canImportTours } from '@/domain/access/platform';
import { errorMessage } from '@/domain/app-error';
import { type OrgId, orgId, tourId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { OrganizationPicker } from '@/widgets/organization-picker';
import { BringAll } from './bring-all';
import { OlderTourItem } from './older-tour-item';

/** Brings tours of the older layout over, with their points of interest and files. @see LEGACY-IMPORT-001 ACCESS-017 */
export function ImportToursScreen() {
  const currentUser = useCurrentUser();
  const [parameters, setParameters] = useSearchParams();
  const organization = parameters.has('organization') ? orgId(parameters.get('organization') ?? '') : null;
  if (!canImportTours(currentUser)) {
    return (
      <Page title="Import">
        <EmptyState title="You don’t have permission to import tours.">Loggia’s administrators bring older tours over.</EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Import"
      description="Tours from the time before the dashboard, with their points of interest and files. The originals stay."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <OrganizationPicker
          label="Organization"
          value={organization}
          onChange={(next) => setParameters({ organization: next }, { replace: true })}
        />
        {organization && <OlderTours key={organization} organization={organization} />}
      </div>
    </Page>
  );
}

function OlderTours({ organization }: { organization: OrgId }) {
  const { data: tours, error, refetch } = useQuery({ ...olderToursOf(organization), throwOnError: false });
  const { data: imported } = useQuery({ ...importedToursOf(organization), throwOnError: false });
  const importedAs = useMemo(
    () => new Map((imported ?? []).flatMap((tour) => (tour ? [[tour.original, tourId(tour.id)]] : []))),
    [imported],
  );
  if (error) return <ErrorState title="The tours couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!tours) return <div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />;
  if (tours.length === 0) return <EmptyState title="No older tours">{organization} has no tours of the older layout.</EmptyState>;
  const sorted = tours.toSorted(byName);
  return (
    <>
      <BringAll organization={organization} tours={sorted.filter(({ id }) => !importedAs.has(id))} />
      <ul aria-label="Older tours" className="divide-y divide-line rounded-xl border border-line bg-surface">
        {sorted.map((tour) => (
          <OlderTourItem key={tour.id} organization={organization} older={tour} importedAs={importedAs.get(tour.id) ?? null} />
        ))}
      </ul>
    </>
  );
}
