import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useId, useState } from 'react';
import type { TourFile } from '@/domain/attachments';
import { shownFileName } from '@/domain/files/names';
import type { IconDescription } from '@/domain/icons';
import { IconButton } from '@/ui/icon-button';
import { LateOver } from '@/ui/late-over';
import { LatePart } from '@/ui/late-part';
import { FileLine } from '@/widgets/file-preview/file-line';
import { FilePreview } from '@/widgets/file-preview/file-preview';
import { ownAddress } from '@/widgets/file-preview/own-address';
import { PdfPages, TextPages } from '@/widgets/file-preview/pages';
import { previewKind } from '@/widgets/file-preview/preview-kind';

const imageViewer = () => import('@/widgets/image-viewer/image-viewer').then((it) => it.ImageViewer);

type Props = {
  file: TourFile;
  /** Its floor, or what the document is about. */
  about: string;
  icons: readonly IconDescription[];
};

/** A file of a tour: kept by its link, and looked at in place where that is safe. */
export function TourFileRow({ file, about, icons }: Props) {
  const preview = useId();
  const [isOpen, setOpen] = useState(false);
  const name = shownFileName(file.name) || 'File';
  const close = () => setOpen(false);
  const kind = previewKind(file.contentType);
  const own = ownAddress(file.url);
  const isModal = kind === 'image' && own !== null;
  return (
    <li>
      <div className="flex items-center gap-1 pr-2 pl-3.5">
        <div className="min-w-0 grow py-0.5">
          {about && <p className="-mb-1.5 pt-1.5 pl-7 text-ink-faint text-xs">{about}</p>}
          <FileLine file={file} />
        </div>
        {kind && file.url !== '' && (
          <IconButton
            label={`${isOpen && !isModal ? 'Close' : 'Look at'} ${name}`}
            icon={isOpen && !isModal ? EyeOff : Eye}
            {...(!isModal && { 'aria-expanded': isOpen, 'aria-controls': preview })}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && isModal && (
        <LateOver onClose={close}>
          <LatePart load={imageViewer} given={{ name, address: own, markers: [], icons, onClose: close }} />
        </LateOver>
      )}
      {isOpen && !isModal && (
        <div id={preview} className="border-line border-t">
          {own && kind === 'pdf' && <PdfPages name={name} address={own} />}
          {own && kind === 'text' && <TextPages name={name} address={own} />}
          {!(own && (kind === 'pdf' || kind === 'text')) && (
            <div className="p-3.5">
              <FilePreview file={file} icons={icons} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
