import type { BlockOf, ListItem } from '@/domain/content';
import { addLink, changeLink } from '@/domain/content/changes';
import type { PoiId } from '@/domain/ids';
import { linkAddress } from '@/domain/web-address';
import { AddItem } from './add-item';
import { ItemForm } from './item-form';
import { ItemList } from './item-list';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'list'> };

/** The links of one block, and the lines for another. @see EDIT-038 */
export function LinkItems({ poi, block }: Props) {
  const blocks = useBlocks(poi);
  return (
    <>
      <ItemList
        poi={poi}
        block={block}
        what="link"
        shown={(item) => <ShownLink item={item} />}
        form={(item, place, kept, close) => (
          <ItemForm
            label={`Edit ${item.name || item.url}`}
            place={kept}
            start={item}
            submit="Done"
            placeholder={example}
            described
            focused
            onSubmit={(draft) => {
              blocks.replace('Edit link', changeLink(block, place, draft));
              close();
            }}
            onCancel={close}
          />
        )}
      />
      <AddItem block={block} label="Add link">
        {(place, focused, close) => (
          <ItemForm
            label={`Add a link to ${block.name}`}
            place={place}
            submit="Add link"
            placeholder={example}
            described
            focused={focused}
            onSubmit={(draft) => blocks.replace('Add link', addLink(block, draft))}
            {...(close && { onCancel: close })}
          />
        )}
      </AddItem>
    </>
  );
}

const example = 'https://example.org';

function ShownLink({ item }: { item: ListItem }) {
  const isSafe = linkAddress(item.url) !== null;
  return (
    <>
      <span className="wrap-anywhere block font-medium text-ink text-sm">{item.name || item.content || item.url}</span>
      {item.name && item.content && <span className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{item.content}</span>}
      {isSafe ? (
        <span className="block truncate text-ink-faint text-xs">{item.url}</span>
      ) : (
        <span className="block text-notice text-xs">Leads nowhere: give it a web address, such as {example}.</span>
      )}
    </>
  );
}
