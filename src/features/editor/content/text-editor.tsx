import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { BlockOf } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { contentLimits } from '@/domain/limits';
import { plainText } from '@/domain/rich-text';
import { Button } from '@/ui/button';
import { textLook } from '@/widgets/rich-text/looks';
import { useEditingState } from '../session/editing-context';
import { LinkBar } from './link-bar';
import { tooLong } from './text-length';
import { TextToolbar } from './text-toolbar';
import { useTextSession } from './use-text-session';

type Props = { poi: PoiId; block: BlockOf<'text'> };

/** A text while somebody writes in it. @see EDIT-041 */
export function TextEditor({ poi, block }: Props) {
  const [isLinking, setLinking] = useState(false);
  const write = useEditingState((state) => state.write);
  const { text, refusal } = useTextSession(poi, block, { onLink: () => setLinking(true), onDone: () => write(null) });
  const problem = refusal ?? tooLong(block.content.length);
  if (!text) return null;
  const { editor } = text;
  return (
    <div>
      <div className="sticky -top-4 z-10 rounded-t-xl border-line border-b bg-raised">
        <TextToolbar editor={editor} isLinking={isLinking} onLink={() => setLinking(!isLinking)} />
        {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      </div>
      <div className="relative">
        <Placeholder editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {problem && (
        <p role="alert" className="px-3.5 pb-2 text-pretty text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="flex items-center gap-3 border-line border-t py-1 pr-1.5 pl-3.5">
        <p className="min-w-0 grow text-ink-faint text-xs tabular-nums">{lengthOf(block.content)}</p>
        <Button size="small" look="quiet" onClick={() => write(null)}>
          Done
        </Button>
      </div>
    </div>
  );
}

function Placeholder({ editor }: { editor: Editor }) {
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  if (!isEmpty) return null;
  return (
    <p aria-hidden className={`${textLook} pointer-events-none absolute px-3.5 py-3 text-ink-faint`}>
      What visitors should know
    </p>
  );
}

// made once: each `toLocaleString` makes another
const inWords = new Intl.NumberFormat('en').format;

function lengthOf(content: string): string {
  const words = plainText(content).split(' ').filter(Boolean).length;
  return `${inWords(words)} ${words === 1 ? 'word' : 'words'} · ${inWords(content.length)} of ${inWords(contentLimits.text)} characters`;
}
