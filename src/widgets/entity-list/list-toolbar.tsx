import Keyboard from 'lucide-react/icons/keyboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import { useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { SearchBox } from '@/ui/search-box';
import { Segmented } from '@/ui/segmented';
import type { ListMode } from './list-layout';
import { type SortOption, SortSelect } from './sort-select';
import type { ListAddress } from './use-list-address';
import { useListKeys } from './use-list-keys';

const listKeysDialog = () => import('./list-keys-dialog').then((it) => it.ListKeysDialog);

type Props<Sort extends string> = {
  searchLabel: string;
  address: Pick<ListAddress<Sort>, 'q' | 'sort'> & { mode: ListMode };
  onChange: (changes: Partial<Pick<ListAddress<Sort>, 'q' | 'sort'>>) => void;
  /** Without it the list has one mode. */
  onModeChange?: (mode: ListMode) => void;
  sorts: readonly SortOption<Sort>[];
  filter?: FilterProps;
  /** Whether items can be selected; their keys are then listed. */
  hasSelection?: boolean;
  /** Begins selecting, by a button for those who touch: their boxes are hidden until then. */
  onSelect?: () => void;
  /** Whether F2 renames an item; the key is then listed. */
  canRename?: boolean;
};

/** Search, filter, order and mode of a list. `/` focuses the search, `?` shows the keys. */
export function ListToolbar<Sort extends string>(props: Props<Sort>) {
  const { searchLabel, address, onChange, onModeChange, sorts, filter, hasSelection = false, onSelect, canRename = false } = props;
  const search = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const closeHelp = () => setHelpOpen(false);
  useListKeys({ onSearch: () => search.current?.focus(), onHelp: () => setHelpOpen(true) });
  return (
    <>
      <SearchBox label={searchLabel} value={address.q} onChange={(q) => onChange({ q })} inputRef={search} shortcut="/" />
      {filter && <FilterToggle {...filter} />}
      {onSelect && (
        <span className="md:pointer-fine:hidden">
          <Button onClick={onSelect}>Select</Button>
        </span>
      )}
      {/* the order and the mode stand where the page ends */}
      <span className="grow max-md:hidden" />
      <SortSelect value={address.sort} options={sorts} onChange={(sort) => onChange({ sort })} />
      {onModeChange && <Segmented label="Show as" value={address.mode} segments={modes} onChange={onModeChange} iconsOnly />}
      <span className="max-md:hidden">
        <IconButton label="Keyboard shortcuts" icon={Keyboard} aria-keyshortcuts="?" onClick={() => setHelpOpen(true)} />
      </span>
      <LazyOverlay onClose={closeHelp}>
        {isHelpOpen && <LazyComponent load={listKeysDialog} props={{ hasSelection, canRename, onClose: closeHelp }} />}
      </LazyOverlay>
    </>
  );
}

const modes = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const;

type FilterProps = { isOpen: boolean; controls: string; count: number; onToggle: () => void };

/** Shows and hides the filters. */
const FilterToggle = ({ isOpen, controls, count, onToggle }: FilterProps) => (
  <Button aria-expanded={isOpen} aria-controls={isOpen ? controls : undefined} onClick={onToggle}>
    <ListFilter aria-hidden size={16} strokeWidth={1.75} />
    Filter
    {count > 0 && (
      <span className="rounded-full bg-accent-wash px-1.5 font-semibold text-accent text-xs tabular-nums">
        {count}
        <span className="sr-only"> chosen</span>
      </span>
    )}
  </Button>
);
