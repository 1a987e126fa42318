import type { ReactNode } from 'react';
import { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import type { SearchedTours } from './use-results';

type Props = { query: string; count: number; inTours: SearchedTours };

/** Below the results: what is still searched, what could not be, and what there is besides. */
export function SearchState({ query, count, inTours }: Props) {
  const { error, isPending, isCut, isNotIndexed, failedPart, retry } = inTours;
  if (query === '') return null;
  if (error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 px-2 pt-4">
        <p className="min-w-0 grow text-pretty text-ink-soft text-sm">
          {partTexts[failedPart]} couldn’t be searched. {error instanceof AppError ? error.message : 'Check your connection and try again.'}
        </p>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (isPending)
    return (
      <div role="status" className="px-2 pt-4">
        <span className="sr-only">Searching in tours</span>
        <span aria-hidden className="skeleton block h-8 rounded-md" />
      </div>
    );
  if (isNotIndexed) return <Note>Points and texts are not indexed yet. They will be found by tomorrow.</Note>;
  if (query.length < 2 && count === 0) return <Note>Type at least two letters.</Note>;
  if (count === 0) return <Note>Nothing found for “{query}”. Check the spelling, or type fewer words.</Note>;
  return isCut ? <Note>There are more. Type another word to narrow them down.</Note> : null;
}

const partTexts: Readonly<Record<SearchedTours['failedPart'], string>> = {
  all: 'Points, texts and files',
  own: 'Points, texts and files of your organization',
  invited: 'Tours of other organizations that you are invited to',
};

const Note = ({ children }: { children: ReactNode }) => <p className="px-2 pt-4 text-pretty text-ink-soft text-sm">{children}</p>;
