import { lazy, Suspense } from 'react';
import { fileKind } from '@/domain/files/file-types';
import { shownFileName } from '@/domain/files/names';
import type { FileDetails, StoredFile } from '@/domain/files/stored-files';
import { Dialog } from '@/ui/dialog';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { ownAddress } from '@/widgets/file-preview/own-address';

const ImageViewer = lazy(() => import('@/widgets/image-viewer/image-viewer').then((part) => ({ default: part.ImageViewer })));

type Props = { file: StoredFile; details: FileDetails; onClose: () => void };

/** A file of the manager, looked at. */
export function FileLook({ file, details, onClose }: Props) {
  const name = shownFileName(file.name);
  const address = ownAddress(details.url);
  if (fileKind(details.contentType) === 'image' && address) {
    return (
      <Suspense>
        <ImageViewer name={name} address={address} markers={[]} icons={[]} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Dialog title={name} open size="large" onClose={onClose}>
      <FilePreview file={{ ...details, name: file.name }} icons={[]} />
    </Dialog>
  );
}
