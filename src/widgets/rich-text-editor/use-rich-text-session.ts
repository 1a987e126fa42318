import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createRichTextSession, type RichTextSession, type RichTextSessionOptions } from './rich-text-session';
import type { TextImages } from './text-images';

type Options = Omit<RichTextSessionOptions, 'onReject' | 'images'> & { images: TextImages | undefined };

/** A text editor for as long as the component is shown. Follows `content` when it changes from elsewhere. */
export function useRichTextSession(options: Options): { text: RichTextSession | null; rejection: string | null } {
  const [rejection, setRejection] = useState<string | null>(null);
  const [text, setText] = useState<RichTextSession | null>(null);
  const onChange = useEffectEvent(options.onChange);
  const onPause = useEffectEvent(options.onPause);
  const onLink = useEffectEvent(options.onLink);
  const onFiles = useEffectEvent((files: File[]) => options.onFiles?.(files));
  const onEscape = useEffectEvent(options.onEscape);
  const upload = useEffectEvent((files: File[]) => options.images?.upload(files) ?? []);
  const onPlaced = useEffectEvent((id: string) => options.images?.onPlaced(id));
  const onLeave = useEffectEvent((id: string, after: number) => options.images?.onLeave(id, after));
  const open = useEffectEvent(() =>
    createRichTextSession({
      ...options,
      onReject: setRejection,
      onChange: (html) => onChange(html),
      onPause: () => onPause(),
      onLink: () => onLink(),
      onFiles: options.onFiles && ((files) => onFiles(files)),
      onEscape: () => onEscape(),
      images: options.images && {
        upload: (files) => upload(files),
        onPlaced: (id) => onPlaced(id),
        onLeave: (id, after) => onLeave(id, after),
      },
    }),
  );
  // before the first paint, to avoid a layout shift when the field replaces the text
  useLayoutEffect(() => {
    const richTextSession = open();
    setText(richTextSession);
    return richTextSession.end;
  }, []);
  useEffect(() => text?.show(options.content), [text, options.content]);
  const uploads = options.images?.uploads;
  useEffect(() => {
    if (uploads) text?.showImages(uploads);
  }, [text, uploads]);
  return { text, rejection };
}
