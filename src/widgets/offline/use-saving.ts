import { useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { allowCopy, type OpenCopy, recordOf, storeRecord, withCopy } from '@/backend/offline/copies';
import { AppError, errorMessage, isAppError } from '@/domain/app-error';
import type { CopyPlan } from './plan-copy';
import { type SaveProgress, saveCopy } from './save-copy';
import { startWorker } from './start-worker';
import { newRecord, titleOfPage } from './store-opened';

type Saving = { name: 'running'; progress: SaveProgress; cancel: () => void } | { name: 'failed'; message: string };

/** The copies that are being saved, by id; saving continues when the dialog is closed. */
const useSavings = create<Readonly<Record<string, Saving | undefined>>>(() => ({}));

export const copiesKey = ['offline-copies'] as const;

/** Saves a copy on a press, and what happens to it; undefined while nothing does. */
export function useSaving(id: string, path: string) {
  const client = useQueryClient();
  const saving = useSavings((state) => state[id]);
  const start = async (plan: CopyPlan) => {
    const controller = new AbortController();
    const set = (next: Saving | undefined) => useSavings.setState({ [id]: next });
    const onProgress = (progress: SaveProgress) => set({ name: 'running', progress, cancel: () => controller.abort() });
    onProgress({ files: 0, bytes: 0 });
    const run = async (copy: OpenCopy) => {
      const record = { ...((await recordOf(copy)) ?? newRecord(id, path)), path, title: titleOfPage() };
      await saveCopy(copy, record, plan, { onProgress }).catch(async (error: unknown) => {
        // what is there makes room for others, and is not completed by itself
        const partial = await recordOf(copy);
        if (copy.signal.aborted && partial) await storeRecord(copy, { ...partial, state: 'opened' });
        throw error;
      });
    };
    allowCopy(id);
    try {
      // the browser may refuse; the copy is then as safe as its other data
      await navigator.storage?.persist?.();
      await startWorker();
      // what the page is storing by itself is finished first
      await withCopy(id, run, { signal: controller.signal });
      set(undefined);
    } catch (error) {
      // or removed, in another tab or the list
      const isCancelled = controller.signal.aborted || isAppError(error, 'cancelled');
      if (!isCancelled && !(error instanceof AppError)) console.error('Saving a tour failed.', error);
      set(isCancelled ? undefined : { name: 'failed', message: errorMessage(error) });
    }
    await client.invalidateQueries({ queryKey: copiesKey });
  };
  return { saving, start: (plan: CopyPlan) => void start(plan) };
}
