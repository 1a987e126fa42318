import { useDeferredValue } from 'react';
import type { BlockOf } from '@/domain/content/content-blocks';
import type { PoiId } from '@/domain/ids';
import { contentLimits } from '@/domain/limits';
import { CustomFrame } from '@/widgets/custom-page/custom-frame';
import { lengthProblem } from '@/widgets/rich-text-editor/text-length';
import { useEditableField, useEditingState } from '../session/editing-context';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'custom'> };

/** A custom HTML page: administrators edit it, other users see the preview. @see EDIT-036 */
export function CustomBlock({ poi, block }: Props) {
  const isAdmin = useEditingState((state) => state.input.isAdmin);
  const preview = useDeferredValue(block.content);
  return (
    <div className="flex flex-col gap-3 p-3">
      {isAdmin ? (
        <HtmlField poi={poi} block={block} />
      ) : (
        <p className="text-ink-faint text-xs">Only administrators can edit the HTML of this page.</p>
      )}
      {preview.trim() !== '' && <CustomFrame name={`Preview of ${block.name}`} html={preview} />}
    </div>
  );
}

function HtmlField({ poi, block }: Props) {
  const blocks = useBlocks(poi);
  const shouldFocus = useEditingState((state) => state.blockToFocus === block.identifier);
  const fieldProps = useEditableField(block.content, (content) =>
    blocks.replace('Edit HTML', { ...block, content }, `html ${block.identifier}`),
  );
  const problem = lengthProblem(block.content.length, contentLimits.text);
  return (
    <>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the block was just added to be edited
        autoFocus={shouldFocus}
        aria-label={`HTML of ${block.name}`}
        aria-invalid={problem !== null || undefined}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={'<h2>Opening hours</h2>\n<p>…</p>'}
        {...fieldProps}
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
