import { useDeferredValue, useMemo, useState } from 'react';
import { AppError } from '@/domain/app-error';
import type { Folder } from '@/domain/folders';
import { requireFits } from '@/domain/folders/limits';
import type { FolderId } from '@/domain/ids';
import type { Tour } from '@/domain/tours';
import type { Edited } from '@/domain/tours/edited';
import { importCounts, readImport, withFreeNames } from '@/domain/tours/import';
import { inKib, tourSize } from '@/domain/tours/size';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { counted } from './batch-rows';

export type ImportWay = 'add' | 'replace';

/** A pasted or chosen text on its way into the tour; nothing of it is in the tour before it is confirmed. */
export function useImport() {
  const session = useEditingSession();
  const edited = useEditingState((state) => state.edited);
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<FolderId>>(new Set());
  const [way, setWay] = useState<ImportWay>('add');
  const [outcome, setOutcome] = useState<{ said: string; step: Step | null } | null>(null);
  const shown = useDeferredValue(text);
  const { read, problems } = useMemo(() => (shown.trim() === '' ? { read: null, problems: [] } : readImport(shown)), [shown]);
  const chosen = useMemo(() => read?.folders.filter(({ id }) => !left.has(id)) ?? [], [read, left]);
  const named = useMemo(() => withFreeNames(chosen, way === 'add' ? edited.folders : []), [chosen, way, edited.folders]);
  const folders = useMemo(() => (way === 'add' ? [...edited.folders, ...named] : named), [way, edited.folders, named]);
  const refusal = useMemo(
    () => (named.length === 0 ? null : refusalOf(() => requireAll(session.tour(), edited, folders))),
    [session, edited, folders, named],
  );
  return {
    text,
    read,
    problems,
    way,
    setWay,
    outcome,
    refusal,
    /** the chosen folders, by the names they get */
    named,
    isChosen: (id: FolderId) => !left.has(id),
    toggle: (id: FolderId) =>
      setLeft((before) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]))),
    put: (next: string) => {
      setText(next);
      setLeft(new Set());
      setOutcome(null);
    },
    run: () => {
      const { folders: count, pois } = importCounts(named);
      const words = `${counted(count, 'folder')} with ${counted(pois, 'PoI')}`;
      session.edit(`Import ${words}`, (before) => ({ ...before, folders }));
      setText('');
      setOutcome({ said: `${words} imported.`, step: session.store.getState().past.at(-1) ?? null });
    },
    undo: () => {
      session.undo();
      setOutcome(null);
    },
  };
}

export type Importing = ReturnType<typeof useImport>;

function requireAll(tour: Tour, edited: Edited, folders: Folder[]): void {
  requireFits(folders);
  const { bytes, share } = tourSize(tour, { ...edited, folders });
  if (share > 1)
    throw new AppError(
      'out-of-range',
      `The tour would grow to ${inKib(bytes)}, which is more than one tour can hold. Choose fewer folders.`,
    );
}

/** Why it may not be done, in a sentence; null when it may. */
function refusalOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}
