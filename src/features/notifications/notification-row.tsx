import type { LucideIcon } from 'lucide-react';
import AtSign from 'lucide-react/icons/at-sign';
import KeyRound from 'lucide-react/icons/key-round';
import MessageSquare from 'lucide-react/icons/message-square';
import Send from 'lucide-react/icons/send';
import Unplug from 'lucide-react/icons/unplug';
import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import { type Notification, type NotificationKind, notificationPath } from '@/domain/notifications/notification';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { Moment } from '@/widgets/moment';
import { sentenceOf } from './sentence';
import { notificationTexts } from './texts';

const icons: Record<NotificationKind, LucideIcon> = {
  request: UserPlus,
  'request-granted': KeyRound,
  'request-declined': KeyRound,
  mention: AtSign,
  answer: MessageSquare,
  proposal: Send,
  'proposal-returned': Send,
  'proposal-published': Send,
  access: KeyRound,
  'webhook-failed': Unplug,
};

type Props = {
  notification: Notification;
  /** The name of what it is about; "" while it is unknown, and for what has none; null if the user can't open it now. */
  name: string | null;
  onOpen: () => void;
};

/** A notification, which leads to the very thing; of what the user can't open any more it says nothing. */
export function NotificationRow({ notification, name, onOpen }: Props) {
  const t = useTexts(notificationTexts);
  const { kind, at, isRead } = notification;
  const Icon = icons[kind];
  const content = (
    <>
      <span
        className={cn(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isRead ? 'bg-sunken text-ink-faint' : 'bg-accent-wash text-accent',
        )}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 grow">
        <span className={cn('wrap-anywhere block text-pretty text-sm', isRead ? 'text-ink-soft' : 'font-medium text-ink')}>
          {!isRead && <span className="sr-only">{t.unread} </span>}
          {name === null ? t.closed : sentenceOf(t, notification)}
        </span>
        <span className="wrap-anywhere mt-0.5 block text-ink-faint text-xs">
          {name && (
            <>
              <span dir="auto">{name}</span> ·{' '}
            </>
          )}
          <Moment time={at} />
        </span>
      </span>
      {!isRead && <span aria-hidden className="mt-3.5 size-2 shrink-0 rounded-full bg-accent" />}
    </>
  );
  const rowStyle = 'flex items-start gap-3 px-3 py-3 sm:px-4';
  return name === null ? (
    <div className={rowStyle}>{content}</div>
  ) : (
    <Link to={notificationPath(notification)} onClick={onOpen} className={cn(rowStyle, 'transition-colors hover:bg-hover')}>
      {content}
    </Link>
  );
}
