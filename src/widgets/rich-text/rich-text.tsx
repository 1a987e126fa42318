import { createElement, Fragment, type ReactNode, useMemo, useState } from 'react';
import { linkAddress } from '@/domain/web-address';
import { beginning, cleanText } from './clean-text';
import { looks, textLook } from './looks';

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
    <div className={textLook}>
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

/** As what each mark is drawn; what is not named here is drawn as its words. Headings stand below those of the page. */
const tags: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'div',
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  h6: 'h6',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  pre: 'pre',
  code: 'code',
  hr: 'hr',
  br: 'br',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  mark: 'mark',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};
const lookOf: Readonly<Record<string, string | undefined>> = looks;
const isEmptyTag = (tag: string) => tag === 'br' || tag === 'hr';

const drawnAll = (node: Node): ReactNode[] => [...node.childNodes].map(drawn);

function drawn(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  if (node.localName === 'a') return <Link key={key} to={node.getAttribute('href') ?? ''} words={drawnAll(node)} />;
  const tag = Object.hasOwn(tags, node.localName) ? tags[node.localName] : undefined;
  const className = lookOf[node.localName];
  if (!tag) return <Fragment key={key}>{drawnAll(node)}</Fragment>;
  return isEmptyTag(tag) ? createElement(tag, { key, className }) : createElement(tag, { key, className }, ...drawnAll(node));
}

function Link({ to, words }: { to: string; words: ReactNode[] }) {
  const address = linkAddress(to);
  if (!address) return <>{words}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={looks.a}>
      {words}
    </a>
  );
}
