import { useCallback, useEffect, useState } from 'react';
import { plural } from '@/domain/plural';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useCurrentUser } from '@/widgets/current-user';
import { addSignOutQuestion } from '@/widgets/sign-out-questions';
import { sendWaiting } from './send-waiting';
import { useWaitingChecks } from './use-waiting-checks';
import { removeWaitingChecks } from './waiting-checks';

/** How soon what could not be sent is tried again, while the page is open. */
const retryMs = 30_000;

/** Sends the checks that wait on this device, whatever page is open, and asks before signing out deletes them. */
export function WaitingChecksHost() {
  const uid = useCurrentUser()?.uid;
  const waiting = useWaitingChecks();
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  const toSend = waiting.filter(({ problem }) => problem === '').length;
  const send = useCallback(() => {
    if (uid && navigator.onLine) sendWaiting(uid).catch((error: unknown) => console.warn('Checks could not be sent.', error));
  }, [uid]);
  useEffect(() => {
    if (toSend === 0) return;
    send();
    const timer = setInterval(send, retryMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [toSend, send]);
  const count = waiting.length;
  useEffect(() => {
    if (count > 0) return addSignOutQuestion(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)));
  }, [count]);
  if (!answer) return null;
  const decide = (leaves: boolean) => {
    setAnswer(null);
    answer(leaves);
  };
  return (
    <ConfirmDialog
      title={plural(count, { one: 'Sign out and delete a check?', other: 'Sign out and delete # checks?' })}
      confirmLabel="Sign out and delete"
      danger
      onConfirm={() =>
        void removeWaitingChecks(waiting.map(({ id }) => id)).then(
          () => decide(true),
          () => decide(true),
        )
      }
      onClose={() => decide(false)}
    >
      <p>
        {plural(count, {
          one: 'A point that you checked is only on this device: it has not been sent yet.',
          other: '# points that you checked are only on this device: they have not been sent yet.',
        })}{' '}
        They are sent while you are online. Signing out deletes them.
      </p>
    </ConfirmDialog>
  );
}
