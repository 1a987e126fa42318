import type { ComponentProps, ReactNode } from 'react';
import { isShownAsImage } from '@/domain/files/file-types';
import { originalFileName } from '@/domain/files/names';
import type { FileDetails, StoredFile } from '@/domain/files/stored-files';
import { Dialog } from '@/ui/dialog';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { ownUrl } from '@/widgets/file-preview/own-url';

const imageViewer = () => import('@/widgets/image-viewer/image-viewer').then((part) => part.ImageViewer);

type Props = { file: StoredFile; details: FileDetails; footer: ReactNode; onClose: () => void };

/** Previews a file of the file manager. */
export const FilePreviewDialog = ({ file: { path, name }, details, footer, onClose }: Props) => (
  <FileDialog key={path} file={{ ...details, name }} footer={footer} onClose={onClose} />
);

type DialogProps = Pick<ComponentProps<typeof FilePreview>, 'file'> &
  Partial<Pick<ComponentProps<typeof FilePreview>, 'icons'>> &
  Pick<ComponentProps<typeof Dialog>, 'footer' | 'onClose'>;

/** Previews a file as visitors see it: an image in the whole window, with its markers. */
export function FileDialog({ file, icons = [], footer, onClose }: DialogProps) {
  const { contentType, url, alt, markers = [] } = file;
  const name = originalFileName(file.name) || 'File';
  const address = ownUrl(url);
  if (isShownAsImage(contentType) && address) {
    return (
      <LazyOverlay onClose={onClose}>
        <LazyComponent load={imageViewer} props={{ name, alt, address, markers, icons, footer, onClose }} />
      </LazyOverlay>
    );
  }
  return (
    <Dialog title={name} open size="large" footer={footer} onClose={onClose}>
      <FilePreview file={file} icons={icons} opensAtOnce />
    </Dialog>
  );
}
