import type { ReactNode } from 'react';
import { SearchBox } from './search-box';

type Props = {
  title?: ReactNode;
  /** Without it there is nothing to search. */
  search?: { label: string; value: string; onChange: (search: string) => void };
  /** How many rows there are or were found, announced when it changes. */
  count?: ReactNode;
};

/** What stands above a list or table: its title, its search and its count. */
export const ListHead = ({ title, search, count }: Props) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
    {title}
    {search && <SearchBox {...search} />}
    {count !== undefined && (
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        {count}
      </p>
    )}
  </div>
);
