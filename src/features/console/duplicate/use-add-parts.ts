import { useRef, useState } from 'react';
import { copyPoints } from '@/backend/older/copies';
import { copySweepFiles } from '@/backend/older/copy-files';
import { AppError, isAppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

export type OlderRef = { organization: OrgId; tour: string };
type Progress = { done: number; all: number };

/** Adds points, and files if they are wanted, to a copy of an older tour; trying again goes on where it stopped. @see ADMIN-047 ADMIN-076 */
export function useAddParts(from: OlderRef | null, to: OlderRef | null) {
  const [withFiles, setWithFiles] = useState(true);
  const [progress, setProgress] = useState<Progress | null>(null);
  const copying = useRef<AbortController | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const adding = useMutation({
    mutationFn: async () => {
      if (!from || !to) return;
      const message = `Added ${await copyPoints(from, to)} Pois`;
      setAdded(message);
      toastSuccess(message);
      copying.current = new AbortController();
      if (withFiles) await copyFiles(from, to, { onProgress: (done, all) => setProgress({ done, all }), signal: copying.current.signal });
      toastSuccess('Finished adding Pois');
    },
    onSettled: () => setProgress(null),
    meta: { failed: null },
  });
  return { adding, added, withFiles, setWithFiles, progress, stop: () => copying.current?.abort() };
}

async function copyFiles(...copy: Parameters<typeof copySweepFiles>): Promise<void> {
  try {
    await copySweepFiles(...copy);
  } catch (error) {
    if (!isAppError(error, 'cancelled')) throw error;
    throw new AppError('cancelled', 'Copying was stopped. “Add pois” copies the files that are missing.', { cause: error });
  }
}
