import { useDeferredValue } from 'react';
import { type TourSection as Section, tourSections } from '@/domain/tour-sections';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { TourSection } from './tour-section';
import { useAddressText } from './use-address-text';
import { useTours } from './use-tours';

/** @see TOUR-001 TOUR-005 TOUR-024 */
export function ToursScreen() {
  const organization = useOrganization(useOrganizationId());
  const tours = useTours(organization.id);
  const [search, setSearch] = useAddressText('search');
  const sections = tourSections(tours, useDeferredValue(search));

  return (
    <Page
      title={organization.name}
      tabTitle={`${organization.name} - Tours`}
      description={tours.length > 0 && summary(tours.length, sections)}
      search={tours.length > 0 && <SearchBox label="Search tours" value={search} onChange={setSearch} />}
    >
      <p role="status" className="sr-only">
        {search.trim().length > 1 && foundSentence(sections)}
      </p>
      {tours.length === 0 && (
        <Empty title="No tours found.">A tour is a scan of a real place with points of interest in it. The first one appears here.</Empty>
      )}
      {tours.length > 0 && sections.length === 0 && (
        <Empty title="No tours found." action={<Button onClick={() => setSearch('')}>Clear search</Button>}>
          No name contains “{search.trim()}”.
        </Empty>
      )}
      <div className="flex flex-col gap-10">
        {sections.map((section) => (
          <TourSection key={section.kind + section.title} section={section} organization={organization} />
        ))}
      </div>
    </Page>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summary(tours: number, sections: Section[]): string {
  const countries = sections.filter(({ kind }) => kind === 'country').length;
  const all = counted(tours, 'tour', 'tours');
  return countries > 0 ? `${all} in ${counted(countries, 'country', 'countries')}` : all;
}

const foundSentence = ([results]: Section[]) => (results ? `${counted(results.tours.length, 'tour', 'tours')} found` : 'No tours found');
