import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fileQueries } from '@/backend/storage/queries';
import type { FileFilter } from '@/domain/files/file-types';
import { chosenFiles, type FileOrder, itemFrom, storedFileAt } from '@/domain/files/stored-files';
import { useEditingSession } from '../session/editing-context';
import { useFolder } from './use-folder';

/** What the file manager shows, and what is selected in it, also in other folders than the one in sight. @see EDIT-078 */
export function useManager() {
  const [folder, setFolder] = useState('');
  const [filter, setFilter] = useState<FileFilter | null>(null);
  const [sought, setSought] = useState('');
  const [order, setOrder] = useState<FileOrder>('name');
  const { files, error, isPending, retry } = useFolder(folder);
  const shown = useMemo(() => chosenFiles(files, { filter, sought, order }), [files, filter, sought, order]);
  const selection = useSelection(shown.map(({ file }) => file.path));
  return {
    folder,
    openFolder: setFolder,
    filter,
    choose: setFilter,
    sought,
    seek: setSought,
    order,
    sort: setOrder,
    files,
    shown,
    error,
    isPending,
    retry,
    showAll: () => {
      setFilter(null);
      setSought('');
    },
    ...selection,
  };
}

export type Manager = ReturnType<typeof useManager>;

function useSelection(shown: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const now = useRef(shown);
  useEffect(() => {
    now.current = shown;
  });
  /** `isRange`: with all between it and the one that was pressed last */
  const toggle = useCallback((path: string, isRange: boolean) => {
    const pressed = isRange ? between(now.current, last.current, path) : [path];
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

function between(shown: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one ?? ''), shown.indexOf(other)];
  return from < 0 || to < 0 ? [other] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Gives what storage knows of files as items of content, asking for what is not known yet. @throws AppError */
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
