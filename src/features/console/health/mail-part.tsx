import RotateCw from 'lucide-react/icons/rotate-cw';
import { errorMessage } from '@/domain/app-error';
import type { MailHealth, UnsentMail } from '@/domain/health/health';
import { formatNumber, plural } from '@/domain/plural';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Sentence } from './health-card';
import { useRetriedMail } from './use-retried-mail';

/** The mails that were not sent, the newest first. */
export function MailPart({ health: { mails, count } }: { health: MailHealth }) {
  if (mails.length === 0) return <Sentence>No mail failed, and none waits for more than 15 minutes.</Sentence>;
  return (
    <>
      <ul aria-label="Mails that were not sent" className="divide-y divide-line md:max-h-[32rem] md:overflow-y-auto">
        {mails.map((mail) => (
          <Mail key={`${mail.id} ${mail.since}`} mail={mail} />
        ))}
      </ul>
      {count > mails.length && (
        <p className="pt-3 text-ink-soft text-sm tabular-nums">
          The newest {mails.length} of {formatNumber(count)}.
        </p>
      )}
    </>
  );
}

function Mail({ mail }: { mail: UnsentMail }) {
  const { to, subject } = mail;
  const { state, begin, attempts, error, retry, isRequesting, problem } = useRetriedMail(mail);
  return (
    <li
      aria-label={`${subject}, to ${to}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3.5 first:pt-1 last:pb-0"
    >
      <div className="min-w-0 grow basis-72">
        <p className="wrap-anywhere font-medium text-ink text-sm">{subject}</p>
        <p className="wrap-anywhere mt-0.5 text-ink-soft text-sm">{to}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-xs">
          <Badge look={looks[state].badge}>{looks[state].label}</Badge>
          {[begin, attempts > 0 && plural(attempts, { one: '# attempt', other: '# attempts' })].filter(Boolean).join(' · ')}
        </p>
        {error !== '' && <p className="wrap-anywhere mt-1.5 text-pretty text-ink text-sm">{error}</p>}
      </div>
      <div className="flex flex-col items-end gap-1.5 max-md:w-full max-md:items-stretch">
        {state === 'failed' && (
          <Button size="small" busy={isRequesting} aria-label={`Retry the mail to ${to}`} onClick={retry}>
            {!isRequesting && <RotateCw aria-hidden size={16} strokeWidth={1.75} />}
            Retry
          </Button>
        )}
        <p role="status" className="max-w-64 text-pretty text-ink-soft text-sm">
          {looks[state].sentence}
        </p>
        {problem && (
          <p role="alert" className="max-w-64 text-pretty text-danger text-sm">
            {errorMessage(problem)}
          </p>
        )}
      </div>
    </li>
  );
}

const looks = {
  failed: { badge: 'danger', label: 'Failed', sentence: '' },
  waiting: { badge: 'plain', label: 'Waiting', sentence: 'Loggia still tries to send it.' },
  sending: { badge: 'plain', label: 'Sending', sentence: 'It is being sent again…' },
  sent: { badge: 'accent', label: 'Sent', sentence: 'The mail was sent.' },
  revoked: { badge: 'plain', label: 'Revoked', sentence: 'Its invitation was revoked, or the deletion taken back, so nothing is sent.' },
} as const;
