import { Link, useLocation } from 'react-router-dom';
import { isFramed } from '@/backend/framed';
import { type GlobalMessage, reopensAt } from '@/domain/application/global-message';
import { signInPath } from '@/domain/page-addresses';
import { formatDateTime } from '@/domain/time';
import { BlockingDialog } from '@/ui/blocking-dialog';
import { Button } from '@/ui/button';
import { FilledText } from '@/ui/filled-text';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { MessageText } from '@/widgets/global-message/message-text';
import { useSignOut } from '@/widgets/use-sign-out';
import { noticeTexts } from './texts';

type Props = { open: boolean; message: GlobalMessage };

/** Covers every page during maintenance. The page below stays mounted, with what was entered. @see ADMIN-068 */
export function ClosedNotice({ open, message }: Props) {
  const t = useTexts(noticeTexts);
  const currentUser = useCurrentUser();
  const { pathname, search } = useLocation();
  const { leave, isSigningOut } = useSignOut();
  const reopens = reopensAt(message, new Date());
  return (
    <BlockingDialog title={t.closedTitle} open={open}>
      <p>{t.keepOpen}</p>
      {reopens && (
        <p>
          <FilledText text={t.reopens} values={{ time: <span className="whitespace-nowrap">{formatDateTime(reopens)}</span> }} />
        </p>
      )}
      {message.messageEnabled && <MessageText message={message} />}
      {!currentUser && !isFramed() && (
        <p>
          <Link to={signInPath(pathname + search)} className="text-ink underline underline-offset-4 hover:no-underline">
            {t.signIn}
          </Link>
        </p>
      )}
      {currentUser && (
        <p>
          <Button size="small" busy={isSigningOut} onClick={leave}>
            {t.signOut}
          </Button>
        </p>
      )}
    </BlockingDialog>
  );
}
