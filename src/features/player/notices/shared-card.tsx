import { useState } from 'react';
import type { ShareLink } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours';
import { useOnReconnect } from '@/ui/use-online';
import { FreeMiddle } from '@/widgets/visit/free-middle';
import { usePlayer, useSession } from '@/widgets/visit/session-context';
import type { VisitLinks } from '../address/use-visit-links';
import { ShareCard } from '../share/share-card';

type Props = Pick<VisitLinks, 'askAgain'> & { tour: Tour; link: ShareLink | null };

const nothing = () => undefined;

/** What somebody shared, until it is closed. @see PLAYER-053 PLAYER-054 */
export function SharedCard({ tour, link, askAgain }: Props) {
  const { goToView } = useSession();
  const isReady = usePlayer((state) => state.stage.name === 'ready');
  const openPoi = usePlayer((state) => state.openPoi);
  const [isClosed, setClosed] = useState(false);
  useOnReconnect(askAgain ?? nothing);
  if (isClosed) return null;
  return (
    <FreeMiddle className="top-18 z-30">
      <div className="glass w-[min(21rem,calc(100vw-1.5rem))] rounded-2xl p-4 shadow-sheet">
        <ShareCard
          tour={tour}
          link={link}
          isReady={isReady}
          onOpenPoi={openPoi}
          onGoTo={goToView}
          onAskAgain={askAgain}
          onClose={() => setClosed(true)}
        />
      </div>
    </FreeMiddle>
  );
}
