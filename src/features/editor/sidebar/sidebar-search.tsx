import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Replace from 'lucide-react/icons/replace';
import { useMemo } from 'react';
import { cn } from '@/ui/cn';
import { SearchBox } from '@/ui/search-box';
import { useSetting, writeSetting } from '@/ui/settings';
import { useEditingState } from '../session/editing-context';
import { CommandButton } from '../toolbar/tool-button';

type Props = { search: string; onSearch: (search: string) => void; sorting: Sorting };

/** The search box, and the switch for sorting by dragging. */
export const SidebarSearch = ({ search, onSearch, sorting: { isOn, toggle } }: Props) => (
  <div className="flex shrink-0 items-center gap-1.5 px-4 pt-3 pb-2">
    <div data-guide="search" className="min-w-0 grow [&_search]:md:w-full">
      <SearchBox label="Find in the list" value={search} onChange={onSearch} />
    </div>
    <CommandButton command="replace" icon={Replace} />
    {toggle && (
      <button
        type="button"
        aria-label="Sort by dragging"
        aria-pressed={isOn}
        title={isOn ? 'Sort by dragging is on' : 'Sort by dragging is off'}
        onClick={toggle}
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-md border transition-colors touch:size-11',
          isOn ? 'border-accent-line bg-accent-wash text-accent' : 'border-line text-ink-soft hover:bg-hover',
        )}
      >
        <ArrowDownUp aria-hidden size={18} strokeWidth={1.75} />
      </button>
    )}
  </div>
);

const key = 'sortsTour';

type Sorting = { isOn: boolean; toggle: (() => void) | null };

/** Whether items can be dragged; administrators can switch it off, stored in this browser. @see EDIT-107 */
export function useDragSorting(): Sorting {
  const isAdmin = useEditingState(({ input }) => input.isAdmin);
  const isOn = useSetting(key) !== 'off' || !isAdmin;
  return useMemo(() => ({ isOn, toggle: isAdmin ? () => writeSetting(key, isOn ? 'off' : null) : null }), [isOn, isAdmin]);
}
