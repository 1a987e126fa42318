import { useDeferredValue } from 'react';
import type { BlockOf } from '@/domain/content';
import type { PoiId } from '@/domain/ids';
import { contentLimits } from '@/domain/limits';
import { CustomFrame } from '@/widgets/custom-page/custom-frame';
import { useEditingState } from '../session/editing-context';
import { useTyped } from '../session/use-typed';
import { tooLong } from './text-length';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'custom'> };

/** A page of one's own HTML: administrators write it, and everybody sees what visitors see of it. @see EDIT-036 */
export function CustomBlock({ poi, block }: Props) {
  const isAdmin = useEditingState((state) => state.given.isAdmin);
  const shown = useDeferredValue(block.content);
  return (
    <div className="flex flex-col gap-3 p-3">
      {isAdmin ? (
        <Code poi={poi} block={block} />
      ) : (
        <p className="text-ink-faint text-xs">Only administrators change the HTML of this page.</p>
      )}
      {shown.trim() !== '' && <CustomFrame name={`Preview of ${block.name}`} html={shown} />}
    </div>
  );
}

function Code({ poi, block }: Props) {
  const blocks = useBlocks(poi);
  const isReached = useEditingState((state) => state.reaching === block.identifier);
  const typed = useTyped(block.content, (content) => blocks.replace('Edit HTML', { ...block, content }, `html ${block.identifier}`));
  const problem = tooLong(block.content.length);
  return (
    <>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was added to be written
        autoFocus={isReached}
        aria-label={`HTML of ${block.name}`}
        aria-invalid={problem !== null || undefined}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={'<h2>Opening hours</h2>\n<p>…</p>'}
        {...typed}
        className="w-full resize-y rounded-md border border-line-strong bg-surface px-3 py-2.5 font-mono text-ink text-xs leading-relaxed placeholder:text-ink-faint aria-invalid:border-danger max-md:text-base"
      />
      <p className="text-ink-faint text-xs tabular-nums">
        {block.content.length.toLocaleString('en')} of {contentLimits.text.toLocaleString('en')} characters
      </p>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
