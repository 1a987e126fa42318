import { useState } from 'react';
import { copyPoints } from '@/backend/older/copies';
import { copySweepFiles } from '@/backend/older/copy-files';
import type { OrgId } from '@/domain/ids';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

export type OlderRef = { organization: OrgId; tour: string };
type Progress = { done: number; all: number };

/** Adds points, and files if they are wanted, to a copy of an older tour; trying again goes on where it stopped. @see ADMIN-047 ADMIN-076 */
export function useAddParts(from: OlderRef | null, to: OlderRef | null) {
  const [withFiles, setWithFiles] = useState(true);
  const [progress, setProgress] = useState<Progress | null>(null);
  const adding = useMutation({
    mutationFn: async () => {
      if (!from || !to) return;
      toastSuccess(`Added ${await copyPoints(from, to)} Pois`);
      const onProgress = (done: number, all: number) => setProgress({ done, all });
      if (withFiles) await copySweepFiles(from, to, { onProgress, signal: new AbortController().signal });
      toastSuccess('Finished adding Pois');
    },
    meta: { failed: null },
  });
  return { adding, withFiles, setWithFiles, progress };
}
