import X from 'lucide-react/icons/x';
import { Suspense, useId, useState } from 'react';
import type { Poi } from '@/domain/pois';
import { type SharedView, shareAddress } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours';
import { IconButton } from '@/ui/icon-button';
import { LatePart } from '@/ui/late-part';
import { MadeLink } from '@/widgets/share-link/made-link';
import { SavePicture } from './save-picture';
import { tourAddress } from './tour-address';

// for those who may make one alone
const newLink = () => import('./new-link').then((part) => part.NewLink);

type Props = {
  tour: Pick<Tour, 'id' | 'name' | 'public'>;
  activePoi: Poi | null;
  canShare: boolean;
  viewNow: () => SharedView | null;
  /** A picture of what is seen, at the size for sharing. */
  screenshot?: (() => Promise<string>) | undefined;
  onClose: () => void;
};

/** A link to a place in the tour, and the ways to hand it on; who makes no links here gets that of the tour. */
export function SharePanel({ tour, activePoi, canShare, viewNow, screenshot, onClose }: Props) {
  const title = useId();
  const [shareId, setShareId] = useState<string | null>(null);
  const app = `${location.origin}${location.pathname}`;
  return (
    <section aria-labelledby={title} className="flex flex-col gap-4 text-ink">
      <div className="flex items-start gap-3">
        <h2 id={title} className="min-w-0 grow text-balance pt-1 font-semibold text-base tracking-tight">
          {canShare ? 'What do you want to share?' : 'Share this tour'}
        </h2>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </div>
      {canShare && shareId === null && (
        <Suspense fallback={<div aria-hidden className="skeleton h-68 rounded-lg" />}>
          <LatePart load={newLink} given={{ tour: tour.id, activePoi, viewNow, onMade: setShareId }} />
        </Suspense>
      )}
      {canShare && shareId !== null && (
        <MadeLink tour={tour} address={shareAddress(app, tour.id, shareId)} onAnother={() => setShareId(null)} />
      )}
      {!canShare && <MadeLink tour={tour} address={tourAddress(app, tour.id)} />}
      {screenshot && <SavePicture name={tour.name} screenshot={screenshot} />}
    </section>
  );
}
