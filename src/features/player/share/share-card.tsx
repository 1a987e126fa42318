import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import type { SharedView, ShareLink } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';

type Props = {
  tour: Pick<Tour, 'folders'>;
  /** null for one that is gone, or that may not be seen */
  link: ShareLink | null;
  isReady: boolean;
  onOpenPoi: (poi: PoiId) => void;
  onGoTo: (view: SharedView) => void;
  /** asks for the link once more; null unless it could not be read */
  onAskAgain?: (() => void) | null;
  onClose: () => void;
};

const jumpAfterMs = 1000;

/** What somebody wrote with a link, and the way to where it leads; it goes there by itself once the tour can be seen. */
export function ShareCard({ tour, link, isReady, onOpenPoi, onGoTo, onAskAgain = null, onClose }: Props) {
  const title = useId();
  const place = link ? placeOf(tour, link) : onAskAgain ? unread : gone;
  const go = () => {
    if (place.poi) onOpenPoi(place.poi.identifier);
    else if (place.view) onGoTo(place.view);
  };
  const wentThere = useJump(isReady && !place.isGone, go);
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2 text-ink">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="text-ink-faint text-xs">Shared with you</p>
          <h2 id={title} className="wrap-anywhere line-clamp-2 font-semibold text-base leading-snug tracking-tight">
            {place.name}
          </h2>
        </div>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
      {link?.message && <p className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line text-pretty text-sm">{link.message}</p>}
      {place.isGone && <p className="text-pretty text-ink-soft text-sm">{place.words}</p>}
      {onAskAgain && (
        <div className="mt-1">
          <Button size="small" onClick={onAskAgain}>
            Try again
          </Button>
        </div>
      )}
      {(place.poi || place.view) && (
        <div className="mt-1">
          <Button size="small" disabled={!isReady && !place.poi} onClick={go}>
            {place.isGone ? 'Go to where it was' : wentThere ? 'Go there again' : 'Go there'}
          </Button>
        </div>
      )}
    </section>
  );
}

type Place = { name: string; isGone: boolean; words?: string; poi?: Poi; view?: SharedView | undefined };

const gone: Place = {
  name: 'This link leads nowhere any more',
  isGone: true,
  words: 'It was removed, or it was cut short on its way. The tour is here to visit.',
};
const unread: Place = {
  name: 'This link could not be read',
  isGone: true,
  words: 'Check your connection. The tour is here to visit meanwhile.',
};

function placeOf({ folders }: Props['tour'], link: ShareLink): Place {
  const view = link.sweep === '' ? undefined : link;
  if (link.poiId === '')
    return { name: 'A view of this tour', isGone: !view, view, words: 'The link does not say where. The tour is here to visit.' };
  const poi = findPoi(folders, link.poiId);
  if (poi) return { name: poi.name, isGone: false, poi };
  return { name: 'This point of interest was removed', isGone: true, view, words: 'The tour is here to visit all the same.' };
}

/** Goes once, a moment after one can. @returns whether it went @see PLAYER-054 */
function useJump(canGo: boolean, go: () => void): boolean {
  const [isDone, setDone] = useState(false);
  const jump = useEffectEvent(() => {
    setDone(true);
    go();
  });
  useEffect(() => {
    if (!canGo || isDone) return;
    const timer = setTimeout(jump, jumpAfterMs);
    return () => clearTimeout(timer);
  }, [canGo, isDone]);
  return isDone;
}
