import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { cn } from '@/ui/cn';
import { SearchBox } from '@/ui/search-box';
import type { Sorting } from './use-sorting';

type Props = { search: string; onSearch: (search: string) => void; sorting: Sorting };

/** Finds lines in the list, and switches sorting. */
export const Finding = ({ search, onSearch, sorting: { isOn, toggle } }: Props) => (
  <div className="flex shrink-0 items-center gap-1.5 p-3 pb-2">
    <div data-guide="search" className="min-w-0 grow [&_search]:md:w-full">
      <SearchBox label="Find in the list" value={search} onChange={onSearch} />
    </div>
    {toggle && (
      <button
        type="button"
        aria-label="Sort by dragging"
        aria-pressed={isOn}
        title={isOn ? 'Sort by dragging is on' : 'Sort by dragging is off'}
        onClick={toggle}
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-md border transition-colors max-md:size-11',
          isOn ? 'border-accent-line bg-accent-wash text-accent' : 'border-line text-ink-soft hover:bg-hover',
        )}
      >
        <ArrowDownUp aria-hidden size={18} strokeWidth={1.75} />
      </button>
    )}
  </div>
);
