import type { FileItem } from '@/domain/content/content-blocks';
import type { IconDescription } from '@/domain/icons';
import { plural } from '@/domain/plural';
import { Dialog } from '@/ui/dialog';
import { FilePreview } from '@/widgets/file-preview/file-preview';

type Props = { files: readonly FileItem[]; icons: readonly IconDescription[]; onClose: () => void };

/** All files of a snapshot; images open with their markers. @see VIEWER-006 VIEWER-022 */
export const PublicationFiles = ({ files, icons, onClose }: Props) => (
  <Dialog title="Files" description={`${plural(files.length, { one: '# file', other: '# files' })} of this tour`} open onClose={onClose}>
    <ul className="flex flex-col gap-3">
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be listed twice
        <li key={`${index} ${file.url}`}>
          <FilePreview file={file} files={files} icons={icons} />
        </li>
      ))}
    </ul>
  </Dialog>
);
