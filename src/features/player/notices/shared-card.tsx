import { useState } from 'react';
import type { ShareLink } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';
import { useOnReconnect } from '@/ui/use-online';
import { CenteredBetweenPanels } from '@/widgets/player-session/centered-between-panels';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { AddressLinks } from '../address/use-address-links';
import { ShareCard } from '../share/share-card';

type Props = Pick<AddressLinks, 'retry'> & { tour: Tour; link: ShareLink | null };

const noop = () => undefined;

/** The message of a share link, until dismissed. @see PLAYER-053 PLAYER-054 */
export function SharedCard({ tour, link, retry }: Props) {
  const { goToView } = usePlayerSession();
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const openPoi = usePlayerState((state) => state.openPoi);
  const [isClosed, setClosed] = useState(false);
  useOnReconnect(retry ?? noop);
  if (isClosed) return null;
  return (
    <CenteredBetweenPanels className="top-18 z-30">
      <div className="glass w-[min(21rem,calc(100vw-1.5rem))] rounded-2xl p-4 shadow-sheet">
        <ShareCard
          tour={tour}
          link={link}
          isReady={isReady}
          onOpenPoi={openPoi}
          onGoTo={goToView}
          onRetry={retry}
          onClose={() => setClosed(true)}
        />
      </div>
    </CenteredBetweenPanels>
  );
}
