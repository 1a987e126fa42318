import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import type { PoiId } from '@/domain/ids';
import { useEditingState } from '../session/editing-context';
import type { ItemDraft } from '../session/view-state';
import { type ItemsBlock, newDraftKey } from './item-drafts';
import { ItemForm, type ItemFormOptions } from './item-form';
import { ItemList, isFilled } from './item-list';

type Props<Block extends ItemsBlock> = {
  poi: PoiId;
  block: Block;
  /** noun for an item, such as "link" */
  noun: string;
  form: ItemFormOptions;
  renderItem: (item: Block['content'][number]) => ReactNode;
  valuesOf: (item: Block['content'][number]) => ItemDraft;
  onChange: (index: number, draft: ItemDraft) => void;
  onAdd: (draft: ItemDraft) => void;
};

/** The links or videos of a block, with forms to change them and to add one. @see EDIT-038 */
export function ItemsEditor<Block extends ItemsBlock>(props: Props<Block>) {
  const { poi, block, noun, form, renderItem, valuesOf, onChange, onAdd } = props;
  return (
    <>
      <ItemList
        poi={poi}
        block={block}
        noun={noun}
        renderItem={renderItem}
        renderForm={(item, index, draftKey, close) => (
          <ItemForm
            {...form}
            label={`Edit ${item.name || item.url}`}
            draftKey={draftKey}
            initialValues={valuesOf(item)}
            submitLabel="Done"
            focused
            onSubmit={(draft) => {
              onChange(index, draft);
              close();
            }}
            onCancel={close}
          />
        )}
      />
      <AddItem block={block} label={`Add ${noun}`}>
        {(draftKey, focused, close) => (
          <ItemForm
            {...form}
            label={`Add a ${noun} to ${block.name}`}
            draftKey={draftKey}
            submitLabel={`Add ${noun}`}
            focused={focused}
            onSubmit={onAdd}
            {...(close && { onCancel: close })}
          />
        )}
      </AddItem>
    </>
  );
}

type AddProps = {
  block: ItemsBlock;
  label: string;
  children: (draftKey: string, focused: boolean, close: (() => void) | undefined) => ReactNode;
};

/** Form for a new link or video. Open if the block is empty or has a draft; otherwise behind a button. */
function AddItem({ block, label, children }: AddProps) {
  const draftKey = newDraftKey(block);
  const isEmpty = !block.content.some(isFilled);
  const shouldFocus = useEditingState((state) => state.blockToFocus === block.identifier);
  const hasDraft = useEditingState((state) => state.itemDrafts.has(draftKey));
  const [form, setForm] = useState({ isOpen: isEmpty || hasDraft, focused: shouldFocus });
  if (isEmpty || form.isOpen) {
    const close = () => setForm({ isOpen: false, focused: false });
    return children(draftKey, form.focused, isEmpty ? undefined : close);
  }
  return (
    <button
      type="button"
      onClick={() => setForm({ isOpen: true, focused: true })}
      className="flex min-h-11 w-full items-center gap-2 px-3.5 text-ink-soft text-sm outline-offset-[-3px] transition-colors hover:bg-hover hover:text-ink"
    >
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      {label}
    </button>
  );
}
