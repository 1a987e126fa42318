import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { BlockType } from '@/domain/content/content-blocks';
import { offeredBlocks } from '@/domain/content/new-block';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import { blockIcons, blockTabs } from './block-kinds';
import { useBlocks } from './use-blocks';

type Props = {
  poi: PoiId;
  /** block types to offer; all by default */
  types?: readonly BlockType[];
};

/** Buttons to add a content block. The new block opens in the tab where it is edited. @see EDIT-036 */
export function AddBlock({ poi, types }: Props) {
  const isAdmin = useEditingState((state) => state.input.isAdmin);
  const add = useAddBlock(poi);
  const offered = offeredBlocks(isAdmin).filter(({ type }) => !types || types.includes(type));
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldset is for form controls
    <div role="group" aria-label="Add content" className="flex flex-wrap gap-1.5">
      {offered.map(({ type, label }) => {
        const Icon = offered.length > 1 ? blockIcons[type] : Plus;
        return (
          <Button key={type} size="small" onClick={() => add(type)}>
            <Icon aria-hidden size={16} strokeWidth={1.75} className="text-ink-faint" />
            {label}
          </Button>
        );
      })}
    </div>
  );
}

function useAddBlock(poi: PoiId) {
  const { add } = useBlocks(poi);
  const chooseTab = useEditingState((state) => state.chooseTab);
  const activateBlock = useEditingState((state) => state.activateBlock);
  const reach = useEditingState((state) => state.focusBlock);
  const write = useEditingState((state) => state.editBlock);
  return (type: BlockType) => {
    const { identifier } = add(type);
    chooseTab(blockTabs[type]);
    activateBlock(identifier);
    if (type === 'text') write(identifier);
    else reach(identifier);
  };
}

type NoBlocksProps = { poi: PoiId; type: BlockType; title: string; children: ReactNode };

/** Empty state for a block type, with a button to add one. */
export function NoBlocks({ poi, type, title, children }: NoBlocksProps) {
  const Icon = blockIcons[type];
  return (
    <div className="flex flex-col items-center gap-1 rounded-xl border border-line border-dashed px-6 py-10 text-center">
      <Icon aria-hidden size={22} strokeWidth={1.5} className="mb-2 text-ink-faint" />
      <h3 className="font-semibold text-base text-ink">{title}</h3>
      <p className="mb-4 max-w-[42ch] text-pretty text-ink-soft text-sm">{children}</p>
      <AddBlock poi={poi} types={[type]} />
    </div>
  );
}
