import { useDeferredValue, useMemo, useState } from 'react';
import { AppError } from '@/domain/app-error';
import type { Folder } from '@/domain/folders/folder';
import { validateFolders } from '@/domain/folders/limits';
import type { FolderId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import type { EditedTour } from '@/domain/tours/edited';
import { importCounts, readImport, withUniqueFolderNames } from '@/domain/tours/import';
import { formatKib, tourSize } from '@/domain/tours/size';
import type { Tour } from '@/domain/tours/tour';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { nouns } from './batch-rows';

type ImportMode = 'add' | 'replace';

/** The state of an import; the tour does not change before the user confirms. */
export function useImport() {
  const session = useEditingSession();
  const edited = useEditingState((state) => state.edited);
  const [text, setText] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<FolderId>>(new Set());
  const [mode, setMode] = useState<ImportMode>('add');
  const [outcome, setOutcome] = useState<{ message: string; step: Step | null } | null>(null);
  const shown = useDeferredValue(text);
  const { read, problems } = useMemo(() => (shown.trim() === '' ? { read: null, problems: [] } : readImport(shown)), [shown]);
  const chosen = useMemo(() => read?.folders.filter(({ id }) => !excluded.has(id)) ?? [], [read, excluded]);
  const named = useMemo(() => withUniqueFolderNames(chosen, mode === 'add' ? edited.folders : []), [chosen, mode, edited.folders]);
  const folders = useMemo(() => (mode === 'add' ? [...edited.folders, ...named] : named), [mode, edited.folders, named]);
  const validationError = useMemo(
    () => (named.length === 0 ? null : validationErrorOf(() => requireImportFits(session.tour(), edited, folders))),
    [session, edited, folders, named],
  );
  return {
    text,
    read,
    problems,
    mode,
    setMode,
    outcome,
    validationError,
    /** the selected folders, with the names they get */
    named,
    isChosen: (id: FolderId) => !excluded.has(id),
    toggle: (id: FolderId) =>
      setExcluded((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]))),
    setSource: (next: string) => {
      setText(next);
      setExcluded(new Set());
      setOutcome(null);
    },
    run: () => {
      const { folders: count, pois } = importCounts(named);
      const words = `${plural(count, nouns.folder)} with ${plural(pois, nouns.poi)}`;
      session.edit(`Import ${words}`, (before) => ({ ...before, folders }));
      setText('');
      setOutcome({ message: `${words} imported.`, step: session.store.getState().past.at(-1) ?? null });
    },
    undo: () => {
      session.undo();
      setOutcome(null);
    },
  };
}

export type Importing = ReturnType<typeof useImport>;

function requireImportFits(tour: Tour, edited: EditedTour, folders: Folder[]): void {
  validateFolders(folders);
  const { bytes, share } = tourSize(tour, { ...edited, folders });
  if (share > 1)
    throw new AppError(
      'out-of-range',
      `The tour would grow to ${formatKib(bytes)}, which is more than one tour can hold. Choose fewer folders.`,
    );
}

/** The message of the AppError that `check` throws; null if it passes. */
function validationErrorOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
