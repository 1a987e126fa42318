import RotateCw from 'lucide-react/icons/rotate-cw';
import { retryMail } from '@/backend/health/retry-mail';
import { errorMessage } from '@/domain/app-error';
import type { MailHealth, UnsentMail } from '@/domain/health/health';
import { formatDateTime } from '@/domain/time';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useMutation } from '@/widgets/use-mutation';
import { Sentence } from './health-card';

const number = new Intl.NumberFormat('en');

/** The mails that were not sent, the newest first. */
export function MailPart({ health: { mails, count } }: { health: MailHealth }) {
  if (mails.length === 0) return <Sentence>No mail failed, and none waits for more than 15 minutes.</Sentence>;
  return (
    <>
      <ul aria-label="Mails that were not sent" className="max-h-[32rem] divide-y divide-line overflow-y-auto">
        {mails.map((mail) => (
          <Mail key={`${mail.id} ${mail.since}`} mail={mail} />
        ))}
      </ul>
      {count > mails.length && (
        <p className="pt-3 text-ink-soft text-sm tabular-nums">
          The newest {mails.length} of {number.format(count)}.
        </p>
      )}
    </>
  );
}

function Mail({ mail }: { mail: UnsentMail }) {
  const { to, subject, state, since, error, attempts } = mail;
  const begin = since === 0 ? 'at an unrecorded time' : `since ${formatDateTime(new Date(since))}`;
  return (
    <li
      aria-label={`${subject}, to ${to}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3.5 first:pt-1 last:pb-0"
    >
      <div className="min-w-0 grow basis-72">
        <p className="wrap-anywhere font-medium text-ink text-sm">{subject}</p>
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{to}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs tabular-nums">
          <Badge look={state === 'failed' ? 'danger' : 'plain'}>{state === 'failed' ? 'Failed' : 'Waiting'}</Badge>
          {begin} · {attempts} {attempts === 1 ? 'attempt' : 'attempts'}
        </p>
        {error !== '' && <p className="wrap-anywhere mt-1.5 text-pretty text-ink text-sm">{error}</p>}
      </div>
      {state === 'failed' ? <Retry mail={mail} /> : <p className="text-ink-soft text-sm">Loggia still tries to send it.</p>}
    </li>
  );
}

function Retry({ mail: { id, to } }: { mail: UnsentMail }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: retryMail, meta: { failed: null } });
  return (
    <div className="flex flex-col items-end gap-1.5 max-md:w-full max-md:items-stretch">
      {!isSuccess && (
        <Button size="small" busy={isPending} aria-label={`Retry the mail to ${to}`} onClick={() => mutate(id)}>
          {!isPending && <RotateCw aria-hidden size={16} strokeWidth={1.75} />}
          Retry
        </Button>
      )}
      <p role="status" className="max-w-64 text-pretty text-ink-soft text-sm">
        {isSuccess && 'It is being sent again. Refresh to see the result.'}
      </p>
      {error && (
        <p role="alert" className="max-w-64 text-pretty text-danger text-sm">
          {errorMessage(error)}
        </p>
      )}
    </div>
  );
}
