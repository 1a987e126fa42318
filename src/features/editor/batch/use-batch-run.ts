import { useState } from 'react';
import { type FolderBatch, type PoiBatch, removedBlocks } from '@/domain/folders/batch';
import { lossOfPois } from '@/domain/folders/batch-losses';
import { poiId } from '@/domain/ids';
import { useEditingSession } from '../session/editing-context';
import { type Outcome, runFolderBatch, runPoiBatch, type Target } from './run-batch';
import type { Selection } from './selection';
import type { Chosen } from './use-selection';

/** What was pressed and is asked about first. */
export type Asked = { type: 'pois'; batch: PoiBatch } | { type: 'folders'; batch: FolderBatch };

export type BatchRunning = ReturnType<typeof useBatchRun>;

/** A batch from the press on its button to what came of it: what removes something is asked about first. */
export function useBatchRun({ selection, clear }: Pick<Chosen, 'selection' | 'clear'>) {
  const session = useEditingSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const finish = (next: Outcome, isDeletion: boolean) => {
    setAsked(null);
    setOutcome(next);
    if (isDeletion && next.step) clear();
  };
  const runPois = (batch: PoiBatch, options: { target?: Target; withFiles?: boolean } = {}) =>
    finish(runPoiBatch(session, selection, batch, options), batch === 'delete');
  const runFolders = (batch: FolderBatch) => finish(runFolderBatch(session, selection, batch), batch === 'delete');
  const isAskedFirst = (next: Asked) =>
    next.type === 'folders' ? next.batch === 'delete' : asksAboutPois(next.batch, selection, session.store.getState().edited.folders);
  return {
    asked,
    outcome,
    runPois,
    runFolders,
    /** Asks, or does it at once. */
    begin: (next: Asked) => {
      setOutcome(null);
      if (isAskedFirst(next)) setAsked(next);
      else if (next.type === 'pois') runPois(next.batch);
      else runFolders(next.batch);
    },
    giveUp: () => setAsked(null),
    undo: () => {
      session.undo();
      setOutcome(null);
    },
  };
}

function asksAboutPois(batch: PoiBatch, selection: Selection, folders: Parameters<typeof lossOfPois>[0]): boolean {
  if (batch === 'move to another folder') return true;
  const isRemoval = batch === 'delete' || batch === 'remove all content' || removedBlocks[batch] !== undefined;
  if (!isRemoval) return false;
  const { pois, staying } = lossOfPois(folders, new Set([...selection].map(poiId)), batch);
  return pois.length + staying.length > 0;
}
