import Lock from 'lucide-react/icons/lock';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import { whyNotLoaded } from '@/showcase/models';
import { cn } from '@/ui/cn';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { Spinner } from '@/ui/spinner';
import { useTexts } from '@/ui/use-texts';
import { queueImageLoad } from './image-queue';
import { tourThumbnailTexts } from './texts';
import { type TourImageSource, tourImage } from './tour-image';

type State = 'loading' | 'slow' | 'shown' | 'locked' | 'broken';

/** Faster images show no spinner; a scrolling list would render hundreds of them. */
const spinnerAfterMs = 400;
const lockAfterMs = 3000;

type Props = { tour: TourImageSource; width: number };

/** The image of a tour. Fills its parent, which sets the position and size. @see TOUR-017 TOUR-018 TOUR-019 */
export function TourThumbnail({ tour, width }: Props) {
  const image = tourImage(tour, width);
  if (!image) return <PlanPlaceholder seed={tour.id} />;
  return <ThumbnailImage key={image.src} {...image} alt={tour.thumbnailAlt ?? ''} seed={tour.id} />;
}

// URLs that were loaded before: a card that scrolls back into view shows no spinner
const loadedUrls = new Set<string>();

/** Images that failed: a list asks once for a scan that doesn’t exist, until the connection has been away. */
const failedUrls = new Map<string, 'locked' | 'broken'>();
window.addEventListener('online', () => {
  failedUrls.clear();
  privateModels.clear();
});

type ImageProps = { src: string; srcSet: string | undefined; model: string | null; alt: string; seed: string };

function ThumbnailImage({ src, srcSet, model, alt, seed }: ImageProps) {
  const t = useTexts(tourThumbnailTexts);
  const image = useRef<HTMLImageElement>(null);
  useSource(image, src, srcSet);
  const [state, setState] = useState<State>(loadedUrls.has(src) ? 'shown' : (failedUrls.get(src) ?? 'loading'));
  useEffect(() => {
    if (loadedUrls.has(src) || failedUrls.has(src)) return;
    const isWaiting = (state: State) => state === 'loading' || state === 'slow';
    const changeTo = (next: State) => setState((state) => (isWaiting(state) ? next : state));
    const timers = [setTimeout(changeTo, spinnerAfterMs, 'slow'), setTimeout(changeTo, lockAfterMs, 'locked')];
    return () => timers.forEach(clearTimeout);
  }, [src]);

  if (state === 'broken') return <PlanPlaceholder seed={seed} />;
  const handleLoad = () => {
    loadedUrls.add(src);
    setState('shown');
  };
  const handleError = async () => {
    const failed = model && (await isPrivate(model)) ? 'locked' : 'broken';
    if (navigator.onLine) failedUrls.set(src, failed);
    setState(failed);
  };
  return (
    <span className="relative block size-full bg-sunken">
      <img
        ref={image}
        alt={alt}
        decoding="async"
        onLoad={handleLoad}
        onError={handleError}
        className={cn('absolute inset-0 size-full object-cover', state !== 'shown' && 'opacity-0')}
      />
      {state === 'slow' && (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <Spinner size={20} label={t.loading} />
        </span>
      )}
      {state === 'locked' && (
        <span title={t.private} className="absolute inset-0 grid place-items-center text-ink-soft">
          <span className="grid size-10 place-items-center rounded-full border border-line bg-surface">
            <Lock aria-hidden size={18} strokeWidth={1.75} />
          </span>
          <span className="sr-only">{t.private}</span>
        </span>
      )}
    </span>
  );
}

/** Sets the image's source when a slot is free, and cancels loading on unmount. */
function useSource(image: RefObject<HTMLImageElement | null>, src: string, srcSet: string | undefined): void {
  useLayoutEffect(() => {
    const element = image.current;
    if (!element || failedUrls.has(src)) return;
    const startLoading = () => {
      if (srcSet) element.srcset = srcSet;
      element.src = src;
    };
    const end = new AbortController();
    const freeSlot = loadedUrls.has(src) ? startLoading() : queueImageLoad(startLoading);
    for (const event of ['load', 'error']) element.addEventListener(event, () => freeSlot?.(), { signal: end.signal });
    return () => {
      end.abort();
      freeSlot?.();
      if (loadedUrls.has(src)) return;
      element.removeAttribute('srcset');
      element.removeAttribute('src');
    };
  }, [image, src, srcSet]);
}

const privateModels = new Map<string, Promise<boolean>>();

function isPrivate(model: string): Promise<boolean> {
  const cached = privateModels.get(model);
  if (cached) return cached;
  const request = whyNotLoaded(modelService(), model).then((why) => why === 'private');
  privateModels.set(model, request);
  return request;
}
