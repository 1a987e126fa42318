import type { FileItem } from '@/domain/content';
import { shownFileName } from '@/domain/files/names';
import { Dialog } from '@/ui/dialog';
import { FilePreview } from '@/widgets/file-preview/file-preview';

type Props = { item: FileItem; onClose: () => void };

/** An attached file, looked at as visitors see it. */
export function LookAtItem({ item, onClose }: Props) {
  return (
    <Dialog title={shownFileName(item.name) || 'File'} open size="large" onClose={onClose}>
      <FilePreview file={item} icons={[]} />
    </Dialog>
  );
}
