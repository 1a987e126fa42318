import Maximize from 'lucide-react/icons/maximize';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers/marker';
import { readingKey } from '@/language/direction';
import { cn } from '@/ui/cn';
import { returnFocus } from '@/ui/focus-return';
import { IconButton } from '@/ui/icon-button';
import { isEnter } from '@/ui/is-enter';
import { useTexts } from '@/ui/use-texts';
import type { FileLanguages } from '../file-preview/file-languages';
import { FailureText } from '../file-preview/load-error';
import { useLoadFailure } from '../file-preview/use-load-failure';
import { ImageMarker, type MarkerActions } from './image-marker';
import { fractionAt, latlngAt, pointOf } from './marker-geometry';
import { imageTexts } from './texts';
import { useImageView } from './use-view';
import type { Size } from './view';

/** Zooms to a point of the image, or moves keyboard focus to the image. @see EDIT-091 */
export type ImageStageHandle = { fly: (latlng: Marker['latlng']) => void; focus: () => void };

type Props = {
  ref?: Ref<ImageStageHandle>;
  name: string;
  /** The language of the name, where that is not the page's. */
  lang?: string | undefined;
  /** URL that may be loaded without asking. */
  address: string;
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  languages?: FileLanguages | undefined;
  selected: number | null;
  onSelect: (marker: number | null) => void;
  /** Called on a click where no marker is. Without it, clicks do nothing. */
  onPlaceMarker?: ((latlng: Marker['latlng'], image: Size) => void) | undefined;
  /** Without it, markers are read-only. */
  actions?: MarkerActions | undefined;
  /** Called by the left and right arrow keys while the whole image is in view. */
  onStep?: ((step: -1 | 1) => void) | undefined;
  /** Rendered above the image. */
  children?: ReactNode;
};

/** A zoomable image with markers. @see EDIT-086 EDIT-090 */
export function ImageStage({ ref, name, lang, address, onPlaceMarker, actions, onStep, children, ...markerProps }: Props) {
  const t = useTexts(imageTexts);
  const { markers, icons, languages, selected, onSelect } = markerProps;
  const { frame, view, isFlying, zoomIn, zoomOut, resetView, flyTo, wasPulled, onDoubleClick, handlers } = useImageView();
  const [size, setSize] = useState<Size | null>(null);
  const { failure, onError, focusRef } = useStageFailure(frame);
  useImperativeHandle(ref, () => ({ fly: (latlng) => size && flyTo(pointOf(latlng, size), size), focus: () => frame.current?.focus() }));
  if (failure) return <StageFailure failure={failure} focusRef={focusRef} />;
  const placeMarker = (stage: Element, at: Point) => {
    const image = stage.querySelector('[data-image]');
    const point = image && fractionAt(image, at);
    if (point && size && isWithin(point)) onPlaceMarker?.(latlngAt(point, size), size);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (onStep && view.scale <= 1 && stepByArrow(event, onStep)) return;
    handlers.onKeyDown(event);
    if (!onPlaceMarker || !isEnter(event) || event.target !== event.currentTarget) return;
    event.preventDefault();
    placeMarker(event.currentTarget, centerOf(event.currentTarget));
  };
  return (
    <div className="relative min-h-0 min-w-0 grow">
      {/* biome-ignore lint/a11y/useSemanticElements: an image with markers is not a fieldset */}
      <div
        ref={frame}
        role="group"
        aria-label={(onPlaceMarker ? t.keysWithMarker : onStep ? t.keysWithNext : t.keys)({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan, plus and minus zoom
        tabIndex={0}
        className={cn(
          '@container-[size] peer absolute inset-0 grid touch-none px-5 py-14 place-items-center overflow-hidden bg-black/40 outline-offset-[-3px]',
          onPlaceMarker ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
        )}
        {...handlers}
        onClick={onPlaceMarker && ((event) => !wasPulled() && placeMarker(event.currentTarget, event))}
        onDoubleClick={onPlaceMarker ? undefined : onDoubleClick}
        onKeyDown={onKeyDown}
      >
        <div
          data-image=""
          className={cn('relative', isFlying && 'transition-transform duration-300 ease-out')}
          style={{ ...fittingBox(size), transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <img
            src={address}
            alt={name}
            lang={lang}
            draggable={false}
            onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
            onError={onError}
            className={cn('size-full select-none', size && 'bg-white')}
          />
          {size &&
            markers.map((marker, index) => (
              <ImageMarker
                // biome-ignore lint/suspicious/noArrayIndexKey: markers have no id
                key={index}
                marker={marker}
                index={index}
                lang={marker.name ? languages?.marker(marker).name.lang : undefined}
                image={size}
                scale={view.scale}
                icons={icons}
                isChosen={index === selected}
                onChoose={() => onSelect(index === selected && !actions ? null : index)}
                changes={actions}
              />
            ))}
        </div>
      </div>
      {onPlaceMarker && <Crosshair />}
      {children}
      <ZoomButtons isFitted={view.scale <= 1} onZoomOut={zoomOut} onZoomIn={zoomIn} onFit={resetView} />
    </div>
  );
}

/** Whether the image could not be loaded. Once it is tried again, the stage has the focus. */
function useStageFailure(frame: RefObject<HTMLElement | null>) {
  const loading = useLoadFailure('image');
  const { failure, focusRef } = loading;
  useEffect(() => {
    if (!failure && focusRef) returnFocus(frame.current);
  }, [failure, focusRef, frame]);
  return loading;
}

const StageFailure = (props: ComponentProps<typeof FailureText>) => (
  <div className="m-auto grid justify-items-center gap-3 p-8 text-center text-ink-soft text-sm">
    <FailureText {...props} />
  </div>
);

function stepByArrow({ key, target, currentTarget }: KeyboardEvent, onStep: (step: -1 | 1) => void): boolean {
  const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = target === currentTarget && steps[readingKey(key)];
  if (step) onStep(step);
  return Boolean(step);
}

/** The largest box inside the container that has the shape of the image. */
function fittingBox(size: Size | null) {
  const ratio = size ? size.width / size.height : 1;
  return { aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio}))` };
}

type ZoomButtonsProps = { isFitted: boolean; onZoomOut: () => void; onZoomIn: () => void; onFit: () => void };

function ZoomButtons({ isFitted, onZoomOut, onZoomIn, onFit }: ZoomButtonsProps) {
  const t = useTexts(imageTexts);
  return (
    <div className="absolute end-3 bottom-3 flex gap-1 rounded-lg border border-line bg-raised p-1">
      <IconButton label={t.zoomOut} icon={ZoomOut} disabled={isFitted} onClick={onZoomOut} />
      <IconButton label={t.zoomIn} icon={ZoomIn} onClick={onZoomIn} />
      <IconButton label={t.fit} icon={Maximize} disabled={isFitted} onClick={onFit} />
    </div>
  );
}

/** Marks the center, where Enter places a marker. */
function Crosshair() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center opacity-0 peer-focus-visible:opacity-100">
      <span className="size-8 rounded-full border-2 border-accent-line" />
    </span>
  );
}

// an SVG without an intrinsic size is shown as a square
const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({ width: naturalWidth || 1000, height: naturalHeight || 1000 });

const isWithin = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= 1 && y >= 0 && y <= 1;

type Point = { clientX: number; clientY: number };

function centerOf(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
}
