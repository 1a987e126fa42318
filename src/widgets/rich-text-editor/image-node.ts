import { Image } from '@tiptap/extension-image';
import type { NodeViewRenderer } from '@tiptap/react';
import { ownUrl } from '../file-preview/own-url';
import { elementStyles } from '../rich-text/styles';

declare module '@tiptap/react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces are merged with those of the library
  interface EditorEvents {
    /** The user wants to describe the image that is selected. */
    describeImage: undefined;
  }
}

/** Images of our own storage, between paragraphs. Whoever selects one can describe it, and one that nobody described asks for it. */
export const imageNode = Image.extend({
  // text from elsewhere must not load anything
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (ownUrl(image.getAttribute('src') ?? '') === null ? false : null) }],
  // typing an address must not load it
  addInputRules: () => [],
  addNodeView: () => imageView,
});

const frameStyle =
  'relative mt-3 w-fit max-w-full rounded-lg first:mt-0 [&.ProseMirror-selectednode]:outline-2 [&.ProseMirror-selectednode]:outline-accent-line';
const buttonStyle =
  'absolute start-2 bottom-2 min-h-8 max-w-[calc(100%-1rem)] rounded-md bg-raised px-2.5 font-medium text-ink text-xs shadow-lifted hover:bg-hover touch:min-h-11';

const imageView: NodeViewRenderer = ({ node, editor, getPos }) => {
  const dom = document.createElement('div');
  dom.className = frameStyle;
  const image = document.createElement('img');
  image.className = elementStyles.img;
  image.referrerPolicy = 'no-referrer';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = buttonStyle;
  button.textContent = 'Add alternative text';
  button.addEventListener('click', () => {
    const position = getPos();
    if (position === undefined) return;
    editor.commands.setNodeSelection(position);
    editor.emit('describeImage', undefined);
  });
  const show = ({ attrs }: typeof node) => {
    for (const name of ['src', 'alt', 'width', 'height']) {
      const value: unknown = attrs[name];
      if (image.getAttribute(name) === String(value ?? '')) continue;
      if (value === null || value === undefined) image.removeAttribute(name);
      else image.setAttribute(name, String(value));
    }
    if (!image.hasAttribute('alt')) image.alt = '';
    button.hidden = String(attrs.alt ?? '').trim() !== '';
  };
  show(node);
  dom.append(image, button);
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      show(next);
      return true;
    },
    stopEvent: ({ target }) => target === button,
    ignoreMutation: () => true,
  };
};
