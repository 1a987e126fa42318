import { type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '@/domain/web-address';
import { looks } from '@/widgets/rich-text/looks';

const withLook = (look: string) => ({ HTMLAttributes: { class: look } });

/** What a text can be made of: what the toolbar offers, and what texts from elsewhere hold that visitors are shown. */
export const textSchema: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    paragraph: withLook(looks.p),
    heading: withLook(looks.h3),
    bulletList: withLook(looks.ul),
    orderedList: withLook(looks.ol),
    blockquote: withLook(looks.blockquote),
    codeBlock: withLook(looks.pre),
    code: withLook(looks.code),
    horizontalRule: withLook(looks.hr),
    bold: withLook(looks.strong),
    underline: withLook(looks.u),
    dropcursor: { color: 'var(--color-accent-line)', width: 2 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: looks.a },
    },
  }),
  ...[
    ['sub', ''],
    ['sup', ''],
    ['mark', looks.mark],
  ].map(([tag = '', look = '']) => mark(tag, look)),
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', { class: looks.table }, ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', { class: looks.tr }, 0],
  }),
  ...[
    ['tableCell', 'td', looks.td],
    ['tableHeader', 'th', looks.th],
  ].map(([name = '', tag = '', look = '']) =>
    Node.create({
      name,
      content: 'block+',
      isolating: true,
      parseHTML: () => [{ tag }],
      renderHTML: () => [tag, { class: look }, 0],
    }),
  ),
];

function mark(tag: string, look: string) {
  return Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, { class: look }, 0] });
}
