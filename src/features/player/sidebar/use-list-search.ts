import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { searchFolders } from '@/domain/folders/find';
import type { Folder } from '@/domain/folders/folder';
import type { PoiId } from '@/domain/ids';
import { isSearch } from '@/domain/search';
import { isEnter } from '@/ui/is-enter';
import { useDeferredUntilPaint } from '@/ui/use-deferred-until-paint';
import type { FoundPoints } from './found-points';

type Options = {
  tour: { folders: readonly Folder[] };
  isEditing: boolean;
  search?: string;
  onSearch?: (search: string) => void;
  isSearchRequested?: boolean;
  onSearchFocused?: () => void;
  onOpen: (poi: PoiId) => void;
  onShow?: ((poi: PoiId) => void) | undefined;
  onClose?: (() => void) | undefined;
};

/**
 * The search of the list. Points whose names match are found at once; once everything else was searched too, the points that this found are in
 * their place, the best first.
 */
export function useListSearch(options: Options) {
  const { tour, isEditing, isSearchRequested = false, onSearchFocused, onClose } = options;
  const { folders } = tour;
  const [ownSearch, setOwnSearch] = useState('');
  const { search = ownSearch, onSearch: setSearch = setOwnSearch } = options;
  const sought = useDeferredUntilPaint(search);
  const isSearching = !isEditing && isSearch(sought, 'pois');
  const [foundLast, setFound] = useState<FoundPoints | null>(null);
  const found = isSearching && foundLast?.search === sought ? foundLast : null;
  const visibleFolders = useMemo(() => {
    const matching = searchFolders(folders, sought, isEditing);
    return found ? matching.map((folder) => ({ ...folder, pois: found.pois })) : matching;
  }, [folders, sought, isEditing, found]);
  const searchBox = useRef<HTMLInputElement>(null);
  useFocusWhenRequested(searchBox, isSearchRequested, onSearchFocused);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isEditing) return;
    const isInBox = event.target === searchBox.current;
    const first = isSearching ? visibleFolders[0]?.pois[0] : undefined;
    if (isInBox && isEnter(event) && first) {
      event.preventDefault();
      return (event.altKey && options.onShow ? options.onShow : options.onOpen)(first.identifier);
    }
    if (event.key !== 'Escape' || (search === '' && !isInBox)) return;
    event.preventDefault();
    if (search === '') return onClose?.();
    setSearch('');
    searchBox.current?.focus();
  };
  return { search, setSearch, searchBox, sought, isSearching, visibleFolders, found, setFound, onKeyDown };
}

/** Moves the focus into the search when somebody asked for it. */
function useFocusWhenRequested(searchBox: RefObject<HTMLInputElement | null>, isRequested: boolean, onFocused?: () => void): void {
  useEffect(() => {
    if (!isRequested) return;
    searchBox.current?.focus();
    searchBox.current?.select();
    onFocused?.();
  }, [searchBox, isRequested, onFocused]);
}

/** A search is announced when somebody stops typing. */
const announceAfterMs = 500;

/** The text once it stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), announceAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
