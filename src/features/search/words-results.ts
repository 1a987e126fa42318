import type { TourId } from '@/domain/ids';
import { poiId } from '@/domain/ids';
import type { FoundWords } from '@/domain/organization-search/find';
import { type ResultGroup as Kind, resultGroups, type WordsResult, wordsResults } from '@/domain/organization-search/results';
import { dashboardPlayerPath, playerPath, tourLandingPath, tourPagePath } from '@/domain/page-addresses';
import { excerpt } from '@/domain/tour-search/marks';
import type { TourImageSource } from '@/widgets/tour-image';
import type { ResultGroup, SearchResult } from './result';

/** What is shown of the tours in which something was found. */
export type SearchedTour = TourImageSource & { name: string };

const titles: Record<Kind, string> = {
  tour: 'Names of tours',
  point: 'Points',
  text: 'Texts',
  file: 'Files',
  document: 'Documents',
  marker: 'Markers',
  room: 'Rooms',
  guide: 'Guided tours',
};

/** What was found inside of tours, in groups. What is in none of these tours was deleted meanwhile, or is not open to the user any more. */
export function wordsGroups(found: readonly FoundWords[], tours: ReadonlyMap<string, SearchedTour>, isGuest: boolean): ResultGroup[] {
  const results = wordsResults(found);
  return (
    resultGroups
      // the list of tours has their names
      .filter((kind) => kind !== 'tour')
      .map((kind) => ({
        title: titles[kind],
        results: results
          .filter(({ group }) => group === kind)
          .flatMap((result) => {
            const tour = tours.get(result.entry.tour);
            return tour ? [resultOf(result, tour, isGuest)] : [];
          }),
      }))
  );
}

function resultOf({ group, entry, part, words }: WordsResult, tour: SearchedTour, isGuest: boolean): SearchResult {
  const isPart = part !== null && group !== 'point' && group !== 'text';
  const title = isPart ? part.text : entry.name;
  const around = [entry.point !== '' && isPart ? entry.name : '', entry.point === '' && !isPart ? '' : tour.name, entry.folder];
  return {
    key: `${entry.tour} ${entry.point} ${group}`,
    title: isPart ? excerpt(title, words) : title,
    place: around.filter((each) => each !== '').join(' · '),
    text: part !== null && !isPart ? excerpt(part.text, words, 120) : '',
    words,
    picture: { tour },
    action: { to: pathTo({ group, entry, part, words }, tour, isGuest) },
  };
}

/** The very point, file or guided tour; a tour without a scan has no player. @see ROUTE-043 */
function pathTo({ group, entry, part }: WordsResult, { id, matterportId }: SearchedTour, isGuest: boolean): string {
  const page = isGuest ? tourPagePath(id) : tourLandingPath(id);
  if (entry.point !== '') return matterportId === '' && !isGuest ? page : startingAt(id, { start: poiId(entry.point) }, isGuest);
  if (group === 'file' || group === 'document') return `${page}?dialog=files`;
  if (group === 'guide' && part) return startingAt(id, { guide: part.target }, isGuest);
  return group === 'room' && matterportId !== '' ? startingAt(id, {}, isGuest) : page;
}

function startingAt(tour: TourId, place: Record<string, string>, isGuest: boolean): string {
  const query = new URLSearchParams(place).toString();
  return `${isGuest ? playerPath(tour) : dashboardPlayerPath(tour)}${query === '' ? '' : `?${query}`}`;
}
