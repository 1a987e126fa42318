import type { BlockOf, FileItem } from '@/domain/content/content-blocks';
import { captionFile, describeFile, type FileInBlock, setPoster } from '@/domain/content/file-changes';
import type { PoiId } from '@/domain/ids';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useEditingState } from '../session/editing-context';
import { DescribeImage } from './describe-image';
import { FileDialog } from './file-preview-dialog';
import { MediaCaptions } from './media-captions';

const filmPoster = () => import('./film-poster').then((module) => module.FilmPoster);

/** Changes the block of a file, as one undo step. @returns whether it did */
export type FileChange = (label: string, change: (now: BlockOf<'file'>) => BlockOf<'file'>) => boolean;

export type FileDialogKind = 'preview' | 'description' | 'captions' | 'poster';

type Props = {
  poi: PoiId;
  shown: FileDialogKind;
  name: string;
  item: FileItem;
  file: FileInBlock;
  change: FileChange;
  onClose: () => void;
};

/** What is opened of a file of a block. */
export function AttachedFileDialog({ poi, shown, name, item, file, change, onClose }: Props) {
  const icons = useEditingState((state) => state.input.icons);
  switch (shown) {
    case 'preview':
      return <FileDialog file={item} icons={icons} onClose={onClose} />;
    case 'description':
      return (
        <DescribeImage
          name={name}
          item={item}
          onApply={(texts) => change('Describe image', (now) => describeFile(now, file, texts))}
          onClose={onClose}
        />
      );
    case 'captions':
      return (
        <MediaCaptions
          name={name}
          item={item}
          onChange={(language, captions) =>
            change(captions ? 'Add captions' : 'Remove captions', (now) => captionFile(now, file, language, captions))
          }
          onClose={onClose}
        />
      );
    case 'poster':
      return (
        <LazyOverlay onClose={onClose}>
          <LazyComponent
            load={filmPoster}
            props={{
              poi,
              name,
              poster: item.poster ?? '',
              onChange: (address) => change(address === '' ? 'Remove poster' : 'Set poster', (now) => setPoster(now, file, address)),
              onClose,
            }}
          />
        </LazyOverlay>
      );
  }
}
