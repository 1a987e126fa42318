import Megaphone from 'lucide-react/icons/megaphone';
import Wrench from 'lucide-react/icons/wrench';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type GlobalMessage, visibleMessage } from '@/domain/application/global-message';
import { localKeys } from '@/domain/application/local-keys';
import { adminPath } from '@/domain/page-addresses';
import { useSetting, writeSetting } from '@/ui/settings';
import { useTexts } from '@/ui/use-texts';
import { MessageBanner } from '@/widgets/global-message/message-banner';
import { MessageText } from '@/widgets/global-message/message-text';
import { noticeTexts } from './texts';

type Props = { message: GlobalMessage; isAdmin: boolean };

/** The message to all users until it is dismissed, and for administrators that the app is closed. @see ADMIN-068 */
export function NoticeBanners({ message, isAdmin }: Props) {
  const t = useTexts(noticeTexts);
  const [dismissedText, setDismissedText] = useState<string | null>(null);
  const shown = visibleMessage(message, useSetting(localKeys.dismissedMessage));
  const text = JSON.stringify([message.messageTitle, message.messageBody]);
  const dismiss = () => {
    setDismissedText(text);
    if (message.messageId !== '') writeSetting(localKeys.dismissedMessage, message.messageId);
  };
  // without an id, dismissing counts for this page alone
  const isDismissed = message.messageId === '' && dismissedText === text;
  const isEmpty = message.messageTitle === '' && message.messageBody === '';
  return (
    <div
      role="status"
      // keeps clear of the player's controls and sheets, and of a form's Save
      className="pointer-events-none fixed inset-x-0 bottom-18 z-40 flex flex-col items-center gap-2 px-3 max-md:bottom-[calc(var(--toast-bottom)-3rem)]"
    >
      {shown && !isDismissed && !isEmpty && (
        <MessageBanner icon={Megaphone} dismiss={{ label: t.dismiss, onDismiss: dismiss }}>
          <MessageText message={shown} />
        </MessageBanner>
      )}
      {isAdmin && !message.frontendEnabled && <ClosedBanner />}
    </div>
  );
}

function ClosedBanner() {
  const t = useTexts(noticeTexts);
  const [isHidden, setHidden] = useState(false);
  // where it is switched off the form says so, and the banner would lie over the switch
  const isAtSwitch = useLocation().pathname === adminPath;
  return (
    !isHidden &&
    !isAtSwitch && (
      <MessageBanner icon={Wrench} dismiss={{ label: t.hide, onDismiss: () => setHidden(true) }}>
        <p>
          {t.maintenance}{' '}
          <Link to={adminPath} className="text-ink underline underline-offset-4">
            {t.endMaintenance}
          </Link>
        </p>
      </MessageBanner>
    )
  );
}
