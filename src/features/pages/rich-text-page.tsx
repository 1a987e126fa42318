import { useLayoutEffect, useRef } from 'react';
import { sanitizeToFragment } from '@/widgets/rich-text/sanitize';

type Props = { html: string };

/** Renders rich text as a page, sanitized of everything that loads or runs. */
export function RichTextPage({ html }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(sanitizeToFragment(html)), [html]);
  return <div ref={container} className={`wrap-anywhere text-base text-ink leading-[1.65] ${contentStyle}`} />;
}

const contentStyle = [
  '[&_p]:mt-3 [&_p]:text-pretty [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:mt-1',
  '[&_:is(h1,h2)]:mt-8 [&_:is(h1,h2)]:font-semibold [&_:is(h1,h2)]:text-xl [&_:is(h1,h2)]:tracking-tight',
  '[&_:is(h3,h4,h5,h6)]:mt-6 [&_:is(h3,h4,h5,h6)]:font-semibold [&_:is(h3,h4,h5,h6)]:text-base',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5',
  '[&_blockquote]:mt-3 [&_blockquote]:border-line-strong [&_blockquote]:border-l-2 [&_blockquote]:pl-4',
].join(' ');
