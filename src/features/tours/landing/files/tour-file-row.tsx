import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import { originalFileName } from '@/domain/files/names';
import type { IconDescription } from '@/domain/icons';
import { IconButton } from '@/ui/icon-button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useTexts } from '@/ui/use-texts';
import { PdfPreview, TextPreview } from '@/widgets/file-preview/document-previews';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { FileRow, type PreviewedFile } from '@/widgets/file-preview/file-row';
import { ownUrl } from '@/widgets/file-preview/own-url';
import { previewKind } from '@/widgets/file-preview/preview-kind';
import { tourFilesTexts } from './texts';

const imageViewer = () => import('@/widgets/image-viewer/image-viewer').then((it) => it.ImageViewer);

type Props = {
  /** those of a version's points have markers and captions */
  file: PreviewedFile;
  /** The floor of a plan, or the type of a document. */
  subtitle: string;
  icons: readonly IconDescription[];
};

/** A file of a tour with its link, and an inline preview where that is safe. */
export function TourFileRow({ file, subtitle, icons }: Props) {
  const t = useTexts(tourFilesTexts);
  const previewId = useId();
  const [isOpen, setOpen] = useState(false);
  const name = originalFileName(file.name) || t.file;
  const close = () => setOpen(false);
  const kind = previewKind(file.contentType);
  const previewUrl = ownUrl(file.url);
  const isModal = kind === 'image' && previewUrl !== null;
  return (
    <li>
      <div className="flex items-center gap-1 pe-2 ps-3.5">
        <div className="min-w-0 grow py-0.5">
          {subtitle && (
            <p className="-mb-1.5 pt-1.5 ps-7 text-ink-faint text-xs">
              <bdi>{subtitle}</bdi>
            </p>
          )}
          <FileRow file={file} />
        </div>
        {kind && file.url !== '' && (
          <IconButton
            label={(isOpen && !isModal ? t.close : t.view)({ file: name })}
            icon={isOpen && !isModal ? EyeOff : Eye}
            {...(!isModal && { 'aria-expanded': isOpen, 'aria-controls': previewId })}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && isModal && (
        <LazyOverlay onClose={close}>
          <LazyComponent
            load={imageViewer}
            props={{ name, alt: file.alt, address: previewUrl, markers: file.markers ?? [], icons, onClose: close }}
          />
        </LazyOverlay>
      )}
      {isOpen && !isModal && (
        <div id={previewId} className="border-line border-t">
          {previewUrl && kind === 'pdf' && <PdfPreview name={name} address={previewUrl} />}
          {previewUrl && kind === 'text' && <TextPreview name={name} address={previewUrl} />}
          {!(previewUrl && (kind === 'pdf' || kind === 'text')) && (
            <div className="p-3.5">
              <FilePreview file={file} icons={icons} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
