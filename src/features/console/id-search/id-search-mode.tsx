import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { toursOfModel } from '@/backend/tours/tours-of-model';
import { errorMessage } from '@/domain/app-error';
import { chooseOrganizationPath, tourLandingPath } from '@/domain/page-addresses';
import { plural } from '@/domain/plural';
import { modelIdToSearch } from '@/domain/tours/model-id';
import { tourTitle } from '@/domain/tours/tour-title';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SearchBox } from '@/ui/search-box';
import { useSearchAddress } from '@/widgets/use-search-address';
import { ConsoleFrame } from '../console-frame';

/** Finds the tours of a scan, in all organizations. @see ADMIN-060 ADMIN-061 ADMIN-062 */
export function IdSearchMode() {
  const [input, setInput] = useSearchAddress();
  const model = useDeferredValue(modelIdToSearch(input));
  return (
    <ConsoleFrame
      mode="search"
      description="Which tours show a scan, in all organizations."
      search={<SearchBox label="Scan ID or tour URL" value={input} onChange={setInput} />}
    >
      {model === '' ? (
        <EmptyState title="Which scan?">Enter the ID of a scan, or paste the address of a tour at the 3D provider.</EmptyState>
      ) : (
        <Results model={model} />
      )}
    </ConsoleFrame>
  );
}

function Results({ model }: { model: string }) {
  const { data: tours, error, refetch } = useQuery({ ...toursOfModel(model), throwOnError: false });
  if (error) return <ErrorState title="The tours couldn’t be searched" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!tours) return <div role="status" aria-label="Searching" className="skeleton h-24 rounded-xl" />;
  if (tours.length === 0) return <EmptyState title="No tours found.">No tour shows the scan {model}.</EmptyState>;
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {plural(tours.length, { one: '# tour shows', other: '# tours show' })} the scan {model}
      </p>
      <ul aria-label="Tours" className="divide-y divide-line rounded-xl border border-line bg-surface">
        {tours.map(({ id, name, organization }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm max-md:gap-y-0 max-md:py-0">
            <Link
              to={tourLandingPath(id)}
              className="wrap-anywhere min-w-0 grow basis-48 font-medium text-ink underline underline-offset-4 max-md:py-3"
            >
              {tourTitle({ name })}
            </Link>
            <Link to={chooseOrganizationPath(organization)} className="text-ink-soft underline underline-offset-4 max-md:py-3">
              {organization}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
