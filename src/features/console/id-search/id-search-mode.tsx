import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { foundTours, toursOfModel } from '@/backend/tours/tours-of-model';
import { errorMessage } from '@/domain/app-error';
import type { FoundTour } from '@/domain/console/found-tours';
import { orgId, tourId } from '@/domain/ids';
import { olderTourPath } from '@/domain/older/older-page-addresses';
import { chooseOrganizationPath, tourLandingPath } from '@/domain/page-addresses';
import { plural } from '@/domain/plural';
import { modelIdToSearch } from '@/domain/tours/model-id';
import { tourTitle } from '@/domain/tours/tour-title';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SearchBox } from '@/ui/search-box';
import { useDebounced } from '@/ui/use-debounced';
import { useSearchAddress } from '@/widgets/use-search-address';
import { ConsoleFrame } from '../console-frame';

/** Pause in typing after which the server searches. */
const debounceMs = 300;

/** Finds tours and older tours of all organizations by scan, address or name. @see ADMIN-060 ADMIN-061 ADMIN-062 */
export function IdSearchMode() {
  const [input, setInput] = useSearchAddress();
  const search = useDebounced(input.trim(), debounceMs);
  return (
    <ConsoleFrame
      mode="search"
      description="Tours by scan, address or name, in all organizations."
      search={<SearchBox label="Scan ID or tour URL" value={input} onChange={setInput} />}
    >
      {search === '' ? (
        <EmptyState title="Which tour?">
          Enter the ID of a scan or a part of a name, or paste the address of a tour, here or at the 3D provider.
        </EmptyState>
      ) : (
        <Results search={search} />
      )}
    </ConsoleFrame>
  );
}

/** The tours of the scan are live; the server adds the others. */
function Results({ search }: { search: string }) {
  const ofModel = useQuery({ ...toursOfModel(modelIdToSearch(search)), throwOnError: false });
  const found = useQuery({ ...foundTours(search), throwOnError: false });
  const error = ofModel.error ?? found.error;
  const live = (ofModel.data ?? []).map(({ id, name, organization }): FoundTour => ({ id, name, organization, isOlder: false }));
  const others = (found.data?.tours ?? []).filter(({ id, isOlder }) => isOlder || !live.some((tour) => tour.id === id));
  const tours = [...live, ...others];
  if (error && tours.length === 0) {
    const retry = () => void Promise.all([ofModel.refetch(), found.refetch()]);
    return <ErrorState title="The tours couldn’t be searched" message={errorMessage(error)} retry={retry} />;
  }
  if (tours.length === 0 && (ofModel.isPending || found.isPending))
    return <div role="status" aria-label="Searching" className="skeleton h-24 rounded-xl" />;
  if (tours.length === 0)
    return (
      <EmptyState title="No tours found.">
        {found.data?.isCutOff
          ? `No tour has the scan or the address “${search}”. There are more tours than are searched by name: enter the scan or the address.`
          : `No tour has the scan, the address or the name “${search}”.`}
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {plural(tours.length, { one: '# tour', other: '# tours' })}
        {found.data?.isCutOff && '. There may be more: enter more of the name, or the scan or the address.'}
        {error && `. ${errorMessage(error)} Not all were searched.`}
      </p>
      <ul aria-label="Tours" className="divide-y divide-line rounded-xl border border-line bg-surface">
        {tours.map((tour) => (
          <FoundItem key={`${tour.organization} ${tour.id}`} tour={tour} />
        ))}
      </ul>
    </>
  );
}

const FoundItem = ({ tour: { id, name, organization, isOlder } }: { tour: FoundTour }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm max-md:gap-y-0 max-md:py-0">
    <Link
      to={isOlder ? olderTourPath(orgId(organization), id, 'view') : tourLandingPath(tourId(id))}
      className="wrap-anywhere min-w-0 grow basis-48 font-medium text-ink underline underline-offset-4 max-md:py-3"
    >
      {tourTitle({ name })}
    </Link>
    {isOlder && <span className="text-ink-soft">Older tour</span>}
    <Link to={chooseOrganizationPath(orgId(organization))} className="text-ink-soft underline underline-offset-4 max-md:py-3">
      {organization}
    </Link>
  </li>
);
