import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import { linkState, type SharedView, type ShareLink } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';
import { dateFormat } from '@/language/formats';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { commonTexts } from '@/ui/texts';
import { useNow } from '@/ui/use-now';
import { useTexts } from '@/ui/use-texts';
import { shareCardTexts } from './texts';

type Props = {
  tour: Pick<Tour, 'folders'>;
  /** null when it does not exist or cannot be read */
  link: ShareLink | null;
  isReady: boolean;
  onOpenPoi: (poi: PoiId) => void;
  onGoTo: (view: SharedView) => void;
  /** reloads the link; null unless loading failed */
  onRetry?: (() => void) | null;
  onClose: () => void;
};

const jumpDelayMs = 1000;

/** Shows a share link's message and a button to its target; goes there automatically once the tour is ready, if the link still works. */
export function ShareCard({ tour, link, isReady, onOpenPoi, onGoTo, onRetry = null, onClose }: Props) {
  const t = useTexts(shareCardTexts);
  const common = useTexts(commonTexts);
  const title = useId();
  const now = new Date(useNow(link?.expires != null));
  const destination = link ? destinationOf(tour, link, now) : onRetry ? unreadableLink() : removedLink();
  const go = () => {
    if (destination.poi) onOpenPoi(destination.poi.identifier);
    else if (destination.view) onGoTo(destination.view);
  };
  const hasJumped = useAutoJump(isReady && !destination.isGone, go);
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2 text-ink">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className="text-ink-faint text-xs">{t.sharedWithYou}</p>
          <h2 id={title} dir="auto" className="wrap-anywhere line-clamp-2 font-semibold text-base leading-snug tracking-tight">
            {destination.name}
          </h2>
        </div>
        <IconButton label={common.close} icon={X} onClick={onClose} />
      </div>
      {link?.message && !destination.hasNoMessage && (
        <p dir="auto" className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line text-pretty text-sm">
          {link.message}
        </p>
      )}
      {destination.isGone && <p className="text-pretty text-ink-soft text-sm">{destination.explanation}</p>}
      {onRetry && (
        <div className="mt-1">
          <Button size="small" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {(destination.poi || destination.view) && (
        <div className="mt-1">
          <Button size="small" disabled={!isReady && !destination.poi} onClick={go}>
            {destination.isGone ? t.goWhereItWas : hasJumped ? t.goThereAgain : t.goThere}
          </Button>
        </div>
      )}
    </section>
  );
}

type Destination = {
  name: string;
  isGone: boolean;
  hasNoMessage?: boolean;
  explanation?: string;
  poi?: Poi;
  view?: SharedView | undefined;
};

const dayFormat = dateFormat({ dateStyle: 'long' });

function removedLink(): Destination {
  const { removedLink: name, removedLinkReason: explanation } = shareCardTexts.get();
  return { name, isGone: true, explanation };
}

function unreadableLink(): Destination {
  const { unreadableLink: name, unreadableLinkReason: explanation } = shareCardTexts.get();
  return { name, isGone: true, explanation };
}

function revokedLink(): Destination {
  const { revokedLink: name, askForNewLink: explanation } = shareCardTexts.get();
  return { name, isGone: true, hasNoMessage: true, explanation };
}

function expiredLink(expires: Date | null): Destination {
  const { expiredLink: name, expiredLinkReason, askForNewLink } = shareCardTexts.get();
  return {
    name,
    isGone: true,
    hasNoMessage: true,
    explanation: expires ? expiredLinkReason({ day: dayFormat.format(expires) }) : askForNewLink,
  };
}

function destinationOf({ folders }: Props['tour'], link: ShareLink, now: Date): Destination {
  const state = linkState(link, now);
  const t = shareCardTexts.get();
  if (state === 'revoked') return revokedLink();
  if (state === 'expired') return expiredLink(link.expires);
  const view = link.sweep === '' ? undefined : link;
  if (link.poiId === '') return { name: t.view, isGone: !view, view, explanation: t.noLocation };
  const poi = findPoi(folders, link.poiId);
  if (poi) return { name: poi.name, isGone: false, poi };
  return { name: t.removedPoi, isGone: true, view, explanation: t.openTour };
}

/** Calls `go` once, shortly after `canGo` becomes true. @returns whether it was called @see PLAYER-054 */
function useAutoJump(canGo: boolean, go: () => void): boolean {
  const [isDone, setDone] = useState(false);
  const jump = useEffectEvent(() => {
    setDone(true);
    go();
  });
  useEffect(() => {
    if (!canGo || isDone) return;
    const timer = setTimeout(jump, jumpDelayMs);
    return () => clearTimeout(timer);
  }, [canGo, isDone]);
  return isDone;
}
