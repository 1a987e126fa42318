import { Fragment } from 'react';
import { mentionParts } from '@/domain/comments/mention-parts';
import { linkedText } from '@/domain/linked-text';
import { NewWindow } from '@/ui/new-window';

type Props = { text: string; mentions: readonly string[] };

/** A comment: plain text with its line breaks, its addresses as links, and the people it mentions. */
export const CommentBody = ({ text, mentions }: Props) => (
  <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink text-sm">
    {linkedText(text).map(({ text: part, href }, index) =>
      href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <a key={index} href={href} target="_blank" rel="noopener noreferrer" className="text-accent underline underline-offset-2">
          {part}
          <NewWindow />
        </a>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Fragment key={index}>
          {mentionParts(part, mentions).map(({ text: words, isMention }, at) =>
            isMention ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
              <strong key={at} className="font-medium text-accent">
                {words}
              </strong>
            ) : (
              words
            ),
          )}
        </Fragment>
      ),
    )}
  </p>
);
