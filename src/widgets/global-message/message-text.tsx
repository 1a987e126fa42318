import type { GlobalMessage } from '@/domain/application/global-message';

type Props = { message: Pick<GlobalMessage, 'messageTitle' | 'messageBody'> };

/** Title and body of the message to all users, as plain text. */
export const MessageText = ({ message: { messageTitle, messageBody } }: Props) => (
  <div className="wrap-anywhere min-w-0">
    {messageTitle && (
      <p dir="auto" className="font-semibold text-ink">
        {messageTitle}
      </p>
    )}
    {messageBody && (
      <p dir="auto" className="whitespace-pre-line">
        {messageBody}
      </p>
    )}
  </div>
);
