import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** Lays out each block in the direction of its first letter while it is written, as it is shown. Directions are no part of the text. */
export const textDirections = Extension.create({
  name: 'textDirections',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const directed: Decoration[] = [];
          doc.descendants((node, position) => {
            const isTable = /^table(?:Row)?$/.test(node.type.name);
            if (!isTable) directed.push(Decoration.node(position, position + node.nodeSize, { dir: 'auto' }));
            // what is inside follows it
            return isTable;
          });
          return DecorationSet.create(doc, directed);
        },
      },
    }),
  ],
});
