import { sendCheck } from '@/backend/point-checks/commands';
import { AppError } from '@/domain/app-error';
import type { Findings } from '@/domain/point-checks/check';
import { randomIdentifier } from '@/domain/random';
import type { Tour } from '@/domain/tours/tour';
import { toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';
import { addSent } from './sent-checks';
import { addWaitingCheck, type WaitingCheck } from './waiting-checks';

type Input = Findings & { photo: ArrayBuffer | null };

/** Saves a check on this device, from where it is sent at once or later. A browser that stores nothing sends it now, or says that it could not. */
export function useSaveCheck({ id: tour, organization }: Pick<Tour, 'id' | 'organization'>, onSaved: () => void) {
  const user = useCurrentUser();
  return useMutation({
    mutationFn: async (input: Input) => {
      if (!user) throw new AppError('unauthenticated', 'You are signed out. Sign in to check points.');
      const check: WaitingCheck = {
        ...input,
        id: randomIdentifier(),
        uid: user.uid,
        organization,
        tour,
        madeAt: Date.now(),
        problem: '',
      };
      try {
        await addWaitingCheck(check);
      } catch {
        addSent(check, await sendCheck(check));
      }
    },
    onSuccess: () => {
      toastSuccess(navigator.onLine ? 'State changed' : 'Saved on this device, and sent when you are back online');
      onSaved();
    },
    meta: { failed: null },
  });
}
