import { type ReactNode, useState } from 'react';
import { countUse } from '@/backend/publishing/count-use';
import { isTiff } from '@/domain/files/file-types';
import type { IconDescription } from '@/domain/icons';
import { Button } from '@/ui/button';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useTexts } from '@/ui/use-texts';
import { PdfPreview, TextPreview } from './document-previews';
import { useFileLanguages } from './file-languages';
import { FileRow, fileTitle, type PreviewedFile } from './file-row';
import { FailureText, LoadError } from './load-error';
import { MediaPreview } from './media-preview';
import { embeddableUrl, hostnameOf, ownUrl } from './own-url';
import { type PreviewKind, previewKind } from './preview-kind';
import { fileTexts } from './texts';
import { useLoadFailure } from './use-load-failure';

const imageGallery = () => import('./image-gallery').then((module) => module.ImageGallery);

type Props = {
  file: PreviewedFile;
  /** The files it is listed with: the image viewer leads through those that are images. */
  files?: readonly PreviewedFile[];
  icons: readonly IconDescription[];
  /** Its point, as translations name it. */
  poi?: string | null;
  /** The user asked for this file: a PDF or text of ours is shown without another click. */
  opensAtOnce?: boolean;
};

/**
 * A file with an inline preview if that is safe, and a download button. Nothing in it runs: SVGs are shown as images, documents only as their
 * own type, and everything else is only downloaded. A file on another site is a link; if the installation lists that site, it is loaded on
 * request.
 */
export function FilePreview({ file, files = [file], icons, poi = null, opensAtOnce = false }: Props) {
  const t = useTexts(fileTexts);
  const { caption } = useFileLanguages(poi)(file);
  const kind = previewKind(file.contentType);
  const address = embeddableUrl(file.url);
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken">
      {kind && address && (
        <LoadOnRequest address={address} kind={kind} opensAtOnce={opensAtOnce}>
          <Preview kind={kind} address={address} file={file} files={files} icons={icons} poi={poi} />
        </LoadOnRequest>
      )}
      {isTiff(file.contentType) && <LoadError>{t.tiff}</LoadError>}
      <figcaption className="px-3 py-1">
        {file.caption && (
          <p {...caption} className="wrap-anywhere pt-1.5 text-pretty text-ink text-sm">
            {file.caption}
          </p>
        )}
        <FileRow file={file} />
      </figcaption>
    </figure>
  );
}

const buttonLabels = {
  image: 'showImage',
  video: 'showVideo',
  audio: 'showAudio',
  pdf: 'showPdf',
  text: 'showText',
} as const satisfies Record<NonNullable<PreviewKind>, string>;

type LoadProps = { address: string; kind: NonNullable<PreviewKind>; opensAtOnce: boolean; children: ReactNode };

/** Loads files of other sites only after a click; PDFs and text files too, unless the user opened them. */
function LoadOnRequest({ address, kind, opensAtOnce, children }: LoadProps) {
  const t = useTexts(fileTexts);
  const isOwn = ownUrl(address) !== null;
  const [isShown, setShown] = useState(isOwn && (opensAtOnce || (kind !== 'pdf' && kind !== 'text')));
  const show = () => {
    countUse({ kind: 'fileOpened' });
    setShown(true);
  };
  if (isShown) return children;
  return (
    <div className="flex flex-col items-center gap-3 border-line border-b px-4 py-6 text-center">
      {!isOwn && (
        <p className="wrap-anywhere max-w-[40ch] text-pretty text-ink-soft text-sm">{t.onOtherSite({ site: hostnameOf(address) })}</p>
      )}
      <Button size="small" onClick={show}>
        {t[buttonLabels[kind]]}
      </Button>
    </div>
  );
}

type PreviewProps = Required<Pick<Props, 'file' | 'files' | 'icons' | 'poi'>> & { kind: NonNullable<PreviewKind>; address: string };

function Preview({ kind, address, file, files, icons, poi }: PreviewProps) {
  const name = fileTitle(file);
  switch (kind) {
    case 'image':
      return <ImagePreview name={name} address={address} file={file} files={files} icons={icons} poi={poi} />;
    case 'video':
    case 'audio':
      return <MediaPreview kind={kind} name={name} address={address} file={file} />;
    case 'pdf':
      return <PdfPreview name={name} address={address} />;
    case 'text':
      return <TextPreview name={name} address={address} />;
  }
}

function ImagePreview({ name, address, file, files, icons, poi }: Omit<PreviewProps, 'kind'> & { name: string }) {
  const t = useTexts(fileTexts);
  const [isOpen, setOpen] = useState(false);
  const { failure, onError, focusRef } = useLoadFailure('image');
  const { alt } = useFileLanguages(poi)(file);
  const markers = file.markers ?? [];
  if (failure)
    return (
      <LoadError>
        <FailureText failure={failure} focusRef={focusRef} />
      </LoadError>
    );
  const markerCount = t.markers(markers.length);
  const isPhoto = /jpe?g|webp|avif/.test(file.contentType);
  return (
    <>
      <button ref={focusRef} type="button" onClick={() => setOpen(true)} className="relative block w-full cursor-zoom-in">
        <span className="sr-only">
          {t.view({ name })}
          {(file.alt || markers.length > 0) && ','}
        </span>{' '}
        <img
          src={address}
          alt={file.alt ?? ''}
          lang={alt.lang}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={onError}
          className={`aspect-3/2 w-full ${isPhoto ? 'object-cover' : 'bg-white object-contain'}`}
        />{' '}
        {markers.length > 0 && (
          <span className="absolute end-2 bottom-2 rounded-full bg-raised px-2.5 py-1 font-medium text-ink text-xs tabular-nums">
            {markerCount}
          </span>
        )}
      </button>
      {isOpen && (
        <LazyOverlay onClose={() => setOpen(false)}>
          <LazyComponent load={imageGallery} props={{ file, address, files, icons, poi, onClose: () => setOpen(false) }} />
        </LazyOverlay>
      )}
    </>
  );
}
