import { useLayoutEffect, useRef } from 'react';
import { sanitizeToFragment, withDirections, withTableRegions } from '@/widgets/rich-text/sanitize';
import { numberStyle, tableRegionStyle } from '@/widgets/rich-text/styles';
import { richTextTexts } from '@/widgets/rich-text/texts';

type Props = { html: string };

/** Renders rich text as a page, sanitized of everything that runs or loads, but images of our storage. */
export function RichTextPage({ html }: Props) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(pageText(html)), [html]);
  return <div ref={container} className={`wrap-anywhere text-base text-ink leading-[1.65] ${contentStyle}`} />;
}

function pageText(html: string): DocumentFragment {
  const text = withTableRegions(withDirections(sanitizeToFragment(html)), richTextTexts.get().table, tableRegionStyle);
  for (const list of text.querySelectorAll('ol')) list.className = numberStyle(list.getAttribute('type'));
  return text;
}

const contentStyle = [
  '[&_p]:mt-3 [&_p]:text-pretty [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:mt-3 [&_ol]:ps-6 [&_li]:mt-1',
  '[&_:is(p,li)]:[unicode-bidi:plaintext]',
  '[&_:is(h1,h2)]:mt-8 [&_:is(h1,h2)]:font-semibold [&_:is(h1,h2)]:text-xl [&_:is(h1,h2)]:tracking-tight',
  '[&_:is(h3,h4,h5,h6)]:mt-6 [&_:is(h3,h4,h5,h6)]:font-semibold [&_:is(h3,h4,h5,h6)]:text-base',
  '[&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_table]:w-full [&_table]:border-collapse',
  '[&_:is(td,th)]:wrap-break-word [&_:is(td,th)]:min-w-20 [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5',
  '[&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th)>:first-child]:mt-0 [&_th]:bg-sunken',
  '[&_img]:mt-3 [&_img]:h-auto [&_img]:max-w-full [&_blockquote]:mt-3 [&_blockquote]:border-line-strong [&_blockquote]:border-s-2 [&_blockquote]:ps-4',
].join(' ');
