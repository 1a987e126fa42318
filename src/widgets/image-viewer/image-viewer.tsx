import { useRef, useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { Dialog } from '@/ui/dialog';
import { ImageStage, type StageHandle } from './image-stage';
import { MarkerList, markerWords } from './marker-list';

type Props = {
  name: string;
  /** An address that may be loaded. */
  address: string;
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  onClose: () => void;
};

/** An image as large as the window, to look closer at, with what was marked on it. @see EDIT-086 */
export function ImageViewer({ name, address, markers, icons, onClose }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const stage = useRef<StageHandle>(null);
  const choose = (place: number | null) => {
    setChosen(place);
    const marker = place === null ? undefined : markers[place];
    if (marker) stage.current?.fly(marker.latlng);
  };
  return (
    <Dialog title={name} open onClose={onClose} size="full" description={markers.length > 0 && markerWords(markers.length)}>
      <div className="-m-5 flex h-[calc(100%+2.5rem)] max-md:flex-col">
        <ImageStage ref={stage} name={name} address={address} markers={markers} icons={icons} chosen={chosen} onChoose={setChosen} />
        {markers.length > 0 && (
          <div className="shrink-0 overflow-y-auto border-line p-2.5 max-md:max-h-[40%] max-md:border-t md:w-72 md:border-l">
            <MarkerList markers={markers} icons={icons} chosen={chosen} onChoose={choose} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
