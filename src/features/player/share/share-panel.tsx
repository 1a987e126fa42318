import Link2 from 'lucide-react/icons/link-2';
import X from 'lucide-react/icons/x';
import { Suspense, useId, useState } from 'react';
import { addressAtStop } from '@/domain/guided-tours/guided-tour-address';
import type { Poi } from '@/domain/pois/poi';
import { type SharedView, shareAddress } from '@/domain/sharing/share-links';
import { startAddress } from '@/domain/sharing/start-address';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { LazyComponent } from '@/ui/lazy-component';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import type { OpenGuidedTour } from '@/widgets/player-session/player-state';
import { KioskSection } from '@/widgets/share-link/kiosk-section';
import { ShareLinkDetails } from '@/widgets/share-link/share-link-details';
import { PlaceAddress } from './place-address';
import { initialPlace, type ViewState } from './place-choice';
import { SaveScreenshot } from './save-screenshot';
import { StopLink } from './stop-link';
import { sharePanelTexts } from './texts';

// loaded only for users who can create share links, or manage them
const newLink = () => import('./new-link').then((part) => part.NewLink);
const tourLinks = () => import('@/widgets/share-link/tour-links').then((part) => part.TourLinks);

type Props = {
  tour: Tour;
  activePoi: Poi | null;
  /** Whether the user can store links; others share addresses. */
  canShare: boolean;
  /** Whether the user can edit the tour, and so manage the links of others. */
  mayWrite: boolean;
  /** The guided tour that is open, with the stop that is shown. */
  guidedTour?: Pick<OpenGuidedTour, 'id' | 'stop'> | null;
  viewState: ViewState;
  viewNow: () => SharedView | null;
  /** Takes a screenshot of the current view, at the size for sharing. */
  screenshot?: (() => Promise<string>) | undefined;
  onClose: () => void;
};

/** Shares a view or PoI, by a stored link or by address, and lists the stored links. */
export function SharePanel({ tour, activePoi, canShare, mayWrite, guidedTour = null, viewState, viewNow, screenshot, onClose }: Props) {
  const t = useTexts(sharePanelTexts);
  const { close } = useTexts(commonTexts);
  const title = useId();
  const [showsLinks, setShowsLinks] = useState(false);
  const [shareId, setShareId] = useState<string | null>(null);
  const place = initialPlace(activePoi, viewState);
  const page = startAddress(`${location.origin}${location.pathname}`, tour.id);
  const kioskPage = guidedTour ? addressAtStop(page, guidedTour.id, null) : page;
  const sharing = { tour, activePoi, viewState, viewNow };
  return (
    <section aria-labelledby={title} className="flex flex-col gap-4 text-ink">
      <div className="flex items-start gap-3">
        <h2 id={title} className="min-w-0 grow text-balance pt-1 font-semibold text-base tracking-tight">
          {showsLinks ? t.shareLinks : place ? t.whatToShare : t.shareTour}
        </h2>
        <IconButton label={close} icon={X} onClick={onClose} />
      </div>
      {!showsLinks && shareId === null && <StopLink guidedTour={guidedTour} page={page} />}
      {showsLinks && (
        <Suspense fallback={<Loading />}>
          <LazyComponent load={tourLinks} props={{ tour }} />
        </Suspense>
      )}
      {!showsLinks && shareId !== null && <CreatedLink tour={tour} shareId={shareId} onShareAnother={() => setShareId(null)} />}
      {!showsLinks && shareId === null && canShare && place && (
        <Suspense fallback={<Loading />}>
          <LazyComponent load={newLink} props={{ ...sharing, tour: tour.id, initialPlace: place, onCreated: setShareId }} />
        </Suspense>
      )}
      {!showsLinks && shareId === null && !(canShare && place) && <PlaceAddress {...sharing} />}
      {tour.public && !showsLinks && shareId === null && <KioskSection address={kioskPage} />}
      {(canShare || mayWrite || screenshot) && (
        <div className="flex flex-wrap gap-x-2 border-line border-t pt-3">
          {(canShare || mayWrite) && (
            <Button look="quiet" onClick={() => setShowsLinks(!showsLinks)}>
              <Link2 aria-hidden size={16} strokeWidth={1.75} />
              {showsLinks ? t.backToSharing : t.manageLinks}
            </Button>
          )}
          {screenshot && !showsLinks && <SaveScreenshot name={tour.name} screenshot={screenshot} />}
        </div>
      )}
    </section>
  );
}

const Loading = () => <div aria-hidden className="skeleton h-76 rounded-lg" />;

type CreatedProps = { tour: Tour; shareId: string; onShareAnother: () => void };

const CreatedLink = ({ tour, shareId, onShareAnother }: CreatedProps) => (
  <ShareLinkDetails
    tour={tour}
    address={shareAddress(`${location.origin}${location.pathname}`, tour.id, shareId)}
    onShareAnother={onShareAnother}
  />
);
