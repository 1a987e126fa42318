import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { type Changes, Mark } from './mark';
import { fractionAt, latlngAt, pointOf } from './marks';
import { useView } from './use-view';
import type { Size } from './view';

/** Leads the eye to a place of the image, or the keys to the image itself. @see EDIT-091 */
export type StageHandle = { fly: (latlng: Marker['latlng']) => void; focus: () => void };

type Props = {
  ref?: Ref<StageHandle>;
  name: string;
  /** An address that may be loaded. */
  address: string;
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  chosen: number | null;
  onChoose: (marker: number | null) => void;
  /** Somebody pressed where no marker is; without it, a press does nothing. */
  onPlace?: ((latlng: Marker['latlng'], image: Size) => void) | undefined;
  /** How the markers can be changed; without it, they stay. */
  changes?: Changes | undefined;
  /** Lies over the image. */
  children?: ReactNode;
};

/** An image with its markers, to be looked at closely. @see EDIT-086 EDIT-090 */
export function ImageStage({ ref, name, address, markers, icons, chosen, onChoose, onPlace, changes, children }: Props) {
  const { frame, view, isFlying, closer, further, whole, fly, wasPulled, handlers } = useView();
  const [size, setSize] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);
  useImperativeHandle(ref, () => ({ fly: (latlng) => size && fly(pointOf(latlng, size), size), focus: () => frame.current?.focus() }));
  if (isBroken) return <p className="m-auto p-8 text-ink-soft text-sm">The image could not be loaded.</p>;
  const ratio = size ? size.width / size.height : 1;
  const place = (stage: Element, at: { clientX: number; clientY: number }) => {
    const image = stage.querySelector('[data-image]');
    const point = image && fractionAt(image, at);
    if (point && size && isWithin(point)) onPlace?.(latlngAt(point, size), size);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!wasPulled()) place(event.currentTarget, event);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    handlers.onKeyDown(event);
    if (!onPlace || event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    place(event.currentTarget, middleOf(event.currentTarget));
  };
  return (
    <div className="relative min-h-0 min-w-0 grow">
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, a picture and its marks */}
      <div
        ref={frame}
        role="group"
        aria-label={`${name}: arrow keys move it, plus and minus change its size${onPlace ? ', Enter sets a marker in the middle' : ''}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus move what it shows
        tabIndex={0}
        className={cn(
          '@container-[size] peer absolute inset-0 grid touch-none px-5 py-14 place-items-center overflow-hidden bg-black/40 outline-offset-[-3px]',
          onPlace ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
        )}
        {...handlers}
        onClick={onPlace && onClick}
        onKeyDown={onKeyDown}
      >
        <div
          data-image=""
          className={cn('relative', isFlying && 'transition-transform duration-300 ease-out')}
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
            className={cn('size-full select-none', size && 'bg-white')}
          />
          {size &&
            markers.map((marker, place) => (
              <Mark
                // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity
                key={place}
                marker={marker}
                place={place}
                image={size}
                scale={view.scale}
                icons={icons}
                isChosen={place === chosen}
                onChoose={() => onChoose(place === chosen && !changes ? null : place)}
                changes={changes}
              />
            ))}
        </div>
      </div>
      {onPlace && <Crosshair />}
      {children}
      <div className="absolute right-3 bottom-3 flex gap-1 rounded-lg border border-line bg-raised p-1">
        <IconButton label="Smaller" icon={ZoomOut} disabled={view.scale <= 1} onClick={further} />
        <IconButton label="Larger" icon={ZoomIn} onClick={closer} />
        <IconButton label="Whole image" icon={Maximize} disabled={view.scale <= 1} onClick={whole} />
      </div>
    </div>
  );
}

/** The middle, where a marker is set by keyboard. */
function Crosshair() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center opacity-0 peer-focus-visible:opacity-100">
      <span className="size-8 rounded-full border-2 border-accent-line" />
    </span>
  );
}

// A drawing without a size of its own is taken for a square.
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth || 1000, height: naturalHeight || 1000 });

const isWithin = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

function middleOf(element: Element): { clientX: number; clientY: number } {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}
