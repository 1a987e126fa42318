import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fileQueries } from '@/backend/storage/queries';
import type { FileFilter } from '@/domain/files/file-types';
import { type FileOrder, filterAndSortFiles, itemFrom, storedFileAt } from '@/domain/files/stored-files';
import { useSetting, writeSetting } from '@/ui/settings';
import { useMediaQuery } from '@/ui/use-media-query';
import { useEditingSession } from '../session/editing-context';
import { useFolder } from './use-folder';

/** The state of the file manager; the selection spans folders. @see EDIT-078 */
export function useManager() {
  const [folder, setFolder] = useState('');
  const [filter, setFilter] = useState<FileFilter | null>(null);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<FileOrder>('name');
  const { files, error, isPending, retry } = useFolder(folder);
  const visibleFiles = useMemo(() => filterAndSortFiles(files, { filter, sought: search, order }), [files, filter, search, order]);
  const selection = useSelection(visibleFiles.map(({ file }) => file.path));
  return {
    folder,
    openFolder: setFolder,
    filter,
    setFilter,
    search,
    setSearch,
    order,
    setOrder,
    files,
    visibleFiles,
    error,
    isPending,
    retry,
    showAll: () => {
      setFilter(null);
      setSearch('');
    },
    ...selection,
  };
}

export type Manager = ReturnType<typeof useManager>;

function useSelection(shown: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const visibleRef = useRef(shown);
  useEffect(() => {
    visibleRef.current = shown;
  });
  /** `isRange`: with all files between this and the last toggled one */
  const toggle = useCallback((path: string, isRange: boolean) => {
    const pressed = isRange ? between(visibleRef.current, last.current, path) : [path];
    last.current = path;
    setSelected((before) => (before.has(path) ? without(before, pressed) : new Set([...before, ...pressed])));
  }, []);
  return {
    selected,
    toggle,
    select: (paths: readonly string[]) => setSelected((before) => new Set([...before, ...paths])),
    unselect: (paths: readonly string[]) => setSelected((before) => without(before, paths)),
    selectAll: () => setSelected((before) => new Set([...before, ...shown])),
    clear: () => setSelected(new Set()),
  };
}

const without = (all: ReadonlySet<string>, some: readonly string[]): ReadonlySet<string> =>
  new Set([...all].filter((path) => !some.includes(path)));

function between(paths: readonly string[], last: string | null, path: string): readonly string[] {
  const [from, to] = [paths.indexOf(last ?? ''), paths.indexOf(path)];
  return from < 0 || to < 0 ? [path] : paths.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Returns a function that turns paths into file items, loading missing details. @throws AppError */
export function useItems() {
  const client = useQueryClient();
  const session = useEditingSession();
  return (paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const uploaded = session.store.getState().uploads.find(({ stored }) => stored?.path === path)?.stored?.details;
        return itemFrom(storedFileAt(path), uploaded ?? (await client.fetchQuery(fileQueries.details(path))));
      }),
    );
}

const columnsKey = 'fileManagerColumns';
const viewKey = 'fileManagerView';

/** @see EDIT-079 */
const columnCounts = { min: 1, max: 8, default: 4 } as const;

export type FileView = ReturnType<typeof useFileView>;

/** List or grid, and the number of columns, stored in this browser; narrow screens show half as many. @see EDIT-079 */
export function useFileView() {
  const isNarrow = useMediaQuery('(width < 48rem)');
  const stored = Number.parseInt(useSetting(columnsKey) ?? '', 10);
  const storedColumns = Number.isInteger(stored) ? Math.min(columnCounts.max, Math.max(columnCounts.min, stored)) : columnCounts.default;
  return {
    columns: isNarrow ? Math.ceil(storedColumns / 2) : storedColumns,
    maxColumns: isNarrow ? columnCounts.max / 2 : columnCounts.max,
    setColumns: (columns: number) => writeSetting(columnsKey, String(isNarrow ? columns * 2 : columns)),
    isList: useSetting(viewKey) === 'list',
    showList: (isList: boolean) => writeSetting(viewKey, isList ? 'list' : null),
  };
}
