import { useEffect, useRef } from 'react';
import { errorMessage } from '@/domain/app-error';
import { nameText } from '@/domain/plain-name';
import { toastError } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession } from '../session/editing-context';

/**
 * Uploads a file that belongs to a film or recording. It goes on when its dialog is closed, and is unfinished work of the editor until it is there; what
 * fails then is said in a toast.
 */
export function useMediaUpload<Stored>(send: (file: File) => Promise<Stored>, onStored: (stored: Stored) => void) {
  const { store } = useEditingSession();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useMutation({
    mutationFn: async (file: File) => {
      store.setState(({ mediaUploads }) => ({ mediaUploads: [...mediaUploads, file] }));
      try {
        return await send(file);
      } finally {
        store.setState(({ mediaUploads }) => ({ mediaUploads: mediaUploads.filter((each) => each !== file) }));
      }
    },
    onSuccess: onStored,
    onError: (error, { name }) => !isOpen.current && toastError(`“${nameText(name)}” wasn’t uploaded. ${errorMessage(error)}`),
    meta: { failed: null },
  });
}
