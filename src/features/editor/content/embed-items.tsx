import type { ReactNode } from 'react';
import { addEmbed, changeEmbed } from '@/domain/content/changes';
import type { BlockOf, EmbedItem } from '@/domain/content/content-blocks';
import { storedVideo, type Video, videoAt } from '@/domain/content/embeds';
import { isOfPlaylist } from '@/domain/content/playlists';
import { playlistRejected, unknownVideoService, videoServices, watchAddress } from '@/domain/content/video-addresses';
import type { PoiId } from '@/domain/ids';
import { toastError } from '@/ui/toast';
import type { ItemDraft } from '../session/view-state';
import { ItemsEditor } from './items-editor';
import { useBlocks } from './use-blocks';

type Props = { poi: PoiId; block: BlockOf<'embeds'> };

/** The videos of a block, with a form to add one. @see EDIT-038 EDIT-039 EDIT-040 */
export function EmbedItems({ poi, block }: Props) {
  const blocks = useBlocks(poi);
  const save = (label: string, changed: BlockOf<'embeds'>, { url }: ItemDraft) => {
    blocks.replace(label, changed);
    if (!videoAt(url)) toastError(unknownVideoService);
  };
  return (
    <ItemsEditor
      poi={poi}
      block={block}
      noun="video"
      form={{ placeholder: example, recognize }}
      renderItem={(item) => <VideoSummary item={item} />}
      valuesOf={(item) => ({ name: item.name, url: addressOf(item), content: '' })}
      onChange={(index, draft) => save('Edit video', changeEmbed(block, index, draft), draft)}
      onAdd={(draft) => save('Add video', addEmbed(block, draft), draft)}
    />
  );
}

const example = 'https://youtu.be/…';

function addressOf(item: EmbedItem): string {
  const video = storedVideo(item);
  return video ? watchAddress(video) : item.url;
}

// long enough not to be the unfinished address of a supported service
const looksComplete = (url: string): boolean => /\.[a-z]{2,}\/\S{4,}/i.test(url);

function recognize(url: string): ReactNode {
  const video = videoAt(url);
  const isPlaylist = isOfPlaylist(url);
  if (video)
    return [`${videoServices[video.type]} video ${video.id}`, ...extrasOf(video), ...(isPlaylist ? ['without its playlist'] : [])].join(
      ', ',
    );
  if (isPlaylist) return <span className="text-notice">{playlistRejected}</span>;
  return looksComplete(url) ? (
    <span className="text-notice">{unknownVideoService}</span>
  ) : (
    'The address of a YouTube or Vimeo video. Upload films and recordings of your own under Files.'
  );
}

const extrasOf = ({ hash, start }: Video): string[] => [
  ...(start ? [`starts at ${clockTime(start)}`] : []),
  ...(hash ? ['private link'] : []),
];

/** Seconds as on the services' players: "1:30". */
const clockTime = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .filter((part, index) => index > 0 || part > 0)
    .map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':');

function VideoSummary({ item }: { item: EmbedItem }) {
  const video = storedVideo(item);
  return (
    <>
      <span className="wrap-anywhere block font-medium text-ink text-sm">{item.name || item.url}</span>
      {video ? (
        <span className="block truncate text-ink-faint text-xs">
          {[videoServices[video.type], video.id, ...extrasOf(video)].join(' · ')}
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
