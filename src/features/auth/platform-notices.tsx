import Megaphone from 'lucide-react/icons/megaphone';
import Wrench from 'lucide-react/icons/wrench';
import { reopensAt } from '@/domain/application/global-message';
import { formatDateTime } from '@/domain/time';
import { useTexts } from '@/ui/use-texts';
import { MessageBanner } from '@/widgets/global-message/message-banner';
import { MessageText } from '@/widgets/global-message/message-text';
import { signInTexts } from './texts';
import { useGlobalMessage } from './use-global-message';

/** What everybody is to know before signing in: maintenance, and the message to all users. @see ADMIN-068 */
export function PlatformNotices() {
  const t = useTexts(signInTexts);
  const message = useGlobalMessage();
  const reopens = message && reopensAt(message, new Date());
  return (
    <div role="status" className="flex flex-col gap-4 empty:hidden">
      {message && !message.frontendEnabled && (
        <MessageBanner icon={Wrench}>
          <p>{t.maintenance}</p>
          {reopens && <p>{t.reopens({ time: formatDateTime(reopens) })}</p>}
        </MessageBanner>
      )}
      {message?.messageEnabled && `${message.messageTitle}${message.messageBody}`.trim() !== '' && (
        <MessageBanner icon={Megaphone}>
          <MessageText message={message} />
        </MessageBanner>
      )}
    </div>
  );
}
