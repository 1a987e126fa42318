import { type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '@/domain/web-address';
import { elementStyles } from '../rich-text/styles';

const withLook = (look: string) => ({ HTMLAttributes: { class: look } });

/** The text editor's extensions: everything the toolbar offers, and the formats of imported texts that visitors see. */
export const textSchema: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    paragraph: withLook(elementStyles.p),
    heading: withLook(elementStyles.h3),
    bulletList: withLook(elementStyles.ul),
    orderedList: withLook(elementStyles.ol),
    blockquote: withLook(elementStyles.blockquote),
    codeBlock: withLook(elementStyles.pre),
    code: withLook(elementStyles.code),
    horizontalRule: withLook(elementStyles.hr),
    bold: withLook(elementStyles.strong),
    underline: withLook(elementStyles.u),
    dropcursor: { color: 'var(--color-accent-line)', width: 2 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: elementStyles.a },
    },
  }),
  ...[
    ['sub', ''],
    ['sup', ''],
    ['mark', elementStyles.mark],
  ].map(([tag = '', look = '']) => mark(tag, look)),
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', { class: elementStyles.table }, ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', { class: elementStyles.tr }, 0],
  }),
  ...[
    ['tableCell', 'td', elementStyles.td],
    ['tableHeader', 'th', elementStyles.th],
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
