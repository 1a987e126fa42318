import { createElement, Fragment, type ReactNode, useMemo, useState } from 'react';
import { linkAddress } from '@/domain/web-address';
import { beginning, cleanText } from './clean-text';

type Props = {
  html: string;
  /** Nothing is folded: for what is printed. */
  isWhole?: boolean;
};

/** Rich text of a tour: cleaned, then drawn mark by mark, so that no HTML of others ever becomes HTML of this page. */
export function RichText({ html, isWhole = false }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const whole = useMemo(() => cleanText(html), [html]);
  const begin = useMemo(() => (isWhole ? null : beginning(whole)), [whole, isWhole]);
  return (
    <div className="wrap-anywhere whitespace-pre-line text-[0.9375rem] text-ink leading-[1.65]">
      {drawnAll(begin && !isUnfolded ? begin : whole)}
      {begin && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="mt-2 block min-h-6 font-medium text-accent text-sm underline-offset-4 hover:underline max-md:min-h-11"
        >
          {isUnfolded ? 'Show Less' : 'Read More'}
        </button>
      )}
    </div>
  );
}

const paragraph = 'mt-3 first:mt-0 text-pretty';
const heading = 'mt-5 first:mt-0 font-semibold tracking-tight';

/** As what each mark is drawn, and how; what is not named here is drawn as its words. Headings stand below those of the page. */
const looks: Readonly<Record<string, readonly [tag: string, className?: string]>> = {
  p: ['p', paragraph],
  div: ['div', paragraph],
  h1: ['h4', `${heading} text-lg`],
  h2: ['h4', `${heading} text-lg`],
  h3: ['h5', `${heading} text-base`],
  h4: ['h6', heading],
  h5: ['h6', heading],
  h6: ['h6', heading],
  ul: ['ul', 'mt-3 first:mt-0 list-disc space-y-1 pl-5 marker:text-ink-faint'],
  ol: ['ol', 'mt-3 first:mt-0 list-decimal space-y-1 pl-6 marker:text-ink-faint marker:tabular-nums'],
  li: ['li'],
  blockquote: ['blockquote', 'mt-4 border-accent-line border-l-2 pl-4 text-ink-soft'],
  pre: ['pre', 'mt-3 overflow-x-auto whitespace-pre rounded-lg bg-sunken p-3 text-[0.8125rem]'],
  code: ['code', 'rounded bg-sunken px-1 py-0.5 text-[0.875em]'],
  hr: ['hr', 'my-5 border-line'],
  br: ['br'],
  b: ['strong', 'font-semibold'],
  strong: ['strong', 'font-semibold'],
  i: ['em'],
  em: ['em'],
  u: ['u', 'underline-offset-2'],
  s: ['s'],
  sub: ['sub'],
  sup: ['sup'],
  mark: ['mark', 'rounded bg-accent-wash px-0.5 text-ink'],
  table: ['table', 'mt-3 w-full border-collapse text-sm'],
  thead: ['thead'],
  tbody: ['tbody'],
  tr: ['tr', 'border-line border-b'],
  th: ['th', 'py-1.5 pr-3 text-left font-semibold'],
  td: ['td', 'py-1.5 pr-3 align-top'],
};
const isEmptyTag = (tag: string) => tag === 'br' || tag === 'hr';

const drawnAll = (node: Node): ReactNode[] => [...node.childNodes].map(drawn);

function drawn(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  if (node.localName === 'a') return <Link key={key} to={node.getAttribute('href') ?? ''} words={drawnAll(node)} />;
  const [tag, className] = (Object.hasOwn(looks, node.localName) && looks[node.localName]) || [];
  if (!tag) return <Fragment key={key}>{drawnAll(node)}</Fragment>;
  return isEmptyTag(tag) ? createElement(tag, { key, className }) : createElement(tag, { key, className }, ...drawnAll(node));
}

function Link({ to, words }: { to: string; words: ReactNode[] }) {
  const address = linkAddress(to);
  if (!address) return <>{words}</>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-medium text-accent underline decoration-accent-line/50 underline-offset-3 hover:decoration-accent-line"
    >
      {words}
    </a>
  );
}
