import { useState } from 'react';
import { blockTypeRemovedBy, type FolderBatch, type PoiBatch } from '@/domain/folders/batch';
import { poisLostByBatch } from '@/domain/folders/batch-losses';
import { poiId } from '@/domain/ids';
import { useEditingSession } from '../session/editing-context';
import { type Outcome, runFolderBatch, runPoiBatch, type Target } from './run-batch';
import { runSet } from './run-set';
import type { Selection } from './selection';
import type { SetChoices } from './set-fields';
import type { BatchSelection } from './use-selection';

/** An operation that waits for confirmation. */
export type BatchRequest = ListedBatch | { type: 'set' };
/** An operation of the list. */
export type ListedBatch = { type: 'pois'; batch: PoiBatch } | { type: 'folders'; batch: FolderBatch };

export type BatchRun = ReturnType<typeof useBatchRun>;

/** Runs a batch, after confirmation if it deletes something, and has its result. */
export function useBatchRun({ selection, clear }: Pick<BatchSelection, 'selection' | 'clear'>) {
  const session = useEditingSession();
  const [request, setRequest] = useState<BatchRequest | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const finish = (next: Outcome, isDeletion: boolean) => {
    setRequest(null);
    setOutcome(next);
    if (isDeletion && next.step) clear();
  };
  const runPois = (batch: PoiBatch, options: { target?: Target; withFiles?: boolean } = {}) =>
    finish(runPoiBatch(session, selection, batch, options), batch === 'delete');
  const runFolders = (batch: FolderBatch) => finish(runFolderBatch(session, selection, batch), batch === 'delete');
  const needsConfirmation = (next: ListedBatch) =>
    next.type === 'folders'
      ? next.batch === 'delete'
      : needsPoiConfirmation(next.batch, selection, session.store.getState().edited.folders);
  return {
    request,
    outcome,
    runPois,
    runFolders,
    runSet: (choices: SetChoices) => finish(runSet(session, selection, choices), false),
    /** Asks for confirmation, or runs it at once. */
    start: (next: BatchRequest) => {
      setOutcome(null);
      if (next.type === 'set' || needsConfirmation(next)) setRequest(next);
      else if (next.type === 'pois') runPois(next.batch);
      else runFolders(next.batch);
    },
    cancel: () => setRequest(null),
    undo: () => {
      session.undo();
      setOutcome(null);
    },
  };
}

function needsPoiConfirmation(batch: PoiBatch, selection: Selection, folders: Parameters<typeof poisLostByBatch>[0]): boolean {
  if (batch === 'move to another folder') return true;
  const isRemoval = batch === 'delete' || batch === 'remove all content' || blockTypeRemovedBy[batch] !== undefined;
  if (!isRemoval) return false;
  const { pois, staying } = poisLostByBatch(folders, new Set([...selection].map(poiId)), batch);
  return pois.length + staying.length > 0;
}
