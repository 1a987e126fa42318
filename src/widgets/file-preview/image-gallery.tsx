import { useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import { ItemSteps } from '@/ui/item-steps';
import { useTexts } from '@/ui/use-texts';
import { ImageViewer } from '../image-viewer/image-viewer';
import { useFileLanguages } from './file-languages';
import { DownloadButton, fileTitle, type PreviewedFile } from './file-row';
import { ownImageUrl } from './own-url';
import { previewKind } from './preview-kind';
import { fileTexts } from './texts';

type Props = {
  /** The image that is opened. */
  file: PreviewedFile;
  /** Its URL, which may be loaded. */
  address: string;
  /** The files of its list. Images of other sites are left out: those are loaded on request. */
  files: readonly PreviewedFile[];
  icons: readonly IconDescription[];
  /** Their point, as translations name it. */
  poi?: string | null;
  onClose: () => void;
};

/** The image viewer with the other images of a list. */
export function ImageGallery({ file, address, files, icons, poi = null, onClose }: Props) {
  const t = useTexts(fileTexts);
  const images = files.filter((each) => each === file || (previewKind(each.contentType) === 'image' && ownImageUrl(each.url)));
  const languagesOf = useFileLanguages(poi);
  const [index, setIndex] = useState(Math.max(0, images.indexOf(file)));
  const shown = images[index] ?? file;
  return (
    <ImageViewer
      name={fileTitle(shown)}
      alt={shown.alt}
      address={shown === file ? address : (ownImageUrl(shown.url) ?? address)}
      markers={shown.markers ?? []}
      icons={icons}
      languages={languagesOf(shown)}
      footer={
        <>
          {images.length > 1 && <ItemSteps noun={t.image} index={index} count={images.length} onGo={setIndex} />}
          <DownloadButton file={shown} />
        </>
      }
      onStep={(step) => images[index + step] && setIndex(index + step)}
      onClose={onClose}
    />
  );
}
