import type { GlobalMessage } from '@/domain/application/global-message';
import { linkedText } from '@/domain/linked-text';
import { NewWindow } from '@/ui/new-window';

type Props = { message: Pick<GlobalMessage, 'messageTitle' | 'messageBody'> };

/** Title and body of the message to all users, as plain text with its addresses as links. */
export const MessageText = ({ message: { messageTitle, messageBody } }: Props) => (
  <div className="wrap-anywhere min-w-0">
    {messageTitle && (
      <p dir="auto" className="font-semibold text-ink">
        {messageTitle}
      </p>
    )}
    {messageBody && (
      <p dir="auto" className="whitespace-pre-line">
        {linkedText(messageBody).map(({ text, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
            <a key={index} href={href} target="_blank" rel="noopener noreferrer" className="text-ink underline underline-offset-4">
              {text}
              <NewWindow />
            </a>
          ) : (
            text
          ),
        )}
      </p>
    )}
  </div>
);
