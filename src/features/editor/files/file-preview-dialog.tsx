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
export function FilePreviewDialog({ file, details, footer, onClose }: Props) {
  const name = originalFileName(file.name);
  const address = ownUrl(details.url);
  if (isShownAsImage(details.contentType) && address) {
    return (
      <LazyOverlay onClose={onClose}>
        <LazyComponent key={file.path} load={imageViewer} props={{ name, address, markers: [], icons: [], footer, onClose }} />
      </LazyOverlay>
    );
  }
  return <FileDialog file={{ ...details, name: file.name }} footer={footer} onClose={onClose} />;
}

type DialogProps = Pick<ComponentProps<typeof FilePreview>, 'file'> & Pick<ComponentProps<typeof Dialog>, 'footer' | 'onClose'>;

/** Previews a file that is no image as visitors see it. */
export const FileDialog = ({ file, ...dialog }: DialogProps) => (
  <Dialog title={originalFileName(file.name) || 'File'} open size="large" {...dialog}>
    <FilePreview file={file} icons={[]} opensAtOnce />
  </Dialog>
);
