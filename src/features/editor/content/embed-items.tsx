import type { ReactNode } from 'react';
import type { BlockOf, EmbedItem } from '@/domain/content';
import { addEmbed, changeEmbed } from '@/domain/content/changes';
import { storedVideo, unknownVideoService, videoAt, videoServices, watchAddress } from '@/domain/content/embeds';
import type { PoiId } from '@/domain/ids';
import { sayProblem } from '@/ui/say';
import type { ItemDraft } from '../session/editing-state';
import { AddItem } from './add-item';
import { ItemForm } from './item-form';
import { ItemList } from './item-list';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'embeds'> };

/** The videos of one block, and the lines for another. @see EDIT-038 EDIT-039 EDIT-040 */
export function EmbedItems({ poi, block }: Props) {
  const blocks = useBlocks(poi);
  const put = (label: string, changed: BlockOf<'embeds'>, { url }: ItemDraft) => {
    blocks.replace(label, changed);
    if (!videoAt(url)) sayProblem(unknownVideoService);
  };
  return (
    <>
      <ItemList
        poi={poi}
        block={block}
        what="video"
        shown={(item) => <ShownVideo item={item} />}
        form={(item, place, kept, close) => (
          <ItemForm
            label={`Edit ${item.name || item.url}`}
            place={kept}
            start={{ name: item.name, url: addressOf(item), content: '' }}
            submit="Done"
            placeholder={example}
            focused
            recognised={recognised}
            onSubmit={(draft) => {
              put('Edit video', changeEmbed(block, place, draft), draft);
              close();
            }}
            onCancel={close}
          />
        )}
      />
      <AddItem block={block} label="Add video">
        {(place, focused, close) => (
          <ItemForm
            label={`Add a video to ${block.name}`}
            place={place}
            submit="Add video"
            placeholder={example}
            focused={focused}
            recognised={recognised}
            onSubmit={(draft) => put('Add video', addEmbed(block, draft), draft)}
            {...(close && { onCancel: close })}
          />
        )}
      </AddItem>
    </>
  );
}

const example = 'https://youtu.be/…';

function addressOf(item: EmbedItem): string {
  const video = storedVideo(item);
  return video ? watchAddress(video) : item.url;
}

// Long enough that it cannot be the beginning of an address any more that would be known.
const isWritten = (url: string): boolean => /\.[a-z]{2,}\/\S{4,}/i.test(url);

function recognised(url: string): ReactNode {
  const video = videoAt(url);
  if (video) return `${videoServices[video.type]} video ${video.id}`;
  return isWritten(url) ? <span className="text-notice">{unknownVideoService}</span> : 'The address of a video at YouTube or Vimeo.';
}

function ShownVideo({ item }: { item: EmbedItem }) {
  const video = storedVideo(item);
  return (
    <>
      <span className="wrap-anywhere block font-medium text-ink text-sm">{item.name || item.url}</span>
      {video ? (
        <span className="block truncate text-ink-faint text-xs">
          {videoServices[video.type]} · {video.id}
        </span>
      ) : (
        <>
          <span className="block truncate text-ink-faint text-xs">{item.url}</span>
          <span className="block text-notice text-xs">{unknownVideoService}</span>
        </>
      )}
    </>
  );
}
