import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isActive } from '@/domain/access/invitations';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { expiryText } from '@/domain/collaboration/expiry';
import { tourId } from '@/domain/ids';
import { tourLandingPath } from '@/domain/page-addresses';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useTexts } from '@/ui/use-texts';
import { CollectionTours, CollectionToursFailure } from './collection-tours';
import { SharedPicture } from './shared-picture';
import { sharedTexts } from './texts';
import { titleOf } from './title-of';

type Props = { invitation: Collaboration; now: Date; onLeave: () => void };

const head = '-outline-offset-2 flex min-h-20 min-w-0 grow items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-hover';
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75, className: 'shrink-0 text-ink-faint' } as const;

/** A shared tour as a link, a shared collection with its tours, or an expired invitation. */
export function SharedItem({ invitation, now, onLeave }: Props) {
  const t = useTexts(sharedTexts);
  const [isOpen, setOpen] = useState(false);
  const toursId = useId();
  const { type, tour } = invitation;
  const active = isActive(invitation, now);
  const text = (
    <>
      <span className="relative aspect-video h-14 shrink-0 overflow-hidden rounded-md bg-sunken touch:h-11">
        <SharedPicture invitation={invitation} isActive={active} />
      </span>
      <ItemText invitation={invitation} now={now} />
    </>
  );
  return (
    <li>
      <div className="flex items-center max-md:flex-col max-md:items-stretch">
        {!active && <div className={head.replace('hover:bg-hover', '')}>{text}</div>}
        {active && type === 'tour' && (
          <Link to={tourLandingPath(tourId(tour))} className={head}>
            {text}
            <ChevronRight {...icon} />
          </Link>
        )}
        {active && type === 'collection' && (
          <button type="button" aria-expanded={isOpen} aria-controls={toursId} className={head} onClick={() => setOpen(!isOpen)}>
            {text}
            {isOpen ? <ChevronDown {...icon} /> : <ChevronRight {...icon} />}
          </button>
        )}
        <span className="shrink-0 pe-3 ps-1 max-md:self-end max-md:pb-2">
          <Button
            look="quiet"
            size="small"
            aria-label={(active ? t.leaveName : t.removeName)({ name: titleOf(invitation) })}
            onClick={onLeave}
          >
            {active ? t.leave : t.remove}
          </Button>
        </span>
      </div>
      <div id={toursId} hidden={!isOpen}>
        {isOpen && (
          <ErrorBoundary fallback={(error) => <CollectionToursFailure error={error} />}>
            <Suspense fallback={<div aria-hidden className="skeleton mx-4 mb-3 h-10 rounded-md" />}>
              <CollectionTours invitation={invitation} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </li>
  );
}

function ItemText({ invitation, now }: Omit<Props, 'onLeave'>) {
  const t = useTexts(sharedTexts);
  const { type, organization, accessLevel, expires } = invitation;
  return (
    <span className="flex min-w-0 grow flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
      <span className="min-w-0 max-w-full">
        <span dir="auto" className="wrap-anywhere line-clamp-2 font-medium text-base text-ink">
          {titleOf(invitation)}
        </span>
        <span className="block text-ink-soft text-sm tabular-nums">
          {[t[type], organization, expiryText(expires, now)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0">
        <Badge look={accessLevel === 'readUpdate' ? 'accent' : 'plain'}>{t[accessLevel]}</Badge>
      </span>
    </span>
  );
}
