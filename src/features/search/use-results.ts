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
  inTours: FoundInTours;
  showAll: (title: string) => void;
} {
  const [all, setAll] = useState<{ query: string; title: string } | null>(null);
  const sought = isLongEnough(query) ? query.trim() : '';
  const actions = useActions(organization);
  const listed = useListedResults(organization, sought);
  const isGuest = organization === null;
  const words = useWordsResults(organization, sought);
  const guest = useGuestResults(isGuest, sought);
  const tours = useMemo(() => new Map(listed.tours?.map((tour) => [tour.id as string, tour])), [listed.tours]);
  const inTours = isGuest ? guest.inTours : words;
  const groups =
    sought === ''
      ? startGroups(device, pages, actions)
      : [
          { title: 'Actions', results: named(actions, sought) },
          { title: 'Pages', results: named(pages, sought) },
          ...joined(isGuest ? guest.groups : listed.groups, wordsGroups(inTours.found, isGuest ? guest.tours : tours, isGuest)),
        ];
  return { groups: shownGroups(groups, all?.query === query ? all.title : null), inTours, showAll: (title) => setAll({ query, title }) };
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
