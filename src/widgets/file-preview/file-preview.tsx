import { type ReactNode, useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { Button } from '@/ui/button';
import { LateOver } from '@/ui/late-over';
import { LatePart } from '@/ui/late-part';
import { FileLine, fileTitle, type ShownFile } from './file-line';
import { ownAddress, shownAddress, siteOf } from './own-address';
import { PdfPages, TextPages } from './pages';
import { type PreviewKind, previewKind } from './preview-kind';

const imageViewer = () => import('../image-viewer/image-viewer').then((part) => part.ImageViewer);

type Props = { file: ShownFile & { markers?: readonly Marker[] }; icons: readonly IconDescription[] };

/**
 * A file, shown in place where that is safe, with the way to keep it. It never runs: drawings are images, documents are read as what they say
 * they are, and everything else is only downloaded. What is on another site is a link, or loads when it is asked for where the installation
 * lists that site.
 */
export function FilePreview({ file, icons }: Props) {
  const kind = previewKind(file.contentType);
  const address = shownAddress(file.url);
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken">
      {kind && address && (
        <Asked address={address} kind={kind}>
          <Preview kind={kind} address={address} file={file} icons={icons} />
        </Asked>
      )}
      <figcaption className="px-3 py-1">
        <FileLine file={file} />
      </figcaption>
    </figure>
  );
}

const calls: Record<NonNullable<PreviewKind>, string> = {
  image: 'Show the image',
  video: 'Show the video',
  audio: 'Show the recording',
  pdf: 'Show the PDF',
  text: 'Show the text',
};

/** Waits to be asked for what lies on another site, and for what is long. */
function Asked({ address, kind, children }: { address: string; kind: NonNullable<PreviewKind>; children: ReactNode }) {
  const isOwn = ownAddress(address) !== null;
  const [isShown, setShown] = useState(isOwn && kind !== 'pdf' && kind !== 'text');
  if (isShown) return children;
  return (
    <div className="flex flex-col items-center gap-3 border-line border-b px-4 py-6 text-center">
      {!isOwn && (
        <p className="wrap-anywhere max-w-[40ch] text-pretty text-ink-soft text-sm">
          This file is kept by {siteOf(address)}, which learns of your visit when it is shown.
        </p>
      )}
      <Button size="small" onClick={() => setShown(true)}>
        {calls[kind]}
      </Button>
    </div>
  );
}

type PreviewProps = { kind: NonNullable<PreviewKind>; address: string; file: Props['file']; icons: readonly IconDescription[] };

function Preview({ kind, address, file, icons }: PreviewProps) {
  const name = fileTitle(file);
  switch (kind) {
    case 'image':
      return <Picture name={name} address={address} file={file} icons={icons} />;
    case 'video':
    case 'audio':
      return <Recording kind={kind} name={name} address={address} />;
    case 'pdf':
      return <PdfPages name={name} address={address} />;
    case 'text':
      return <TextPages name={name} address={address} />;
  }
}

function Recording({ kind, name, address }: { kind: 'video' | 'audio'; name: string; address: string }) {
  const [isBroken, setBroken] = useState(false);
  const words = kind === 'video' ? 'video' : 'recording';
  if (isBroken) return <Broken>The {words} could not be played.</Broken>;
  const media = { src: address, controls: true, preload: 'metadata', 'aria-label': name, onError: () => setBroken(true) } as const;
  return kind === 'video' ? (
    <video {...media} playsInline className="aspect-video w-full bg-black" />
  ) : (
    <audio {...media} className="block w-full p-3" />
  );
}

const Broken = ({ children }: { children: ReactNode }) => (
  <p className="grid h-32 place-items-center border-line border-b px-4 text-ink-soft text-sm">{children}</p>
);

function Picture({ name, address, file, icons }: Omit<PreviewProps, 'kind'> & { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const markers = file.markers ?? [];
  if (isBroken) return <Broken>The image could not be loaded.</Broken>;
  const marked = markers.length === 1 ? '1 marker' : `${markers.length} markers`;
  const isPhoto = /jpe?g|webp|avif/.test(file.contentType);
  return (
    <>
      <button
        type="button"
        // what is seen on it is also what it is called, for those who speak to their computer
        aria-label={markers.length > 0 ? `Look at ${name}, ${marked}` : `Look at ${name}`}
        onClick={() => setOpen(true)}
        className="relative block w-full cursor-zoom-in"
      >
        <img
          src={address}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          className={`aspect-3/2 w-full ${isPhoto ? 'object-cover' : 'bg-white object-contain'}`}
        />
        {markers.length > 0 && (
          <span className="absolute right-2 bottom-2 rounded-full bg-raised px-2.5 py-1 font-medium text-ink text-xs tabular-nums">
            {marked}
          </span>
        )}
      </button>
      {isOpen && (
        <LateOver onClose={() => setOpen(false)}>
          <LatePart load={imageViewer} given={{ name, address, markers, icons, onClose: () => setOpen(false) }} />
        </LateOver>
      )}
    </>
  );
}
