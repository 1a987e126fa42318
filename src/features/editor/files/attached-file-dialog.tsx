import type { BlockOf, FileItem } from '@/domain/content/content-blocks';
import { captionFile, describeFile, type FileInBlock } from '@/domain/content/file-changes';
import { DescribeImage } from './describe-image';
import { FileDialog } from './file-preview-dialog';
import { MediaCaptions } from './media-captions';

/** Changes the block of a file, as one undo step. @returns whether it did */
export type FileChange = (label: string, change: (now: BlockOf<'file'>) => BlockOf<'file'>) => boolean;

export type FileDialogKind = 'preview' | 'description' | 'captions';

type Props = { shown: FileDialogKind; name: string; item: FileItem; file: FileInBlock; change: FileChange; onClose: () => void };

/** What is opened of a file of a block. */
export function AttachedFileDialog({ shown, name, item, file, change, onClose }: Props) {
  switch (shown) {
    case 'preview':
      return <FileDialog file={item} onClose={onClose} />;
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
  }
}
