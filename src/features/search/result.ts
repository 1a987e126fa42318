import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { TourImageSource } from '@/widgets/tour-image';

/** What an option does: opens a page, does something, or changes what is searched. */
export type ResultAction = { to: string; state?: object } | { run: () => void } | { query: string } | { showAll: string };

/** An option of the box. `words` are marked in its title and text. */
export type SearchResult = {
  key: string;
  title: string;
  /** Where it is, such as the tour of a point. */
  place: string;
  /** The text with the match, where that is not the title. */
  text: string;
  words: readonly string[];
  picture: { tour: TourImageSource } | { icon: LucideIcon };
  action: ResultAction;
};

export type ResultGroup = { title: string; results: SearchResult[] };

/** Results of a group until somebody wants to see all. */
const shownFirst = 5;

/** The options of the groups that have some; of a long one the first, and one more that shows all. */
export function shownGroups(groups: readonly ResultGroup[], showAll: string | null): ResultGroup[] {
  return groups
    .filter(({ results }) => results.length > 0)
    .map((group) => {
      const { title, results } = group;
      if (title === showAll || results.length <= shownFirst + 1) return group;
      return { title, results: [...results.slice(0, shownFirst), moreOf(group)] };
    });
}

const moreOf = ({ title, results }: ResultGroup): SearchResult => ({
  ...plainResult,
  key: `all of ${title}`,
  title: `Show all ${results.length} ${title.toLowerCase()}`,
  picture: { icon: Ellipsis },
  action: { showAll: title },
});

/** What most results have none of. */
export const plainResult = { place: '', text: '', words: [] } as const;
