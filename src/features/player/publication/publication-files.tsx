import type { FileItem } from '@/domain/content/content-blocks';
import type { IconDescription } from '@/domain/icons';
import { Dialog } from '@/ui/dialog';
import { useTexts } from '@/ui/use-texts';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { publicationDialogTexts } from './texts';

type Props = { files: readonly FileItem[]; icons: readonly IconDescription[]; onClose: () => void };

/** All files of a snapshot; images open with their markers. @see VIEWER-006 VIEWER-022 */
export function PublicationFiles({ files, icons, onClose }: Props) {
  const t = useTexts(publicationDialogTexts);
  return (
    <Dialog title={t.files} description={t.fileCount(files.length)} open onClose={onClose}>
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
}
