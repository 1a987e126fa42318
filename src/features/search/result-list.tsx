import type { UseComboboxPropGetters } from 'downshift';
import { Fragment } from 'react';
import { Marked } from '@/widgets/marked';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import type { ResultGroup, SearchResult } from './result';

type Props = {
  groups: readonly ResultGroup[];
  getMenuProps: UseComboboxPropGetters<SearchResult>['getMenuProps'];
  getItemProps: UseComboboxPropGetters<SearchResult>['getItemProps'];
};

/** The options below the field, in groups with a heading. */
export function ResultList({ groups, getMenuProps, getItemProps }: Props) {
  const first = firstIndexes(groups);
  return (
    <div {...getMenuProps({ 'aria-label': 'Results' })} aria-labelledby={undefined} className="flex flex-col gap-4">
      {groups.map(({ title, results }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-2 pb-1 font-semibold text-ink-faint text-xs">
            {title}
          </p>
          {results.map((result, index) => (
            <div
              key={result.key}
              {...getItemProps({ item: result, index: (first[at] ?? 0) + index })}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 aria-selected:bg-hover"
            >
              <Picture picture={result.picture} />
              <Texts result={result} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The index of the first option of each group among all. */
function firstIndexes(groups: readonly ResultGroup[]): number[] {
  let next = 0;
  return groups.map(({ results }) => {
    const first = next;
    next += results.length;
    return first;
  });
}

function Texts({ result: { title, place, text, words } }: { result: SearchResult }) {
  const lines = [text, place].filter((line) => line !== '');
  return (
    <span className="min-w-0 grow">
      <span dir="auto" title={title} className="block truncate text-ink text-sm">
        <Marked text={title} words={words} />
      </span>
      {lines.map((line) => (
        <Fragment key={line}>
          <span className="sr-only">, </span>
          <span dir="auto" title={line} className="block truncate text-ink-soft text-xs">
            <Marked text={line} words={words} />
          </span>
        </Fragment>
      ))}
    </span>
  );
}

function Picture({ picture }: Pick<SearchResult, 'picture'>) {
  if ('tour' in picture)
    return (
      <span aria-hidden className="relative h-8 w-12 shrink-0 overflow-hidden rounded bg-sunken">
        <TourThumbnail tour={picture.tour} width={96} />
      </span>
    );
  const { icon: Icon } = picture;
  return (
    <span className="grid w-12 shrink-0 place-items-center text-ink-soft">
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </span>
  );
}
