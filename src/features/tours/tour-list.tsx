import { useDeferredValue } from 'react';
import type { Organization } from '@/domain/organizations';
import { countriesOf, type TourSection as Section, tourSections } from '@/domain/tour-sections';
import type { Tour } from '@/domain/tours';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/empty';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { TourSection } from './tour-section';

type Props = { organization: Organization; tours: Tour[]; search: string; onSearch: (search: string) => void };

/** The tours of an organization in their sections, or what a search found. @see TOUR-001 TOUR-005 TOUR-024 */
export function TourList({ organization, tours, search, onSearch }: Props) {
  const sections = tourSections(tours, useDeferredValue(search));
  const some = tours.length > 0;
  return (
    <Page
      title={organization.name}
      tabTitle={`${organization.name} - Tours`}
      description={some && summary(tours)}
      search={some && <SearchBox label="Search tours" value={search} onChange={onSearch} />}
    >
      <p role="status" className="sr-only">
        {search.trim().length > 1 && foundSentence(sections)}
      </p>
      {!some && (
        <Empty title="No tours found.">A tour is a scan of a real place with points of interest in it. The first one appears here.</Empty>
      )}
      {some && sections.length === 0 && (
        <Empty title="No tours found." action={<Button onClick={() => onSearch('')}>Show all tours</Button>}>
          No name contains “{search.trim()}”.
        </Empty>
      )}
      <div className="flex flex-col gap-9">
        {sections.map((section) => (
          <TourSection key={section.kind + section.title} section={section} organization={organization} />
        ))}
      </div>
    </Page>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function summary(tours: Tour[]): string {
  const countries = countriesOf(tours).length;
  const all = counted(tours.length, 'tour', 'tours');
  return countries > 0 ? `${all} in ${counted(countries, 'country', 'countries')}` : all;
}

const foundSentence = ([results]: Section[]) => (results ? `${counted(results.tours.length, 'tour', 'tours')} found` : 'No tours found');
