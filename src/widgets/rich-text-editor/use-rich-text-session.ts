import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createRichTextSession, type RichTextSession, type RichTextSessionOptions } from './rich-text-session';

type Options = Omit<RichTextSessionOptions, 'onReject'>;

/** A text editor for as long as the component is shown. Follows `content` when it changes from elsewhere. */
export function useRichTextSession(options: Options): { text: RichTextSession | null; rejection: string | null } {
  const [rejection, setRejection] = useState<string | null>(null);
  const [text, setText] = useState<RichTextSession | null>(null);
  const onChange = useEffectEvent(options.onChange);
  const onPause = useEffectEvent(options.onPause);
  const onLink = useEffectEvent(options.onLink);
  const onFiles = useEffectEvent((files: File[]) => options.onFiles?.(files));
  const onEscape = useEffectEvent(options.onEscape);
  const open = useEffectEvent(() =>
    createRichTextSession({
      ...options,
      onReject: setRejection,
      onChange: (html) => onChange(html),
      onPause: () => onPause(),
      onLink: () => onLink(),
      onFiles: options.onFiles && ((files) => onFiles(files)),
      onEscape: () => onEscape(),
    }),
  );
  // before the first paint, to avoid a layout shift when the field replaces the text
  useLayoutEffect(() => {
    const richTextSession = open();
    setText(richTextSession);
    return richTextSession.end;
  }, []);
  useEffect(() => text?.show(options.content), [text, options.content]);
  return { text, rejection };
}
