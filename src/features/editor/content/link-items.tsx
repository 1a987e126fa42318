import { addLink, changeLink } from '@/domain/content/changes';
import type { BlockOf, ListItem } from '@/domain/content/content-blocks';
import type { PoiId } from '@/domain/ids';
import { linkAddress } from '@/domain/link-address';
import { ItemsEditor } from './items-editor';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'list'> };

/** The links of a block, with a form to add one. @see EDIT-038 */
export function LinkItems({ poi, block }: Props) {
  const blocks = useBlocks(poi);
  return (
    <ItemsEditor
      poi={poi}
      block={block}
      noun="link"
      form={{ placeholder: example, hasDescription: true }}
      renderItem={(item) => <LinkSummary item={item} />}
      valuesOf={(item) => item}
      onChange={(index, draft) => blocks.replace('Edit link', changeLink(block, index, draft))}
      onAdd={(draft) => blocks.replace('Add link', addLink(block, draft))}
    />
  );
}

const example = 'https://example.org';

function LinkSummary({ item }: { item: ListItem }) {
  const isSafe = linkAddress(item.url) !== null;
  return (
    <>
      <span className="wrap-anywhere block font-medium text-ink text-sm">{item.name || item.content || item.url}</span>
      {item.name && item.content && <span className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">{item.content}</span>}
      {isSafe ? (
        <span className="block truncate text-ink-faint text-xs">{item.url}</span>
      ) : (
        <span className="block text-notice text-xs">Invalid link. Enter a web address, such as {example}.</span>
      )}
    </>
  );
}
