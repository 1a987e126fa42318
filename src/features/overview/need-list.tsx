import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import AtSign from 'lucide-react/icons/at-sign';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Hourglass from 'lucide-react/icons/hourglass';
import MailX from 'lucide-react/icons/mail-x';
import Send from 'lucide-react/icons/send';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import { notificationQueries } from '@/backend/notifications/queries';
import { isVerified } from '@/domain/access/principals';
import { type OrgId, userId } from '@/domain/ids';
import { type NeedGroup, type NeedKind, namedFirst, needGroups } from '@/domain/overview/needs';
import type { Overview } from '@/domain/overview/overview';
import { Button } from '@/ui/button';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { useCurrentUser } from '@/widgets/current-user';
import { Section } from './section';

type Props = { organization: OrgId; overview: Overview | null; canEdit: boolean; isPending: boolean };

/** What waits for the user, each with the way to where it is done. Requests and notifications are those that the menu reads anyway. */
export function NeedList({ organization, overview, canEdit, isPending }: Props) {
  const user = useCurrentUser();
  const requests = useQuery({ ...accessRequestQueries.open(organization), enabled: canEdit });
  const notifications = useQuery({ ...notificationQueries.unread(user?.uid ?? userId('-')), enabled: isVerified(user) });
  const now = useCurrentMinute();
  const groups = needGroups({ overview, requests: requests.data ?? [], notifications: notifications.data ?? [], canEdit, now });
  const failed = [requests, notifications].filter(({ error }) => error !== null);
  const isLoading = isPending || requests.isLoading || notifications.isLoading;
  return (
    <Section title="Waiting for you">
      {groups.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
          {groups.map((group) => (
            <GroupCard key={group.kind} group={group} />
          ))}
        </ul>
      )}
      {isLoading && groups.length === 0 && (
        <div role="status" aria-label="Loading what waits for you" className="skeleton h-24 rounded-xl" />
      )}
      {!isLoading && groups.length === 0 && failed.length === 0 && <p className="text-ink-soft text-sm">Nothing is waiting for you.</p>}
      {failed.length > 0 && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p>Couldn’t load everything that waits for you. Check your connection and try again.</p>
          <Button size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            Try again
          </Button>
        </div>
      )}
    </Section>
  );
}

const icons: Record<NeedKind, LucideIcon> = {
  requests: UserPlus,
  mails: MailX,
  ending: Hourglass,
  proposals: Send,
  mentions: AtSign,
  unfinished: CircleDashed,
};

function GroupCard({ group: { kind, title, count, needs, all } }: { group: NeedGroup }) {
  const Icon = icons[kind];
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? needs : needs.slice(0, namedFirst);
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-line p-4">
      <h3 className="flex items-center gap-2 font-medium text-sm">
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
        <span className="grow">{title}</span>
        <span className="tabular-nums">{count}</span>
      </h3>
      <ul className="flex flex-col">
        {shown.map(({ text, note, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same can wait twice, and rows have no state
          <li key={index}>
            <Link to={to} className="-mx-2 block rounded-md px-2 py-1.5 text-sm transition-colors hover:bg-hover max-md:py-2.5">
              <span dir="auto" className="wrap-anywhere block text-ink">
                {text}
              </span>
              {note !== '' && (
                <span dir="auto" className="wrap-anywhere block text-ink-soft text-xs">
                  {note}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {count > needs.length && (
        <Link to={all} className="rounded-sm text-accent text-sm underline-offset-2 hover:underline max-md:py-2.5">
          Show all {count} <span className="sr-only">of {title}</span>
        </Link>
      )}
      {needs.length > namedFirst && (
        <Button look="quiet" size="small" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? 'Show fewer' : `Show ${count > needs.length ? `${needs.length} of` : 'all'} ${count}`}{' '}
          <span className="sr-only">of {title}</span>
        </Button>
      )}
    </li>
  );
}
