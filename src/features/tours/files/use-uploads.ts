import { useCallback, useEffect, useState } from 'react';
import { uploadFile } from '@/backend/storage/upload-file';
import { AppError, isRefusal } from '@/domain/app-error';
import { tourFilePath } from '@/domain/files/paths';
import type { Tour } from '@/domain/tours';

/** A file on its way, 0 to 100, or the reason why it is not, and whether the same file may do better another time. */
export type Upload = { file: File; percent: number; problem: string | null; canRetry: boolean };
export type Stored = { url: string; contentType: string };

/** The uploads of the rows, by the key of the row. They go on while other rows are edited, and end with the dialog. */
export function useUploads(
  { organization, id }: Pick<Tour, 'id' | 'organization'>,
  onStored: (key: string, file: File, stored: Stored) => void,
) {
  const { uploads, set } = useMapState<Upload>();
  const running = useRunning();
  // where a file was on its way to when that failed: sent there again, it goes on where it stopped
  const [left] = useState(() => new WeakMap<File, string>());

  const cancel = useCallback(
    (key: string) => {
      running.get(key)?.abort();
      running.delete(key);
      set(key, null);
    },
    [running, set],
  );

  const start = useCallback(
    async (key: string, file: File) => {
      cancel(key);
      const controller = new AbortController();
      const { signal } = controller;
      running.set(key, controller);
      const show = (percent: number, problem: string | null = null, canRetry = false) => {
        if (!signal.aborted) set(key, { file, percent, problem, canRetry });
      };
      show(0);
      const path = left.get(file) ?? tourFilePath(organization, id, file.name);
      left.delete(file);
      try {
        const stored = await uploadFile({ path, file, signal, onProgress: (percent) => show(percent) });
        if (signal.aborted) return;
        set(key, null);
        onStored(key, file, stored);
      } catch (error) {
        if (signal.aborted || isRefusal(error, 'cancelled')) return;
        console.error('A file was not uploaded.', error);
        left.set(file, path);
        const problem = error instanceof AppError ? error.message : 'Something went wrong. Try again.';
        show(0, problem, !isRefusal(error, 'invalid-argument'));
      } finally {
        if (running.get(key) === controller) running.delete(key);
      }
    },
    [organization, id, onStored, cancel, running, left, set],
  );

  const failed = [...uploads.values()].filter(({ problem }) => problem !== null).length;
  return { uploads, start, cancel, under: uploads.size - failed, failed };
}

/** What is under way; it ends with the dialog. */
function useRunning(): Map<string, AbortController> {
  const [running] = useState(() => new Map<string, AbortController>());
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort();
    },
    [running],
  );
  return running;
}

function useMapState<T>() {
  const [uploads, setAll] = useState<ReadonlyMap<string, T>>(new Map());
  const set = useCallback(
    (key: string, value: T | null) =>
      setAll((before) => {
        const after = new Map(before);
        if (value) after.set(key, value);
        else after.delete(key);
        return after;
      }),
    [],
  );
  return { uploads, set };
}
