import Bookmark from 'lucide-react/icons/bookmark';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { useMemo, useState } from 'react';
import type { OrgId } from '@/domain/ids';
import { findNamed, namedItems } from '@/domain/organization-search/names';
import { plainResult, type ResultGroup, type SearchResult, shownGroups } from './result';
import { actionResult, type NamedAction, useActions } from './use-actions';
import type { useDeviceSearches } from './use-device-searches';
import { useGuestResults } from './use-guest-results';
import { useListedResults } from './use-listed-results';
import { type FoundInTours, useWordsResults } from './use-words-results';
import { wordsGroups } from './words-results';

type Options = { organization: OrgId | null; pages: readonly NamedAction[]; query: string; device: ReturnType<typeof useDeviceSearches> };

/** The options of the box for what was typed, and how far the search inside of tours is. */
export function useResults({ organization, pages, query, device }: Options): {
  groups: ResultGroup[];
  inTours: SearchedTours;
  showAll: (title: string) => void;
} {
  const [all, setAll] = useState<{ query: string; title: string } | null>(null);
  const sought = isLongEnough(query) ? query.trim() : '';
  const actions = useActions(organization);
  const listed = useListedResults(organization, sought);
  const words = useWordsResults(organization, sought);
  const guest = useGuestResults(organization, sought);
  const tours = useMemo(() => new Map(listed.tours?.map((tour) => [tour.id as string, tour])), [listed.tours]);
  const inTours = organization === null ? { ...guest.inTours, failedPart: 'all' as const } : bothOf(words, guest.inTours);
  const groups =
    sought === ''
      ? startGroups(device, pages, actions)
      : [
          { title: 'Actions', results: named(actions, sought) },
          { title: 'Pages', results: named(pages, sought) },
          ...withoutDoubles([
            ...joined(listed.groups, wordsGroups(words.found, tours, false)),
            ...joined(guest.groups, wordsGroups(guest.inTours.found, guest.tours, true)),
          ]),
        ];
  return { groups: shownGroups(groups, all?.query === query ? all.title : null), inTours, showAll: (title) => setAll({ query, title }) };
}

/** Of the two searches, which has the error. */
export type SearchedTours = FoundInTours & { failedPart: 'all' | 'own' | 'invited' };

/** The search in the organization's tours and that in the tours that its member is invited to. */
const bothOf = (own: FoundInTours, invited: FoundInTours): SearchedTours => ({
  found: [...own.found, ...invited.found],
  isCut: own.isCut || invited.isCut,
  isPending: own.isPending || invited.isPending,
  isNotIndexed: own.isNotIndexed && invited.found.length === 0,
  error: own.error ?? invited.error,
  failedPart: !own.error ? 'invited' : invited.found.length > 0 ? 'own' : 'all',
  retry: () => {
    for (const { error, retry } of [own, invited]) if (error) retry();
  },
});

/** Groups of one title are one; what both searches found is there once, as a member finds it. */
function withoutDoubles(groups: readonly ResultGroup[]): ResultGroup[] {
  const byTitle = new Map<string, Map<string, SearchResult>>();
  for (const { title, results } of groups) {
    const found = byTitle.get(title) ?? new Map<string, SearchResult>();
    for (const result of results) if (!found.has(result.key)) found.set(result.key, result);
    byTitle.set(title, found);
  }
  return [...byTitle].map(([title, found]) => ({ title, results: [...found.values()] }));
}

/** A sign of a script without spaces is a word. */
const isLongEnough = (query: string): boolean => query.trim().length >= 2 || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(query);

/** Tours first, then what is in them, then the other lists. */
function joined([tours, ...others]: readonly ResultGroup[], inTours: readonly ResultGroup[]): ResultGroup[] {
  return [...(tours ? [tours] : []), ...inTours, ...others];
}

const named = (items: readonly NamedAction[], query: string): SearchResult[] =>
  findNamed(
    namedItems(items, ({ title, otherWords }) => [title, otherWords]),
    query,
  ).map(({ item, words }) => actionResult(item, words));

function startGroups({ recent, saved }: Options['device'], pages: readonly NamedAction[], actions: readonly NamedAction[]): ResultGroup[] {
  const queries = (kind: string, icon: typeof History, all: readonly string[]): SearchResult[] =>
    all.map((query) => ({ ...plainResult, key: `${kind} ${query}`, title: query, picture: { icon }, action: { query } }));
  return [
    { title: 'Saved searches', results: queries('saved', Bookmark, saved) },
    { title: 'Recent searches', results: queries('recent', History, recent) },
    { title: 'Actions', results: actions.map((action) => actionResult(action)) },
    { title: 'Pages', results: pages.map((page) => actionResult(page)) },
  ];
}
