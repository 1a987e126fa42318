import { type Editor, useEditorState } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Bold from 'lucide-react/icons/letter-b';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import SquareCode from 'lucide-react/icons/square-code';
import Table from 'lucide-react/icons/table';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import { useRef, useState } from 'react';
import { textImageTypes } from '@/domain/files/file-types';
import { shortcutLabel } from '../player-session/command';
import { insertTable } from './table-nodes';
import { moveFocus, ToolButton, type ToolButtonProps } from './tool-button';

type Tool = {
  id: string;
  label: string;
  icon: LucideIcon;
  keys?: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const mark = (id: 'bold' | 'italic' | 'underline' | 'code', label: string, icon: LucideIcon, keys: string): Tool => ({
  id,
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(id),
  run: (editor) => editor.chain().focus().toggleMark(id).run(),
});

const heading = (level: 2 | 3, label: string, icon: LucideIcon): Tool => ({
  id: `heading${level}`,
  label,
  icon,
  keys: `mod+alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const link: Tool = {
  id: 'link',
  label: 'Link',
  icon: Link,
  keys: 'mod+k',
  isOn: (editor) => editor.isActive('link'),
  run: () => undefined,
};

/** No table in a table: what is pressed is the bar for the one that is written in. */
const table: Tool = {
  id: 'table',
  label: 'Table',
  icon: Table,
  isOn: (editor) => editor.isActive('table'),
  run: (editor) => (editor.isActive('table') ? editor.emit('changeTable', undefined) : insertTable(editor)),
};

/** @see EDIT-041 */
const tools: readonly Tool[] = [
  mark('bold', 'Bold', Bold, 'mod+b'),
  mark('italic', 'Italic', Italic, 'mod+i'),
  mark('underline', 'Underline', Underline, 'mod+u'),
  link,
  {
    id: 'orderedList',
    label: 'Ordered list',
    icon: ListOrdered,
    keys: 'mod+shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'bulletList',
    label: 'Bullet list',
    icon: List,
    keys: 'mod+shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  heading(2, 'Heading', Heading2),
  heading(3, 'Small heading', Heading3),
  {
    id: 'blockquote',
    label: 'Quote',
    icon: TextQuote,
    keys: 'mod+shift+b',
    isOn: (editor) => editor.isActive('blockquote'),
    // of a selection of everything, the library can't lift the quotes
    run: (editor) => {
      const { from, to } = editor.state.selection;
      editor.chain().focus().setTextSelection({ from, to }).toggleBlockquote().run();
    },
  },
  mark('code', 'Code', Code, 'mod+e'),
  {
    id: 'codeBlock',
    label: 'Code block',
    icon: SquareCode,
    keys: 'mod+alt+c',
    isOn: (editor) => editor.isActive('codeBlock'),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  table,
];

type Props = {
  editor: Editor;
  isLinking: boolean;
  onLink: () => void;
  /** Takes images that the user chooses; without it, the text gets none. */
  onImages: ((files: File[]) => void) | undefined;
};

/** Formatting tools for the selected text. @see EDIT-041 */
export function TextToolbar({ editor, isLinking, onLink, onImages }: Props) {
  const activeIds = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools
        .filter(({ isOn }) => isOn(now))
        .map(({ id }) => id)
        .join(' '),
  });
  const [focusedIndex, setFocusedIndex] = useState(0);
  return (
    <div role="toolbar" aria-label="Text" onKeyDown={moveFocus} className="flex flex-wrap items-center gap-0.5 px-1.5 py-1">
      {tools.map((tool, index) => {
        const isLink = tool === link;
        return (
          <ToolButton
            key={tool.id}
            tool={tool}
            title={tool.keys ? `${tool.label} (${shortcutLabel(tool.keys)})` : tool.label}
            aria-pressed={activeIds.split(' ').includes(tool.id)}
            aria-expanded={isLink ? isLinking : undefined}
            tabIndex={index === focusedIndex ? 0 : -1}
            onFocus={() => setFocusedIndex(index)}
            onClick={() => (isLink ? onLink() : tool.run(editor))}
          />
        );
      })}
      {onImages && (
        <ImageTool tabIndex={focusedIndex === tools.length ? 0 : -1} onFocus={() => setFocusedIndex(tools.length)} onFiles={onImages} />
      )}
    </div>
  );
}

/** Opens the browser's dialog to choose images. */
function ImageTool({ onFiles, ...button }: Omit<ToolButtonProps, 'tool'> & { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton tool={{ label: 'Image', icon: ImagePlus }} onClick={() => input.current?.click()} {...button} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Images for the text"
        accept={textImageTypes.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // so that the same image can be chosen again
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
