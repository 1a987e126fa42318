import Lock from 'lucide-react/icons/lock';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { modelService } from '@/backend/config';
import { whyNotLoaded } from '@/showcase/models';
import { cn } from '@/ui/cn';
import { PlanPicture } from '@/ui/plan-picture';
import { Spinner } from '@/ui/spinner';
import { takeTurn } from './picture-turns';
import { type Pictured, tourPicture } from './tour-picture';

type State = 'loading' | 'slow' | 'shown' | 'locked' | 'broken';

/** What comes sooner needs no sign that it is waited for; a list that scrolls by would move hundreds of them. */
const spinnerAfterMs = 400;
const lockAfterMs = 3000;

type Props = { tour: Pictured; width: number };

/** The picture of a tour; fills the frame around it, which has the place and the size. @see TOUR-017 TOUR-018 TOUR-019 */
export function TourThumbnail({ tour, width }: Props) {
  const picture = tourPicture(tour, width);
  if (!picture) return <PlanPicture seed={tour.id} />;
  return <Picture key={picture.src} {...picture} seed={tour.id} />;
}

// What came once comes at once: a card that scrolls back into sight shows no spinner.
const arrived = new Set<string>();

type PictureProps = { src: string; srcSet: string | undefined; model: string | null; seed: string };

function Picture({ src, srcSet, model, seed }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useSource(image, src, srcSet);
  const [state, setState] = useState<State>(arrived.has(src) ? 'shown' : 'loading');
  useEffect(() => {
    if (arrived.has(src)) return;
    const isWaiting = (state: State) => state === 'loading' || state === 'slow';
    const become = (next: State) => setState((state) => (isWaiting(state) ? next : state));
    const timers = [setTimeout(become, spinnerAfterMs, 'slow'), setTimeout(become, lockAfterMs, 'locked')];
    return () => timers.forEach(clearTimeout);
  }, [src]);

  if (state === 'broken') return <PlanPicture seed={seed} />;
  const loaded = () => {
    arrived.add(src);
    setState('shown');
  };
  const refused = async () => setState(model && (await isPrivate(model)) ? 'locked' : 'broken');
  return (
    <span className="relative block size-full bg-sunken">
      <img
        ref={image}
        alt=""
        decoding="async"
        onLoad={loaded}
        onError={refused}
        className={cn('absolute inset-0 size-full object-cover', state !== 'shown' && 'opacity-0')}
      />
      {state === 'slow' && (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <Spinner size={20} label="Loading picture" />
        </span>
      )}
      {state === 'locked' && (
        <span title="Private model" className="absolute inset-0 grid place-items-center text-ink-soft">
          <span className="grid size-10 place-items-center rounded-full border border-line bg-surface">
            <Lock aria-hidden size={18} strokeWidth={1.75} />
          </span>
          <span className="sr-only">Private model</span>
        </span>
      )}
    </span>
  );
}

/** Gives the picture its source when it is its turn, and takes it away with it: one that nobody sees any more is not waited for. */
function useSource(image: RefObject<HTMLImageElement | null>, src: string, srcSet: string | undefined): void {
  useLayoutEffect(() => {
    const element = image.current;
    if (!element) return;
    const ask = () => {
      if (srcSet) element.srcset = srcSet;
      element.src = src;
    };
    const end = new AbortController();
    const giveTurn = arrived.has(src) ? ask() : takeTurn(ask);
    for (const event of ['load', 'error']) element.addEventListener(event, () => giveTurn?.(), { signal: end.signal });
    return () => {
      end.abort();
      giveTurn?.();
      if (arrived.has(src)) return;
      element.removeAttribute('srcset');
      element.removeAttribute('src');
    };
  }, [image, src, srcSet]);
}

const answers = new Map<string, Promise<boolean>>();

function isPrivate(model: string): Promise<boolean> {
  const known = answers.get(model);
  if (known) return known;
  const answer = whyNotLoaded(modelService(), model).then((why) => why === 'private');
  answers.set(model, answer);
  return answer;
}
