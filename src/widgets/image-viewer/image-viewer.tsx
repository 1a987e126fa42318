import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers/marker';
import { Dialog } from '@/ui/dialog';
import { useTexts } from '@/ui/use-texts';
import type { FileLanguages } from '../file-preview/file-languages';
import { ImageStage, type ImageStageHandle } from './image-stage';
import { MarkerList } from './marker-list';
import { imageTexts } from './texts';

type Props = {
  name: string;
  /** What the image shows; its name if not set. */
  alt?: string | undefined;
  /** URL that may be loaded without asking. */
  address: string;
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  /** In which languages its texts are, where it is a tour's. */
  languages?: FileLanguages;
  /** Buttons below the image. */
  footer?: ReactNode;
  /** Leads to the image before or after this one. */
  onStep?: ((step: -1 | 1) => void) | undefined;
  onClose: () => void;
};

/** A full-window dialog with a zoomable image and its markers. @see EDIT-086 */
export function ImageViewer({ name, footer, onClose, ...image }: Props) {
  const t = useTexts(imageTexts);
  const { address, markers, onStep } = image;
  const stage = useRef<ImageStageHandle>(null);
  const isSteppedByKey = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another image is shown, whose stage is a new one
  useEffect(() => {
    if (isSteppedByKey.current) stage.current?.focus();
    isSteppedByKey.current = false;
  }, [address]);
  const step = (by: -1 | 1) => {
    isSteppedByKey.current = true;
    onStep?.(by);
  };
  return (
    <Dialog
      title={name}
      open
      onClose={onClose}
      size="full"
      footer={footer}
      description={markers.length > 0 && t.markerCount(markers.length)}
    >
      {/* each image has its own view and chosen marker */}
      <ImageWithMarkers key={address} {...image} name={name} stage={stage} onStep={onStep && step} />
    </Dialog>
  );
}

type ImageProps = Omit<Props, 'footer' | 'onClose'> & { stage: RefObject<ImageStageHandle | null> };

function ImageWithMarkers({ name, alt = '', address, markers, icons, languages, stage, onStep }: ImageProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = (index: number | null) => {
    setChosen(index);
    const marker = index === null ? undefined : markers[index];
    if (marker) stage.current?.fly(marker.latlng);
  };
  return (
    <div className="-m-5 flex h-[calc(100%+2.5rem)] max-md:flex-col">
      <ImageStage
        ref={stage}
        name={alt || name}
        lang={alt ? languages?.alt.lang : undefined}
        address={address}
        markers={markers}
        icons={icons}
        languages={languages}
        selected={chosen}
        onSelect={setChosen}
        onStep={onStep}
      />
      {markers.length > 0 && (
        <div className="shrink-0 overflow-y-auto border-line p-2.5 max-md:max-h-[40%] max-md:border-t md:w-72 md:border-s">
          <MarkerList markers={markers} icons={icons} languages={languages} selected={chosen} onSelect={choose} />
        </div>
      )}
    </div>
  );
}
