import { createElement, Fragment, type ReactNode, useMemo, useState } from 'react';
import { linkAddress } from '@/domain/link-address';
import { cn } from '@/ui/cn';
import { NewWindow } from '@/ui/new-window';
import { useTexts } from '@/ui/use-texts';
import { isOwnTour } from './own-tour';
import { usePointLink } from './point-links';
import { sanitizeToFragment, truncated, withDirections } from './sanitize';
import { shownHeadings } from './shown-headings';
import { elementStyles, numberStyle, richTextStyle, tableRegionStyle } from './styles';
import { TextImage } from './text-image';
import { richTextTexts } from './texts';

type Props = {
  html: string;
  /** Shows the full text without "Read More", for printing. */
  isAlwaysExpanded?: boolean;
};

/** Rich text of a tour: sanitized, then rendered element by element, so that user HTML is never inserted into the page. */
export function RichText({ html, isAlwaysExpanded = false }: Props) {
  const t = useTexts(richTextTexts);
  const [isExpanded, setExpanded] = useState(false);
  const fullText = useMemo(() => withDirections(sanitizeToFragment(html)), [html]);
  const shortText = useMemo(() => (isAlwaysExpanded ? null : truncated(fullText)), [fullText, isAlwaysExpanded]);
  return (
    <div dir="auto" className={richTextStyle}>
      {renderChildren(shortText && !isExpanded ? shortText : fullText)}
      {shortText && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="mt-2 block min-h-6 font-medium text-accent text-sm underline-offset-4 hover:underline touch:min-h-11"
        >
          {isExpanded ? t.less : t.more}
        </button>
      )}
    </div>
  );
}

/** Which element each element is rendered as; others render only their text. */
const tags: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'div',
  ...shownHeadings,
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
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
};
const classNames: Readonly<Record<string, string | undefined>> = elementStyles;
const isEmptyTag = (tag: string) => tag === 'br' || tag === 'hr';

const renderChildren = (node: Node): ReactNode[] => [...node.childNodes].map(renderNode);

function renderNode(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  if (node.localName === 'a') return <Link key={key} to={node.getAttribute('href') ?? ''} words={renderChildren(node)} />;
  if (node instanceof HTMLImageElement) return <TextImage key={key} {...imageOf(node)} />;
  if (node.localName === 'table') return <Table key={key} rows={renderChildren(node)} />;
  const tag = Object.hasOwn(tags, node.localName) ? tags[node.localName] : undefined;
  if (!tag) return <Fragment key={key}>{renderChildren(node)}</Fragment>;
  const props = { key, className: classNames[node.localName], dir: node.getAttribute('dir') ?? undefined, ...numbersOf(node) };
  return isEmptyTag(tag) ? createElement(tag, props) : createElement(tag, props, ...renderChildren(node));
}

const imageOf = (image: HTMLImageElement) => ({
  address: image.getAttribute('src') ?? '',
  alt: image.alt.trim(),
  width: numberIn(image, 'width'),
  height: numberIn(image, 'height'),
  isInLink: image.closest('a') !== null,
});

const numberIn = (element: Element, name: string): number | undefined => Number(element.getAttribute(name)) || undefined;

/** A table in a region, in which a wide one scrolls. */
function Table({ rows }: { rows: ReactNode[] }) {
  const t = useTexts(richTextTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={t.table} tabIndex={0} className={tableRegionStyle}>
      <table className={elementStyles.table}>{rows}</table>
    </section>
  );
}

/** The numbers of a list or of its item, and the size of a merged cell. */
function numbersOf(element: Element): object | null {
  if (element instanceof HTMLOListElement) {
    const type = element.getAttribute('type') ?? undefined;
    const start = element.hasAttribute('start') ? element.start : undefined;
    return { type, start, reversed: element.reversed, className: cn(elementStyles.ol, numberStyle(type)) };
  }
  if (element instanceof HTMLTableCellElement) return { colSpan: numberIn(element, 'colspan'), rowSpan: numberIn(element, 'rowspan') };
  return element instanceof HTMLLIElement && element.hasAttribute('value') ? { value: element.value } : null;
}

function Link({ to, words }: { to: string; words: ReactNode[] }) {
  const openPoint = usePointLink(to);
  const address = linkAddress(to);
  if (openPoint)
    return (
      <button type="button" onClick={openPoint} className={cn(elementStyles.a, 'inline text-start')}>
        {words}
      </button>
    );
  if (!address) return <>{words}</>;
  if (isOwnTour(address))
    return (
      <a href={address} className={elementStyles.a}>
        {words}
      </a>
    );
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={elementStyles.a}>
      {words}
      <NewWindow />
    </a>
  );
}
