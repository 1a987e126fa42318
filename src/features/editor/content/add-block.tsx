import Plus from 'lucide-react/icons/plus';
import type { BlockType } from '@/domain/content';
import { offeredBlocks } from '@/domain/content/new-block';
import type { PoiId } from '@/domain/ids';
import { Button } from '@/ui/button';
import { useEditingState } from '../session/editing-context';
import { blockIcons, blockTabs } from './block-kinds';
import { useBlocks } from './use-blocks';

type Props = {
  poi: PoiId;
  /** the kinds that are offered here; all of them without it */
  types?: readonly BlockType[];
};

/** The kinds of content that can be added; what was added is opened where it is worked on. @see EDIT-036 */
export function AddBlock({ poi, types }: Props) {
  const isAdmin = useEditingState((state) => state.given.isAdmin);
  const add = useAddBlock(poi);
  const offered = offeredBlocks(isAdmin).filter(({ type }) => !types || types.includes(type));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form
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
  const reach = useEditingState((state) => state.reach);
  const write = useEditingState((state) => state.write);
  return (type: BlockType) => {
    const { identifier } = add(type);
    chooseTab(blockTabs[type]);
    activateBlock(identifier);
    if (type === 'text') write(identifier);
    else reach(identifier);
  };
}
