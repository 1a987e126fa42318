import { useCombobox } from 'downshift';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { afterBackLayers } from '@/ui/back-layers';
import { Button } from '@/ui/button';
import { escapeKeyOf } from '@/ui/combobox/escape-key';
import { Dialog } from '@/ui/dialog';
import { leaveGuarded } from '@/ui/history-guard';
import { IconButton } from '@/ui/icon-button';
import type { SearchResult } from './result';
import { ResultList } from './result-list';
import { SearchState } from './search-state';
import type { NamedAction } from './use-actions';
import { useDeviceSearches } from './use-device-searches';
import { useResults } from './use-results';

type Props = {
  /** The organization that is shown; null for somebody without one, who finds what they are invited to. */
  organization: OrgId | null;
  pages: readonly NamedAction[];
  onClose: () => void;
};

/** The box that finds everything. It is a combobox: the focus stays in the field, arrow keys choose, Enter opens. */
export function FindEverything({ organization, pages, onClose }: Props) {
  const [query, setQuery] = useState('');
  // the first result, until somebody moves to another
  const [chosen, setChosen] = useState(-1);
  const device = useDeviceSearches();
  const { groups, inTours, showAll } = useResults({ organization, pages, query, device });
  const navigate = useNavigate();
  const items = groups.flatMap(({ results }) => results);
  const typed = query.trim();

  const choose = ({ action }: SearchResult) => {
    if ('query' in action) return setQuery(action.query);
    if ('showAll' in action) return showAll(action.showAll);
    if (typed !== '') device.note(typed);
    onClose();
    // a dialog has an entry in the history, which is left first
    afterBackLayers(() => ('to' in action ? leaveGuarded(() => void navigate(action.to, { state: action.state })) : action.run()));
  };
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<SearchResult>({
    items,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    highlightedIndex: Math.max(chosen, typed === '' ? -1 : 0),
    onHighlightedIndexChange: ({ highlightedIndex }) => setChosen(highlightedIndex),
    itemToString: (item) => item?.title ?? '',
    itemToKey: (item) => item?.key ?? '',
    // leaving the field chooses nothing
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    onStateChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  return (
    <Dialog title="Find everything" size="medium" open onClose={onClose}>
      <div className="sticky -top-5 z-10 -mx-5 -mt-5 flex items-center gap-2 border-line border-b bg-raised px-5 py-3">
        <span className="relative block grow">
          <Search
            aria-hidden
            size={18}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-ink-faint"
          />
          <input
            {...getInputProps({
              'aria-label': 'Find everything',
              // also with letters that are being composed, which downshift reports later
              onChange: ({ currentTarget }) => setQuery(currentTarget.value),
              // Escape closes the dialog
              onKeyDown: escapeKeyOf(false),
            })}
            aria-labelledby={undefined}
            data-first-focus
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Tours, points, texts, people…"
            className="h-11 w-full rounded-md border border-line-strong bg-surface ps-10 pe-3 text-base text-ink placeholder:text-ink-faint"
          />
        </span>
        {typed !== '' && <SaveSearch query={typed} device={device} />}
      </div>
      <div className="min-h-[min(34rem,60dvh)] pt-4">
        <ResultList groups={groups} getMenuProps={getMenuProps} getItemProps={getItemProps} />
        <SearchState query={typed} count={items.length} inTours={inTours} />
        {typed === '' && device.recent.length > 0 && (
          <div className="pt-4">
            <Button size="small" onClick={device.clearRecent}>
              Clear recent searches
            </Button>
          </div>
        )}
      </div>
      <span role="status" className="sr-only">
        {typed !== '' && !inTours.isPending && plural(items.length, { one: '# result', other: '# results' })}
      </span>
    </Dialog>
  );
}

function SaveSearch({ query, device }: { query: string; device: ReturnType<typeof useDeviceSearches> }) {
  const isSaved = device.saved.includes(query);
  return (
    <IconButton
      label={isSaved ? 'Remove from saved searches' : 'Save this search'}
      icon={isSaved ? BookmarkCheck : Bookmark}
      onClick={() => (isSaved ? device.remove(query) : device.save(query))}
    />
  );
}
