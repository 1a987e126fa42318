import { useState } from 'react';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useTexts } from '@/ui/use-texts';
import { fileTexts } from '../file-preview/texts';
import { useLoadFailure } from '../file-preview/use-load-failure';
import { elementStyles } from './styles';

const imageViewer = () => import('../image-viewer/image-viewer').then((module) => module.ImageViewer);

type Props = {
  address: string;
  alt: string;
  /** In pixels, so that its place is there before it is loaded. */
  width: number | undefined;
  height: number | undefined;
  /** A press follows the link around it. */
  isInLink: boolean;
};

/** An image in a text, which opens in the whole window. */
export function TextImage({ address, alt, width, height, isInLink }: Props) {
  const t = useTexts(fileTexts);
  const [isOpen, setOpen] = useState(false);
  const { failure, onError } = useLoadFailure('image');
  if (failure)
    return (
      <span className="mt-3 block rounded-lg bg-sunken px-4 py-3 text-ink-soft text-sm first:mt-0">
        {[alt, failure.message].filter(Boolean).join(' – ')}
      </span>
    );
  const image = (label: string) => (
    <img
      src={address}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={onError}
      className={elementStyles.img}
    />
  );
  if (isInLink) return image(alt);
  const name = alt || t.image;
  return (
    <>
      <button
        type="button"
        aria-label={t.view({ name })}
        onClick={() => setOpen(true)}
        className="mt-3 block max-w-full cursor-zoom-in rounded-lg first:mt-0"
      >
        {image('')}
      </button>
      {isOpen && (
        <LazyOverlay onClose={() => setOpen(false)}>
          <LazyComponent load={imageViewer} props={{ name, alt, address, markers: [], icons: [], onClose: () => setOpen(false) }} />
        </LazyOverlay>
      )}
    </>
  );
}
