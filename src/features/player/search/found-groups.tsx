import { useEffect, useMemo, useState } from 'react';
import { allPois } from '@/domain/folders/folder';
import type { Poi } from '@/domain/pois/poi';
import { type SearchKind, searchKinds } from '@/domain/tour-search/entries';
import type { Found, SearchPlace } from '@/domain/tour-search/search-index';
import type { Tour } from '@/domain/tours/tour';
import { useTexts } from '@/ui/use-texts';
import { Marked } from '@/widgets/marked';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import type { FoundPoints } from '../sidebar/found-points';
import { FoundRow } from './found-row';
import { useOpenResult } from './open-result';
import { placeOfEntry } from './place-label';
import { searchTexts } from './texts';
import { type SearchedTour, useTourSearch } from './use-tour-search';

type GroupKind = Exclude<SearchKind, 'poi'>;
type Props = {
  tour: SearchedTour & Pick<Tour, 'floors'>;
  search: string;
  /** Opens the list of the tour's own files; null where visitors have none, and find none of them. */
  openFiles: (() => void) | null;
  /** The points that were found, for the list, and how many other results there are. */
  onFound: (found: FoundPoints) => void;
};

const groupKinds = searchKinds.filter((kind): kind is GroupKind => kind !== 'poi');
const shownFirst = 5;
const nowhere = { around: '', floor: '' };

/** What was found besides points: rooms, texts, files and guided tours. */
export function FoundGroups({ tour, search, openFiles, onFound }: Props) {
  const t = useTexts(searchTexts);
  const tourSearch = useTourSearch(tour, openFiles !== null);
  const { readyShowcase } = usePlayerSession();
  const results = useMemo(() => tourSearch?.find(search, placeOf(readyShowcase())) ?? null, [tourSearch, search, readyShowcase]);
  const open = useOpenResult(tour, openFiles);
  const { folders, floors } = tour;
  useEffect(() => {
    if (results) onFound(foundPoints(results, search, { folders, floors }));
  }, [results, search, onFound, folders, floors]);
  if (!results) return <p className="px-4 py-3 text-ink-faint text-xs">{t.reading}</p>;
  if (results.length === 0) return <p className="px-6 pb-8 text-center text-ink-faint text-xs">{t.searched}</p>;
  return groupKinds.map((kind) => {
    const found = results.filter(({ entry }) => entry.kind === kind);
    return found.length > 0 && <Group key={kind} title={t[kind]} found={found} search={search} tour={tour} onOpen={open} />;
  });
}

function placeOf(showcase: ReturnType<ReturnType<typeof usePlayerSession>['readyShowcase']>): SearchPlace {
  const floor = showcase?.values.floor.value;
  return { floor: typeof floor === 'number' ? floor : null, position: showcase?.values.pose.value?.position ?? null };
}

function foundPoints(results: readonly Found[], search: string, { folders, floors }: Pick<Tour, 'folders' | 'floors'>): FoundPoints {
  const byId = new Map(allPois(folders).map((poi) => [poi.identifier, poi]));
  const points = results.flatMap(({ entry, words }) => {
    const poi = entry.kind === 'poi' && 'poi' in entry.target ? byId.get(entry.target.poi) : undefined;
    return poi ? [{ poi, entry, words }] : [];
  });
  const pois: Poi[] = points.map(({ poi }) => poi);
  const details = new Map(points.map(({ poi, entry, words }) => [poi.identifier, { words, place: placeOfEntry(entry, floors) }]));
  return {
    search,
    pois,
    others: results.length - pois.length,
    nameOf: ({ identifier, name }) => <Marked text={name} words={details.get(identifier)?.words ?? []} />,
    placeOf: ({ identifier }) => details.get(identifier)?.place ?? nowhere,
  };
}

type GroupProps = {
  title: string;
  found: readonly Found[];
  search: string;
  tour: Props['tour'];
  onOpen: ReturnType<typeof useOpenResult>;
};

function Group({ title, found, search, tour, onOpen }: GroupProps) {
  const t = useTexts(searchTexts);
  const [allOf, setAllOf] = useState<string | null>(null);
  const shown = allOf === search ? found : found.slice(0, shownFirst);
  return (
    <section aria-label={title} className="px-2 pb-2">
      <h3 className="flex items-baseline gap-2 px-2 pt-3 pb-1 font-semibold text-ink text-sm">
        {title} <span className="font-normal text-ink-faint text-xs tabular-nums">{found.length}</span>
      </h3>
      <ul>
        {shown.map((result, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no state, and one place can be found twice
          <FoundRow key={index} found={result} tour={tour} onOpen={(stays) => onOpen(result.entry.target, stays)} />
        ))}
      </ul>
      {shown.length < found.length && (
        <button
          type="button"
          onClick={() => setAllOf(search)}
          className="min-h-8 px-2 font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
        >
          {t.showAll({ count: found.length })}
        </button>
      )}
    </section>
  );
}
