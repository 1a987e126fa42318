import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { type IconDescription, iconImage } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { cn } from '@/ui/cn';
import { Dialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';
import { ownPicture } from '../file-preview/own-address';
import { useView } from './use-view';

type Props = {
  name: string;
  /** An address that may be loaded. */
  address: string;
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  onClose: () => void;
};

/** An image as large as the window, to look closer at, with what was marked on it. */
export function ImageViewer({ name, address, markers, icons, onClose }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const marker = chosen === null ? undefined : markers[chosen];
  return (
    <Dialog title={name} open onClose={onClose} size="full" description={markers.length > 0 && counted(markers.length)}>
      <div className="-m-5 flex h-[calc(100%+2.5rem)] flex-col">
        <Stage name={name} address={address} markers={markers} icons={icons} chosen={chosen} onChoose={setChosen} />
        <div aria-live="polite" className={cn('max-h-[35%] shrink-0 overflow-y-auto', marker && 'border-line border-t px-5 py-3.5')}>
          {marker && (
            <>
              <h3 className="wrap-anywhere font-semibold text-base text-ink">{marker.name || 'Marker'}</h3>
              {marker.body && <p className="wrap-anywhere mt-1 max-w-[65ch] whitespace-pre-line text-ink-soft text-sm">{marker.body}</p>}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const counted = (count: number) => (count === 1 ? '1 marker' : `${count} markers`);

type StageProps = Omit<Props, 'onClose'> & { chosen: number | null; onChoose: (marker: number | null) => void };

function Stage({ name, address, markers, icons, chosen, onChoose }: StageProps) {
  const { frame, view, closer, further, whole, handlers } = useView();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="m-auto p-8 text-ink-soft text-sm">The image could not be loaded.</p>;
  const ratio = size ? size.width / size.height : 1;
  return (
    <div className="relative min-h-0 grow">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, a picture and its marks */}
      <div
        ref={frame}
        role="group"
        aria-label={`${name}: arrow keys move it, plus and minus change its size`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus move what it shows
        tabIndex={0}
        className="@container-[size] absolute inset-0 grid cursor-grab touch-none place-items-center overflow-hidden bg-black/40 outline-offset-[-3px] active:cursor-grabbing"
        {...handlers}
      >
        <div
          className="relative"
          style={{
            aspectRatio: ratio,
            width: `min(100cqw, calc(100cqh * ${ratio}))`,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          <img
            src={address}
            alt={name}
            draggable={false}
            onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
            onError={() => setBroken(true)}
            className="size-full select-none"
          />
          {size &&
            markers.map((marker, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity
                key={index}
                type="button"
                aria-label={marker.name || `Marker ${index + 1}`}
                aria-pressed={index === chosen}
                onClick={() => onChoose(index === chosen ? null : index)}
                style={{ ...placeOf(marker, size), transform: `translate(-50%, -50%) scale(${1 / view.scale})` }}
                className={cn(
                  'absolute size-[30px] rounded-full',
                  index === chosen && 'ring-2 ring-accent-line ring-offset-2 ring-offset-black',
                )}
              >
                <img src={pictureOf(marker, icons)} alt="" draggable={false} className="size-full" />
              </button>
            ))}
        </div>
      </div>
      <div className="absolute right-3 bottom-3 flex gap-1 rounded-lg border border-line bg-raised p-1">
        <IconButton label="Smaller" icon={ZoomOut} disabled={view.scale <= 1} onClick={further} />
        <IconButton label="Larger" icon={ZoomIn} onClick={closer} />
        <IconButton label="Whole image" icon={Maximize} disabled={view.scale <= 1} onClick={whole} />
      </div>
    </div>
  );
}

// A drawing without a size of its own is taken for a square.
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth || 1000, height: naturalHeight || 1000 });

/** Marks count from the lower left corner, in tenths of the image's pixels. @see EDIT-090 */
const placeOf = ({ latlng }: Marker, { width, height }: { width: number; height: number }) => ({
  left: `${((latlng.lng * 10) / width) * 100}%`,
  top: `${(1 - (latlng.lat * 10) / height) * 100}%`,
});

const pictureOf = ({ icon }: Marker, icons: readonly IconDescription[]): string =>
  ownPicture(icons.find(({ ref }) => ref === icon)?.default ?? '') ?? iconImage(icon);
