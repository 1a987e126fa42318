import { Extension, type Extensions, Mark } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { linkAddress } from '@/domain/link-address';
import { linkedPoint } from '@/domain/point-link';
import { elementStyles, numberStyle } from '../rich-text/styles';
import { imageNode } from './image-node';
import { imagePlaces } from './image-places';
import { tableNodes } from './table-nodes';
import { textDirections } from './text-directions';

/** The number of a list's item, and numbers that count down. The extension of lists has their `start` and `type` alone. */
const listNumbers = Extension.create({
  name: 'listNumbers',
  addGlobalAttributes: () => [
    {
      types: ['listItem'],
      attributes: { value: { default: null, keepOnSplit: false, parseHTML: (item) => item.getAttribute('value') } },
    },
    {
      types: ['orderedList'],
      attributes: {
        reversed: {
          default: false,
          parseHTML: (list) => list.hasAttribute('reversed'),
          renderHTML: ({ reversed, type }) => ({ reversed: reversed ? '' : null, class: numberStyle(type) }),
        },
      },
    },
  ],
});

/** Headings look by their level. The extension of headings has one look for all. */
const headingLooks = Extension.create({
  name: 'headingLooks',
  addGlobalAttributes: () => [
    {
      types: ['heading'],
      attributes: {
        look: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ level }) => ({ class: headingStyles[level] }),
        },
      },
    },
  ],
});

const headingStyles: Readonly<Record<number, string>> = {
  1: elementStyles.h1,
  2: elementStyles.h2,
  3: elementStyles.h3,
  4: elementStyles.h4,
  5: elementStyles.h5,
  6: elementStyles.h6,
};

const withLook = (look: string) => ({ HTMLAttributes: { class: look } });

/** The text editor's extensions: everything the toolbar offers, and the formats of imported texts that visitors see. */
export const textSchema: Extensions = [
  StarterKit.configure({
    trailingNode: false,
    paragraph: withLook(elementStyles.p),
    bulletList: withLook(elementStyles.ul),
    orderedList: withLook(elementStyles.ol),
    listItem: withLook(elementStyles.li),
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
      isAllowedUri: (address) => linkAddress(address) !== null || linkedPoint(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: elementStyles.a },
    },
  }),
  listNumbers,
  headingLooks,
  textDirections,
  imageNode,
  imagePlaces,
  ...[
    ['sub', ''],
    ['sup', ''],
    ['mark', elementStyles.mark],
  ].map(([tag = '', look = '']) => mark(tag, look)),
  ...tableNodes,
];

function mark(tag: string, look: string) {
  return Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, { class: look }, 0] });
}
