import { type Match, replaceMatches } from '@/domain/replacing/matches';

/** What begins and ends a line: nobody reads a word across it. */
const lines = 'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre div table thead tbody tr td th hr br figure figcaption img video audio'.split(
  ' ',
);
const breaks: ReadonlySet<string> = new Set(lines);

/** Nothing in it loads or runs. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The lines of a rich text, each as the nodes that it is written in: a bold word is one of its own. */
function linesOf(root: Node): Text[][] {
  const found: Text[][] = [[]];
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) found.at(-1)?.push(child as Text);
      else if (child.nodeType === Node.ELEMENT_NODE) {
        const isBreak = breaks.has((child as Element).localName);
        if (isBreak) found.push([]);
        walk(child);
        if (isBreak) found.push([]);
      }
    }
  };
  walk(root);
  return found.filter((nodes) => nodes.length > 0);
}

const textOf = (nodes: readonly Text[]) => nodes.map(({ data }) => data).join('');

/** The lines of a rich text, without formatting. */
export const richTextLines = (html: string): string[] => linesOf(parse(html)).map(textOf);

/** The addresses of its links. */
export const richTextLinks = (html: string): string[] => linksOf(parse(html)).map((link) => link.getAttribute('href') ?? '');
const linksOf = (root: ParentNode) => [...root.querySelectorAll('a[href]')];

/** The rich text with matches in its lines replaced. What replaces one is formatted as where it begins. @param matches by line */
export function replaceInLines(html: string, matches: ReadonlyMap<number, readonly Match[]>, replacement: string): string {
  const body = parse(html);
  for (const [at, nodes] of linesOf(body).entries()) {
    for (const match of (matches.get(at) ?? []).toReversed()) replaceInNodes(nodes, match, replacement);
  }
  return body.innerHTML;
}

/** The rich text with other addresses of its links. */
export function replaceLinks(html: string, change: (href: string, at: number) => string): string {
  const body = parse(html);
  for (const [at, link] of linksOf(body).entries()) {
    const href = link.getAttribute('href') ?? '';
    const next = change(href, at);
    if (next !== href) link.setAttribute('href', next);
  }
  return body.innerHTML;
}

function replaceInNodes(nodes: readonly Text[], { start, end }: Match, replacement: string): void {
  let offset = 0;
  let isWritten = false;
  for (const node of nodes) {
    const { length } = node.data;
    const part = { start: Math.max(0, start - offset), end: Math.min(length, end - offset) };
    offset += length;
    if (part.start >= part.end) continue;
    node.data = replaceMatches(node.data, [part], isWritten ? '' : replacement);
    isWritten = true;
    if (node.data === '') removeEmpty(node);
  }
}

/** Removes formatting that has nothing left in it. */
function removeEmpty(node: ChildNode): void {
  const parent = node.parentElement;
  if (!parent || parent.localName === 'body' || breaks.has(parent.localName) || parent.childNodes.length > 1) return;
  const above = parent.parentElement;
  parent.remove();
  if (above && above.childNodes.length === 0 && !breaks.has(above.localName)) removeEmpty(above);
}
